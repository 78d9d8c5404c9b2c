/**
 * Sessions of programs.
 */
import { sessionsInFile } from './calendar-file.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** Tuesdays and Thursdays of an autumn, without a holiday. */
const COURSE = '2026-10-06/2026-12-18 TU,TH 17:00-18:30 -2026-10-13';

const said = ( facts: Record< string, string >, now: string ) =>
	inSandbox< Record< string, string > >( 'said', facts, now );

describe( 'sessions', () => {
	it( 'are read from lines: days and rules; a line that says none makes all of them unusable', async () => {
		const table: Record< string, string[] | null > = {
			'': [],
			'2026-11-28': [ '2026-11-28/2026-11-28' ],
			// In order, once.
			'2026-11-28 17:00-18:30\n2026-11-27 09:00\n2026-11-27 09:00': [
				'2026-11-27T09:00/2026-11-27',
				'2026-11-28T17:00/2026-11-28T18:30',
			],
			// Past midnight.
			'2026-12-31 22:00-01:00': [ '2026-12-31T22:00/2027-01-01T01:00' ],
			'2026-10-06/2026-10-15 TU,TH 17:00-18:30 -2026-10-13': [
				'2026-10-06T17:00/2026-10-06T18:30',
				'2026-10-08T17:00/2026-10-08T18:30',
				'2026-10-15T17:00/2026-10-15T18:30',
			],
			// Weeks are counted from that of the first day, which has no Tuesday left.
			'2026-10-08/2026-10-31 TU *2': [ '2026-10-20/2026-10-20' ],
			'2026-10-10/2026-10-11 SA,SU': [
				'2026-10-10/2026-10-10',
				'2026-10-11/2026-10-11',
			],
			'2026-10-06/2026-10-11 WE': [ '2026-10-07/2026-10-07' ],
			'2026-02-30': null,
			'2026-10-06/2026-10-01 TU': null,
			'2026-10-07/2026-10-09 TU': null,
			'2026-10-07 *2': null,
			'2026-10-06/2030-10-01 TU': null,
			'2026-10-06/2026-10-15 TU,XX': null,
			'2026-11-28 25:00': null,
			'2026-11-28\nmartes': null,
		};
		expect( await inSandbox( 'read', Object.keys( table ) ) ).toEqual(
			Object.values( table )
		);
	} );

	it( 'are all on the page of a program: the further ones can be opened', async () => {
		const html = await inSandbox< string >( 'on_page', '2026-11-01T09:00' );
		expect( html ).toMatch(
			/19 de noviembre<\/time><details><summary>y 8 más<\/summary><time[^]*17 de diciembre<\/time><\/details>$/
		);
		expect( html.match( /<time/g ) ).toHaveLength( 14 );
	} );

	it( 'are the dates, the schedule and the next days of a program', async () => {
		expect(
			await said( { sessions: COURSE }, '2026-11-26T20:00' )
		).toMatchObject( {
			dates: 'Del 6 de octubre al 17 de diciembre de 2026 · próxima sesión: martes 1 de diciembre',
			// WordPress joins them.
			schedule: expect.stringMatching(
				/^Martes (y|and) jueves, de 17:00 a 18:30$/
			) as string,
			upcoming:
				'martes 1 de diciembre · jueves 3 de diciembre · martes 8 de diciembre · jueves 10 de diciembre · martes 15 de diciembre · jueves 17 de diciembre',
		} );
		// Nothing is next before the first one.
		expect(
			await said( { sessions: COURSE }, '2026-10-01T20:00' )
		).toMatchObject( {
			dates: 'Del 6 de octubre al 17 de diciembre de 2026',
			upcoming: expect.stringMatching( / · y 15 más$/ ) as string,
		} );
		expect(
			await said( { sessions: COURSE }, '2026-12-17T18:30' )
		).toMatchObject( { badge: 'Terminado' } );
		expect(
			await said(
				{
					sessions:
						'2026-10-10 11:00-12:00\n2026-10-17 12:00-13:00\n2026-10-19/2026-11-09 MO 18:00 *3',
				},
				'2026-09-01'
			)
		).toMatchObject( {
			// The hours of single days are beside them.
			schedule: 'Lunes, cada 3 semanas, 18:00',
			upcoming:
				'sábado 10 de octubre, 11:00–12:00 · sábado 17 de octubre, 12:00–13:00 · lunes 19 de octubre, 18:00 · lunes 9 de noviembre, 18:00',
		} );
		// A day ends after all hours, and a night on the day on which it begins.
		expect(
			await said(
				{ sessions: '2026-11-28 10:00-11:00\n2026-11-28 17:00' },
				'2026-11-28T12:00'
			)
		).toMatchObject( { badge: '' } );
		expect(
			await said(
				{ sessions: '2026-10-02/2026-12-18 FR 20:00-00:00' },
				'2026-09-01'
			)
		).toMatchObject( {
			dates: 'Del 2 de octubre al 18 de diciembre de 2026',
		} );
		// What an editor wrote stays, and one session is a date.
		expect(
			await said(
				{
					sessions: '2026-11-28 17:00-18:30',
					schedule: 'Puertas: 16:30',
				},
				'2026-11-01'
			)
		).toEqual( {
			dates: '28 de noviembre de 2026, de 17:00 a 18:30',
			schedule: 'Puertas: 16:30',
			badge: '',
		} );
	} );

	it( 'are told to the filter by time as days from one to the next', async () => {
		expect(
			await inSandbox( 'moments', {
				sessions: `2026-10-06/2026-10-20 TU 17:00-18:30\n2026-10-22`,
			} )
		).toBe(
			'2026-10-06T17:00/2026-10-22T24 T17:00/T18:30@2026-10-06,7,7 /T24@2026-10-22'
		);
		expect(
			await inSandbox( 'moments', {
				start: '2026-10-06',
				event_status: 'postponed',
			} )
		).toBe( '9999-12-31/' );
	} );

	it( 'are on a card as short dates with the next one', async () => {
		const day = ( days: number ) =>
			new Date( Date.now() + days * 86_400_000 )
				.toISOString()
				.slice( 0, 10 );
		expect(
			await inSandbox( 'seen_dates', {
				sessions: `${ day( -9 ) }\n${ day( 5 ) }\n${ day( 9 ) }`,
			} )
		).toMatch( /^\d.* – .* · próxima: \d+ \w{3} \d{4}$/ );
	} );

	it( 'put a program where its next session is', async () => {
		expect( await inSandbox( 'in_order' ) ).toBe(
			'Ayer y en dos días, En una semana, Ayer y en un mes, Sin fecha nueva'
		);
	} );

	it( 'set the clock of listings to the end of the next one', async () => {
		expect( await inSandbox( 'next_change', '2026-10-20T18:00' ) ).toBe(
			'2026-10-20 18:30'
		);
		expect( await inSandbox( 'changes', '2026-10-20T18:30' ) ).toContain(
			'2026-10-20 18:30'
		);
	} );

	it.each( [ 'Europe/Madrid', 'America/Santiago', 'UTC' ] )(
		'of a year in %s are those that a library of calendars reads in the file, through both changes of the clocks',
		async ( zone ) => {
			const [ file, sessions ] = await inSandbox< [ string, string[] ] >(
				'calendar',
				zone,
				[
					'2026-01-07/2026-12-31 SA,SU 22:00-04:30 -2026-03-29 -2026-10-31',
					'2026-01-07/2026-12-31 WE 21:00-23:30 *3',
					'2026-05-05 10:00-11:00',
				].join( '\n' )
			);
			expect( sessions.length ).toBeGreaterThan( 110 );
			expect( sessionsInFile( file ).sort() ).toEqual( sessions.sort() );
		}
	);

	it( 'are schedules and events of their own for search engines', async () => {
		const [ course, days ] = await inSandbox< unknown[] >( 'data', [
			{ sessions: COURSE },
			{ sessions: '2026-11-28 17:00-18:30\n2026-12-05 17:00-18:30' },
		] );
		expect( course ).toMatchObject( {
			'@type': 'Event',
			startDate: '2026-10-06T17:00+02:00',
			endDate: '2026-12-17T18:30+01:00',
			eventSchedule: [
				{
					'@type': 'Schedule',
					startDate: '2026-10-06',
					endDate: '2026-12-17',
					repeatFrequency: 'P1W',
					repeatCount: 21,
					byDay: [
						'https://schema.org/Tuesday',
						'https://schema.org/Thursday',
					],
					startTime: '17:00:00',
					endTime: '18:30:00',
					exceptDate: [ '2026-10-13' ],
					scheduleTimezone: 'Europe/Madrid',
				},
			],
		} );
		expect( days ).toMatchObject( {
			subEvent: [
				{
					name: expect.any( String ) as string,
					location: { name: 'Aula 2' },
					startDate: '2026-11-28T17:00+01:00',
				},
				{ startDate: '2026-12-05T17:00+01:00' },
			],
		} );
	} );
} );

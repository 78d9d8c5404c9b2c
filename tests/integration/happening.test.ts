/**
 * Programs that are cancelled, postponed or moved online.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const said = ( facts: Record< string, string >, now: string ) =>
	inSandbox< Record< string, string > >( 'said', facts, now );

describe( 'a program', () => {
	const FACTS = {
		start: '2026-11-12T18:00',
		signup_url: 'https://example.org/',
		notice: 'La profesora está enferma.',
	};

	it( 'that is cancelled or postponed says so first, keeps its place, and a cancelled one takes no sign-up', async () => {
		expect(
			await said( { ...FACTS, happening: 'cancelled' }, '2026-11-01' )
		).toEqual( {
			notice: 'La profesora está enferma.',
			dates: '12 de noviembre de 2026, 18:00',
			badge: 'Cancelado',
		} );
		expect(
			await said( { ...FACTS, happening: 'postponed' }, '2026-11-20' )
		).toMatchObject( {
			dates: 'Fecha nueva por anunciar (antes: 12 de noviembre de 2026, 18:00)',
			badge: 'Aplazado',
		} );
		expect(
			await said(
				{
					...FACTS,
					happening: 'postponed',
					former_start: '2026-10-12',
				},
				'2026-11-01'
			)
		).toMatchObject( {
			dates: '12 de noviembre de 2026, 18:00 (antes: 12 de octubre de 2026)',
			badge: 'Aplazado',
		} );
		expect(
			await said( { ...FACTS, happening: 'online' }, '2026-11-01' )
		).toMatchObject( { badge: 'Pasa a ser en línea' } );
		expect(
			await said(
				{ ...FACTS, happening: 'online', signup_state: 'full' },
				'2026-11-01'
			)
		).toMatchObject( { badge: 'Pasa a ser en línea' } );
		// The beginning is the former one.
		expect(
			await said(
				{
					...FACTS,
					happening: 'postponed',
					former_start: FACTS.start,
				},
				'2026-11-01'
			)
		).toMatchObject( {
			dates: expect.stringMatching( /^Fecha nueva/ ) as string,
		} );
	} );

	it( 'that a form postpones keeps its former date, and one with sessions takes no other dates', async () => {
		const sent = {
			pfilter_happening: 'postponed',
			pfilter_start: '2027-01-10',
		};
		expect( await inSandbox( 'sent_in_form', FACTS, sent ) ).toEqual( [
			{ ...sent, pfilter_former_start: FACTS.start },
			[],
		] );
		expect(
			await inSandbox(
				'sent_in_form',
				{ sessions: '2026-10-06/2026-12-18 TU 17:00' },
				{ pfilter_start: '2027-01-10', pfilter_end: '' }
			)
		).toEqual( [
			{ pfilter_start: '2027-01-10', pfilter_end: '' },
			{
				pfilter_start:
					'Las sesiones dicen cuándo empieza y cuándo termina el programa.',
			},
		] );
	} );

	it( 'that is cancelled or over has no link to its form, whatever its sign-up says', async () => {
		const links = ( facts: Record< string, string >, now: string ) =>
			inSandbox( 'signup_links', { ...FACTS, ...facts }, now );
		expect( await links( {}, '2026-11-01' ) ).toEqual( [ 'Inscribirse' ] );
		expect( await links( { signup_state: 'open' }, '2026-11-13' ) ).toEqual(
			[]
		);
		expect(
			await links( { happening: 'cancelled' }, '2026-11-01' )
		).toEqual( [] );
	} );

	it( 'says it to search engines', async () => {
		const schema = 'https://schema.org/';
		const data = await inSandbox< unknown[] >( 'data', [
			FACTS,
			{ ...FACTS, happening: 'cancelled' },
			{ ...FACTS, happening: 'postponed' },
			{ ...FACTS, happening: 'postponed', former_start: '2026-10-12' },
			{ ...FACTS, happening: 'online', place: '' },
			{ ...FACTS, signup_state: 'closed' },
			{ ...FACTS, happening: 'cancelled', place: '' },
		] );
		const startDate = '2026-11-12T18:00+01:00';
		expect( data ).toMatchObject( [
			{
				eventStatus: `${ schema }EventScheduled`,
				startDate,
				offers: { availability: `${ schema }InStock` },
			},
			{ eventStatus: `${ schema }EventCancelled`, startDate },
			{ eventStatus: `${ schema }EventPostponed`, startDate },
			{
				eventStatus: `${ schema }EventRescheduled`,
				startDate,
				previousStartDate: '2026-10-12',
			},
			{
				eventStatus: `${ schema }EventMovedOnline`,
				eventAttendanceMode: `${ schema }OnlineEventAttendanceMode`,
				location: { '@type': 'VirtualLocation' },
			},
			{},
			{
				'@type': 'Course',
				hasCourseInstance: { eventStatus: `${ schema }EventCancelled` },
			},
		] );
		expect( data[ 1 ] ).not.toHaveProperty( 'offers.availability' );
		expect( data[ 5 ] ).not.toHaveProperty( 'offers.availability' );
	} );

	it( 'with a new date changes when that comes', async () => {
		expect( await inSandbox( 'change_of_postponed' ) ).not.toBe( '' );
	} );

	it( 'says it in its file for calendars, and an online one has its address there, or no place', async () => {
		const lines = ( happening: string, facts = {} ) =>
			inSandbox( 'in_calendar', { ...FACTS, ...facts, happening } );
		expect( await lines( '' ) ).toEqual( [ 'LOCATION:Aula 2' ] );
		expect( await lines( 'cancelled' ) ).toEqual( [
			'LOCATION:Aula 2',
			'STATUS:CANCELLED',
		] );
		expect( await lines( 'online' ) ).toEqual( [] );
		const known = { online_url: 'https://e.es/a' };
		const location = [ 'LOCATION:https://e.es/a' ];
		expect( await lines( 'online', known ) ).toEqual( location );
		expect( await lines( '', { ...known, place: '' } ) ).toEqual(
			location
		);
	} );
} );

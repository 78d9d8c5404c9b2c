/**
 * Programs as files for calendars, as a library of calendars reads them.
 */
import ICAL from 'ical.js';

import { parse, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { fetchPage, inSandbox, onSite, removeContent, url } = wordpress();

const MADRID = 'Europe/Madrid';

const eventOf = ( file: string ) => {
	const event = new ICAL.Component(
		ICAL.parse( file ) as unknown[]
	).getFirstSubcomponent( 'vevent' );
	if ( ! event ) {
		throw new Error( `No event in ${ file }` );
	}
	return event;
};

/** A value of an event: a day as it is written, a moment in UTC. */
const valueOf = ( event: ICAL.Component, name: string ) => {
	const value = event.getFirstPropertyValue( name );
	if ( ! ( value instanceof ICAL.Time ) ) {
		return value;
	}
	return value.isDate ? value.toString() : value.toJSDate().toISOString();
};

describe( 'the file of a program', () => {
	it.each( [
		[
			'days',
			MADRID,
			'2027-03-03',
			'2027-03-28',
			'2027-03-03',
			'2027-03-29',
		],
		[ 'a first day', MADRID, '2027-12-31', '', '2027-12-31', '2028-01-01' ],
		[
			'an hour on its first day only',
			MADRID,
			'2027-03-03T18:00',
			'2027-03-28',
			'2027-03-03',
			'2027-03-29',
		],
		[ 'an hour', MADRID, '2027-03-03T18:00', '', '2027-03-03T17:00', null ],
		[
			'an hour of its only day',
			MADRID,
			'2027-07-03T18:00',
			'2027-07-03',
			'2027-07-03T16:00',
			null,
		],
		[
			'hours on both sides of summer time',
			MADRID,
			'2027-03-27T23:00',
			'2027-03-28T04:00',
			'2027-03-27T22:00',
			'2027-03-28T02:00',
		],
		[
			'hours on both sides of winter time',
			MADRID,
			'2027-10-30T23:00',
			'2027-10-31T04:00',
			'2027-10-30T21:00',
			'2027-10-31T03:00',
		],
		[
			'a skipped hour',
			MADRID,
			'2027-03-28T02:30',
			'2027-03-28T03:15',
			'2027-03-28T01:30',
			null,
		],
		[
			'hours months apart',
			MADRID,
			'2027-01-12T18:00',
			'2027-06-12T19:30',
			'2027-01-12T17:00',
			'2027-06-12T17:30',
		],
		[
			'hours without summer time',
			'America/Bogota',
			'2027-07-03T18:00',
			'2027-07-03T20:00',
			'2027-07-03T23:00',
			'2027-07-04T01:00',
		],
		[
			'hours at an offset',
			'2',
			'2027-07-03T18:00',
			'2027-07-03T20:00',
			'2027-07-03T16:00',
			'2027-07-03T18:00',
		],
		[
			'hours at half an hour',
			'-3.5',
			'2027-07-03T18:00',
			'',
			'2027-07-03T21:30',
			null,
		],
		[
			'hours in UTC',
			'UTC',
			'2027-07-03T18:00',
			'',
			'2027-07-03T18:00',
			null,
		],
	] as const )(
		'has %s (%s, %s to “%s”)',
		async ( _, zone, start, end, dtstart, dtend ) => {
			const event = eventOf(
				await inSandbox( 'file', zone, { start, end } )
			);
			const whole = ( moment: string | null ) =>
				moment?.replace( /T.*/, '$&:00.000Z' ) ?? null;
			expect( valueOf( event, 'dtstart' ) ).toBe( whole( dtstart ) );
			expect( valueOf( event, 'dtend' ) ).toBe( whole( dtend ) );
		}
	);

	it( 'says what the page says, in lines that calendars can read', async () => {
		const file = await inSandbox< string >( 'file', MADRID, {
			start: '2027-03-03',
			schedule: 'Martes, de 18:00 a 19:30',
			place: 'Aula 2',
			address: 'Calle Mayor, 1; bajo',
			price: '25 €',
		} );
		const lines = file.split( '\r\n' );
		expect( lines.pop() ).toBe( '' );
		expect(
			lines.filter(
				( line ) =>
					Buffer.byteLength( line ) > 75 || /[\n\ufffd]/.test( line )
			)
		).toEqual( [] );
		const event = eventOf( file );
		expect( valueOf( event, 'summary' ) ).toBe(
			'Barro; torno, y \\ esmalte'
		);
		expect( valueOf( event, 'location' ) ).toBe(
			'Aula 2, Calle Mayor, 1; bajo'
		);
		expect( valueOf( event, 'description' ) ).toMatch(
			/^(ñandú 日本 ?)+\n\nFechas: .*\nHorario: Martes, de 18:00 a 19:30\nPrecio: 25 €\n\nhttp:\S+$/
		);
		expect( valueOf( event, 'uid' ) ).toMatch( /^\d+@127\.0\.0\.1$/ );
	} );
} );

describe( 'the page of a program', () => {
	beforeAll( () => onSite( 'contents' ) );
	afterAll( removeContent );

	const linkOn = async ( path: string ) => {
		const { html } = await fetchPage( path );
		return valuesOf( parse( html ), 'a.programas-facts__action', 'href' );
	};

	const PRETTY = '/%postname%/';

	it.each( [ PRETTY, '' ] )(
		'leads to its file, with permalinks “%s”',
		async ( permalinks ) => {
			const path = await onSite< string >( 'path_with', permalinks );
			const [ link ] = await linkOn( path );
			const { html, headers, status } = await fetchPage(
				( link ?? '' ).replace( url, '' )
			);
			await onSite( 'path_with', PRETTY );
			expect( path.includes( '?' ) ).toBe( permalinks === '' );
			expect( status ).toBe( 200 );
			expect( headers.get( 'content-type' ) ).toBe(
				'text/calendar; charset=utf-8'
			);
			expect( headers.get( 'content-disposition' ) ).toContain(
				'filename="acuarela.ics"'
			);
			expect( valueOf( eventOf( html ), 'summary' ) ).toBe( 'Acuarela' );
		}
	);

	it( 'does not, where it has no beginning, is over or is not for all', async () => {
		for ( const name of [ 'sin-inicio', 'terminado', 'con-clave' ] ) {
			expect( await linkOn( `/programa/${ name }/` ) ).toEqual( [] );
		}
		for ( const name of [ 'sin-inicio', 'con-clave', 'borrador' ] ) {
			const { html, status } = await fetchPage(
				`/programa/${ name }/?programas_ics=1`
			);
			expect( status ).toBe( 404 );
			expect( html ).not.toContain( 'VEVENT' );
		}
	} );
} );

/**
 * The addresses of files for calendars, over HTTP. What is in the files: tests/php/program-page/CalendarTest.php.
 */
import ICAL from 'ical.js';

import { parse, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { fetchPage, onSite, removeContent, url } = wordpress();

const ADDRESS = '/programas/calendario.ics';

/** The events of a file, as a second library of calendars reads them. */
const eventsOf = ( file: string ) =>
	new ICAL.Component( ICAL.parse( file ) as unknown[] )
		.getAllSubcomponents( 'vevent' )
		.map( ( event ) => new ICAL.Event( event ) );

beforeAll( () => onSite( 'contents' ) );
afterAll( removeContent );

it( 'the calendar may be kept for an hour, and a second library reads what the first one does', async () => {
	const { html, status, headers } = await fetchPage( ADDRESS );
	expect( status ).toBe( 200 );
	expect( headers.get( 'content-type' ) ).toBe(
		'text/calendar; charset=utf-8'
	);
	expect( headers.get( 'cache-control' ) ).toBe( 'public, max-age=3600' );
	const [ course, , recital ] = eventsOf( html );
	expect( course?.isRecurring() ).toBe( true );
	expect( course?.iterator().next().toString() ).toBe(
		'2098-10-07T17:00:00'
	);
	expect( recital?.component.getFirstPropertyValue( 'status' ) ).toBe(
		'CANCELLED'
	);
} );

it( 'the file begins with the calendar, whatever a theme or another plugin prints before it', async () => {
	await onSite( 'print_before' );
	const { html } = await fetchPage( ADDRESS );
	const program = await fetchPage( '/programa/acuarela/?programas_ics=1' );
	await onSite( 'print_nothing' );
	expect( html ).toMatch( /^BEGIN:VCALENDAR/ );
	expect( program.html ).toMatch( /^BEGIN:VCALENDAR/ );
} );

it( 'the calendar is sent again only when it has changed', async () => {
	const etag = async () =>
		( await fetchPage( ADDRESS ) ).headers.get( 'etag' ) ?? '';
	const first = await etag();
	const again = await fetchPage( ADDRESS, {
		headers: { 'If-None-Match': `W/${ first }` },
	} );
	expect( [ again.status, again.html ] ).toEqual( [ 304, '' ] );
	await onSite( 'rename_coro' );
	expect( await etag() ).not.toBe( first );
} );

it( 'the calendar is not on a site that another plugin closes', async () => {
	await onSite( 'close' );
	const { html, status } = await fetchPage( ADDRESS );
	await onSite( 'reopen' );
	expect( status ).toBe( 302 );
	expect( html ).not.toContain( 'VEVENT' );
} );

it( 'the calendar has an address without permalinks too', async () => {
	await onSite( 'structure', '' );
	const { html } = await fetchPage( '/?programas_ics=todo&gratis=1' );
	await onSite( 'structure', '/%postname%/' );
	expect( eventsOf( html ) ).toHaveLength( 1 );
} );

it( 'a listing leads to the calendar with what it shows and what a visitor has chosen, unless all of it is over', async () => {
	const { html } = await fetchPage( '/lista/?categoria=arte&gratis-2=1' );
	const page = parse( html );
	const links = valuesOf( page, '.programas-calendar a', 'href' );
	const file = `${ url }${ ADDRESS }`;
	const webcal = file.replace( 'http:', 'webcal:' );
	const arte = '?categoria=arte';
	expect( links ).toEqual( [
		`https://www.google.com/calendar/render?cid=${ encodeURIComponent( webcal + arte ) }`,
		expect.stringContaining( encodeURIComponent( webcal + arte ) ),
		webcal + arte,
		file + arte,
		expect.anything(),
		expect.anything(),
		expect.anything(),
		`${ file }?solo=${ encodeURIComponent( 'categoria=arte&categoria=musica' ) }&gratis=1`,
	] );
} );

describe( 'the page of a program', () => {
	const linkOn = async ( path: string ) => {
		const { html } = await fetchPage( path );
		return valuesOf( parse( html ), 'a[href*="programas_ics"]', 'href' );
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
			expect( eventsOf( html )[ 0 ]?.summary ).toBe( 'Acuarela' );
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

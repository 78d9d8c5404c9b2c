/**
 * The calendar with all programs, as a library of calendars reads it.
 */
import ICAL from 'ical.js';

import { parse, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { fetchPage, onSite, removeContent, url } = wordpress();

const ADDRESS = '/programas/calendario.ics';

const eventsOf = ( file: string ) =>
	new ICAL.Component( ICAL.parse( file ) as unknown[] ).getAllSubcomponents(
		'vevent'
	);

const titlesAt = async ( query = '' ) => {
	const { html } = await fetchPage( `${ ADDRESS }${ query }` );
	return eventsOf( html )
		.map( ( event ) => String( event.getFirstPropertyValue( 'summary' ) ) )
		.join( ', ' );
};

beforeAll( () => onSite( 'contents' ) );
afterAll( removeContent );

it( 'the calendar has what runs or comes, also what is cancelled, and nothing that is not for all', async () => {
	const { html, status, headers } = await fetchPage( ADDRESS );
	expect( status ).toBe( 200 );
	expect( headers.get( 'content-type' ) ).toBe(
		'text/calendar; charset=utf-8'
	);
	expect( headers.get( 'cache-control' ) ).toBe( 'public, max-age=3600' );
	const [ course, , recital ] = eventsOf( html );
	expect( await titlesAt() ).toBe( 'Acuarela, Coro, Recital' );
	expect( String( course?.getFirstPropertyValue( 'rrule' ) ) ).toContain(
		'BYDAY=TU,TH'
	);
	expect( recital?.getFirstPropertyValue( 'status' ) ).toBe( 'CANCELLED' );
	// One time zone with all changes of the clocks that events meet.
	expect( html.match( /BEGIN:VTIMEZONE/g ) ).toHaveLength( 1 );
	expect( html ).toMatch( /TZID:[^]*DTSTART:2097[^]*DTSTART:2099/ );
	expect(
		html
			.split( '\r\n' )
			.filter( ( line ) => Buffer.byteLength( line ) > 75 )
	).toEqual( [] );
} );

it( 'the calendar has the filters of a listing, and is empty where no program can match', async () => {
	const expected = {
		'?categoria=arte': 'Acuarela, Recital',
		'?categoria=arte&categoria=musica': 'Acuarela, Coro, Recital',
		'?gratis=1': 'Coro',
		'?lugar=aula-1&categoria=arte': 'Acuarela',
		'?buscar=coro': 'Coro',
		'?hasta=2099-04-01': 'Acuarela, Coro',
		'?categoria=all&gratis[]=1&mostrar=1&orden=x':
			'Acuarela, Coro, Recital',
		// No program has it any more.
		'?categoria=nada': '',
		'?lugar=aula-9&categoria=arte': '',
	};
	for ( const [ query, titles ] of Object.entries( expected ) ) {
		expect( [ query, await titlesAt( query ) ] ).toEqual( [
			query,
			titles,
		] );
	}
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
		`${ file }?categoria=arte&categoria=musica&gratis=1`,
	] );
	expect(
		valuesOf( page, '.programas-calendar', 'data-parameters' )
	).toEqual( [ 'categoria=categoria&gratis=gratis', 'gratis-2=gratis' ] );
} );

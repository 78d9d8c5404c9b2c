/**
 * Another plugin that has our names or addresses, and a second copy of ours: docs/reference.md, "Names and conflicts", says who keeps what.
 */
import { muPlugin } from './mu-plugin.ts';
import { parse, read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const site = wordpress();
const { onSite, fetchPage, removeContent } = site;

const namesOfOthers = () => onSite< string[] >( 'names_of_others' );

const listingAt = async ( path: string ) =>
	read( ( await fetchPage( path ) ).html );

const restTitles = async ( path: string ) =>
	(
		JSON.parse( ( await fetchPage( path ) ).html ) as {
			title: { rendered: string };
		}[]
	 ).map( ( { title } ) => title.rendered );

/** Status of a page, and what it is about. */
const seen = async ( path: string, init?: RequestInit ) => {
	const { status, html } = await fetchPage( path, init );
	return [
		status,
		parse( html ).querySelector( '.wp-block-post-title' )?.textContent,
	];
};

afterEach( removeContent );
afterAll( () => onSite( 'permalinks', '/%postname%/' ) );

describe.each( [
	[ 'earlier', 1 ],
	[ 'later', 99 ],
] )( 'another plugin that registers %s than this one', ( _, priority ) => {
	it( 'keeps REST base, addresses and shortcode; programs have others until it is gone', async () => {
		const remove = await muPlugin( site, 'takes_names', priority );
		try {
			await onSite( 'contents_beside_theirs' );
			expect( await namesOfOthers() ).toEqual( [
				'/wp/v2/programas',
				'/programa/',
				'[programas]',
			] );
			expect( await restTitles( '/wp-json/wp/v2/programas' ) ).toEqual( [
				'Curso suyo',
			] );
			expect(
				await restTitles(
					'/wp-json/wp/v2/pfilter_programa?orderby=title&order=asc'
				)
			).toEqual( [ 'Acuarela', 'Coro' ] );
			expect( ( await fetchPage( '/programa/suyo/' ) ).html ).toContain(
				'Curso suyo'
			);
			expect( ( await fetchPage( '/codigo/' ) ).html ).toContain(
				'Lo suyo'
			);
			expect( ( await listingAt( '/lista/' ) ).visible ).toEqual( [
				'Acuarela',
				'Coro',
			] );
			const link = await onSite< string >( 'address_of', 'coro' );
			expect( link ).toContain( '?post_type=pfilter_programa&p=' );
			expect( await seen( link ) ).toEqual( [ 200, 'Coro' ] );
		} finally {
			await remove();
			await onSite( 'remove_theirs' );
		}
		expect( await seen( '/programa/coro/' ) ).toEqual( [ 200, 'Coro' ] );
		expect( await namesOfOthers() ).toEqual( [] );
	} );
} );

it( 'another plugin’s block of our name stays', async () => {
	const remove = await muPlugin( site, 'takes_block' );
	try {
		await onSite( 'contents' );
		expect( await namesOfOthers() ).toEqual( [
			'programs-filter/programas',
		] );
		expect( ( await fetchPage( '/lista/' ) ).html ).toContain(
			'Bloque suyo'
		);
	} finally {
		await remove();
	}
} );

it( 'a second copy of the plugin can be switched on, steps aside, is named by Site Health, and takes nothing along when it is deleted', async () => {
	try {
		expect( await onSite( 'copy_plugin' ) ).toBeNull();
		expect( ( await listingAt( '/lista/' ) ).visible ).toEqual( [
			'Acuarela',
			'Coro',
		] );
		expect( await namesOfOthers() ).toEqual( [
			'zz-copia/programs-filter.php',
		] );
		expect( await onSite( 'uninstall_copy' ) ).toBe( '7' );
	} finally {
		await onSite( 'remove_copy' );
	}
} );

it.each( [ '/%postname%/', '/index.php/%postname%/', '' ] )(
	'a page stays itself under an address or a form field with the name of a program, and programs have pages of their own: permalinks "%s"',
	async ( structure ) => {
		await onSite( 'permalinks', structure );
		const [ contact = '', program = '', plain = '', draft = '' ] =
			await onSite< string[] >( 'addresses' );
		const and = contact.includes( '?' ) ? '&' : '?';
		const itself = [ 200, 'Página contacto' ];

		for ( const query of [
			'programa=acuarela',
			'programa[]=x',
			'pfilter_programa=acuarela',
		] ) {
			expect( await seen( `${ contact }${ and }${ query }` ) ).toEqual(
				itself
			);
		}
		const body = new URLSearchParams( {
			programa: 'acuarela',
			pfilter_programa: 'acuarela',
		} );
		expect( await seen( contact, { method: 'POST', body } ) ).toEqual(
			itself
		);
		expect( await seen( program ) ).toEqual( [ 200, 'Acuarela' ] );
		const { status, headers } = await fetchPage( plain );
		expect( [
			status,
			headers.get( 'Location' )?.replace( /^https?:\/\/[^/]+/, '' ),
		] ).toEqual( structure === '' ? [ 200, undefined ] : [ 301, program ] );
		expect( ( await fetchPage( draft ) ).status ).toBe( 404 );
		expect( await onSite( 'preview_of_draft' ) ).toEqual( [
			true,
			true,
			'Borrador',
		] );
	}
);

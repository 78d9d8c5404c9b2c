import { muPlugin } from './mu-plugin.ts';
import { parse, read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const site = wordpress();
const { inSandbox, onSite, fetchPage, removeContent, phpLog } = site;

/** The notices of the admin, for an administrator and for an editor. */
const notices = () => onSite< [ string, string ] >( 'notices_by_role' );

/** Names in the notice. */
const namesIn = ( html: string ) =>
	[ ...parse( html ).querySelectorAll( '.notice code' ) ].map(
		( name ) => name.textContent
	);

const listingAt = async ( path: string ) => {
	const page = await fetchPage( path );
	expect( page.status ).toBe( 200 );
	return read( page.html );
};

const restTitles = async ( path: string ) => {
	const page = await fetchPage( path );
	return ( JSON.parse( page.html ) as { title: { rendered: string } }[] ).map(
		( { title } ) => title.rendered
	);
};

afterEach( removeContent );

it( 'without a collision nothing is said', async () => {
	expect( ( await notices() ).map( namesIn ) ).toEqual( [ [], [] ] );
} );

describe.each( [
	[ 'earlier', 1 ],
	[ 'later', 99 ],
] )( 'somebody who registers %s than this plugin', ( _, priority ) => {
	it( 'keeps the REST base and the address of the programs', async () => {
		const remove = await muPlugin( site, 'takes_addresses', priority );
		try {
			await onSite( 'contents_beside_theirs' );
			const [ forAdmin, forEditor ] = await notices();
			expect( namesIn( forAdmin ) ).toEqual( [
				'/wp/v2/programas',
				'/programa/',
			] );
			expect( namesIn( forEditor ) ).toEqual( [] );
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
			expect( ( await listingAt( '/lista/' ) ).visible ).toEqual( [
				'Acuarela',
				'Coro',
			] );
			const link = await onSite< string >( 'address_of', 'coro' );
			expect( link ).toContain( '?post_type=pfilter_programa&p=' );
			expect( ( await fetchPage( link ) ).html ).toContain( '>Coro<' );
		} finally {
			await remove();
			await onSite( 'remove_theirs' );
		}
		// Once it is gone, all is as it was.
		expect( ( await fetchPage( '/programa/coro/' ) ).status ).toBe( 200 );
	} );

	it( 'keeps the shortcode', async () => {
		const remove = await muPlugin( site, 'takes_shortcode', priority );
		try {
			await onSite( 'contents_with_shortcode' );
			expect( namesIn( ( await notices() )[ 0 ] ) ).toEqual( [
				'[programas]',
			] );
			expect( ( await fetchPage( '/codigo/' ) ).html ).toContain(
				'Lo suyo'
			);
			expect( ( await listingAt( '/lista/' ) ).visible ).toHaveLength(
				2
			);
		} finally {
			await remove();
		}
	} );

	it( 'keeps post type and taxonomy, of which nothing is shown', async () => {
		const remove = await muPlugin( site, 'takes_types', priority );
		try {
			await onSite( 'contents_of_theirs' );
			expect( namesIn( ( await notices() )[ 0 ] ) ).toEqual( [
				'pfilter_programa',
				'pfilter_categoria',
			] );
			for ( const path of [
				'/lista/',
				'/lista/?categoria=arte',
				'/codigo/',
			] ) {
				expect( await listingAt( path ) ).toMatchObject( {
					visible: [],
					hidden: [],
				} );
			}
			expect(
				await onSite( 'get_post_type_object', 'pfilter_programa' )
			).toMatchObject( { label: 'Suyos' } );
			expect(
				( await fetchPage( '/wp-json/wp/v2/programas' ) ).status
			).toBe( 404 );
		} finally {
			await remove();
		}
	} );
} );

it( "somebody's block of the same name stays", async () => {
	const remove = await muPlugin( site, 'takes_block', 1 );
	try {
		await onSite( 'contents' );
		expect( namesIn( ( await notices() )[ 0 ] ) ).toEqual( [
			'programs-filter/programas',
		] );
		expect( ( await fetchPage( '/lista/' ) ).html ).toContain(
			'Bloque suyo'
		);
	} finally {
		await remove();
	}
} );

describe( 'the notice', () => {
	it( 'stands with the plugins and with the programs, and nowhere else', async () => {
		const screens = [
			'plugins',
			'plugins-network',
			'edit-pfilter_programa',
			'pfilter_programa',
			'edit-pfilter_categoria',
		];
		expect(
			await inSandbox( 'screens_with_notice', [
				...screens,
				'dashboard',
				'edit-page',
				'options-general',
				'themes',
			] )
		).toEqual( screens );
	} );

	it( 'is gone for who has read it, until there are other names', async () => {
		expect( await inSandbox( 'dismissals' ) ).toEqual( {
			'with another nonce': false,
			read: true,
			'other names': false,
			'read again': true,
			'another person': false,
		} );
	} );
} );

it( 'nothing of it is an error', async () => {
	expect( await phpLog() ).toBe( '' );
} );

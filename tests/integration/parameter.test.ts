import { parse, read, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'the parameter can have another name: in the address, in the form without script, and for the script', async () => {
	const [ [ other = '', usual = '' ] = [] ] = await inSandbox< string[][] >(
		'listings',
		[ 'tema' ],
		[ 'tema=arte&categoria=musica&x=1', 'categoria=musica' ]
	);
	expect( read( other ).active ).toBe( 'arte' );
	expect( read( usual ).active ).toBe( 'all' );
	const form = parse( other );
	expect( valuesOf( form, '.programas-filter', 'data-parameter' ) ).toEqual( [
		'tema',
	] );
	expect(
		valuesOf( form, '.programas-filter button[value]', 'name' )
	).toEqual( [ 'tema', 'tema' ] );
	expect( form.querySelector( 'input[name="tema"]' ) ).toBeNull();
} );

it( 'a name that cannot be used changes nothing', async () => {
	const names = [
		...[ '', null, [ 'tema' ], 'p', 'post_type', 'rest_route', 'a b' ],
		...[ 'a[]', 'tema\n', '"><script>', '1', 'x'.repeat( 51 ) ],
	];
	const html = await inSandbox< string[][] >( 'listings', names, [
		'categoria=arte',
	] );
	for ( const [ index, [ one = '' ] = [] ] of html.entries() ) {
		expect( [ names[ index ], read( one ).active ] ).toEqual( [
			names[ index ],
			'arte',
		] );
		expect( one ).not.toContain( 'data-parameter' );
		expect( one ).toContain( 'name="categoria"' );
	}
	expect( html ).toHaveLength( names.length );
} );

it( "the first part of the programs' addresses can be another one, but none that cannot be used", async () => {
	const ADDRESSES: [ unknown, string ][] = [
		[ 'curso', '/curso/coro/' ],
		[ '/Cursos y Talleres/', '/cursos-y-talleres/coro/' ],
		[ 'oferta/programación', '/oferta/programacion/coro/' ],
		[ '%postname%', '/postname/coro/' ],
		...[
			'(.*)',
			'//',
			'a//b',
			[ 'curso' ],
			'日本',
			'wp-admin',
			'author',
		].map( ( part ): [ unknown, string ] => [ part, '/programa/coro/' ] ),
	];
	const parts = ADDRESSES.map( ( [ part ] ) => part );
	const found = await inSandbox< string[] >( 'addresses_with', parts );
	expect( parts.map( ( part, at ) => [ part, found[ at ] ] ) ).toEqual(
		ADDRESSES
	);
} );

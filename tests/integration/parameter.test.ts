import { parse, read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** The block under addresses, with a filter of the parameter's name. */
const listings = ( filtered: unknown, queries: string[] ) =>
	inSandbox< string[] >( 'listings', filtered, queries );

it( 'the parameter can have another name: in the address, in the form without script, and for the script', async () => {
	const [ other = '', usual = '' ] = await listings( 'tema', [
		'tema=arte&categoria=musica&x=1',
		'categoria=musica',
	] );
	expect( read( other ).active ).toBe( 'arte' );
	expect( read( usual ).active ).toBe( 'all' );
	const form = parse( other ).querySelector( '.programas-filter' );
	expect( form?.getAttribute( 'data-parameter' ) ).toBe( 'tema' );
	expect(
		[ ...( form?.querySelectorAll( 'button[value]' ) ?? [] ) ].map(
			( pill ) => pill.getAttribute( 'name' )
		)
	).toEqual( [ 'tema', 'tema' ] );
	expect( form?.querySelector( 'input[name="tema"]' ) ).toBeNull();
} );

it.each( [
	'',
	null,
	[ 'tema' ],
	'p',
	'post_type',
	'rest_route',
	'a b',
	'a[]',
	'tema\n',
	'"><script>',
	'1',
	'x'.repeat( 51 ),
] )( 'a name that cannot be used, %j, changes nothing', async ( name ) => {
	const [ html = '' ] = await listings( name, [ 'categoria=arte' ] );
	expect( read( html ).active ).toBe( 'arte' );
	expect( html ).not.toContain( 'data-parameter' );
	expect( html ).toContain( 'name="categoria"' );
} );

it.each( [
	[ 'curso', '/curso/coro/' ],
	[ '/Cursos y Talleres/', '/cursos-y-talleres/coro/' ],
	[ 'oferta/programación', '/oferta/programacion/coro/' ],
	[ '%postname%', '/postname/coro/' ],
	[ '(.*)', '/programa/coro/' ],
	[ '//', '/programa/coro/' ],
	[ 'a//b', '/programa/coro/' ],
	[ [ 'curso' ], '/programa/coro/' ],
	[ '日本', '/programa/coro/' ],
	[ 'wp-admin', '/programa/coro/' ],
	[ 'author', '/programa/coro/' ],
] )(
	"the first part of the programs' addresses, filtered to %j, is %s",
	async ( filtered, address ) => {
		expect( await inSandbox( 'address_with', filtered ) ).toBe( address );
	}
);

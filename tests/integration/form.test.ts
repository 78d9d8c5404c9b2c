import { parse } from './listing.ts';
import { php } from './php.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** [ what, query string, what the form repeats ] */
const CASES: [ string, string, [ string, string ][] ][] = [
	[ 'nothing', '', [] ],
	[ 'only the category', 'categoria=arte', [] ],
	[
		'order',
		'b=2&categoria=arte&a=1',
		[
			[ 'b', '2' ],
			[ 'a', '1' ],
		],
	],
	[
		'nested arrays',
		'f[x][]=1&f[x][]=2&f%5By%5D=3',
		[
			[ 'f[x][]', '1' ],
			[ 'f[x][]', '2' ],
			[ 'f[y]', '3' ],
		],
	],
	[
		'encoding',
		'q=a%20b%2Bc+d%26e&%C3%B1=%E2%82%AC',
		[
			[ 'q', 'a b+c d&e' ],
			[ 'ñ', '€' ],
		],
	],
	[
		'repeated and empty ones',
		'a=1&a=1&b=&c',
		[
			[ 'a', '1' ],
			[ 'a', '1' ],
			[ 'b', '' ],
			[ 'c', '' ],
		],
	],
	[
		'markup',
		'x="><script>alert(1)</script>',
		[ [ 'x', '"><script>alert(1)</script>' ] ],
	],
	[ 'quotes and slashes', `x='\\"`, [ [ 'x', `'\\"` ] ] ],
	[
		'array-shaped categories',
		'categoria[]=arte&categoria[x][y]=1&a=1',
		[ [ 'a', '1' ] ],
	],
	[
		'names like the category',
		'categorias=1&xcategoria=2',
		[
			[ 'categorias', '1' ],
			[ 'xcategoria', '2' ],
		],
	],
	[
		'spent ones',
		'message=1&updated=1&settings-updated=true&a=1',
		[ [ 'a', '1' ] ],
	],
	[ 'what is no UTF-8', 'a=%FF&%FE=1&b=1', [ [ 'b', '1' ] ] ],
	[ 'empty parts', '&&=x&a=1&', [ [ 'a', '1' ] ] ],
	[
		'a shortcode',
		'a=[prueba]&[prueba]=b',
		[
			[ 'a', '[prueba]' ],
			[ '[prueba]', 'b' ],
		],
	],
];

describe( 'the form without script', () => {
	let forms: Document[];

	beforeAll( async () => {
		const html = await inSandbox< string[] >( `
			program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
			add_shortcode( 'prueba', static fn() => 'EJECUTADO' );
			return array_map( static fn( $query ) => content( block(), $query ), ${ php( CASES.map( ( [ , query ] ) => query ) ) } );
		` );
		forms = html.map( parse );
	} );

	it.each(
		CASES.map(
			( [ what, , fields ], index ) => [ what, fields, index ] as const
		)
	)( 'repeats the other parameters of the page: %s', ( _, fields, index ) => {
		const inputs = [
			...( forms[ index ]?.querySelectorAll( 'form input' ) ?? [] ),
		];
		expect(
			inputs.map( ( input ) => [
				input.getAttribute( 'name' ),
				input.getAttribute( 'value' ),
			] )
		).toEqual( fields );
		expect(
			inputs.every(
				( input ) => input.getAttribute( 'type' ) === 'hidden'
			)
		).toBe( true );
	} );

	it( 'a visitor cannot run a shortcode by the address of the page', () => {
		for ( const form of forms ) {
			expect( form.body.innerHTML ).not.toContain( 'EJECUTADO' );
		}
	} );

	it( 'stays small, whatever the address', async () => {
		const [ many, long ] = await inSandbox< [ string, string ] >( `
			program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
			return array(
				listing( array(), implode( '&', array_map( static fn( $i ) => "p$i=1", range( 1, 500 ) ) ) ),
				listing( array(), 'a=1&b=' . str_repeat( 'x', 5000 ) . '&c=1' ),
			);
		` );
		expect( many.match( /<input/g ) ).toHaveLength( 50 );
		expect( long.length ).toBeLessThan( 3000 );
	} );

	it( 'opens the page at the cards that it controls', async () => {
		const html = await inSandbox< string[] >( `
			program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
			return array(
				listing(),
				listing( array( 'target' => '#otra' ) ),
				listing( array( 'target' => '.otra[data-x="1"]' ) ),
				listing( array( 'showGrid' => false ) ),
			);
		` );
		const parsed = html.map( ( one ) =>
			parse( one ).querySelector( 'form' )
		);
		expect(
			parsed.map( ( form ) => [
				form?.getAttribute( 'action' ),
				form?.getAttribute( 'data-target' ),
			] )
		).toEqual( [
			[ '#programas-1', null ],
			[ '#otra', '#otra' ],
			[ null, '.otra[data-x="1"]' ],
			[ null, null ],
		] );
		expect(
			parsed.every( ( form ) => form?.getAttribute( 'method' ) === 'get' )
		).toBe( true );
	} );
} );

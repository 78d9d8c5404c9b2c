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
	let shortcodesRun: number;

	beforeAll( async () => {
		const result = await inSandbox< { html: string[]; run: number } >( `
			program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
			$run = 0;
			add_shortcode( 'prueba', static function () use ( &$run ) {
				++$run;
				return '';
			} );
			$html = array_map( static fn( $query ) => content( block(), $query ), ${ php( CASES.map( ( [ , query ] ) => query ) ) } );
			return array( 'html' => $html, 'run' => $run );
		` );
		forms = result.html.map( parse );
		shortcodesRun = result.run;
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

	// WordPress may throw away what it printed, but it has run.
	it( 'so that a visitor cannot run a shortcode by the address of the page', () => {
		expect( shortcodesRun ).toBe( 0 );
	} );
} );

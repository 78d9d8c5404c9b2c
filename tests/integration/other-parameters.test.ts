import { parse, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** [ what, query string, what the form repeats ] */
const CASES: [ string, string, [ string, string ][] ][] = [
	[ 'nothing', '', [] ],
	[ 'only the category', 'categoria=arte', [] ],
	[
		'what WordPress finds the page by, in order',
		'page_id=2&categoria=arte&lang=es&paged=3&s=coro',
		[
			[ 'page_id', '2' ],
			[ 'lang', 'es' ],
			[ 'paged', '3' ],
			[ 's', 'coro' ],
		],
	],
	[
		'nothing that only tells where a visitor came from',
		'gclid=x&fbclid=y&utm_source=z&page_id=2&ref=%3Cb%3E&q=1',
		[ [ 'page_id', '2' ] ],
	],
	[
		'nested arrays',
		'post_type[]=a&post_type%5B%5D=b&post_type[x][]=c&otra[]=1',
		[
			[ 'post_type[]', 'a' ],
			[ 'post_type[]', 'b' ],
			[ 'post_type[x][]', 'c' ],
		],
	],
	[
		'encoding',
		's=a%20b%2Bc+d%26e&name=%E2%82%AC',
		[
			[ 's', 'a b+c d&e' ],
			[ 'name', '€' ],
		],
	],
	[
		'repeated and empty ones',
		'p=1&p=1&s=&page_id',
		[
			[ 'p', '1' ],
			[ 'p', '1' ],
			[ 's', '' ],
			[ 'page_id', '' ],
		],
	],
	[
		'markup',
		's="><script>alert(1)</script>',
		[ [ 's', '"><script>alert(1)</script>' ] ],
	],
	[ 'quotes and slashes', `s='\\"`, [ [ 's', `'\\"` ] ] ],
	[
		'array-shaped categories',
		'categoria[]=arte&categoria[x][y]=1&p=1',
		[ [ 'p', '1' ] ],
	],
	[ 'names like needed ones', 'ss=1&P=2&p%20=3&[p]=4&p=5', [ [ 'p', '5' ] ] ],
	[ 'what is no UTF-8', 's=%FF&%FE=1&p=1', [ [ 'p', '1' ] ] ],
	[ 'empty parts', '&&=x&p=1&', [ [ 'p', '1' ] ] ],
	[
		'a shortcode',
		's=[prueba]&s[prueba]=b',
		[
			[ 's', '[prueba]' ],
			[ 's[prueba]', 'b' ],
		],
	],
];

describe( 'the form without script', () => {
	let forms: Document[];
	let shortcodesRun: number;

	beforeAll( async () => {
		const result = await inSandbox< { html: string[]; run: number } >(
			'contents',
			CASES.map( ( [ , query ] ) => query )
		);
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

	it( 'repeats what a filter names, and nothing when it names nothing', async () => {
		const html = await inSandbox< string[] >( 'filtered' );
		expect(
			html.map( ( one ) =>
				valuesOf( parse( one ), 'form input', 'name' )
			)
		).toEqual( [ [ 'p', 'curso[x]' ], [], [ 'p' ], [ 'curso[x]' ] ] );
	} );

	// WordPress may throw away what it printed, but it has run.
	it( 'so that a visitor cannot run a shortcode by the address of the page', () => {
		expect( shortcodesRun ).toBe( 0 );
	} );
} );

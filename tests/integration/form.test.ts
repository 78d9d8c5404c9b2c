import { parse, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** What the form repeats of a query string, as one. */
const REPEATED: Record< string, string > = {
	'': '',
	'categoria=arte': '',
	'page_id=2&categoria=arte&lang=es&paged=3&s=coro':
		'page_id=2&lang=es&paged=3&s=coro',
	'gclid=x&utm_source=z&page_id=2&ref=%3Cb%3E&q=1': 'page_id=2',
	'post_type[]=a&post_type%5B%5D=b&post_type[x][]=c&otra[]=1':
		'post_type[]=a&post_type[]=b&post_type[x][]=c',
	's=a%20b%2Bc+d%26e&name=%E2%82%AC': 's=a b+c d&e&name=€',
	'p=1&p=1&s=&page_id': 'p=1&p=1&s=&page_id=',
	's="><script>alert(1)</script>': 's="><script>alert(1)</script>',
	's=\'\\"': 's=\'\\"',
	'categoria[]=arte&categoria[x][y]=1&p=1': 'p=1',
	'ss=1&P=2&p%20=3&[p]=4&p=5': 'p=5',
	's=%FF&%FE=1&p=1': 'p=1',
	'&&=x&p=1&': 'p=1',
	's=[prueba]&s[prueba]=b': 's=[prueba]&s[prueba]=b',
};

const repeatedIn = ( html: string ) => {
	const root = parse( html );
	const values = valuesOf( root, 'form input[type="hidden"]', 'value' );
	return valuesOf( root, 'form input', 'name' )
		.map( ( name, index ) => `${ name }=${ values[ index ] }` )
		.join( '&' );
};

it( 'the form without script repeats the parameters by which WordPress finds the page, as text, and those that a filter names', async () => {
	const { html, run, filtered } = await inSandbox< {
		html: string[];
		run: number;
		filtered: string[];
	} >( 'under_addresses', Object.keys( REPEATED ) );
	expect( html.map( repeatedIn ) ).toEqual( Object.values( REPEATED ) );
	expect( filtered.map( repeatedIn ) ).toEqual( [ 'p=1&curso[x]=2', '' ] );
	// WordPress may throw away what a shortcode printed, but it has run.
	expect( run ).toBe( 0 );
} );

it( 'the form without script opens the page at the cards that it controls, and stays small, whatever the address', async () => {
	const [ html, many, long ] = await inSandbox<
		[ string[], string, string ]
	>( 'listings', [
		{},
		// From before its cards were shown again.
		{ target: '#otra' },
		{ showGrid: false, target: '#otra' },
		{ showGrid: false, target: '.otra[data-x="1"]' },
		{ showGrid: false, target: '#cursos-2 > .programas-grid' },
		{ showGrid: false, target: '#niñez.programas-grid, #otra' },
		{ showGrid: false, target: '#a\\:b .programas-grid' },
		{ showGrid: false, target: '.otra #cursos' },
		{ showGrid: false },
	] );
	expect(
		html.map( ( one ) => {
			const form = parse( one ).querySelector( 'form[method="get"]' );
			const group = form?.closest( '.programas-filter' );
			return [
				form?.getAttribute( 'action' ),
				group?.getAttribute( 'data-target' ),
			];
		} )
	).toEqual( [
		[ '#programas-1', null ],
		[ '#programas-2', null ],
		[ '#otra', '#otra' ],
		[ null, '.otra[data-x="1"]' ],
		[ '#cursos-2', '#cursos-2 > .programas-grid' ],
		[ '#niñez', '#niñez.programas-grid, #otra' ],
		[ null, '#a\\:b .programas-grid' ],
		[ null, '.otra #cursos' ],
		[ null, null ],
	] );
	expect( many.match( /<input/g ) ).toHaveLength( 50 );
	expect( long.length ).toBeLessThan( 3000 );
} );

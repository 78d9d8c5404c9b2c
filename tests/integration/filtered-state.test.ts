import { read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const ALL = [
	'Acuarela',
	'Coro',
	'Haiku',
	'Mayúsculas',
	'Oferta',
	'Tertulia',
	'Óleo',
];

/** [ query string, category, visible ] */
const REQUESTS: [ string, string, string[] ][] = [
	[ '', 'all', ALL ],
	[ 'categoria=arte', 'arte', [ 'Acuarela', 'Óleo' ] ],
	[ 'x=1&categoria=arte&y=2', 'arte', [ 'Acuarela', 'Óleo' ] ],
	[ 'categoria=pintura', 'pintura', [ 'Óleo' ] ],
	[ 'categoria=all', 'all', ALL ],
	[ 'categoria=2026', '2026', [ 'Tertulia' ] ],
	[
		'categoria=%25e6%2597%25a5%25e6%259c%25ac',
		'%e6%97%a5%e6%9c%ac',
		[ 'Haiku' ],
	],
	[ 'categoria=ARRIBA', 'ARRIBA', [ 'Mayúsculas' ] ],
	[ 'categoria=50%25', '50%', [ 'Oferta' ] ],
	[ 'categoria=50%', '50%', [ 'Oferta' ] ],
	[ 'categoria=arriba', 'all', ALL ],
	[ 'categoria=no-existe', 'all', ALL ],
	[ 'categoria=ARTE', 'all', ALL ],
	[ 'categoria=arte%20', 'all', ALL ],
	[ 'categoria=', 'all', ALL ],
	[ 'categoria', 'all', ALL ],
	[ 'categoria=arte&categoria=musica', 'all', ALL ],
	[ 'categoria=arte&categoria=arte', 'all', ALL ],
	[ 'categoria[]=arte', 'all', ALL ],
	[ 'categoria%5B%5D=arte', 'all', ALL ],
	[ 'categoria[x]=arte', 'all', ALL ],
	[ 'categoria=arte&categoria[]=musica', 'all', ALL ],
	[ `categoria=${ 'arte'.repeat( 60 ) }`, 'all', ALL ],
	[ `categoria=arte${ '%00'.repeat( 300 ) }`, 'all', ALL ],
	[ 'categoria=%FF', 'all', ALL ],
	[ 'categoria=arte%C3', 'all', ALL ],
	[ 'categoria=%3Cscript%3E', 'all', ALL ],
	[ 'Categoria=arte', 'all', ALL ],
	[ 'xcategoria=arte', 'all', ALL ],
];

describe( 'the category that the address asks for', () => {
	let html: string[];
	let opening: string[];

	beforeAll( async () => {
		[ html, opening ] = await inSandbox< [ string[], string[] ] >(
			'asked',
			REQUESTS.map( ( [ query ] ) => query )
		);
	} );

	const cases = REQUESTS.map( ( [ query, category, visible ], index ) => ( {
		query: query.length > 60 ? `${ query.slice( 0, 60 ) }…` : query,
		category,
		visible,
		index,
	} ) );

	it.each( cases )(
		'"$query" means $category',
		( { category, visible, index } ) => {
			const listing = read( html[ index ] ?? '' );
			expect( listing ).toMatchObject( { active: category, visible } );
			expect( listing.hidden ).toEqual(
				ALL.filter( ( title ) => ! visible.includes( title ) )
			);
			expect( listing.count ).toBe(
				visible.length === ALL.length
					? '7 programas'
					: `${ visible.length } de 7 programas`
			);
			expect( html[ index ]?.match( /is-active/g ) ).toHaveLength( 1 );
		}
	);

	it.each( cases )(
		'"$query" on a page that opens on another category: that one only when the address names none',
		( { query, category, index } ) => {
			const isAbsent = ! /(^|&)categoria/.test( query );
			expect( read( opening[ index ] ?? '' ).active ).toBe(
				isAbsent ? 'musica' : category
			);
		}
	);
} );

describe( 'the category that a page opens on', () => {
	it( 'is told to the script, and "all" then has an address of its own', async () => {
		const html = await inSandbox< Record< string, string > >( 'opening' );
		const all = ( text = '' ) =>
			/<button[^>]*data-category="all"[^>]*>/.exec( text )?.[ 0 ];
		expect( html.chosen ).toContain( 'data-initial="arte"' );
		expect( all( html.chosen ) ).toContain(
			'name="categoria" value="all"'
		);
		for ( const name of [ 'none', 'unknown', 'all', 'unused' ] ) {
			expect( html[ name ] ).not.toContain( 'data-initial' );
			expect( all( html[ name ] ) ).not.toContain( 'name=' );
			expect( read( html[ name ] ?? '' ).active ).toBe( 'all' );
		}
		expect( read( html.grid ?? '' ).visible ).toEqual( [
			'Acuarela',
			'Óleo',
		] );
	} );
} );

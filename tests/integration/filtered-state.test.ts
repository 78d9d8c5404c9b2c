import { CATEGORIES, REQUESTS } from '../requested-categories.ts';
import { read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** Each category of the table has a program of that name; "danza" has one in a category below it too. */
const TITLES = [ ...CATEGORIES, 'flamenco' ];

const visibleIn = ( category: string ): string[] =>
	TITLES.filter(
		( title ) =>
			category === 'all' ||
			title === category ||
			( category === 'danza' && title === 'flamenco' )
	);

describe( 'the category that the address asks for', () => {
	let html: string[];
	let opening: string[];

	beforeAll( async () => {
		[ html, opening ] = await inSandbox< [ string[], string[] ] >(
			'asked',
			CATEGORIES,
			REQUESTS.map( ( { query } ) => query )
		);
	} );

	const cases = REQUESTS.map( ( { what, category }, index ) => ( {
		what,
		category,
		index,
	} ) );

	it.each( cases )( 'is right for $what', ( { category, index } ) => {
		const listing = read( html[ index ] ?? '' );
		const visible = visibleIn( category ?? 'all' );
		expect( listing.active ).toBe( category ?? 'all' );
		expect( new Set( listing.visible ) ).toEqual( new Set( visible ) );
		expect( [ ...listing.visible, ...listing.hidden ].sort() ).toEqual(
			[ ...TITLES ].sort()
		);
		expect( listing.count ).toBe(
			visible.length === TITLES.length
				? `${ TITLES.length } programas`
				: `${ visible.length } de ${ TITLES.length } programas`
		);
		expect( html[ index ]?.match( /is-active/g ) ).toHaveLength( 1 );
	} );

	it.each( cases )(
		'on a page that opens on another category, is that one only when the address names none: $what',
		( { category, index } ) => {
			expect( read( opening[ index ] ?? '' ).active ).toBe(
				category ?? '2026'
			);
		}
	);
} );

describe( 'the category that a page opens on', () => {
	it( 'is told to the script, and "all" then has an address of its own', async () => {
		const html = await inSandbox< Record< string, string > >(
			'opening',
			CATEGORIES
		);
		const all = ( text = '' ) =>
			/<button[^>]*data-category="all"[^>]*>/.exec( text )?.[ 0 ];
		expect( html.chosen ).toContain( 'data-initial="danza"' );
		expect( all( html.chosen ) ).toContain(
			'name="categoria" value="all"'
		);
		for ( const name of [ 'none', 'unknown', 'all', 'unused' ] ) {
			expect( html[ name ] ).not.toContain( 'data-initial' );
			expect( all( html[ name ] ) ).not.toContain( 'name=' );
			expect( read( html[ name ] ?? '' ).active ).toBe( 'all' );
		}
		expect( new Set( read( html.grid ?? '' ).visible ) ).toEqual(
			new Set( [ 'danza', 'flamenco' ] )
		);
	} );
} );

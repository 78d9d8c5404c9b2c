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

it( 'the category that the address asks for is chosen and shown; a page that opens on another one opens on it only when the address names none', async () => {
	const [ html, opening ] = await inSandbox< [ string[], string[] ] >(
		'asked',
		CATEGORIES,
		REQUESTS.map( ( { query } ) => query )
	);
	for ( const [ index, { what, category } ] of REQUESTS.entries() ) {
		const listing = read( html[ index ] ?? '' );
		const visible = visibleIn( category ?? 'all' );
		expect( {
			what,
			active: listing.active,
			visible: [ ...listing.visible ].sort(),
			all: [ ...listing.visible, ...listing.hidden ].sort(),
			count: listing.count,
			classes: html[ index ]?.match( /is-active/g )?.length,
			opening: read( opening[ index ] ?? '' ).active,
		} ).toEqual( {
			what,
			active: category ?? 'all',
			visible: [ ...visible ].sort(),
			all: [ ...TITLES ].sort(),
			count:
				visible.length === TITLES.length
					? `${ TITLES.length } programas`
					: `${ visible.length } de ${ TITLES.length } programas`,
			classes: 1,
			opening: category ?? '2026',
		} );
	}
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

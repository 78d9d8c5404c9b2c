import {
	activePillOf,
	cardsOf,
	categoryOf,
	gridOf,
	labelOf,
	matches,
	pillsOf,
} from './markup';
import { find, listingHtml } from './fixtures/listing';

const element = ( html: string ): HTMLElement => {
	document.body.innerHTML = html;
	return find( 'body > *' );
};

describe( 'the grid of a group', () => {
	const page = ( target: string ): HTMLElement => {
		document.body.innerHTML = `
<ul class="programas-grid" id="first"></ul>
<div class="programas"><div class="programas-filter"${ target }></div><ul class="programas-grid" id="own"></ul></div>
<section id="wrapper"><ul class="programas-grid" id="inside"></ul></section>
<ul class="cursos" id="other"></ul>`;
		return find( '.programas-filter' );
	};

	test.each( [
		[ 'that data-target names', ' data-target="#first"', 'first' ],
		[
			'inside the block that data-target names',
			' data-target="#wrapper"',
			'inside',
		],
		[ 'of its block without data-target', '', 'own' ],
		[ 'of its block when data-target is empty', ' data-target=""', 'own' ],
	] )( 'is the one %s', ( _, target, id ) => {
		expect( gridOf( page( target ) )?.id ).toBe( id );
	} );

	test( 'is none when data-target finds nothing or is no selector', () => {
		expect( gridOf( page( ' data-target="#nothing"' ) ) ).toBeNull();
		expect( gridOf( page( ' data-target="#1[("' ) ) ).toBeNull();
		expect( gridOf( page( ' data-target=" "' ) ) ).toBeNull();
		// What is no grid has cards that are hidden for reasons of its own.
		expect( gridOf( page( ' data-target=".cursos"' ) ) ).toBeNull();
	} );

	test( 'is the first of the page for a group outside any block, or in a block without one', () => {
		document.body.innerHTML = `
<div class="programas-filter" id="alone"></div>
<div class="programas"><div class="programas-filter" id="bare"></div></div>
<ul class="programas-grid" id="first"></ul><ul class="programas-grid"></ul>`;

		expect( gridOf( find( '#alone' ) )?.id ).toBe( 'first' );
		expect( gridOf( find( '#bare' ) )?.id ).toBe( 'first' );
	} );

	test( 'is none on a page without grids', () => {
		expect(
			gridOf( element( '<div class="programas-filter"></div>' ) )
		).toBeNull();
	} );
} );

describe( 'a card', () => {
	test.each( [
		[ 'arte', 'arte', true ],
		[ 'arte musica', 'musica', true ],
		[ 'arte\n\tmusica\f\rdanza', 'danza', true ],
		[ '  arte ', 'arte', true ],
		[ 'bellas-artes', 'artes', false ],
		[ 'arte', 'Arte', false ],
		[ 'artes', 'arte', false ],
		[ '%e6%97%a5', '%E6%97%A5', false ],
		[ '日本', '日本', true ],
		[ 'n\u0303andu', 'ñandu', false ],
		[ 'arte\u00a0musica', 'musica', false ],
		[ 'arte\u2003musica', 'arte\u2003musica', true ],
		[ '', 'arte', false ],
		[ '', 'all', true ],
		[ 'arte', 'all', true ],
	] )( 'of %p matches %p: %p', ( categories, category, expected ) => {
		const card = document.createElement( 'li' );
		card.setAttribute( 'data-categories', categories );

		expect( matches( card, category ) ).toBe( expected );
	} );

	test( 'is whatever has data-categories inside the grid, however deep', () => {
		const grid = element(
			'<div><p data-categories="a">1</p><div><p data-categories="">2</p></div><p data-category="a">3</p></div>'
		);

		expect( cardsOf( grid ).map( ( card ) => card.textContent ) ).toEqual( [
			'1',
			'2',
		] );
	} );
} );

describe( 'a pill', () => {
	test( 'without a slug means all', () => {
		expect( categoryOf( element( '<b data-category="">Todo</b>' ) ) ).toBe(
			'all'
		);
		expect( categoryOf( element( '<b data-category="a">A</b>' ) ) ).toBe(
			'a'
		);
	} );

	test( 'is labeled by its text, in one line', () => {
		expect(
			labelOf( element( '<b>\n\t Bellas <i>artes</i>\n y más </b>' ) )
		).toBe( 'Bellas artes y más' );
	} );

	test( 'that is a picture is labeled by its name for screen readers', () => {
		expect(
			labelOf( element( '<b aria-label="Bellas artes"><svg></svg></b>' ) )
		).toBe( 'Bellas artes' );
		expect( labelOf( element( '<b> <img src="" alt="Danza"></b>' ) ) ).toBe(
			'Danza'
		);
	} );

	test( 'that is a radio button is labeled by its label', () => {
		element( '<label><input type="radio" data-category="a"> Arte</label>' );

		expect( labelOf( find( 'input' ) ) ).toBe( 'Arte' );
	} );

	test( 'is labeled without the count beside its label', () => {
		document.body.innerHTML = listingHtml();

		expect( labelOf( find( '[data-category="musica"]' ) ) ).toBe(
			'Música'
		);
	} );

	test( 'is active by class or by state, and found in reading order', () => {
		const group = ( html: string ): HTMLElement =>
			element( `<div>${ html }</div>` );
		const active = ( html: string ): string | undefined =>
			activePillOf( group( html ) )?.textContent;

		expect(
			active( '<b data-category="a">A</b><b data-category="b">B</b>' )
		).toBeUndefined();
		expect(
			active(
				'<b data-category="a">A</b><b data-category="b" aria-pressed="true">B</b>'
			)
		).toBe( 'B' );
		expect(
			active(
				'<b data-category="a" aria-pressed="false">A</b><b data-category="b" class="x is-active">B</b>'
			)
		).toBe( 'B' );
	} );

	test( 'may stand anywhere inside the group', () => {
		const group = element(
			'<div><ul><li><b data-category="a">A</b></li></ul><b data-category="b">B</b></div>'
		);

		expect( pillsOf( group ).map( labelOf ) ).toEqual( [ 'A', 'B' ] );
	} );
} );

import { find, listingHtml } from './fixtures/listing';
import { type FilterDetail, writeCounts } from './result';

const DETAIL: FilterDetail = {
	category: 'arte',
	label: 'Arte',
	visible: 2,
	total: 6,
	source: 'pill',
};

/** What count and empty state say of so many cards. */
function count( visible: number, total: number ): string {
	writeCounts( find( '.programas-grid' ), { visible, total } );
	return find( '.programas-count' ).textContent;
}

beforeEach( () => {
	document.body.innerHTML = listingHtml();
} );

test( 'the count names the cards that match, and all of them when all do', () => {
	expect( count( 4, 12 ) ).toBe( '4 de 12' );
	expect( count( 0, 12 ) ).toBe( '0 de 12' );
	expect( count( 12, 12 ) ).toBe( '12 resultados' );
	expect( count( 0, 0 ) ).toBe( '0 resultados' );
} );

test( 'the count follows the patterns of the page, whatever their order', () => {
	const element = find( '.programas-count' );
	element.dataset.all = '%s $& programs';
	element.dataset.some = 'of %2$s, %1$s';

	expect( count( 4, 12 ) ).toBe( 'of 12, 4' );
	expect( count( 12, 12 ) ).toBe( '12 $& programs' );
} );

test( 'a count that a person wrote needs no patterns', () => {
	find( '.programas-count' ).outerHTML = '<p class="programas-count"></p>';

	expect( count( 4, 12 ) ).toBe( '4 de 12' );
	expect( count( 12, 12 ) ).toBe( '12 resultados' );
} );

test( 'numbers are grouped as the server says that the site groups them, in Spanish without its word', () => {
	expect( count( 1000, 1234567 ) ).toBe( '1.000 de 1.234.567' );
	expect( count( 1, 999 ) ).toBe( '1 de 999' );
	find( '.programas-count' ).dataset.thousands = '$&';
	expect( count( 1234, 12345 ) ).toBe( '1$&234 de 12$&345' );
	find( '.programas-count' ).dataset.thousands = '';
	expect( count( 1234, 12345 ) ).toBe( '1234 de 12345' );
} );

test( 'what the page says of its address goes with the next choice, not before', () => {
	const block = find( '.programas' );
	block.insertAdjacentHTML(
		'afterbegin',
		'<p class="programas-notice">Aquí no hay ningún filtro «luna».</p>'
	);
	const write = ( isNew: boolean ): string =>
		writeCounts( find( '.programas-grid' ), DETAIL, isNew );

	write( false );
	expect( block.querySelector( '.programas-notice' ) ).not.toBeNull();
	write( true );
	expect( block.querySelector( '.programas-notice' ) ).toBeNull();
} );

test( 'the empty state shows while no card matches', () => {
	const empty = find( '.programas-empty' );

	count( 0, 12 );
	expect( empty.hidden ).toBe( false );
	count( 1, 12 );
	expect( empty.hidden ).toBe( true );
} );

const counts = (): string[] =>
	[ ...document.querySelectorAll( '.programas-count' ) ].map(
		( { textContent } ) => textContent.trim()
	);

test( 'a block that only filters shows the result of the grid that it controls', () => {
	document.body.innerHTML =
		'<div class="programas"><div class="programas-filter"></div><p class="programas-count"></p></div>' +
		listingHtml( { id: 'b' } );

	writeCounts( find( '#b' ), DETAIL );

	expect( counts() ).toEqual( [ '2 de 6', '2 de 6' ] );
} );

test( 'a group in another block leaves that block’s count and empty text alone, and so does one that a person wrote beside it', () => {
	document.body.innerHTML = `<main>${ listingHtml( {
		id: 'a',
	} ) }<div class="programas-filter" id="by-hand"></div>${ listingHtml( {
		id: 'b',
	} ) }</main>`;

	for ( const group of document.querySelectorAll( '.programas-filter' ) ) {
		group.setAttribute( 'data-target', '#b' );
	}
	writeCounts( find( '#b' ), DETAIL );

	expect( counts() ).toEqual( [ '6 resultados', '2 de 6' ] );
} );

test( 'a grid that a person wrote beside a block leaves the block’s count alone', () => {
	document.body.innerHTML = `<main>${ listingHtml() }<ul class="programas-grid" id="by-hand"></ul><p class="programas-count"></p></main>`;

	writeCounts( find( '#by-hand' ), DETAIL );

	expect( counts() ).toEqual( [ '6 resultados', '2 de 6' ] );
} );

test( 'markup without count and empty state is fine', () => {
	document.body.innerHTML =
		'<div class="programas-filter"></div><div class="programas-grid"></div>';

	writeCounts( find( '.programas-grid' ), DETAIL );

	expect( document.body.textContent ).toBe( '' );
} );

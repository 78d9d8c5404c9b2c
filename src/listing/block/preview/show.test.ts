import { show } from './show';

const NUMBERS = { total: 5, counts: { arte: 3, danza: 2 } };

/** Puts a listing with cards of two categories into the page. */
function listing( more = '' ): HTMLElement {
	document.body.innerHTML = `<div><p class="programas-count" data-all="%s" data-some="%1$s/%2$s"></p><ul class="programas-grid">${ [
		'arte',
		'danza',
		'arte',
		'danza',
		'arte',
	]
		.map(
			( category, index ) =>
				`<li data-categories="${ category }">${ index + 1 }</li>`
		)
		.join( '' ) }</ul>${ more }</div>`;

	return document.body.firstElementChild as HTMLElement;
}

const MORE =
	'<p class="programas-more"><button data-per-page="2"></button></p>';

/** What is shown: the cards, the count, and whether there are more. */
const seen = ( root: Element ) => ( {
	cards: [ ...root.querySelectorAll( 'li:not([hidden])' ) ]
		.map( ( { textContent } ) => textContent )
		.join( '' ),
	count: root.querySelector( '.programas-count' )?.textContent,
	isLeft: root.querySelector( '.programas-more:not([hidden])' ) !== null,
} );

test.each( [
	[ 'all', 1, { cards: '12', count: '5', isLeft: true } ],
	[ 'all', 2, { cards: '1234', count: '5', isLeft: true } ],
	[ 'all', 3, { cards: '12345', count: '5', isLeft: false } ],
	[ 'arte', 1, { cards: '13', count: '3/5', isLeft: true } ],
	[ 'danza', 1, { cards: '24', count: '2/5', isLeft: false } ],
] )( 'two cards of %s at first, %i times: %j', ( category, times, shown ) => {
	const root = listing( MORE );
	show( root, category, NUMBERS, times );
	expect( seen( root ) ).toEqual( shown );
} );

test( 'while cards are on their way, there are more than have come', () => {
	const root = listing( MORE );
	show( root, 'danza', { total: 50, counts: { danza: 20 } }, 1 );
	expect( seen( root ).isLeft ).toBe( true );
} );

test.each( [ '', '<p class="programas-more"><button></button></p>' ] )(
	'without a number all cards are shown: %s',
	( more ) => {
		const root = listing( more );
		show( root, 'all', NUMBERS, 1 );
		expect( seen( root ).cards ).toBe( '12345' );
	}
);

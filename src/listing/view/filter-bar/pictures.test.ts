import { start } from '../fixtures/row';
import { openAt } from '../fixtures/use-filter';
import { find, listingHtml } from '../fixtures/listing';

const LAZY = 'auto, (max-width: 599px) 100vw, 400px';

/** Cards of the listing whose pictures load at once. */
const early = (): string[] =>
	[ ...document.querySelectorAll( 'img[loading=eager]' ) ].map(
		( { parentElement } ) => parentElement?.textContent ?? ''
	);

/** A pointer comes over the label of a pill. */
function point( category: string, pointerType: string ): void {
	const event = new MouseEvent( 'pointerover', { bubbles: true } );
	find( `[data-category=${ category }] span` ).dispatchEvent(
		Object.assign( event, { pointerType } )
	);
}

beforeEach( () => {
	openAt( '?categoria=arte' );
	start(
		listingHtml( { active: 'arte' } ).replaceAll(
			'</li>',
			`<img loading="lazy" sizes="${ LAZY }"></li>`
		)
	);
} );

test( 'a mouse over a pill loads the pictures of its cards that are hidden', () => {
	point( 'musica', 'mouse' );
	// The third is shown.
	expect( early() ).toEqual( [ '2', '6' ] );
	expect( find( 'img[loading=eager]' ).getAttribute( 'sizes' ) ).toBe(
		'(max-width: 599px) 100vw, 400px'
	);
} );

test( 'a finger loads nothing before its tap', () => {
	point( 'musica', 'touch' );
	expect( early() ).toEqual( [] );
} );

test( 'at most a screen of pictures is loaded', () => {
	find( '.programas-grid' ).insertAdjacentHTML(
		'beforeend',
		'<li data-categories="danza" hidden>+<img loading="lazy"></li>'.repeat(
			20
		)
	);
	point( 'danza', 'mouse' );
	point( 'danza', 'mouse' );
	expect( early() ).toHaveLength( 12 );
} );

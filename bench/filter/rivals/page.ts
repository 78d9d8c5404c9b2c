/**
 * What every rival needs on the benchmark's page besides its own code: who is who, and the pills.
 */

/** Only the attribute that a measurement waits for. */
const READY = 'data-bench-ready';

/** Milliseconds of the fade, as the specification has it; rivals that move cards get the same. */
export const FADE_MS = 300;

/** Space between cards that are placed by script, in CSS pixels. */
export const GAP_PX = 24;

/** Selector of a card. */
export const CARD = '[data-categories]';

/** The grid. */
export function grid(): HTMLElement {
	const found = document.querySelector< HTMLElement >( '.programas-grid' );
	if ( ! found ) {
		throw new Error( 'No grid.' );
	}

	return found;
}

/** The cards, in order. */
export const cards = (): HTMLElement[] => [
	...grid().querySelectorAll< HTMLElement >( CARD ),
];

/** A selector for the cards of a category. */
export const selectorOf = ( category: string ): string =>
	category === 'all' ? CARD : `[data-categories~="${ category }"]`;

/** Says that clicks work from now on. */
export const ready = (): void =>
	document.documentElement.setAttribute( READY, '' );

/**
 * Lets a click on a pill mark it and filter.
 *
 * @param filter Shows the cards of a category.
 */
export function onChoose( filter: ( category: string ) => void ): void {
	const pills = [
		...document.querySelectorAll< HTMLElement >( '[data-category]' ),
	];
	for ( const pill of pills ) {
		pill.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			for ( const other of pills ) {
				const pressed = other === pill;
				other.classList.toggle( 'is-active', pressed );
				other.setAttribute( 'aria-pressed', String( pressed ) );
			}
			filter( pill.dataset.category ?? 'all' );
		} );
	}
	ready();
}

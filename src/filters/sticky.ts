/**
 * Filters that stay at hand: only while they leave most of the window to the cards; what gets the focus is scrolled to below them, and
 * cards do not shine through.
 */
import { afterFrame } from '../listing/view/after-frame';
import { BLOCK, GRID } from '../listing/view/markup';
import { EVENT, type FilterDetail } from '../listing/view/result';

const STICKY = '.programas-filters.is-sticky';

/** Share of the window that they may take. */
const MOST = 0.4;

const all = (): HTMLElement[] => [
	...document.querySelectorAll< HTMLElement >( STICKY ),
];

/** The colour that is seen behind an element. */
function backgroundOf( element: Element | null ): string {
	for ( let around = element; around; around = around.parentElement ) {
		const { backgroundColor } = window.getComputedStyle( around );
		if ( ! /^(transparent|rgba\(.*, 0\))$/.test( backgroundColor ) ) {
			return backgroundColor;
		}
	}

	return 'Canvas';
}

function measure(): void {
	for ( const filters of all() ) {
		const { clientHeight, parentElement } = filters;
		filters.classList.toggle(
			'is-low',
			clientHeight <= MOST * window.innerHeight
		);
		filters.style.backgroundColor = backgroundOf( parentElement );
		parentElement?.style.setProperty(
			'--programas-filters-height',
			`${ clientHeight }px`
		);
	}
}

const sizes = new ResizeObserver( measure );

/** A theme's switch for dark colours: an attribute of something around the block. */
const colors = new MutationObserver( () => afterFrame( measure ) );

/** What measure() writes on the block itself would be seen here, for ever. */
function watchColors( filters: Element ): void {
	let around = filters.parentElement?.parentElement;
	for ( ; around; around = around.parentElement ) {
		colors.observe( around, { attributes: true } );
	}
}

/** Colours that change slowly were measured on their way. */
function onTransition( { target, propertyName }: TransitionEvent ): void {
	if (
		propertyName === 'background-color' &&
		( target as Element ).querySelector( STICKY )
	) {
		measure();
	}
}

/** From deep in the list the first result would be above the window. */
function showResults( { detail, target }: CustomEvent< FilterDetail > ): void {
	const grid = ( target as Element ).closest( GRID );
	const filters = grid
		?.closest( BLOCK )
		?.querySelector( `${ STICKY }.is-low` );
	if (
		grid &&
		filters &&
		detail.source !== 'more' &&
		detail.source !== 'history'
	) {
		// When chips have come or gone, and their height is known.
		afterFrame( () =>
			afterFrame( () => {
				const { bottom } = filters.getBoundingClientRect();
				if ( grid.getBoundingClientRect().top < bottom - 1 ) {
					grid.scrollIntoView( { block: 'start' } );
				}
			} )
		);
	}
}

/** Measures those that came since the last time. */
export function measureSticky(): void {
	for ( const filters of all() ) {
		sizes.observe( filters );
		watchColors( filters );
	}
}

addEventListener( 'resize', measure );
addEventListener( 'transitionend', onTransition );
window.matchMedia( '(prefers-color-scheme: dark)' ).onchange = measure;
addEventListener( EVENT, ( event ) =>
	showResults( event as CustomEvent< FilterDetail > )
);

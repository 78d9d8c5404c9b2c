/**
 * Sticky filters: sets their height, so that focused elements scroll to below them, and an opaque background, without which they do not stay.
 */
import { afterFrame } from './after-frame';
import { backgroundOf } from './background';
import { BLOCK, GRID } from './markup';
import { EVENT, type FilterDetail } from './result';

const STICKY = '.programas-filters.is-sticky';

const all = (): HTMLElement[] => [
	...document.querySelectorAll< HTMLElement >( STICKY ),
];

function measure(): void {
	for ( const filters of all() ) {
		const { clientHeight, parentElement } = filters;
		filters.classList.add( 'is-opaque' );
		filters.style.backgroundColor = backgroundOf( parentElement );
		parentElement?.style.setProperty(
			'--programas-filters-height',
			`${ clientHeight }px`
		);
	}
}

const sizes = new ResizeObserver( measure );

/** Observes a theme's switch for dark colors: an attribute of an element around the block. */
const colors = new MutationObserver( () => afterFrame( measure ) );

/** Excludes the block itself, which measure() changes. */
function watchColors( filters: Element ): void {
	let around = filters.parentElement?.parentElement;
	for ( ; around; around = around.parentElement ) {
		colors.observe( around, { attributes: true } );
	}
}

/** Colors in a transition were measured too early. */
function onTransition( { target, propertyName }: TransitionEvent ): void {
	if (
		propertyName === 'background-color' &&
		( target as Element ).querySelector( STICKY )
	) {
		measure();
	}
}

/** Scrolls back to the first result. */
function showResults( { detail, target }: CustomEvent< FilterDetail > ): void {
	const grid = ( target as Element ).closest( GRID );
	const filters = grid
		?.closest( BLOCK )
		?.querySelector( `${ STICKY }.is-opaque` );
	if (
		grid &&
		filters &&
		detail.source !== 'more' &&
		detail.source !== 'history'
	) {
		// After chips have changed the height.
		afterFrame( () => {
			const { bottom } = filters.getBoundingClientRect();
			if ( grid.getBoundingClientRect().top < bottom - 1 ) {
				grid.scrollIntoView( { block: 'start' } );
			}
		} );
	}
}

/** Measures new filters. */
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

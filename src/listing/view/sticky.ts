/**
 * Keeps sticky filters usable: measures their height for `scroll-margin`, and makes their background opaque. Loaded with reveal.ts.
 */
import { afterFrame } from './after-frame';
import { backgroundOf } from './background';

const STICKY = '.programas-filters.is-sticky';

const stickyFilters = (): HTMLElement[] => [
	...document.querySelectorAll< HTMLElement >( STICKY ),
];

function measure(): void {
	for ( const filters of stickyFilters() ) {
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

/** Observes the dark mode of themes: an attribute of an element around the block. */
const colors = new MutationObserver( () => afterFrame( measure ) );

/** Observes the ancestors of the block, but not the block itself, which measure() changes. */
function watchColors( filters: Element ): void {
	let around = filters.parentElement?.parentElement;
	for ( ; around; around = around.parentElement ) {
		colors.observe( around, { attributes: true } );
	}
}

/** Measures again after a color transition. */
function onTransition( { target, propertyName }: TransitionEvent ): void {
	if (
		propertyName === 'background-color' &&
		( target as Element ).querySelector( STICKY )
	) {
		measure();
	}
}

/** Measures new filters. */
export function measureSticky(): void {
	for ( const filters of stickyFilters() ) {
		sizes.observe( filters );
		watchColors( filters );
	}
}

addEventListener( 'resize', measure );
addEventListener( 'transitionend', onTransition );
window.matchMedia( '(prefers-color-scheme: dark)' ).onchange = measure;

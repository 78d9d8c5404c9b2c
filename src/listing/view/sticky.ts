/**
 * Makes the background of sticky filters and of the sheet opaque, and measures the height of the former for `scroll-margin`. Loaded with reveal.ts.
 */
import { afterFrame } from './after-frame';
import { backgroundOf } from './background';

const FILTERS = '.programas-filters';

const allFilters = (): HTMLElement[] => [
	...document.querySelectorAll< HTMLElement >( FILTERS ),
];

function measure(): void {
	for ( const filters of allFilters() ) {
		const { clientHeight, parentElement } = filters;
		const backgroundColor = backgroundOf( parentElement );
		const sheet = filters.querySelector( 'dialog' );
		if ( sheet ) {
			sheet.style.backgroundColor = backgroundColor;
		}
		if ( filters.matches( '.is-sticky' ) ) {
			filters.classList.add( 'is-opaque' );
			filters.style.backgroundColor = backgroundColor;
			parentElement?.style.setProperty(
				'--programas-filters-height',
				`${ clientHeight }px`
			);
		}
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
		( target as Element ).querySelector( FILTERS )
	) {
		measure();
	}
}

/** Measures new filters. */
export function measureSticky(): void {
	for ( const filters of allFilters() ) {
		sizes.observe( filters );
		watchColors( filters );
	}
}

addEventListener( 'resize', measure );
addEventListener( 'transitionend', onTransition );
window.matchMedia( '(prefers-color-scheme: dark)' ).onchange = measure;

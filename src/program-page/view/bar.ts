/** Lets price and button stick to the window's edge of a phone (bar.css), for index.ts. */

/** Sticks the bar while the actions are above the window. */
export function stickBar(): void {
	const actions = document.querySelector( '.programas-facts__actions' );
	const bar = document.querySelector( '.programas-facts__bar' );
	if ( actions && bar ) {
		new IntersectionObserver( ( [ entry ] ) => {
			bar.classList.toggle(
				'is-stuck',
				entry?.isIntersecting === false &&
					entry.boundingClientRect.bottom <= 0
			);
		} ).observe( actions );
	}
}

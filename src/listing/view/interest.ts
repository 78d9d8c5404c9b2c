/** Decides when page.ts loads the rest: motion when the browser is idle, React at the first sign that a visitor will use the filter. */
import { GROUP } from './markup';

/** Delay after load for browsers without idle callbacks, in milliseconds. */
const NO_IDLE_CALLBACK_MS = 1500;

function onIdle( callback: () => void ): void {
	if ( 'requestIdleCallback' in window ) {
		requestIdleCallback( callback );
	} else {
		setTimeout( callback, NO_IDLE_CALLBACK_MS );
	}
}

/**
 * Calls back when the page has loaded and the browser is idle.
 *
 * @param callback What to do.
 */
export function whenIdle( callback: () => void ): void {
	if ( document.readyState === 'complete' ) {
		onIdle( callback );
	} else {
		addEventListener( 'load', () => onIdle( callback ) );
	}
}

/**
 * Calls back at each sign of interest in a group. A finger that comes down is one.
 *
 * @param callback Called repeatedly.
 */
export function onInterest( callback: () => void ): void {
	for ( const sign of [ 'pointerover', 'focusin', 'keydown' ] ) {
		addEventListener(
			sign,
			( { target } ) => {
				// The document has no ancestors.
				if ( ( target as Partial< Element > ).closest?.( GROUP ) ) {
					callback();
				}
			},
			true
		);
	}
}

/** Decides when to load the rest of the script: when the browser is idle, or when the visitor is about to use the pills. */
import { GROUP } from './markup';

/** Delay after load for browsers without idle callbacks, in milliseconds. */
const NO_IDLE_CALLBACK_MS = 1500;

/** With reduced data usage, the rest loads only when the pills are used. */
const savesData = (): boolean =>
	(
		navigator as Navigator & {
			connection?: { saveData?: boolean };
		}
	 ).connection?.saveData ?? false;

function soon( callback: () => void ): void {
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
		soon( callback );
	} else {
		addEventListener( 'load', () => soon( callback ) );
	}
}

/**
 * Calls back at each sign of interest in a group, and when the page has loaded and is idle.
 *
 * @param callback What to do; as often as it is asked.
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
	if ( ! savesData() ) {
		whenIdle( callback );
	}
}

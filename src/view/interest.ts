/**
 * The moment at which the rest of the script is worth its weight: when the browser is idle, or at the first sign that a
 * visitor is about to use the pills.
 */
import { GROUP } from './markup';

const SIGNS = [
	'pointerover',
	'pointerdown',
	'touchstart',
	'focusin',
	'keydown',
];

/** How long a browser without idle callbacks is left alone after load, in milliseconds. */
const NO_IDLE_CALLBACK_MS = 1500;

/** A visitor who saves data gets the rest only when the pills are used. */
const savesData = (): boolean =>
	(
		navigator as Navigator & {
			connection?: { saveData?: boolean };
		}
	 ).connection?.saveData ?? false;

function whenIdle( callback: () => void ): void {
	if ( 'requestIdleCallback' in window ) {
		requestIdleCallback( callback );
	} else {
		setTimeout( callback, NO_IDLE_CALLBACK_MS );
	}
}

/**
 * Calls back at each sign of interest in a group, and when the page has loaded and is idle.
 *
 * @param callback What to do; as often as it is asked.
 */
export function onInterest( callback: () => void ): void {
	for ( const sign of SIGNS ) {
		document.addEventListener(
			sign,
			( { target } ) => {
				if ( target instanceof Element && target.closest( GROUP ) ) {
					callback();
				}
			},
			{ capture: true, passive: true }
		);
	}
	if ( savesData() ) {
		return;
	}
	if ( document.readyState === 'complete' ) {
		whenIdle( callback );
	} else {
		window.addEventListener( 'load', () => whenIdle( callback ) );
	}
}

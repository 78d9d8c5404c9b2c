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
 * Calls back once, at the first sign of interest in a group or when the page has loaded and is idle.
 *
 * @param callback What to do.
 */
export function onInterest( callback: () => void ): void {
	const signs = new AbortController();
	const once = (): void => {
		if ( ! signs.signal.aborted ) {
			signs.abort();
			callback();
		}
	};
	for ( const sign of SIGNS ) {
		document.addEventListener(
			sign,
			( event ) => {
				if (
					event.target instanceof Element &&
					event.target.closest( GROUP )
				) {
					once();
				}
			},
			{ capture: true, passive: true, signal: signs.signal }
		);
	}
	if ( savesData() ) {
		return;
	}
	if ( document.readyState === 'complete' ) {
		whenIdle( once );
	} else {
		window.addEventListener( 'load', () => whenIdle( once ), {
			once: true,
		} );
	}
}

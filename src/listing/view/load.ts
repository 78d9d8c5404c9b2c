/**
 * Gets the rest of the script: React and the keyboard. The page says where they are (includes/listing/react.php).
 */
import { CHUNK_TIMEOUT_MS } from './constants';
import type * as FilterBars from './filter-bar';
import type { ReactScripts, importFilterBars } from './filter-bar/start';
import type * as Reveal from './reveal';
import type { Criteria } from './state';

/** What the script of this page consists of. page.ts sets it. The page works without what is loaded later. */
export const page: {
	/** Criteria beyond the category, of a page that has them. */
	criteria?: Criteria | undefined;
	bars?: typeof FilterBars;
	reveal?: typeof Reveal;
} = {};

/** A script, and nothing else with that ID: what authors may write could name other addresses. */
const DATA = 'script[id$="data-programs-filter/view"]';

let attempts = 0;
let isWaiting: boolean | undefined;

/** Fails where the page does not say where the rest is: an optimizer may have taken it out. */
async function getRest(): Promise< typeof FilterBars > {
	const { text, nonce } = document.querySelector( DATA ) as HTMLScriptElement;
	const [ address, ...scripts ] = JSON.parse( text ) as [
		string,
		...ReactScripts,
	];
	// Unless the page has React, or brings it.
	if (
		! ( window as { React?: unknown } ).React &&
		! document.querySelector( '#react-js' )
	) {
		if ( ! scripts[ 0 ] ) {
			throw new Error();
		}
		// Beside the module, which runs them.
		for ( const [ , href ] of scripts ) {
			document.head.append(
				Object.assign( document.createElement( 'link' ), {
					rel: 'preload',
					as: 'script',
					href,
					nonce,
				} )
			);
		}
	}
	// Browsers remember that a module did not come; and while one hangs, they let all that ask for the same file wait.
	const again = attempts++ ? `?${ attempts }` : '';
	const module = ( await import(
		/* webpackIgnore: true */ address + again
	) ) as {
		importFilterBars: typeof importFilterBars;
	};

	return module.importFilterBars( scripts, nonce );
}

/**
 * Asks for the rest, unless it is here or on its way. When it did not come, or hangs, it may be asked for again after a while; what
 * comes after it was given up is not used.
 *
 * @param onLoad What to do with it.
 */
export function loadFilterBar(
	onLoad: ( rest: typeof FilterBars ) => void
): void {
	if ( isWaiting ) {
		return;
	}
	isWaiting = true;
	Promise.race( [
		getRest(),
		new Promise< never >( ( _, reject ) =>
			setTimeout( reject, CHUNK_TIMEOUT_MS )
		),
	] ).then( onLoad, () =>
		// Four times as long after each attempt: a network may be gone for a moment, and a policy, or a blocker, says no for good.
		setTimeout(
			() => {
				isWaiting = false;
			},
			1000 * 4 ** attempts
		)
	);
}

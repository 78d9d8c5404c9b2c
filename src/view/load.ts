/**
 * Gets the rest of the script: React, the keyboard and motion. The page says where they are (includes/entry/assets.php, includes/entry/react.php).
 */
import { CHUNK_TIMEOUT_MS } from './constants';
import type * as FilterBars from './filter-bar';
import type * as Start from './filter-bar/start';
import { loadReact, type ReactScripts } from './load-react';

/** How often the rest is asked for: a policy, or a blocker, says no each time. */
const ATTEMPTS = 3;

const DATA = 'wp-script-module-data-programs-filter/view';

let attempts = 0;
let isWaiting = false;

/** Fails where the page does not say where the rest is: an optimiser may have taken it out. */
async function getRest(): Promise< typeof FilterBars > {
	const { text, nonce } = document.getElementById(
		DATA
	) as HTMLScriptElement;
	const [ address, ...scripts ] = JSON.parse( text ) as [
		string,
		...ReactScripts,
	];
	const [ , { start } ] = await Promise.all( [
		// First: it fails at once where there is none.
		loadReact( scripts, nonce ),
		// Browsers remember, by its whole address, that a module did not come.
		import(
			/* webpackIgnore: true */ `${ address }#${ ++attempts }`
		) as Promise< typeof Start >,
	] );

	return start();
}

/**
 * Asks for the rest, unless it is here or on its way. When it did not come, or hangs, it may be asked for again, some times; what
 * comes after it was given up is not used.
 *
 * @param arrived What to do with it.
 */
export function load( arrived: ( rest: typeof FilterBars ) => void ): void {
	if ( isWaiting ) {
		return;
	}
	isWaiting = true;
	Promise.race( [
		getRest(),
		new Promise< never >( ( _, reject ) =>
			setTimeout( reject, CHUNK_TIMEOUT_MS )
		),
	] ).then( arrived, () => {
		isWaiting = attempts >= ATTEMPTS;
	} );
}

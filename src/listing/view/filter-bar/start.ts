/**
 * Entry point of the module that is loaded on demand: loads WordPress's React, which are classic scripts that a module cannot import, then returns
 * index.ts.
 */
import type * as FilterBars from './index';

/** Globals of WordPress's React scripts. */
type ReactGlobal = 'React' | 'ReactDOM';

/** Whether a global of React exists. `window.React` may also be an element with that ID, which has no version. */
const isLoaded = ( name: ReactGlobal ): boolean =>
	!! ( window as Partial< Record< ReactGlobal, { version?: string } > > )[
		name
	]?.version;

/** The scripts of React and their globals, in order. */
export type ReactScripts = Array< [ global: ReactGlobal, address: string ] >;

/** Whether the page has a global already, or a deferred script of WordPress that will add it. */
const isProvidedByPage = ( name: ReactGlobal ): boolean =>
	isLoaded( name ) ||
	( document.readyState !== 'complete' &&
		!! document.querySelector( '#react-js,#react-dom-js' ) );

/** Adds a script. Resolves on errors, too: importFilterBars() checks the globals. */
const loadScript = ( src: string, nonce: string ): Promise< unknown > =>
	new Promise( ( resolve ) =>
		document.head.append(
			Object.assign( document.createElement( 'script' ), {
				src,
				nonce,
				// Loads in parallel and runs in order.
				async: false,
				onload: resolve,
				onerror: resolve,
			} )
		)
	);

/**
 * Loads the missing scripts of React.
 *
 * @param scripts Scripts; empty if the site has none.
 * @param nonce   Nonce of the page's Content-Security-Policy; '' for none.
 */
export const loadReact = (
	scripts: ReactScripts,
	nonce: string
): Promise< unknown > =>
	Promise.all(
		scripts
			.filter( ( [ name ] ) => ! isProvidedByPage( name ) )
			.map( ( [ , address ] ) => loadScript( address, nonce ) )
	);

const isReactReady = (): boolean =>
	isLoaded( 'React' ) && isLoaded( 'ReactDOM' );

/**
 * Returns the functions of the module, with the window's React.
 *
 * @param  scripts Scripts of React that the page names.
 * @param  nonce   Nonce of the page's Content-Security-Policy; '' for none.
 * @throws {Error} Without React.
 */
export async function importFilterBars(
	scripts: ReactScripts,
	nonce: string
): Promise< typeof FilterBars > {
	await loadReact( scripts, nonce );
	if ( ! isReactReady() && document.readyState !== 'complete' ) {
		// Another plugin's deferred script may bring it.
		await new Promise( ( resolve ) =>
			window.addEventListener( 'load', resolve )
		);
	}
	if ( ! isReactReady() ) {
		throw new Error( 'There is no React.' );
	}

	return import( /* webpackMode: "eager" */ './index' );
}

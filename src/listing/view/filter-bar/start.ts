/**
 * The second module of the public page. It loads WordPress's React: classic scripts, which modules cannot import. What needs React comes with
 * `start`.
 */
import type * as FilterBars from './index';

/** Globals of WordPress's React scripts. */
type ReactGlobal = 'React' | 'ReactDOM';

/** Whether a global exists. An element with that ID has no version. */
const isHere = ( name: ReactGlobal ): unknown =>
	( window as Partial< Record< ReactGlobal, { version?: string } > > )[ name ]
		?.version;

/** The scripts of React and their globals, in order. */
export type ReactScripts = Array< [ global: ReactGlobal, address: string ] >;

/** Whether the page has React already, or a deferred script of WordPress that adds it. */
const isTheirs = ( name: ReactGlobal ): unknown =>
	isHere( name ) ||
	( document.readyState !== 'complete' &&
		document.querySelector( '#react-js,#react-dom-js' ) );

/** Resolves also on errors: the second module checks the globals. */
const run = ( src: string, nonce: string ): Promise< unknown > =>
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
			.filter( ( [ name ] ) => ! isTheirs( name ) )
			.map( ( [ , address ] ) => run( address, nonce ) )
	);

const ready = (): unknown => isHere( 'React' ) && isHere( 'ReactDOM' );

/**
 * Returns the functions of the module, with the window's React.
 *
 * @param  scripts Scripts of React that the page names.
 * @param  nonce   Nonce of the page's Content-Security-Policy; '' for none.
 * @throws {Error} Without React.
 */
export async function start(
	scripts: ReactScripts,
	nonce: string
): Promise< typeof FilterBars > {
	await loadReact( scripts, nonce );
	if ( ! ready() && document.readyState !== 'complete' ) {
		// Another plugin's deferred script may bring it.
		await new Promise( ( resolve ) =>
			window.addEventListener( 'load', resolve )
		);
	}
	if ( ! ready() ) {
		throw new Error( 'There is no React.' );
	}

	return import( /* webpackMode: "eager" */ './index' );
}

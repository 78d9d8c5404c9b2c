/** Gets React as WordPress has it: classic scripts, which no module can import. */
import { isHere, type ReactGlobal } from './react-global';

/** The scripts of React and the globals that they serve, in the order in which they run. */
export type ReactScripts = Array< [ global: ReactGlobal, address: string ] >;

/** Whether somebody else's React is in the page, or still on its way: a deferred script of WordPress. */
const isTheirs = ( name: ReactGlobal ): unknown =>
	isHere( name ) ||
	( document.readyState !== 'complete' &&
		document.querySelector( '#react-js,#react-dom-js' ) );

/** Ends also when the script does not come: the second module looks at what is there. */
const run = ( src: string, nonce: string ): Promise< unknown > =>
	new Promise( ( resolve ) =>
		document.head.append(
			Object.assign( document.createElement( 'script' ), {
				src,
				nonce,
				// All at once on their way, one after the other when they run.
				async: false,
				onload: resolve,
				onerror: resolve,
			} )
		)
	);

/**
 * Loads what of React is not in the page.
 *
 * @param  scripts Where it is; empty where the site has none.
 * @param  nonce   Of the page's Content-Security-Policy, '' without one.
 * @throws {Error} At once, when it is nowhere.
 */
export function loadReact(
	scripts: ReactScripts,
	nonce: string
): Promise< unknown > {
	if ( ! scripts[ 0 ] && ! isTheirs( 'React' ) ) {
		throw new Error();
	}

	return Promise.all(
		scripts
			.filter( ( [ name ] ) => ! isTheirs( name ) )
			.map( ( [ , address ] ) => run( address, nonce ) )
	);
}

/** Loads WordPress's React: classic scripts, which modules cannot import. */
import { isHere, type ReactGlobal } from './react-global';

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
 * @param  scripts Scripts; empty if the site has none.
 * @param  nonce   Nonce of the page's Content-Security-Policy; '' for none.
 * @throws {Error} If there are no scripts.
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

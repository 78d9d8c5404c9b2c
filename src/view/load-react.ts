/**
 * Gets React as WordPress has it: classic scripts, which no module can import. includes/react.php says in the page where they are.
 */
import { isHere, type ReactGlobal } from './react-global';

const DATA = 'wp-script-module-data-programs-filter/filter-bar';

/** The scripts of React and the globals that they serve, in the order in which they run. */
type Scripts = ReadonlyArray< [ global: ReactGlobal, address: string ] >;

/** Whether somebody else's React is in the page, or still on its way: a deferred script of WordPress. */
const isTheirs = ( name: ReactGlobal ): boolean =>
	isHere( name ) ||
	( document.readyState !== 'complete' &&
		!! document.querySelector( '#react-js,#react-dom-js' ) );

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

/** Fails where the page does not say where React is: an optimiser may have taken it out. */
export async function loadReact(): Promise< void > {
	const { text, nonce } = document.getElementById(
		DATA
	) as HTMLScriptElement;
	await Promise.all(
		( JSON.parse( text ) as Scripts )
			.filter( ( [ name ] ) => ! isTheirs( name ) )
			.map( ( [ , address ] ) => run( address, nonce ) )
	);
}

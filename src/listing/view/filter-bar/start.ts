/** The second module of the public page. It loads in parallel with React, so what needs React runs in `start`. */
import { isHere } from '../react-global';
import type * as FilterBars from './index';

const ready = (): unknown => isHere( 'React' ) && isHere( 'ReactDOM' );

/**
 * Returns the functions of the module, with the window's React.
 *
 * @throws {Error} Without React.
 */
export async function start(): Promise< typeof FilterBars > {
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

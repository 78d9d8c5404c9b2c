/** The second module of the public page. It comes beside React, in any order, so what needs React runs when `start` is called. */
import { isHere } from '../react-global';
import type * as FilterBars from './index';

const ready = (): unknown => isHere( 'React' ) && isHere( 'ReactDOM' );

/**
 * The functions of the module, with the React that the window has now.
 *
 * @throws {Error} When there is none.
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

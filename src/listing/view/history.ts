/** The page's address: written when a pill is chosen, looked at again when Back or Forward changed it. */
import {
	initialCategory,
	parameterOf,
	requestedCategory,
	withCategory,
} from './address';
import { afterFrame } from './after-frame';

let seen = location.search;

/** What is still to be written. */
let pending: ( () => void ) | undefined;

/**
 * Puts another query into the address, now.
 *
 * @param query  Query string.
 * @param isStep Whether Back undoes it.
 */
export function put( query: string, isStep: boolean ): void {
	// Absolute: a path like "//cursos/" would be read as a host, and a page may have a <base>.
	const url = new URL( location.href );
	const { search } = url;
	url.search = query;
	try {
		if ( isStep ) {
			history.pushState( null, '', url );
		} else if ( url.search !== search ) {
			history.replaceState( history.state, '', url );
		}
		seen = url.search;
	} catch {
		// A document without an address of its own (`srcdoc`), or a browser that was asked too often.
	}
}

function flush(): void {
	pending?.();
	pending = undefined;
}

/**
 * Writes into the address when the next frame is on the screen: it takes the browser as long as all the rest of a click.
 *
 * @param write Writes, with put().
 */
export function writeAddress( write: () => void ): void {
	// Each choice is a step, however fast the next one comes.
	flush();
	pending = write;
	afterFrame( flush );
}

/**
 * Writes a category. Only one that means another is a step that Back undoes.
 *
 * @param category Slug, or `all`.
 * @param groups   Groups of the grid that shows it.
 */
export function writeCategory(
	category: string,
	groups: readonly Element[]
): void {
	writeAddress( () => {
		const { search } = location;
		const initial = initialCategory( groups );
		const parameter = parameterOf( groups );
		put(
			withCategory( search, category, initial, parameter ),
			( requestedCategory( search, parameter ) ?? initial ) !== category
		);
	} );
}

/** Whether the query is another than before. A step to another fragment of the page is in the history too. */
export function addressChanged(): boolean {
	const before = seen;
	seen = location.search;
	if ( seen === before ) {
		// A choice is still to be written, perhaps: a page that has loaded is shown too.
		return false;
	}
	// A step in the history is the later wish.
	pending = undefined;

	return true;
}

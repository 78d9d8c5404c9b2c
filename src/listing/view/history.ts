/** The page's URL: written for choices, and read for steps in the history. */
import {
	initialCategory,
	parameterOf,
	requestedCategory,
	withCategory,
} from './address';
import { afterFrame } from './after-frame';

let seen = location.search;

/** The pending write. */
let pending: ( () => void ) | undefined;

/**
 * Writes a query string into the URL.
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
		// A document without a URL (`srcdoc`), or a browser's rate limit.
	}
}

function flush(): void {
	pending?.();
	pending = undefined;
}

/**
 * Writes the URL after the next frame, as it is slow.
 *
 * @param write Writes, with put().
 */
export function writeAddress( write: () => void ): void {
	// Each choice is a step.
	flush();
	pending = write;
	afterFrame( flush );
}

/**
 * Writes a category. Only a change is a step in the history.
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

/** Whether the query string has changed. A step may only change the fragment. */
export function addressChanged(): boolean {
	const before = seen;
	seen = location.search;
	if ( seen === before ) {
		// `pageshow` also fires after load, when a choice may be pending.
		return false;
	}
	// The step is later than the pending choice.
	pending = undefined;

	return true;
}

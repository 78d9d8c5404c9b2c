/** The page's URL: written for choices, and read for steps in the history. */
import { afterFrame } from './after-frame';

let seen = location.search;

/** The pending write. */
let pending: ( () => void ) | undefined;

/** The control in which the visitor types. One search is one step in the history. */
let typing: Element | undefined;

/**
 * Returns the URL of the page with another query string, from its root: a page may have a `<base>` that is another one. A second slash would make it a host.
 *
 * @param query Query string.
 * @param hash  Fragment, with its number sign where it is not empty.
 */
export const pageWith = ( query: string, hash = location.hash ): string =>
	location.pathname.replace( /^\/+/, '/' ) + query + hash;

/**
 * Writes a query string into the URL.
 *
 * @param query  Query string.
 * @param isStep Whether Back undoes it.
 * @param typist The control in which the visitor types.
 */
export function writeQuery(
	query: string,
	isStep: boolean,
	typist?: Element
): void {
	const goesOn = typist && typist === typing;
	typing = isStep || goesOn ? typist : undefined;
	// Absolute: a path like "//cursos/" would be read as a host, and a page may have a <base>.
	const url = new URL( location.href );
	const { search } = url;
	url.search = query;
	try {
		if ( isStep && ! goesOn ) {
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
	const write = pending;
	// What it calls may make a choice of its own.
	pending = undefined;
	write?.();
}

/**
 * Writes the URL after the next frame, as it is slow.
 *
 * @param write Writes, with writeQuery().
 */
export function scheduleWrite( write: () => void ): void {
	// Each choice is a step.
	flush();
	pending = write;
	afterFrame( flush );
}

/** Whether the query string has changed. A step may only change the fragment. */
export function addressChanged(): boolean {
	const before = seen;
	seen = location.search;
	typing = undefined;
	if ( seen === before ) {
		// `pageshow` also fires after load, when a choice may be pending.
		return false;
	}
	// The step is later than the pending choice.
	pending = undefined;

	return true;
}

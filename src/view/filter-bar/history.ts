/**
 * The page's address: written when a pill is chosen, looked at again when Back or Forward changed it.
 */
import { requestedCategory, withCategory } from '../address';

let seen = window.location.search;

/**
 * Writes a category into the address. Only one that means another category is a step that Back undoes.
 *
 * @param category  Slug, or `all`.
 * @param initial   Category of the page without the parameter.
 * @param parameter Name of the page parameter.
 */
export function writeAddress(
	category: string,
	initial: string,
	parameter?: string
): void {
	// Absolute: a path like "//cursos/" would be read as a host, and a page may have a <base>.
	const url = new URL( window.location.href );
	const { search } = url;
	const requested = requestedCategory( search, parameter ) ?? initial;
	url.search = withCategory( search, category, initial, parameter );
	if ( requested !== category ) {
		window.history.pushState( null, '', url );
	} else if ( url.search !== search ) {
		window.history.replaceState( window.history.state, '', url );
	}
	seen = url.search;
}

/** Whether the query is another than before. A step to another fragment of the page is in the history too. */
export function addressChanged(): boolean {
	const before = seen;
	seen = window.location.search;

	return seen !== before;
}

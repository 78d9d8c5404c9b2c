/** The page parameter: `categoria`, unless the group says otherwise. The server reads it by the same rules (includes/filters/request.php). */
import { ALL, PARAMETER } from './constants';
import { categoryOf, pillsOf } from './markup';
import { isCalled, partsWithout } from './parameters';

/** What the first of some groups that says something says. */
const said = (
	groups: readonly Element[],
	attribute: string
): string | null | undefined =>
	groups.map( ( group ) => group.getAttribute( attribute ) ).find( Boolean );

/** Name of the page parameter that groups follow and write. */
export const parameterOf = ( groups: readonly Element[] ): string =>
	said( groups, 'data-parameter' ) ?? PARAMETER;

/**
 * The category that a query string asks for.
 *
 * @param search    Query string, with or without its question mark.
 * @param parameter Name of the page parameter.
 * @return Undefined when the parameter is absent; `all` when it is empty, repeated, array-shaped or oversized; else its value.
 */
export function requestedCategory(
	search: string,
	parameter = PARAMETER
): string | undefined {
	const [ first, ...others ] = [ ...new URLSearchParams( search ) ].filter(
		( [ name ] ) => isCalled( parameter, name )
	);

	return (
		first &&
		( ( ! others[ 0 ] && first[ 0 ] === parameter && first[ 1 ] ) || ALL )
	);
}

/** The category of groups whose page names none. */
export const initialCategory = ( groups: readonly Element[] ): string =>
	said( groups, 'data-initial' ) ?? ALL;

/** The first pill, in one of the groups, that has a category. */
export const pillFor = (
	groups: readonly Element[],
	category: string
): HTMLElement | undefined =>
	groups
		.flatMap( pillsOf )
		.find( ( pill ) => categoryOf( pill ) === category );

/** The category that the address (or another query string) means for the groups of a grid: one of their pills', else `all`. */
export function categoryFor(
	groups: readonly Element[],
	search = location.search
): string {
	const requested =
		requestedCategory( search, parameterOf( groups ) ) ??
		initialCategory( groups );
	const pill =
		pillFor( groups, requested ) ??
		groups
			.flatMap( pillsOf )
			// From before it was renamed.
			.find( ( { dataset } ) =>
				dataset.oldSlugs?.split( ' ' ).includes( requested )
			);

	return pill ? categoryOf( pill ) : ALL;
}

/**
 * A query string with another category. Other parameters keep their place and their spelling.
 *
 * @param search    Query string of the page, with its question mark where it is not empty.
 * @param category  Slug, or `all`.
 * @param initial   Category of the page without the parameter. Only where that is `all` does `all` need no parameter.
 * @param parameter Name of the page parameter.
 * @return Query string without its question mark.
 */
export function withCategory(
	search: string,
	category: string,
	initial: string,
	parameter = PARAMETER
): string {
	const others = partsWithout( search, parameter );
	if ( category !== ALL || initial !== ALL ) {
		others.push( `${ parameter }=${ encodeURIComponent( category ) }` );
	}

	return others.join( '&' );
}

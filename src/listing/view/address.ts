/** The category in the address: `categoria`, unless the group has another parameter. The server has the same rules (includes/listing/request.php). */
import { ALL, PARAMETER } from './constants';
import { categoryOf, pillsOf } from './markup';

/**
 * Whether a name in a query string is a parameter, also with brackets.
 *
 * @param parameter Parameter.
 * @param name      Name, decoded.
 */
export const isCalled = ( parameter: string, name: string ): boolean =>
	name === parameter || name.startsWith( `${ parameter }[` );

/**
 * Returns the parts of a query string without a parameter, unchanged.
 *
 * @param search    Query string of a page, with its question mark where it is not empty.
 * @param parameter Parameter.
 */
export const partsWithout = ( search: string, parameter: string ): string[] =>
	search
		.slice( 1 )
		.split( '&' )
		.filter(
			( part ) =>
				part &&
				! [ ...new URLSearchParams( `?${ part }` ).keys() ].some(
					( name ) => isCalled( parameter, name )
				)
		);

/** The first value of an attribute among groups. */
const said = (
	groups: readonly Element[],
	attribute: string
): string | null | undefined =>
	groups.map( ( group ) => group.getAttribute( attribute ) ).find( Boolean );

/** Name of the page parameter of groups. */
export const parameterOf = ( groups: readonly Element[] ): string =>
	said( groups, 'data-parameter' ) ?? PARAMETER;

/**
 * What WordPress would make a slug of: "Danza." is "danza", "música" is "musica". Slugs in other letters are encoded.
 *
 * @param text Text.
 */
export const slugOf = ( text: string ): string =>
	encodeURIComponent(
		text
			.normalize( 'NFKD' )
			// A broken letter stays, so that no slug fits.
			.replace( /[\u0300-\u036f]|[^\p{L}\p{M}\p{N}\s./_\uFFFD-]/gu, '' )
			.split( /[\s./-]+/ )
			.filter( Boolean )
			.join( '-' )
			.normalize()
			.toLowerCase()
	).toLowerCase();

/**
 * Returns the values of a parameter, each once; '' for an array.
 *
 * @param search    Query string, with or without its question mark.
 * @param parameter Parameter.
 */
export const valuesOf = ( search: string, parameter: string ): string[] => [
	...new Set(
		[ ...new URLSearchParams( search ) ].flatMap( ( [ name, value ] ) =>
			isCalled( parameter, name )
				? [ name === parameter ? value : '' ]
				: []
		)
	),
];

/**
 * Returns the category in a query string.
 *
 * @param search    Query string, with or without its question mark.
 * @param parameter Name of the page parameter.
 * @return Undefined when the parameter is absent; `all` when it is empty or array-shaped, or has several values; else its value.
 */
export function requestedCategory(
	search: string,
	parameter = PARAMETER
): string | undefined {
	const values = valuesOf( search, parameter );

	return values.length > 1 || values[ 0 ] === '' ? ALL : values[ 0 ];
}

/** Initial category of groups. */
export const initialCategory = ( groups: readonly Element[] ): string =>
	said( groups, 'data-initial' ) ?? ALL;

/** The first pill of a category in groups. */
export const pillFor = (
	groups: readonly Element[],
	category: string
): HTMLElement | undefined =>
	groups
		.flatMap( pillsOf )
		.find( ( pill ) => categoryOf( pill ) === category );

/** The category that a query string names for groups, also one that they do not have, or that they open with. */
export const namedCategory = (
	groups: readonly Element[],
	search: string
): string =>
	requestedCategory( search, parameterOf( groups ) ) ??
	initialCategory( groups );

/** The category of a query string for the groups of a grid, if they have its pill; else `all`. */
export function categoryFor(
	groups: readonly Element[],
	search = location.search
): string {
	const requested = namedCategory( groups, search );
	const find = ( slug: string ): HTMLElement | undefined =>
		pillFor( groups, slug ) ??
		groups
			.flatMap( pillsOf )
			// By an old slug.
			.find( ( { dataset } ) =>
				dataset.oldSlugs?.split( ' ' ).includes( slug )
			);
	const pill = find( requested ) ?? find( slugOf( requested ) );

	return pill ? categoryOf( pill ) : ALL;
}

/**
 * Returns a query string with another category. Other parameters stay unchanged.
 *
 * @param search    Query string of the page, with its question mark where it is not empty.
 * @param category  Slug, or `all`.
 * @param initial   Initial category, which needs no parameter if it is `all`.
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

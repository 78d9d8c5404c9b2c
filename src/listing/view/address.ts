/**
 * Reads and writes the category in the query string (`categoria`, or the parameter of the group), for choice.ts and src/listing/criteria/address.ts.
 * The server has the same rules (includes/listing/request.php).
 */
import { ALL, PARAMETER } from './constants';
import { categoryOf, pillsOf } from './markup';

/**
 * Whether a name in a query string is a parameter, also with brackets.
 *
 * @param parameter Parameter.
 * @param name      Name, decoded.
 */
const isParameter = ( parameter: string, name: string ): boolean =>
	name === parameter || name.startsWith( `${ parameter }[` );

/**
 * Returns a query string with other values of a parameter. Other parameters stay unchanged.
 *
 * @param search    Query string of a page, with its question mark where it is not empty.
 * @param parameter Parameter.
 * @param values    Its values.
 * @return Query string with its question mark.
 */
export const withValues = (
	search: string,
	parameter: string,
	values: readonly string[]
): string =>
	`?${ [
		...search
			.slice( 1 )
			.split( '&' )
			.filter(
				( part ) =>
					part &&
					! [ ...new URLSearchParams( `?${ part }` ).keys() ].some(
						( name ) => isParameter( parameter, name )
					)
			),
		...values.map(
			( value ) => `${ parameter }=${ encodeURIComponent( value ) }`
		),
	].join( '&' ) }`;

/** The first non-empty value of an attribute among groups. */
const attributeOf = (
	groups: readonly Element[],
	attribute: string
): string | null | undefined =>
	groups.map( ( group ) => group.getAttribute( attribute ) ).find( Boolean );

/** Name of the query parameter of groups. */
const categoryParameterOf = ( groups: readonly Element[] ): string =>
	attributeOf( groups, 'data-parameter' ) ?? PARAMETER;

/**
 * Makes a slug as `sanitize_title()` does: "Danza." becomes "danza", "música" "musica". Other scripts are percent-encoded.
 *
 * @param text Text.
 */
export const slugOf = ( text: string ): string =>
	encodeURIComponent(
		text
			.normalize( 'NFKD' )
			// The replacement character stays, so that no slug matches.
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
export const queryValues = ( search: string, parameter: string ): string[] => [
	...new Set(
		[ ...new URLSearchParams( search ) ].flatMap( ( [ name, value ] ) =>
			isParameter( parameter, name )
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
export function categoryInQuery(
	search: string,
	parameter: string
): string | undefined {
	const values = queryValues( search, parameter );

	return values.length > 1 || values[ 0 ] === '' ? ALL : values[ 0 ];
}

/** Initial category of groups. */
export const initialCategory = ( groups: readonly Element[] ): string =>
	attributeOf( groups, 'data-initial' ) ?? ALL;

/** The first pill of a category in groups. */
export const pillFor = (
	groups: readonly Element[],
	category: string
): HTMLElement | undefined =>
	groups
		.flatMap( pillsOf )
		.find( ( pill ) => categoryOf( pill ) === category );

/** The category that a query string requests, even an unknown one; else the initial category of groups. */
export const requestedOrInitialCategory = (
	groups: readonly Element[],
	search: string
): string =>
	categoryInQuery( search, categoryParameterOf( groups ) ) ??
	initialCategory( groups );

/** The category of a query string for the groups of a grid, if they have its pill; else `all`. */
export function categoryFor(
	groups: readonly Element[],
	search = location.search
): string {
	const requested = requestedOrInitialCategory( groups, search );
	const find = ( slug: string ): HTMLElement | undefined =>
		pillFor( groups, slug ) ??
		groups
			.flatMap( pillsOf )
			// A former slug of a renamed category.
			.find( ( { dataset } ) =>
				dataset.oldSlugs?.split( ' ' ).includes( slug )
			);
	const pill = find( requested ) ?? find( slugOf( requested ) );

	return pill ? categoryOf( pill ) : ALL;
}

/**
 * Returns a query string with another category. Other parameters stay unchanged.
 *
 * @param search   Query string of the page, with its question mark where it is not empty.
 * @param category Slug, or `all`, which needs no parameter where it is the initial category.
 * @param groups   Groups of the grid.
 * @return Query string with its question mark.
 */
export const withCategory = (
	search: string,
	category: string,
	groups: readonly Element[]
): string =>
	withValues(
		search,
		categoryParameterOf( groups ),
		category === ALL && initialCategory( groups ) === ALL
			? []
			: [ category ]
	);

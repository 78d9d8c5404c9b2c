/**
 * The page parameter: `categoria`, unless the group says otherwise. The server reads it by the same rules (includes/request.php).
 */
import { ALL, MAX_SLUG_LENGTH, PARAMETER } from './constants';
import { categoryOf, pillsOf } from './markup';

/** Name of the page parameter that a group follows and writes. */
export const parameterOf = ( group: Element ): string =>
	( group.getAttribute( 'data-parameter' ) ?? '' ) || PARAMETER;

const isCalled = ( parameter: string, name: string ): boolean =>
	name === parameter || name.startsWith( `${ parameter }[` );

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
		( others.length > 0 ||
		first[ 0 ] !== parameter ||
		first[ 1 ] === '' ||
		Array.from( first[ 1 ] ).length > MAX_SLUG_LENGTH
			? ALL
			: first[ 1 ] )
	);
}

/** The category of a group whose page names none. */
export const initialCategory = ( group: Element ): string =>
	( group.getAttribute( 'data-initial' ) ?? '' ) || ALL;

/** The category that the address means for a group: one of its pills', by its slug or by one from before it was renamed, else `all`. */
export function categoryFor( group: Element, search: string ): string {
	const requested =
		requestedCategory( search, parameterOf( group ) ) ??
		initialCategory( group );

	const pills = pillsOf( group );
	const pill =
		pills.find( ( one ) => categoryOf( one ) === requested ) ??
		pills.find( ( one ) =>
			one.dataset.oldSlugs?.split( ' ' ).includes( requested )
		);

	return pill ? categoryOf( pill ) : ALL;
}

/**
 * A query string with another category. Other parameters keep their place and their spelling.
 *
 * @param search    Query string of the page.
 * @param category  Slug, or `all`.
 * @param initial   Category of the page without the parameter. Only where that is `all` does `all` need no parameter.
 * @param parameter Name of the page parameter.
 * @return Query string with its question mark, or ''.
 */
export function withCategory(
	search: string,
	category: string,
	initial: string,
	parameter = PARAMETER
): string {
	const others = search
		.replace( /^\?/, '' )
		.split( '&' )
		.filter(
			( part ) =>
				part !== '' &&
				! [ ...new URLSearchParams( `?${ part }` ) ].some(
					( [ name ] ) => isCalled( parameter, name )
				)
		);
	if ( category !== ALL || initial !== ALL ) {
		others.push( `${ parameter }=${ encodeURIComponent( category ) }` );
	}

	return others.length > 0 ? `?${ others.join( '&' ) }` : '';
}

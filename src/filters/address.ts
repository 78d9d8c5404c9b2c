/** Reads and writes criteria in the URL. The server has the same rules (includes/filters/asked.php). */
import { isCalled, partsWithout } from 'programs-filter/view';
import { isMultiple, parameterOf, usableIn } from './controls';

/** Most values of a criterion that are read. */
const MOST = 50;

/**
 * Returns the values of a criterion in a query string.
 *
 * @param control Control of the criterion.
 * @param search  Query string, with or without its question mark.
 * @return Values of the control, each once; for words the text.
 */
export function askedOf( control: HTMLElement, search: string ): string[] {
	const parameter = parameterOf( control );
	const values = [ ...new URLSearchParams( search ) ].flatMap(
		( [ name, value ] ) =>
			isCalled( parameter, name )
				? [ name === parameter ? value : '' ]
				: []
	);
	if ( values.length === 0 ) {
		return [ control.dataset.initial ?? '' ].filter( Boolean );
	}
	if ( values.length > 1 && ! isMultiple( control ) ) {
		// A repeated parameter is ignored where one value is possible, as for the category.
		return [];
	}
	// A map: an object knows "constructor", too.
	const renamed = new Map(
		Object.entries(
			JSON.parse( control.dataset.renamed ?? '{}' ) as object
		) as [ string, string ][]
	);

	return [
		...new Set(
			values
				.slice( 0, MOST )
				.map( ( value ) => renamed.get( value ) ?? value )
		),
	]
		.map( usableIn( control ) )
		.filter( Boolean );
}

/**
 * Returns a query string with other values of a criterion. Other parameters stay unchanged.
 *
 * @param search  Query string of the page, with its question mark where it is not empty.
 * @param control Control of the criterion.
 * @param values  Values.
 * @return Query string without its question mark.
 */
export function withValues(
	search: string,
	control: HTMLElement,
	values: readonly string[]
): string {
	const parameter = parameterOf( control );
	// If the page opens with a category, "all" needs a parameter.
	const written =
		values[ 0 ] || ! control.dataset.initial ? values : [ 'all' ];

	return [
		...partsWithout( search, parameter ),
		...written.map(
			( value ) => `${ parameter }=${ encodeURIComponent( value ) }`
		),
	].join( '&' );
}

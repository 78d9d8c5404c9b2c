/**
 * What the address asks for beyond the category. The server reads it by the same rules (includes/filters/asked.php).
 */
import { isCalled, partsWithout } from '../listing/view/parameters';
import { isMultiple, parameterOf, valuesOf } from './controls';
import { searchable } from './words';

/** How many values of a criterion count. */
const MOST = 50;

/**
 * What a query string asks for.
 *
 * @param control Control of the criterion.
 * @param search  Query string, with or without its question mark.
 * @return Values that the control has, each once; of words the text.
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
		// What is there twice where one is meant is nothing, as for the category.
		return [];
	}
	const known = valuesOf( control );
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
		.map( ( value ) => ( known ? value : searchable( value ) ) )
		.filter( ( value ) => value && ( known?.includes( value ) ?? true ) );
}

/**
 * A query string with other values of a criterion. Other parameters keep their place and their spelling.
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
	// Where the page opens on something, everything has a name too.
	const written =
		values[ 0 ] || ! control.dataset.initial ? values : [ 'all' ];

	return [
		...partsWithout( search, parameter ),
		...written.map(
			( value ) => `${ parameter }=${ encodeURIComponent( value ) }`
		),
	].join( '&' );
}

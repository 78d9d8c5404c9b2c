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

/** A text as PHP writes it, in single quotes. */
export const phpText = ( text: string ): string =>
	`'${ text.replaceAll( /[\\']/g, '\\$&' ) }'`;

/**
 * Lines of PHP that define constants.
 *
 * @param constants By name.
 */
export const defines = (
	constants: Readonly< Record< string, string | number | boolean > >
): string =>
	Object.entries( constants )
		.map(
			( [ name, value ] ) =>
				`define( '${ name }', ${ typeof value === 'string' ? phpText( value ) : value } );`
		)
		.join( '\n' );

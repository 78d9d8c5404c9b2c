/** Who pays how much. */
export interface Price {
	who: string;
	amount: string;
}

/**
 * Prices by group, as they are typed.
 *
 * @param text A line for each, such as "Children: 12 €".
 */
export const pricesOf = ( text: string ): Price[] =>
	( text === '' ? [] : text.split( '\n' ) ).map( ( line ) => {
		const at = line.indexOf( ':' );
		return {
			who: line.slice( 0, Math.max( 0, at ) ),
			amount: line.slice( at + 1 ).replace( /^ /, '' ),
		};
	} );

/**
 * The text of prices. The first colon tells who pays from the amount. One in an amount stays as it is typed, and is a mistake.
 *
 * @param prices Prices.
 */
export const textOfPrices = ( prices: Price[] ): string =>
	prices
		.map(
			( { who, amount } ) => `${ who.replace( /:/g, '' ) }: ${ amount }`
		)
		.join( '\n' );

/**
 * Whether each line says who pays and how much.
 *
 * @param text Lines.
 */
export const arePrices = ( text: string ): boolean =>
	pricesOf( text ).every(
		( { who, amount } ) =>
			who.trim() !== '' &&
			amount.trim() !== '' &&
			! amount.includes( ':' )
	);

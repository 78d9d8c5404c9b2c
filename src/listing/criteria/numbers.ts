/**
 * Criteria that are a number. Cards say for which numbers they are: `6-12`, `16-`, `0-5 8-10`; a price of 12.50 € is `12.5-`. The server does the same
 * (includes/listing/card-values.php).
 */

/**
 * Returns a valid number.
 *
 * @param written Text.
 * @param highest Highest number; '' without a limit.
 * @return '' for another one, or one that is out of range.
 */
export const numeric = ( written: string, highest: string ): string =>
	/^\d{1,5}$/.test( written ) &&
	Number( written ) <= Number( highest || 99999 )
		? `${ Number( written ) }`
		: '';

/**
 * Whether a number is in a range.
 *
 * @param said   Ranges that a card says.
 * @param number Number.
 */
export const isNumberSaid = ( said: string, number: number ): boolean =>
	said.split( ' ' ).some( ( range ) => {
		const [ , low, high ] = /^(\d+(?:\.\d+)?)-(\d*)$/.exec( range ) ?? [];

		return (
			low !== undefined &&
			number >= Number( low ) &&
			( ! high || number <= Number( high ) )
		);
	} );

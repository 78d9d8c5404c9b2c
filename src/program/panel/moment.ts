const MOMENT =
	/^((?:19|20|21)\d\d-\d\d-\d\d)(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/;

/**
 * Whether a text is a day that there is, with or without an hour, as the server has it (includes/program/fact-values.php).
 *
 * @param text Text.
 */
export function isMoment( text: string ): boolean {
	const day = MOMENT.exec( text )?.[ 1 ];
	if ( ! day ) {
		return false;
	}
	const date = new Date( `${ day }T00:00:00Z` );
	return (
		! Number.isNaN( date.getTime() ) &&
		// 30 February is read as a day in March.
		date.toISOString().startsWith( day )
	);
}

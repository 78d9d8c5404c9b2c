/** Keys of the criteria that ask for times, and the days of date inputs. */

/** Periods such as "this week", the first and the last day, and the part of the day. */
export const WHEN = 'cuando';
export const FROM = 'desde';
export const UNTIL = 'hasta';
export const HOURS = 'horario';
export const TIMES = [ WHEN, FROM, UNTIL, HOURS ];

export const isDay = ( option: Element ): option is HTMLInputElement =>
	option.matches( '[type=date]' );

/**
 * Returns a day that can be selected. The server has the same rule (includes/listing/criterion-kinds.php).
 *
 * @param value Value of a field, or of the URL. While a year is typed, it begins with zeros.
 * @return '' for no such day.
 */
export const usableDay = ( value: string ): string =>
	/^[1-9]\d{3}-\d\d-\d\d$/.test( value ) &&
	// Browsers take the 31st of February for the 3rd of March, and make null of the 32nd.
	( new Date( value ).toJSON() as string | null )?.startsWith( value )
		? value
		: '';

/** A day in the language of the page. */
export const sayDay = ( day: string ): string =>
	new Date( day ).toLocaleDateString(
		document.documentElement.lang || undefined,
		{ dateStyle: 'long', timeZone: 'UTC' }
	);

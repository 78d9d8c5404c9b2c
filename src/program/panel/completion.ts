/*
 * What people leave out where they type a fact. The same rules: includes/program/fact-problems.php.
 */

/** An hour without a day, as the two fields of a date give it. */
const HOUR = /^T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/**
 * Whether a text is an hour without a day.
 *
 * @param text Such as "T20:00".
 */
export const isHour = ( text: string ): boolean => HOUR.test( text );

/**
 * An end that has an hour and no day, with the day of the beginning.
 *
 * @param end   What somebody typed.
 * @param start Beginning that can be used, or nothing.
 * @return The same where it is no such end, or there is no beginning.
 */
export const withDay = ( end: string, start: string ): string =>
	start && isHour( end ) ? start.slice( 0, 10 ) + end : end;

/**
 * An address that begins with www., with its scheme.
 *
 * @param text What somebody typed.
 */
export const withScheme = ( text: string ): string =>
	/^\s*www\./i.test( text ) ? `https://${ text.trimStart() }` : text;

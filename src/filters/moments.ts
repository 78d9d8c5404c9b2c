/** The criterion of time. Moments are texts in the site's time zone that sort by time. The server does the same (includes/filters/moments.php). */

const DAY_MS = 24 * 60 * 60 * 1000;

/** A UTC offset as time zone of WordPress. Not all browsers support it. */
const OFFSET = /^([+-])(\d\d):(\d\d)$/;

/**
 * Returns the current time in the site's time zone.
 *
 * @param zone Zone: `Europe/Madrid` or `+02:00`; without one the browser's.
 * @return `2026-03-03T18:00`.
 */
export function nowIn( zone: string | undefined ): string {
	const [ , sign, hours, minutes ] = OFFSET.exec( zone ?? '' ) ?? [];
	const offset =
		( sign === '-' ? -60_000 : 60_000 ) *
		( 60 * Number( hours ) + Number( minutes ) );
	try {
		// The Swedish format is that of ISO 8601.
		return new Date( Date.now() + ( offset || 0 ) )
			.toLocaleString( 'sv', { timeZone: sign ? 'UTC' : zone } )
			.replace( ' ', 'T' )
			.slice( 0, 16 );
	} catch {
		return nowIn( undefined );
	}
}

/**
 * Returns the first day of the next week.
 *
 * @param now   Now.
 * @param first First day of the week: 0 for Sunday.
 */
export function nextWeek( now: string, first: number ): string {
	const day = Date.parse( now.slice( 0, 10 ) );
	const left = 7 - ( ( new Date( day ).getUTCDay() - first + 7 ) % 7 );

	return new Date( day + left * DAY_MS ).toISOString().slice( 0, 10 );
}

/** Current time in the site's time zone, and first day of its week. */
export interface Clock {
	now: string;
	first: number;
}

/**
 * Whether a program is in a period.
 *
 * @param moments Its beginning, `/`, and the first moment after it; '' for neither.
 * @param value   Period.
 * @param clock   Clock.
 */
export function isThen(
	moments: string,
	value: string,
	{ now, first }: Clock
): boolean {
	const [ start = '', end ] = moments.split( '/' );
	if ( ! moments || ( end && end <= now ) ) {
		return false;
	}
	switch ( value ) {
		case 'en-curso':
			return start <= now;
		case 'esta-semana':
			return start < nextWeek( now, first );
		case 'este-mes':
			return start.slice( 0, 7 ) <= now.slice( 0, 7 );
		default:
			return start > now;
	}
}

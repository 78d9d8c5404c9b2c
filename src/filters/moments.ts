/**
 * When a program is, as visitors ask for it. Moments are texts of the site's own clock, the earlier one the smaller. The server does
 * the same (includes/filters/moments.php).
 */

const DAY_MS = 24 * 60 * 60 * 1000;

/** An offset, as WordPress names a zone without a place. Not all browsers take it for a zone. */
const OFFSET = /^([+-])(\d\d):(\d\d)$/;

/**
 * Now, by the site's clock.
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
		// Swedes write dates as ISO does.
		return new Date( Date.now() + ( offset || 0 ) )
			.toLocaleString( 'sv', { timeZone: sign ? 'UTC' : zone } )
			.replace( ' ', 'T' )
			.slice( 0, 16 );
	} catch {
		return nowIn( undefined );
	}
}

/**
 * The first day of the next week.
 *
 * @param now   Now.
 * @param first Day with which a week begins: 0 for Sunday.
 */
export function nextWeek( now: string, first: number ): string {
	const day = Date.parse( now.slice( 0, 10 ) );
	const left = 7 - ( ( new Date( day ).getUTCDay() - first + 7 ) % 7 );

	return new Date( day + left * DAY_MS ).toISOString().slice( 0, 10 );
}

/** What is known of a group of times: the site's zone, and the first day of its week. */
export interface Clock {
	now: string;
	first: number;
}

/**
 * Whether a program is then.
 *
 * @param moments Its beginning, `/`, and the first moment after it; '' for neither.
 * @param value   What is asked for.
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

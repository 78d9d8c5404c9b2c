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

/** The day that is some days after another one. */
const shifted = ( day: string, days: number ): string =>
	new Date( Date.parse( day ) + days * DAY_MS ).toISOString().slice( 0, 10 );

/**
 * Returns the next day with a weekday, after a moment.
 *
 * @param now     Moment.
 * @param weekday Weekday: 0 for Sunday.
 */
export function nextWeekday( now: string, weekday: number ): string {
	const day = now.slice( 0, 10 );

	return shifted(
		day,
		7 - ( ( new Date( day ).getUTCDay() - weekday + 7 ) % 7 )
	);
}

/** Value of programs that are over. */
const OVER = 'terminados';

/** Values of the criterion. */
export const MOMENTS = [
	'hoy',
	'fin-de-semana',
	'esta-semana',
	'este-mes',
	'en-curso',
	'proximos',
	OVER,
];

/** Current time in the site's time zone, and first day of its week. */
export interface Clock {
	now: string;
	first: number;
}

/** The first moment of a period, and the first after it. */
function period( value: string, { now, first }: Clock ): [ string, string ] {
	switch ( value ) {
		case 'hoy':
			return [ now, shifted( now.slice( 0, 10 ), 1 ) ];
		case 'fin-de-semana': {
			const monday = nextWeekday( now, 1 );
			const saturday = `${ shifted( monday, -2 ) }T00:00`;

			// Of one that has begun, what is left.
			return [ now > saturday ? now : saturday, monday ];
		}
		case 'esta-semana':
			return [ now, nextWeekday( now, first ) ];
		case 'este-mes':
			// No month has a 32nd day.
			return [ now, `${ now.slice( 0, 7 ) }-32` ];
		default:
			// What begins now runs: any longer text is greater.
			return [ now, `${ now } ` ];
	}
}

/**
 * Whether a program runs, or has a session, between two moments.
 *
 * @param moments Its beginning, `/`, and the first moment after it; '' for neither. Sessions may follow: hours, `@`, their first day, and the number
 *                of days from each to the next.
 * @param from    The first moment; '' for any.
 * @param until   The first moment after them.
 */
export function isBetween(
	moments: string,
	from: string,
	until: string
): boolean {
	const [ span = '', ...groups ] = moments.split( ' ' );
	const [ start = '', end ] = span.split( '/' );

	return (
		start < until &&
		( ! end || end > from ) &&
		( groups.length < 1 ||
			groups.some( ( group ) => {
				const [ hours = '', first = '', ...distances ] =
					group.split( /[@,]/ );
				const [ begins = '', ends = '' ] = hours.split( '/' );
				let distance = 0;

				return [ 0, ...distances ].some( ( more ) => {
					const day = shifted(
						first,
						( distance += Number( more ) )
					);

					return day + begins < until && day + ends > from;
				} );
			} ) )
	);
}

/**
 * Returns whether a program is in a period. One without dates is on offer: it runs now.
 *
 * @param value Period.
 * @param clock Clock.
 * @return Its answer, by the program's moments.
 */
export function isIn(
	value: string,
	clock: Clock
): ( moments: string ) => boolean {
	const { now } = clock;
	if ( value === OVER ) {
		return ( moments ) => {
			const [ , end ] = moments.split( /[ /]/ );

			return !! end && end <= now;
		};
	}
	if ( value === 'proximos' ) {
		return ( moments ) => ( moments.split( '/' )[ 0 ] ?? '' ) > now;
	}
	const [ from, until ] = period( value, clock );

	return ( moments ) =>
		isBetween(
			// A course runs between its sessions, too.
			value === 'en-curso' ? moments.replace( / .*/, '' ) : moments,
			from,
			until
		);
}

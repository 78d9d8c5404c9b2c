/**
 * Tests whether a card is in a requested period ("this week", or two days), for matching.ts. Moments are strings in the site's time zone that sort
 * by time. The server does the same (includes/listing/moments.php).
 */

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the current time in the site's time zone.
 *
 * @param zone Zone: `Europe/Madrid` or `+02:00`; without one, or where the browser does not know it, the browser's.
 * @return `2026-03-03T18:00`.
 */
export function nowIn( zone: string | undefined ): string {
	try {
		// The Swedish format is that of ISO 8601.
		return new Date()
			.toLocaleString( 'sv', { timeZone: zone } )
			.replace( ' ', 'T' )
			.slice( 0, 16 );
	} catch {
		return nowIn( undefined );
	}
}

/** The number of the day of a moment, counted from the first day of 1970. */
const dayOf = ( moment: string ): number =>
	Date.parse( moment.slice( 0, 10 ) ) / DAY_MS;

/** The day that is some days after that of a moment. */
const shifted = ( moment: string, days: number ): string =>
	new Date( ( dayOf( moment ) + days ) * DAY_MS )
		.toISOString()
		.slice( 0, 10 );

/** Values of the criterion. */
export const MOMENTS = [
	'hoy',
	'manana',
	'fin-de-semana',
	'esta-semana',
	'este-mes',
	'en-curso',
	'proximos',
	'terminados',
	'vigentes',
];

/** Current time in the site's time zone, and first day of its week. */
export interface Clock {
	now: string;
	first: number;
}

/** The first moment of a period, and the first day after it. '' and no day: any. */
type Period = readonly [ string, string ];

/** The period of two days; '' for any. A program whose date is not known is on no day. */
export const periodOfDays = ( from: string, until: string ): Period => [
	from && `${ from }T00:00`,
	until ? shifted( until, 1 ) : '9999-12-31',
];

function period( value: string, { now, first }: Clock ): Period {
	// How many days are left until the one before a weekday. The first day of 1970 was a Thursday.
	const until = ( weekday: number ): number =>
		6 - ( ( dayOf( now ) + 11 - weekday ) % 7 );
	const [ year, month, day ] = now.split( /[-T]/ ).map( Number ) as [
		number,
		number,
		number,
	];
	const days: Record< string, [ number, number ] > = {
		manana: [ 1, 1 ],
		'fin-de-semana': [ until( 1 ) - 1, until( 1 ) ],
		'esta-semana': [ 0, until( first ) ],
		'este-mes': [ 0, new Date( year, month, 0 ).getDate() - day ],
	};
	const [ from, after ] = periodOfDays(
		...( ( days[ value ] ?? [ 0, 0 ] ).map( ( one ) =>
			shifted( now, one )
		) as [ string, string ] )
	);

	// Of one that has begun, what is left.
	return [ from > now ? from : now, after ];
}

/** A program that runs through a period without a day of its own in it. */
export const RUNS_THROUGH = 2;

/** Most days of a span that are all days of its program; of a longer one that is its first day. */
const OWN_DAYS = 7;

/**
 * Returns whether a program has a day of its own in a period, or runs through it.
 *
 * @param moments Its beginning, `/`, and the first moment after it; '' for neither. Sessions may follow: hours, `@`, their first day, and the number
 *                of days from each to the next.
 * @param period  Period.
 * @return 0 for neither, 1 for a day of its own, RUNS_THROUGH.
 */
export function placeIn( moments: string, [ from, until ]: Period ): number {
	const [ start = '', end ] = moments.split( /[ /]/ );
	const groups = moments.split( ' ' ).slice( 1 );
	if (
		! ( start || groups[ 0 ] ) ||
		start >= until ||
		( end && end <= from )
	) {
		// What has an end alone, such as a grant, is no day to go.
		return 0;
	}
	if ( groups[ 0 ] ) {
		return Number(
			groups.some( ( group ) => {
				const [ , ends = '', first = '', ...distances ] =
					group.split( /[/@,]/ );
				// What is over on the first day is left out.
				const low =
					( dayOf( from ) || 0 ) + Number( from.slice( 10 ) >= ends );
				let day = dayOf( first );

				return [ 0, ...distances ].some(
					( more ) =>
						( day += Number( more ) ) >= low && day < dayOf( until )
				);
			} )
		);
	}
	const own =
		end && dayOf( end ) - dayOf( start ) < OWN_DAYS
			? end
			: `${ start.slice( 0, 10 ) }T24`;

	return own > from ? 1 : RUNS_THROUGH;
}

/**
 * Returns whether a program is in a period, and how. One without dates is on offer: it runs now, but is on no day.
 *
 * @param value Period.
 * @param clock Clock.
 * @return Its answer, by the program's moments.
 */
export function isIn(
	value: string,
	clock: Clock
): ( moments: string ) => number {
	const { now } = clock;
	const requested = period( value, clock );

	return ( moments ) => {
		const [ start = '', end ] = moments.split( /[ /]/ );
		const isOver = !! end && end <= now;
		const phases: Record< string, boolean > = {
			// A course runs between its sessions, too.
			'en-curso': start <= now && ! isOver,
			proximos: start > now,
			terminados: isOver,
			vigentes: ! isOver,
		};

		return Number( phases[ value ] ?? placeIn( moments, requested ) );
	};
}

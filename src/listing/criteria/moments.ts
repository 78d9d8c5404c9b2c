/**
 * Tests whether a card is in a requested period ("this week", or two days), for matching.ts. Times are minutes of the site's clock since
 * 1970-01-01 00:00. The server does the same (includes/listing/moments.php).
 */
import { overlaps, type Span } from './spans';

const DAY = 24 * 60;

/** End of a period without a last day, and beginning of a program whose date is not known yet. */
const FAR_FUTURE = 2_000_000_000;

/** A program that runs through a period without a day of its own in it. */
export const RUNS_THROUGH = 2;

/** The minute of a day, or of a time in UTC. */
const minuteOf = ( iso: string ): number => Date.parse( iso ) / 60_000;

/**
 * Returns the current minute of the site's clock.
 *
 * @param zone Zone: `Europe/Madrid` or `+02:00`; without one, or where the browser does not know it, the browser's.
 */
export function nowIn( zone: string | undefined ): number {
	try {
		// The Swedish format is almost that of ISO 8601.
		return minuteOf(
			new Date()
				.toLocaleString( 'sv', { timeZone: zone } )
				.replace( / (.{5}).*/, 'T$1Z' )
		);
	} catch {
		return nowIn( undefined );
	}
}

/** When a program takes place. */
interface Moments {
	/** From when until when it runs. */
	run: Span;
	/** Its sessions, then a run through days without one. The third number is what during() returns. */
	places: ( readonly [ ...Span, place: number ] )[];
}

function parsed( text: string ): Moments {
	const [ given, through, from, to ] =
		/^(~?)(-?\d*)\/(-?\d*)/.exec( text ) ?? [];
	const places: Moments[ 'places' ] = [];
	for ( const item of text.split( ' ' ) ) {
		// A run has no days. The first day of sessions is the step from 1970-01-01.
		const [ start, length, ...days ] = item.split( /[+@,]/ );
		let low = Number( start );
		for ( const part of days ) {
			const [ step = 0, times = 1 ] = part.split( '*' ).map( Number );
			for ( let left = times; left > 0; left-- ) {
				low += step * DAY;
				places.push( [ low, low + Number( length ), 1 ] );
			}
		}
	}
	const run: Span =
		! given && places[ 0 ]
			? [
					Math.min( ...places.map( ( [ low ] ) => low ) ),
					Math.max( ...places.map( ( [ , high ] ) => high ) ),
				]
			: [ Number( from || -Infinity ), Number( to || Infinity ) ];
	if ( through ) {
		places.push( [ ...run, RUNS_THROUGH ] );
	}

	return { run, places };
}

const known = new Map< string, Moments >();

/**
 * Returns when a program takes place. A card is tested many times, and parsed once.
 *
 * @param text `~LOW/HIGH START+LENGTH@DAY,STEP*TIMES`: see docs/developers.md.
 */
function momentsOf( text: string ): Moments {
	const moments = known.get( text ) ?? parsed( text );
	known.set( text, moments );

	return moments;
}

/** The period of two days; '' for any. */
export const periodOfDays = ( from: string, until: string ): Span => [
	from ? minuteOf( from ) : -Infinity,
	until ? minuteOf( until ) + DAY : FAR_FUTURE,
];

/**
 * Returns a function that tests when a program takes place. One without dates is on no day.
 *
 * @param period Period.
 * @return It returns 1 for a session in the period, RUNS_THROUGH for a program that runs through it, 0 for neither.
 */
export const during =
	( period: Span ) =>
	( text: string ): number =>
		momentsOf( text ).places.find( ( span ) =>
			overlaps( span, period )
		)?.[ 2 ] ?? 0;

/**
 * Returns the tests of the criterion's values. A course runs between its sessions, too.
 *
 * @param now   Current minute of the site's clock.
 * @param first First day of the week: 0 for Sunday.
 * @return By value. They return what during() does; for how far a program has come, 0 or 1.
 */
export function testsAt(
	now: number,
	first: number
): Map< string, ( text: string ) => number > {
	const today = now - ( now % DAY );
	const tomorrow = today + DAY;
	// When the next day with a weekday begins. The first day of 1970 was a Thursday.
	const next = ( weekday: number ): number =>
		today + DAY * ( 7 - ( ( today / DAY + 11 - weekday ) % 7 ) );
	const date = new Date( now * 60_000 );
	const runs = ( test: ( run: Span ) => boolean ) => ( text: string ) =>
		Number( test( momentsOf( text ).run ) );

	return new Map(
		Object.entries( {
			hoy: during( [ now, tomorrow ] ),
			manana: during( [ tomorrow, tomorrow + DAY ] ),
			// Of one that has begun, what is left.
			'fin-de-semana': during( [
				Math.max( now, next( 1 ) - 2 * DAY ),
				next( 1 ),
			] ),
			'esta-semana': during( [ now, next( first ) ] ),
			'este-mes': during( [
				now,
				Date.UTC( date.getUTCFullYear(), date.getUTCMonth() + 1 ) /
					60_000,
			] ),
			'en-curso': runs( ( run ) => overlaps( run, [ now, now + 1 ] ) ),
			proximos: runs( ( [ low ] ) => low > now ),
			terminados: runs( ( [ , high ] ) => high <= now ),
			vigentes: runs( ( [ , high ] ) => high > now ),
		} )
	);
}

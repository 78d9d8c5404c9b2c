/**
 * Tests whether a card is in a requested period ("this week", or two days) and at requested hours, for matching.ts. Times are minutes of the site's
 * clock since 1970-01-01 00:00. The server does the same (includes/listing/times.php).
 */
import type { Requested } from '../view/state';
import { TIMES, UNTIL } from './days';
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

const known = new Map< string, Moments >();

/**
 * Returns when a program takes place. A card is tested many times, and parsed once.
 *
 * @param text `~LOW/HIGH START+LENGTH@DAY,STEP*TIMES`: see docs/developers.md.
 */
function momentsOf( text: string ): Moments {
	const cached = known.get( text );
	if ( cached ) {
		return cached;
	}
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

	const moments = { run, places };
	known.set( text, moments );

	return moments;
}

/** Minutes in which a session begins, by part of the day. Whole days begin at midnight, which is in none. */
const PARTS: Record< string, Span[] > = {
	'por-la-manana': [ [ 360, 840 ] ],
	'por-la-tarde': [ [ 840, 1200 ] ],
	'por-la-noche': [
		[ 1, 360 ],
		[ 1200, 1440 ],
	],
};

/** Returns 0 for a program that does not match, and RUNS_THROUGH for one that only runs through a period; with a day, of its sessions of that day. */
type Test< Of > = ( of: Of, day?: string ) => number;

/** Now, and the first day of the week: 0 for Sunday. */
export interface Clock {
	now: number;
	week: number;
}

/**
 * Returns a test of all that is asked about times, which one session answers. A program without dates is on no day.
 *
 * @param requested Values by criterion. Hours alone ask for what is to come; what runs through has none.
 * @param clock     Clock.
 */
export function timesTest(
	requested: Requested,
	{ now, week }: Clock
): Test< string > {
	const [ when = [], [ from = '' ] = [], [ until = '' ] = [], parts = [] ] =
		TIMES.map( ( key ) => requested.get( key ) );
	const today = now - ( now % DAY );
	const tomorrow = today + DAY;
	// When the next day with a weekday begins.
	const next = ( weekday: number ): number =>
		today + DAY * ( 7 - ( ( today / DAY + 11 - weekday ) % 7 ) );
	const date = new Date( now * 60_000 );
	const first = until ? -Infinity : now;
	// `por-la-manana.5` is that of Saturdays.
	const hours = parts.map( ( part ) => part.split( '.' ) );
	const isAt = ( begin: number ): boolean =>
		hours.some( ( [ key = '', weekday ] ) => {
			// The first day of 1970 was a Thursday.
			const minute = weekday
				? ( ( begin + 3 * DAY ) % ( 7 * DAY ) ) -
					Number( weekday ) * DAY
				: begin % DAY;

			return PARTS[ key ]?.some(
				( [ low, high ] ) => low <= minute && minute < high
			);
		} );
	const during =
		( ...period: Span ): Test< Moments > =>
		( { places }, day ) =>
			places.find(
				( [ low, high, place ] ) =>
					overlaps( [ low, high ], period ) &&
					( day === undefined ||
						Math.floor( low / DAY ) === Number( day ) ) &&
					( ! parts[ 0 ] || ( place < RUNS_THROUGH && isAt( low ) ) )
			)?.[ 2 ] ?? 0;
	const runs =
		( test: ( low: number, high: number ) => boolean ): Test< Moments > =>
		( { run } ) =>
			Number( test( ...run ) );
	const tests: Record< string, Test< Moments > > = {
		hoy: during( now, tomorrow ),
		manana: during( tomorrow, tomorrow + DAY ),
		// Of one that has begun, what is left.
		'fin-de-semana': during(
			Math.max( now, next( 1 ) - 2 * DAY ),
			next( 1 )
		),
		'esta-semana': during( now, next( week ) ),
		'este-mes': during(
			now,
			Date.UTC( date.getUTCFullYear(), date.getUTCMonth() + 1 ) / 60_000
		),
		// A course runs between its sessions, too.
		'en-curso': runs( ( low, high ) => low <= now && high > now ),
		proximos: runs( ( low ) => low > now ),
		terminados: runs( ( _, high ) => high <= now ),
		vigentes: runs( ( _, high ) => high > now ),
		[ UNTIL ]: during(
			from ? minuteOf( from ) : first,
			until ? minuteOf( until ) + DAY : FAR_FUTURE
		),
	};
	const asked = [ when, from || until || parts[ 0 ] ? [ UNTIL ] : [] ].filter(
		( [ value ] ) => value
	);

	return ( text, day ) => {
		const moments = momentsOf( text );
		const places = asked.map( ( values ) =>
			Math.max(
				...values.map( ( one ) => tests[ one ]?.( moments, day ) ?? 0 )
			)
		);

		return Math.min( 1, ...places ) && Math.max( 1, ...places );
	};
}

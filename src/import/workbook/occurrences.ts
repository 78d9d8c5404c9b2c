/**
 * Walks the occurrences of an event on the clock of its zone, and writes them as includes/program/sessions.php stores sessions, for calendar.ts. The
 * occurrences are the truth: a rule is only a shorter way to write exactly their days.
 */
import ICAL from 'ical.js';
import {
	LONGEST_PLACE,
	MOST_LINES,
	MOST_SESSIONS,
	WEEKDAYS,
} from '../../program/panel/sessions';
import { instantOn, timeOn, utc } from './clocks';
import { isCancelled, readMoment, textOf } from './components';
import {
	DAY,
	dayOf,
	type Event,
	momentsOf,
	numberOf,
	readEvent,
	type Reading,
	timeFor,
	timesOf,
} from './events';

/** The longest rule in days, as in includes/program/sessions.php. Fewer days than the fewest are written one by one. */
const LONGEST_RULE = 731;
const FEWEST_DAYS = 3;

/** Occurrences that are looked at: those of every day for fifty years. */
const MOST_STEPS = 20_000;

/** The month in which a season ends: August. */
const LAST_MONTH = 8;

/** Frequency, days and interval of a rule that sessions can have. */
const STORED_RULE =
	/^(?:(?:DAI|WEEK)LY [A-Z,]+|MONTHLY (?:(?:(?:-1|[1-4])[A-Z]{2},?)+|[\d,]+)) \d\d?$/;

/** The new name of an occurrence that was renamed to cancel it begins or ends with such a word: "CANCELADO: Coro". */
const CANCELLED =
	'(?:(?:cancel|anul)(?:l?ed|(?:·?l)?(?:ad[oae]s?|ats?))|susp(?:endid|ens|[eè]s)[oa]?s?|bertan behera|ezeztatu)';
const CANCELLED_NAME = new RegExp(
	`^\\P{L}*${ CANCELLED }(?!\\p{L})|(?<!\\p{L})${ CANCELLED }\\P{L}*$`,
	'iu'
);

/** As Outlook writes it before the title of a whole event: "Cancelado: Coro". */
export const CANCELLED_TITLE = new RegExp(
	`^\\P{L}*${ CANCELLED }\\P{L}*[:–—-]`,
	'iu'
);

/** One day of an event, by its number from the first day of 1970. */
export interface Occurrence {
	day: number;
	/** Such as "17:00-18:30" and "17:00"; '' for none. */
	hours: string;
	/** Where it is elsewhere. */
	place: string;
	isCancelled: boolean;
	/** Whether it is on another day or at another hour than the rule says. */
	isMoved: boolean;
}

const unique = < T >( values: T[] ): T[] => [ ...new Set( values ) ];

/** The times of a rule on the clock of its event, until one of them. */
function walk( rule: ICAL.Recur, time: number, until: number ): number[] {
	const start = ICAL.Time.fromJSDate( new Date( time ), true );
	const endless = rule.clone();
	endless.until = null;
	const iterator = endless.iterator( start );
	const year = new Date( until ).getUTCFullYear();
	const isDay = iterator.check_contracting_rules.bind( iterator );
	// Else it looks forever for a Tuesday among Mondays.
	iterator.check_contracting_rules = () =>
		iterator.last.year > year || isDay();
	const times: number[] = [];
	for ( let at = time; at <= until && times.length < MOST_STEPS; ) {
		const next = iterator.next() as ICAL.Time | null;
		at = next ? next.toUnixTime() * 1000 : Infinity;
		times.push( at );
	}

	return times.filter( ( at ) => at <= until );
}

const rulesOf = ( { component }: Event ): ICAL.Recur[] =>
	component
		.getAllProperties( 'rrule' )
		.map( ( property ) => property.getFirstValue() as ICAL.Recur );

/** The times at which an event begins by its rules, until the end of the next season. */
function timesOfRules( event: Event, reading: Reading ): number[] {
	const [ year = 0, month = 0 ] = reading.today.split( '-' ).map( Number );
	const next = year + ( month > LAST_MONTH ? 2 : 1 );
	const season = Date.UTC( next, LAST_MONTH, 1 ) - 1;

	return rulesOf( event ).flatMap( ( rule ) => {
		const until = readMoment( rule.until );
		const clock = until?.isUtc ? utc : event.clock;
		const end = until && timeFor( event, { ...until, clock }, reading );
		// A day is one of them to its end.
		const last = end
			? end + Number( until.isDate ) * ( DAY - 1 )
			: Infinity;
		const times = walk( rule, event.time, Math.min( last, season ) );
		const isAll = times.length >= ( rule.count ?? Infinity );
		reading.isCut ||= last > season && ! isAll;

		return times;
	} );
}

/**
 * Returns the occurrences of an event that is repeated.
 *
 * @param event   Event.
 * @param changes Changes to its occurrences: a later one replaces an earlier one.
 * @param reading Reading.
 */
export function occurrencesOf(
	event: Event,
	changes: ICAL.Component[],
	reading: Reading
): Occurrence[] {
	const { component, clock } = event;
	// A moment is compared by its day where it is one, or the event has days.
	const keysOf = ( of: ICAL.Component, name: string ) =>
		momentsOf( of, name, reading, event ).map( ( moment ) => {
			const time = timeFor( event, moment, reading );
			const isDay = event.isDate || moment.isDate;
			const day = dayOf( numberOf( time ) );
			return { time, isDay, key: isDay ? day : instantOn( clock, time ) };
		} );
	const without = keysOf( component, 'exdate' );
	const changed = changes.flatMap( ( change ) => {
		const name = textOf( change, 'summary' );
		const isRenamed = name !== textOf( component, 'summary' );
		const id = change.getFirstProperty( 'recurrence-id' );
		return keysOf( change, 'recurrence-id' ).map( ( replaced ) => ( {
			...replaced,
			other: readEvent( change, reading ) ?? {
				...event,
				component: change,
				time: replaced.time,
			},
			isCancelled:
				isCancelled( change ) ||
				( isRenamed && CANCELLED_NAME.test( name ) ),
			isRange: id?.getFirstParameter( 'range' ) === 'THISANDFUTURE',
		} ) );
	} );
	const later = changed
		.filter( ( { isRange } ) => isRange )
		.sort( ( one, other ) => one.time - other.time );
	const times = timesOfRules( event, reading );
	if ( times.length < 1 && ! component.hasProperty( 'rrule' ) ) {
		// Its own beginning is one of its days, whether they name it or not.
		times.push( event.time );
	}
	for ( const { time, isDay } of keysOf( component, 'rdate' ) ) {
		times.push( isDay ? time + ( event.time % DAY ) : time );
	}
	const found = unique( times ).sort( ( one, other ) => one - other );

	return found
		.flatMap( ( time ) => {
			const instant = instantOn( clock, time );
			// An event in UTC has no days of its own.
			const shown = event.isUtc ? timeOn( reading.clock, instant ) : time;
			const keys = [ instant, dayOf( numberOf( shown ) ) ];
			const isHere = ( { key }: { key: string | number } ): boolean =>
				keys.includes( key );
			const own = changed.findLast( isHere );
			const change = own ?? later.findLast( ( one ) => one.time <= time );
			const isOver = change?.isRange && change.isCancelled;
			if ( isOver || without.some( isHere ) ) {
				return [];
			}
			let at = { ...event, time };
			if ( change && ! change.isCancelled ) {
				const shift = own ? 0 : time - change.time;
				at = { ...change.other, time: change.other.time + shift };
			}
			const { day, lastDay, start, end } = timesOf( at, reading );
			const hours =
				lastDay - day > 1 || end === '' ? start : `${ start }-${ end }`;
			const place = textOf( at.component, 'location' );

			// One with hours may end on the next day; without, it has each day.
			return Array.from(
				{ length: start ? 1 : lastDay - day + 1 },
				( _, next ) => ( {
					day: day + next,
					hours,
					place:
						place === textOf( component, 'location' ) ? '' : place,
					isCancelled: change?.isCancelled ?? false,
					isMoved:
						own?.isRange === false &&
						instantOn( at.clock, at.time ) !== instant,
				} )
			);
		} )
		.sort( ( one, other ) => one.day - other.day );
}

/** The line that writes some days as a rule; undefined where it would write others, or days alone do it better. */
function ruleLine(
	{ freq, interval, parts }: ICAL.Recur,
	days: number[],
	hours: string
): string | undefined {
	const [ first = 0, last = 0 ] = [ days[ 0 ], days.at( -1 ) ];
	const { BYDAY, BYSETPOS, BYMONTHDAY } = parts as Record<
		string,
		unknown[] | undefined
	>;
	// The last Friday is "BYDAY=FR;BYSETPOS=-1" in Outlook.
	const position = BYSETPOS?.join() ?? '';
	const ofMonth = BYDAY?.map(
		( day ) => `${ position }${ String( day ) }`
	) ??
		BYMONTHDAY ?? [ new Date( first * DAY ).getUTCDate() ];
	// On the clock of the site a weekday may be another one than in the rule. The first day of 1970 was a Thursday.
	const ofWeek = WEEKDAYS.filter( ( _, weekday ) =>
		days.some( ( day ) => ( day + 3 - weekday ) % 7 === 0 )
	);
	const isMonthly = freq === 'MONTHLY';
	const every = freq === 'DAILY' ? 1 : interval;
	const names = ( isMonthly ? ofMonth : ofWeek ).join().replaceAll( '+', '' );
	if (
		days.length < FEWEST_DAYS ||
		! STORED_RULE.test( `${ freq } ${ names } ${ every }` )
	) {
		return undefined;
	}
	const by = /[A-Z]/.test( names ) ? 'BYDAY' : 'BYMONTHDAY';
	const rule = `FREQ=${ isMonthly ? freq : 'WEEKLY' };INTERVAL=${ every };${ by }=${ names }`;
	const all = walk( ICAL.Recur.fromString( rule ), first * DAY, last * DAY );
	const without = all
		.map( numberOf )
		.filter( ( day ) => ! days.includes( day ) );
	const isExact = all.length - without.length === days.length;

	return isExact && names.split( ',' ).length + without.length < days.length
		? [
				`${ dayOf( first ) }/${ dayOf( last ) } ${ names }`,
				...( hours ? [ hours ] : [] ),
				...( every > 1 ? [ `*${ every }` ] : [] ),
				...without.map( ( day ) => `-${ dayOf( day ) }` ),
			].join( ' ' )
		: undefined;
}

/**
 * Returns the lines of sessions.
 *
 * @param all     Occurrences.
 * @param event   Their event.
 * @param reading Reading.
 */
export function sessionLines(
	all: Occurrence[],
	event: Event,
	reading: Reading
): string {
	const [ rule, another ] = rulesOf( event );
	// A rule that began years ago begins with this season.
	const last = all.at( -1 )?.day ?? 0;
	const isLong = last - ( all[ 0 ]?.day ?? 0 ) > LONGEST_RULE;
	const recent = all.filter(
		( { day } ) => ! isLong || day > last - LONGEST_RULE
	);
	const isWhole = (
		one: Occurrence,
		key: 'isCancelled' | 'place'
	): boolean =>
		recent.every(
			( other ) => other.day !== one.day || other[ key ] === one[ key ]
		);
	// A day is cancelled as a whole; else what is cancelled is left out.
	const shown = recent
		.filter( ( one ) => ! one.isCancelled || isWhole( one, 'isCancelled' ) )
		.slice( 0, MOST_SESSIONS );
	const lineOf = ( { day, hours }: Occurrence ): string =>
		`${ dayOf( day ) } ${ hours }`.trim();
	const sessions = unique( shown.map( ( { hours } ) => hours ) ).flatMap(
		( hours ) => {
			const group = shown.filter( ( one ) => one.hours === hours );
			const regular = group.filter( ( { isMoved } ) => ! isMoved );
			const days = unique( regular.map( ( { day } ) => day ) );
			const line = rule && ! another && ruleLine( rule, days, hours );
			const single = group.filter( ( { isMoved } ) => isMoved || ! line );
			return [ ...( line ? [ line ] : [] ), ...single.map( lineOf ) ];
		}
	);
	const others = shown.flatMap( ( one ) => {
		const day = dayOf( one.day );
		const place = one.place
			.replace( /\s+/g, ' ' )
			.slice( 0, LONGEST_PLACE );
		return [
			one.isCancelled ? `!${ day }` : '',
			place && isWhole( one, 'place' ) ? `@${ day } ${ place }` : '',
		].filter( Boolean );
	} );
	const lines = unique( [ ...sessions, ...others ] ).sort();
	reading.isCut ||=
		lines.length > MOST_LINES || recent.length > MOST_SESSIONS;
	if ( lines.length > MOST_LINES && others.length > 0 ) {
		// What is said of a day needs that day.
		const held = shown.filter( ( one ) => ! one.isCancelled );
		return sessionLines(
			held.map( ( one ) => ( { ...one, place: '' } ) ),
			event,
			reading
		);
	}

	return lines.slice( 0, MOST_LINES ).join( '\n' );
}

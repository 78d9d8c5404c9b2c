/** Finds the lines of sessions (includes/program/sessions.php) for the occurrences of a recurring event, for calendar.ts. */

import {
	LONGEST_PLACE,
	MOST_LINES,
	WEEKDAYS,
} from '../../program/panel/sessions';

/** Milliseconds. */
export const DAY = 86_400_000;

/** Fewer days are not a rule. */
const FEWEST_DAYS = 3;

/** One day of an event. */
export interface Occurrence {
	/** Its number, counted from the first day of 1970. */
	day: number;
	/** Hours, such as "17:00"; '' for none. */
	start: string;
	end: string;
	/** Where it is elsewhere. */
	place: string;
	isCancelled: boolean;
	/** Whether it is on another day or at another hour than the rule says. */
	isMoved: boolean;
}

/** The day with a number, such as "2027-02-14". */
export const dayOf = ( day: number ): string =>
	new Date( day * DAY ).toISOString().slice( 0, 10 );

/** The place of a weekday among WEEKDAYS. The first day of 1970 was a Thursday. */
const weekdayOf = ( day: number ): number => ( ( ( day + 3 ) % 7 ) + 7 ) % 7;

/** Months since the first of year 0. */
function monthOf( day: number ): number {
	const date = new Date( day * DAY );
	return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The number of the first day of a month. */
const firstDayOf = ( month: number ): number =>
	Date.UTC( Math.floor( month / 12 ), month % 12, 1 ) / DAY;

const dateOf = ( day: number ): number => new Date( day * DAY ).getUTCDate();

const unique = < T >( values: T[] ): T[] => [ ...new Set( values ) ];

/** How far apart all of some numbers are: 2 where each is every second one. */
function stepOf( numbers: number[] ): number {
	const [ first = 0 ] = numbers;
	const common = ( one: number, other: number ): number =>
		other === 0 ? one : common( other, one % other );

	return numbers.map( ( one ) => one - first ).reduce( common, 0 ) || 1;
}

/** Days that a rule may say: their names in the line, how many weeks or months are from one to the next, and the days themselves. */
interface Rule {
	names: string;
	every: number;
	days: number[];
}

function weeklyRule( days: number[] ): Rule {
	const mondays = days.map( ( day ) => day - weekdayOf( day ) );
	const every = stepOf( mondays.map( ( day ) => day / 7 ) );
	const weekdays = unique( days.map( weekdayOf ) ).sort();
	const said: number[] = [];
	const last = Math.max( ...days );
	for ( let monday = Math.min( ...mondays ); monday <= last; ) {
		said.push( ...weekdays.map( ( weekday ) => monday + weekday ) );
		monday += 7 * every;
	}

	return {
		names: weekdays.map( ( weekday ) => WEEKDAYS[ weekday ] ).join(),
		every,
		days: said,
	};
}

/** A rule by days of a month, such as the second Tuesday ("2TU"), the last Friday ("-1FR") or the fifteenth ("15"). */
function monthlyRule(
	days: number[],
	nameOf: ( day: number ) => string,
	dayInMonth: ( name: string, first: number, next: number ) => number
): Rule {
	const months = days.map( monthOf );
	const every = stepOf( months );
	const names = unique( days.map( nameOf ) );
	const said: number[] = [];
	const last = Math.max( ...months );
	for ( let month = Math.min( ...months ); month <= last; month += every ) {
		const [ first, next ] = [
			firstDayOf( month ),
			firstDayOf( month + 1 ),
		];
		said.push(
			...names
				.map( ( name ) => dayInMonth( name, first, next ) )
				.filter( ( day ) => day < next )
		);
	}

	return { names: names.join(), every, days: unique( said ) };
}

/** The day of some seven that has a weekday. */
const dayOfSeven = ( seven: number, name: string ): number =>
	seven +
	( ( WEEKDAYS.indexOf( name.slice( -2 ) ) - weekdayOf( seven ) + 7 ) % 7 );

/** The rules that say at least some days, all with one sort of name. */
function rulesOf( days: number[] ): Rule[] {
	const weekday = ( day: number ) => WEEKDAYS[ weekdayOf( day ) ] ?? '';
	const week = ( day: number ) => Math.ceil( dateOf( day ) / 7 );

	return [
		weeklyRule( days ),
		...( days.every( ( day ) => week( day ) < 5 )
			? [
					monthlyRule(
						days,
						( day ) => `${ week( day ) }${ weekday( day ) }`,
						( name, first ) =>
							dayOfSeven(
								first + 7 * ( parseInt( name, 10 ) - 1 ),
								name
							)
					),
				]
			: [] ),
		monthlyRule(
			days,
			( day ) => `-1${ weekday( day ) }`,
			( name, _first, next ) => dayOfSeven( next - 7, name )
		),
		monthlyRule(
			days,
			( day ) => String( dateOf( day ) ),
			( name, first ) => first + Number( name ) - 1
		),
	];
}

/** The shortest line that says some days as a rule; undefined where days alone say it better. */
function ruleLine( days: number[], hours: string ): string | undefined {
	const [ first = 0, last = 0 ] = [ days[ 0 ], days.at( -1 ) ];
	if ( days.length < FEWEST_DAYS ) {
		return undefined;
	}
	const [ best ] = rulesOf( days )
		.map( ( rule ) => {
			const without = rule.days
				.filter(
					( day ) =>
						day > first && day < last && ! days.includes( day )
				)
				.sort( ( one, other ) => one - other );

			return {
				...rule,
				without,
				isComplete: days.every( ( day ) => rule.days.includes( day ) ),
				names: rule.names.split( ',' ),
			};
		} )
		.filter(
			( { every, isComplete, names, without } ) =>
				isComplete &&
				every < 100 &&
				names.length <= days.length / 2 &&
				names.length + without.length < days.length
		)
		.sort(
			( one, other ) =>
				one.names.length +
				one.without.length -
				other.names.length -
				other.without.length
		);

	return (
		best &&
		[
			`${ dayOf( first ) }/${ dayOf( last ) } ${ best.names.join() }${ hours }`,
			...( best.every > 1 ? [ `*${ best.every }` ] : [] ),
			...best.without.map( ( day ) => `-${ dayOf( day ) }` ),
		].join( ' ' )
	);
}

const hoursOf = ( { start, end }: Occurrence ): string =>
	[ start, end ].includes( '' )
		? start && ` ${ start }`
		: ` ${ start }-${ end }`;

/**
 * Returns the lines of sessions.
 *
 * @param occurrences Days of an event.
 */
export function sessionLines( occurrences: readonly Occurrence[] ): {
	text: string;
	isCut: boolean;
} {
	const onDayOf = ( { day }: Occurrence ): Occurrence[] =>
		occurrences.filter( ( other ) => other.day === day );
	// A day is cancelled as a whole; else what is cancelled is left out.
	const shown = occurrences.filter(
		( one ) =>
			! one.isCancelled ||
			onDayOf( one ).every( ( { isCancelled } ) => isCancelled )
	);
	const regular = shown.filter( ( { isMoved } ) => ! isMoved );
	const lines = unique( regular.map( hoursOf ) ).flatMap( ( hours ) => {
		const days = unique(
			regular
				.filter( ( one ) => hoursOf( one ) === hours )
				.map( ( { day } ) => day )
		).sort( ( one, other ) => one - other );
		const rule = ruleLine( days, hours );

		return rule === undefined
			? days.map( ( day ) => dayOf( day ) + hours )
			: [ rule ];
	} );
	const moved = shown
		.filter( ( { isMoved } ) => isMoved )
		.map( ( one ) => dayOf( one.day ) + hoursOf( one ) );
	const cancelled = shown
		.filter( ( { isCancelled } ) => isCancelled )
		.map( ( { day } ) => `!${ dayOf( day ) }` );
	const elsewhere = shown
		.filter(
			( one ) =>
				one.place !== '' &&
				onDayOf( one ).every( ( { place } ) => place === one.place )
		)
		.map(
			( { day, place } ) =>
				`@${ dayOf( day ) } ${ place.replace( /\s+/g, ' ' ).slice( 0, LONGEST_PLACE ) }`
		);
	const sessions = unique( [ ...lines, ...moved ] ).sort();
	const all = unique( [ ...sessions, ...cancelled, ...elsewhere ] ).sort();
	if ( all.length <= MOST_LINES ) {
		return { text: all.join( '\n' ), isCut: false };
	}
	if ( all.length > sessions.length ) {
		// What is said of a day needs that day.
		const held = shown.filter( ( { isCancelled } ) => ! isCancelled );
		const plain = held.map( ( one ) => ( { ...one, place: '' } ) );
		return { ...sessionLines( plain ), isCut: true };
	}

	return { text: sessions.slice( 0, MOST_LINES ).join( '\n' ), isCut: true };
}

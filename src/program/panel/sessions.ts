/*
 * The lines in which sessions are stored. The same format: includes/program/sessions.php.
 */
import { isMoment } from './moment';

/** Weekdays, from Monday. */
export const WEEKDAYS = [ 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU' ];

/** Weekdays of a month: the first to the fourth, and the last. */
export const ORDINALS = [ '1', '2', '3', '4', '-1' ];

/** One day, or days of weeks or months from a day to another. '' is what is not filled in yet. */
export interface Line {
	isRepeated: boolean;
	from: string;
	to: string;
	/** Weekdays ("TU,TH"), those of a month ("1SA,-1FR"), or days of a month ("1,15"). */
	days: string;
	start: string;
	end: string;
	/** Number of weeks or months from one to the next. */
	every: number;
	/** Days without a session. */
	without: string[];
}

/** Sessions: lines, and what is said of single days. */
export interface Sessions {
	lines: Line[];
	cancelled: string[];
	elsewhere: { day: string; place: string }[];
}

const EMPTY: Line = {
	isRepeated: false,
	from: '',
	to: '',
	days: '',
	start: '',
	end: '',
	every: 1,
	without: [],
};

/** The day that it is. */
export const currentDay = (): string =>
	// The Swedish format is that of ISO 8601.
	new Date().toLocaleDateString( 'sv' );

/**
 * A line that begins today, at the hours of the one before.
 *
 * @param isRepeated Whether it is on several days.
 * @param before     The line before it.
 */
export const newLine = ( isRepeated: boolean, before?: Line ): Line => ( {
	...EMPTY,
	isRepeated,
	from: currentDay(),
	start: before?.start ?? '',
	end: before?.end ?? '',
} );

/** Whether a rule goes by months. */
export const isMonthly = ( { days }: Line ): boolean => /^-?\d/.test( days );

/** The weekdays of a rule. */
export const weekdaysOf = ( { days }: Line ): string[] =>
	WEEKDAYS.filter( ( weekday ) => days.includes( weekday ) );

/** Which weekdays of a month a rule has; none where it goes by weeks, or by days of a month. */
export const ordinalsOf = ( { days }: Line ): string[] =>
	ORDINALS.filter( ( ordinal ) =>
		days
			.split( ',' )
			.some( ( day ) => new RegExp( `^${ ordinal }[A-Z]` ).test( day ) )
	);

/**
 * The days of a rule with weekdays.
 *
 * @param weekdays Weekdays, in any order.
 * @param ordinals Which ones of a month, in any order; none for those of each week.
 */
export function daysWith( weekdays: string[], ordinals: string[] ): string {
	const sorted = WEEKDAYS.filter( ( day ) => weekdays.includes( day ) );

	return ordinals.length < 1
		? sorted.join()
		: ORDINALS.filter( ( ordinal ) => ordinals.includes( ordinal ) )
				.flatMap( ( ordinal ) =>
					sorted.map( ( day ) => ordinal + day )
				)
				.join();
}

/**
 * The line of a text. Parts may be missing while it is edited.
 *
 * @param text Text.
 */
function lineOf( text: string ): Line {
	const [ days = '', ...parts ] = text.split( ' ' );
	const [ from = '', to ] = days.split( '/' );
	const line = {
		...EMPTY,
		isRepeated: to !== undefined,
		from,
		to: to ?? '',
	};
	for ( const part of parts ) {
		if ( part.startsWith( '*' ) ) {
			line.every = Number( part.slice( 1 ) );
		} else if ( /^-\d{4}/.test( part ) ) {
			line.without = [ ...line.without, part.slice( 1 ) ];
		} else if ( line.isRepeated && /^[-\dA-Z,]+$/.test( part ) ) {
			line.days = part;
		} else {
			[ line.start = '', line.end = '' ] = part.split( '-' );
		}
	}

	return line;
}

/**
 * The text of a line.
 *
 * @param line Line.
 */
function textOfLine( line: Line ): string {
	const { isRepeated, from, to, days, start, end, every, without } = line;
	const hours = end ? `${ start }-${ end }` : start;

	return [
		isRepeated ? `${ from }/${ to }` : from,
		days,
		hours,
		isRepeated && every > 1 ? `*${ every }` : '',
		...( isRepeated ? without.map( ( day ) => `-${ day }` ) : [] ),
	]
		.filter( ( part, index ) => index === 0 || part )
		.join( ' ' );
}

/**
 * The sessions of a text.
 *
 * @param text Text, one line for each rule, and for each day of which something is said.
 */
export function sessionsOf( text: string ): Sessions {
	const lines = text === '' ? [] : text.split( '\n' );

	return {
		lines: lines.filter( ( line ) => ! /^[!@]/.test( line ) ).map( lineOf ),
		cancelled: lines
			.filter( ( line ) => line.startsWith( '!' ) )
			.map( ( line ) => line.slice( 1 ) ),
		elsewhere: lines
			.filter( ( line ) => line.startsWith( '@' ) )
			.map( ( line ) => {
				const [ day = '', ...place ] = line.slice( 1 ).split( ' ' );

				return { day, place: place.join( ' ' ) };
			} ),
	};
}

/**
 * The text of sessions, in the order in which the server stores it.
 *
 * @param sessions Sessions.
 */
export const textOf = ( sessions: Sessions ): string =>
	[
		...sessions.cancelled.map( ( day ) => `!${ day }` ),
		...sessions.lines.map( textOfLine ),
		...sessions.elsewhere.map(
			( { day, place } ) => `@${ day } ${ place }`
		),
	].join( '\n' );

const isDay = ( text: string ): boolean =>
	text.length === 10 && isMoment( text );

const isHour = ( text: string ): boolean =>
	/^([01]\d|2[0-3]):[0-5]\d$/.test( text );

const DAY_MS = 24 * 60 * 60 * 1000;

/** The longest time from the first to the last day: two years, in milliseconds. */
const LONGEST = 731 * DAY_MS;

/** The longest name of a place. */
export const LONGEST_PLACE = 100;

/** Lines, and sessions in all, at most. */
export const MOST_LINES = 100;
export const MOST_SESSIONS = 1000;

/** Weekdays of a month, and days of a month. */
const OF_MONTH = [
	/^(-1|[1-4])(MO|TU|WE|TH|FR|SA|SU)(,(-1|[1-4])(MO|TU|WE|TH|FR|SA|SU))*$/,
	/^([1-9]|[12]\d|3[01])(,([1-9]|[12]\d|3[01]))*$/,
];

/** Whether one of the days of a month, such as "-1FR" or "15", is a date. */
function isInMonth( days: string[], date: Date ): boolean {
	const weekday = WEEKDAYS[ ( date.getUTCDay() + 6 ) % 7 ];
	const number = date.getUTCDate();
	const aWeekLater = new Date( date.getTime() + 7 * DAY_MS ).getUTCDate();

	return (
		days.includes( `${ number }` ) ||
		days.includes( `${ Math.ceil( number / 7 ) }${ weekday }` ) ||
		( aWeekLater < number && days.includes( `-1${ weekday }` ) )
	);
}

/**
 * The days of a line.
 *
 * @param line Line that can be used.
 */
export function daysOf( line: Line ): string[] {
	const { isRepeated, from, to, every, without } = line;
	const first = new Date( from );
	const offset = ( first.getUTCDay() + 6 ) % 7;
	const days = line.days.split( ',' );
	const found: string[] = [];
	const last = Date.parse( isRepeated ? to : from );
	for (
		let number = 0;
		first.getTime() + number * DAY_MS <= last;
		number++
	) {
		const date = new Date( first.getTime() + number * DAY_MS );
		const text = date.toISOString().slice( 0, 10 );
		const months =
			12 * ( date.getUTCFullYear() - first.getUTCFullYear() ) +
			date.getUTCMonth() -
			first.getUTCMonth();
		const isOne = isMonthly( line )
			? months % every === 0 && isInMonth( days, date )
			: Math.floor( ( offset + number ) / 7 ) % every === 0 &&
				days.includes( WEEKDAYS[ ( offset + number ) % 7 ] ?? '' );
		if ( ! isRepeated || ( isOne && ! without.includes( text ) ) ) {
			found.push( text );
		}
	}

	return found;
}

function isUsableRule( line: Line ): boolean {
	const { from, to, days } = line;
	const list = days.split( ',' );

	return (
		isDay( to ) &&
		from <= to &&
		Date.parse( to ) - Date.parse( from ) <= LONGEST &&
		( isMonthly( line )
			? OF_MONTH.some( ( pattern ) => pattern.test( days ) ) &&
				new Set( list ).size === list.length
			: daysWith( weekdaysOf( line ), [] ) === days ) &&
		daysOf( line ).length > 0
	);
}

function isUsableLine( line: Line ): boolean {
	const { isRepeated, from, start, end, every, without } = line;

	return (
		isDay( from ) &&
		( isRepeated
			? isUsableRule( line )
			: every === 1 && without.length < 1 ) &&
		( start === '' ? end === '' : isHour( start ) ) &&
		( end === '' || isHour( end ) ) &&
		without.every( isDay )
	);
}

/**
 * The days that have a session, in order. Those of lines that are not filled in yet are none.
 *
 * @param lines Lines.
 */
export const daysOfLines = ( lines: Line[] ): string[] => [
	...new Set( lines.filter( isUsableLine ).flatMap( daysOf ).sort() ),
];

/**
 * Why the server cannot use sessions.
 *
 * @param text Lines.
 * @return '' when it can.
 */
export function problemOf(
	text: string
): '' | 'tooManyLines' | 'unfinished' | 'tooManySessions' | 'noSession' {
	const { lines, cancelled, elsewhere } = sessionsOf( text );
	if ( text.split( '\n' ).length > MOST_LINES ) {
		return 'tooManyLines';
	}
	const places = elsewhere.map( ( { day } ) => day );
	if (
		! lines.every( isUsableLine ) ||
		! elsewhere.every(
			( { place } ) =>
				place.trim() && Array.from( place ).length <= LONGEST_PLACE
		) ||
		new Set( places ).size < places.length
	) {
		return 'unfinished';
	}
	if ( lines.flatMap( daysOf ).length > MOST_SESSIONS ) {
		return 'tooManySessions';
	}
	const days = daysOfLines( lines );

	return [ ...cancelled, ...places ].every( ( day ) => days.includes( day ) )
		? ''
		: 'noSession';
}

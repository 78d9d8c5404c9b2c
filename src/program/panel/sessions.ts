/*
 * The lines in which sessions are stored. The same format: includes/program/sessions.php.
 */
import { isMoment } from './moment';

/** Weekdays, from Monday. */
export const WEEKDAYS = [ 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU' ];

/** One day, or weekdays from a day to another. '' is what is not filled in yet. */
export interface Line {
	isWeekly: boolean;
	from: string;
	to: string;
	weekdays: string[];
	start: string;
	end: string;
	/** Number of weeks from one to the next. */
	every: number;
	/** Days without a session. */
	without: string[];
}

const EMPTY: Line = {
	isWeekly: false,
	from: '',
	to: '',
	weekdays: [],
	start: '',
	end: '',
	every: 1,
	without: [],
};

/**
 * A line that begins today, at the hours of the one before.
 *
 * @param isWeekly Whether it has weekdays.
 * @param before   The line before it.
 */
export const newLine = ( isWeekly: boolean, before?: Line ): Line => ( {
	...EMPTY,
	isWeekly,
	// The Swedish format is that of ISO 8601.
	from: new Date().toLocaleDateString( 'sv' ),
	start: before?.start ?? '',
	end: before?.end ?? '',
} );

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
		isWeekly: to !== undefined,
		from,
		to: to ?? '',
	};
	for ( const part of parts ) {
		if ( part.startsWith( '*' ) ) {
			line.every = Number( part.slice( 1 ) );
		} else if ( /^-\d{4}/.test( part ) ) {
			line.without = [ ...line.without, part.slice( 1 ) ];
		} else if ( /^[A-Z]/.test( part ) ) {
			line.weekdays = part.split( ',' );
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
function textOf( line: Line ): string {
	const { isWeekly, from, to, weekdays, start, end, every, without } = line;
	const hours = end ? `${ start }-${ end }` : start;

	return [
		isWeekly ? `${ from }/${ to }` : from,
		...( isWeekly
			? [ WEEKDAYS.filter( ( day ) => weekdays.includes( day ) ).join() ]
			: [] ),
		hours,
		isWeekly && every > 1 ? `*${ every }` : '',
		...( isWeekly ? without.map( ( day ) => `-${ day }` ) : [] ),
	]
		.filter( ( part, index ) => index === 0 || part )
		.join( ' ' );
}

/**
 * The lines of a text.
 *
 * @param text Text, one line for each.
 */
export const linesOf = ( text: string ): Line[] =>
	text === '' ? [] : text.split( '\n' ).map( lineOf );

/**
 * The text of lines.
 *
 * @param lines Lines.
 */
export const textOfLines = ( lines: Line[] ): string =>
	lines.map( textOf ).join( '\n' );

const isDay = ( text: string ): boolean =>
	text.length === 10 && isMoment( text );

const isHour = ( text: string ): boolean =>
	/^([01]\d|2[0-3]):[0-5]\d$/.test( text );

const DAY_MS = 24 * 60 * 60 * 1000;

/** The longest time from the first to the last day: two years, in milliseconds. */
const LONGEST = 731 * DAY_MS;

/** Whether a rule has a day. */
function hasDay( { from, to, weekdays, every, without }: Line ): boolean {
	const first = Date.parse( from );
	const offset = ( new Date( first ).getUTCDay() + 6 ) % 7;
	for ( let day = 0; first + day * DAY_MS <= Date.parse( to ); day++ ) {
		const isWeek = Math.floor( ( offset + day ) / 7 ) % every === 0;
		const weekday = WEEKDAYS[ ( offset + day ) % 7 ] ?? '';
		const text = new Date( first + day * DAY_MS ).toISOString();
		if (
			isWeek &&
			weekdays.includes( weekday ) &&
			! without.includes( text.slice( 0, 10 ) )
		) {
			return true;
		}
	}

	return false;
}

function isUsableLine( line: Line ): boolean {
	const { isWeekly, from, to, start, end, without } = line;
	const isWeek =
		isDay( to ) &&
		from <= to &&
		Date.parse( to ) - Date.parse( from ) <= LONGEST &&
		hasDay( line );

	return (
		isDay( from ) &&
		( ! isWeekly || isWeek ) &&
		( start === '' ? end === '' : isHour( start ) ) &&
		( end === '' || isHour( end ) ) &&
		without.every( isDay )
	);
}

/**
 * Whether the server can use sessions.
 *
 * @param text Lines.
 */
export const areUsable = ( text: string ): boolean =>
	linesOf( text ).every( isUsableLine );

/*
 * The lines in which sessions are stored, as controls and back. The same format: includes/program/sessions.php, which says what is wrong with them.
 */

/** Stands in a text for a date that is not filled in, or that the browser's field could not read. */
export const UNREADABLE = '?';

/** Weekdays, from Monday. */
export const WEEKDAYS = [ 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU' ];

/** Weekdays of a month: the first to the fourth, and the last. */
export const ORDINALS = [ '1', '2', '3', '4', '-1' ];

/** The longest name of a place; lines, and sessions in all, at most. */
export const LONGEST_PLACE = 100;
export const MOST_LINES = 100;
export const MOST_SESSIONS = 1000;

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
	every: string;
	/** Whether it is also on days without activity. */
	isAlways: boolean;
	/** Days without a session. */
	without: string[];
}

/** Sessions: lines, what is said of single days, and words that the server has not read yet. */
export interface Sessions {
	lines: Line[];
	cancelled: string[];
	elsewhere: { day: string; place: string }[];
	words: string;
}

const EMPTY: Line = {
	isRepeated: false,
	from: '',
	to: '',
	days: '',
	start: '',
	end: '',
	every: '1',
	isAlways: false,
	without: [],
};

/**
 * A line that begins today, at the hours of the one before.
 *
 * @param isRepeated Whether it is on several days.
 * @param before     The line before it.
 */
export const newLine = ( isRepeated: boolean, before?: Line ): Line => ( {
	...EMPTY,
	isRepeated,
	// The Swedish format is that of ISO 8601.
	from: new Date().toLocaleDateString( 'sv' ),
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
			line.every = part.slice( 1 );
		} else if ( part === '+all' ) {
			line.isAlways = true;
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
export function textOfLine( line: Line ): string {
	const { isRepeated, to, days, start, end, every, isAlways, without } = line;
	const from = line.from || UNREADABLE;
	const ofRule = [
		every === '1' ? '' : `*${ every }`,
		isAlways ? '+all' : '',
		...without.map( ( day ) => `-${ day }` ),
	];

	return [
		isRepeated ? `${ from }/${ to || UNREADABLE }` : from,
		days,
		end ? `${ start }-${ end }` : start,
		...( isRepeated ? ofRule : [] ),
	]
		.filter( Boolean )
		.join( ' ' );
}

/** Whether a line is one of the format, and not words: is_session_line() of includes/program/sessions.php. */
export const isSessionLine = ( line: string ): boolean =>
	/^(?:[!@?]|\d{4}-\d\d-\d\d(?:\/|$| [-\d:?*+]*(?: |$)))/.test( line );

/**
 * The sessions of a text.
 *
 * @param text  Text, one line for each rule, and for each day of which something is said. Other lines are words.
 * @param typed Words that a person is typing, at the end of the text. They stay words also where they look like a line already.
 */
export function sessionsOf( text: string, typed = '' ): Sessions {
	const isTyped = typed !== '' && `\n${ text }`.endsWith( `\n${ typed }` );
	const stored = isTyped ? text.slice( 0, -typed.length ) : text;
	const all = stored.split( '\n' ).filter( Boolean );
	const lines = all.filter( isSessionLine );
	const words = all.filter( ( line ) => ! isSessionLine( line ) );

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
		words: isTyped ? typed : words.join( '\n' ),
	};
}

/**
 * The text of sessions, in the order in which the server stores it; words come last.
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
		...( sessions.words === '' ? [] : [ sessions.words ] ),
	].join( '\n' );

/**
 * Parses and formats the stored lines of sessions, for the editor's fields and the import workbook. includes/program/sessions.php validates the same
 * format.
 */

/** Placeholder for a date that is empty, or that the browser could not parse. */
export const UNREADABLE = '?';

/** In place of the last day of what goes on, and of a first day that is not known. */
export const NO_END = '..';

/** In place of the days of a rule that has none yet. */
const NO_DAYS = '??';

/** A span: its first day and hour, its last day and hour. */
const SPAN =
	/^(\.\.|\?|[-\d]+)(?: (\d\d:\d\d|\?))?\/(\.\.|\?|[-\d]+)(?: (\d\d:\d\d|\?))?$/;

/** Weekdays, from Monday. */
export const WEEKDAYS = [ 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU' ];

/** Weekdays of a month: the first to the fourth, and the last. */
export const ORDINALS = [ '1', '2', '3', '4', '-1' ];

/** Limits: length of a place, number of lines, number of sessions. */
export const LONGEST_PLACE = 100;
export const MOST_LINES = 100;
export const MOST_SESSIONS = 1000;

/** A single day, a span (`to` without `isRepeated`), or a recurrence rule by week or month. Empty fields are ''. */
export interface Line {
	isRepeated: boolean;
	from: string;
	to: string;
	/** Weekdays ("TU,TH"), those of a month ("1SA,-1FR"), or days of a month ("1,15"). */
	days: string;
	start: string;
	end: string;
	/** Interval in weeks or months. */
	every: string;
	/** Whether sessions also take place on days off. */
	isAlways: boolean;
	/** Days without a session. */
	without: string[];
}

/** What happens to the sessions of a day: they are cancelled (the text is the reason), elsewhere (the place), or on another day (day and hours). */
export interface Change {
	sign: '!' | '@' | '>';
	day: string;
	text: string;
}

/** Sessions: lines, changes to single days, and words that the server has not converted yet. */
export interface Sessions {
	lines: Line[];
	changes: Change[];
	words: string;
}

/** A line before anything is filled in. */
export const EMPTY_LINE: Line = {
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
 * Returns a new line with the hours of the previous one: one on several days begins today.
 *
 * @param isRepeated Whether it is on several days.
 * @param before     The line before it.
 */
export const newSessionLine = (
	isRepeated: boolean,
	before?: Line
): Line => ( {
	...EMPTY_LINE,
	isRepeated,
	// The Swedish format is that of ISO 8601. A day of today would be taken for one that somebody chose.
	from: isRepeated ? new Date().toLocaleDateString( 'sv' ) : '',
	start: before?.start ?? '',
	end: before?.end ?? '',
} );

/** Whether nothing is filled in. */
export const isEmptyLine = ( line: Line ): boolean =>
	! line.isRepeated &&
	[ line.from, line.to, line.start, line.end ].every( ( part ) => ! part );

/** Whether a rule is monthly. */
export const isMonthly = ( { days }: Line ): boolean => /^-?\d/.test( days );

/** The weekdays of a rule. */
export const weekdaysOf = ( { days }: Line ): string[] =>
	WEEKDAYS.filter( ( weekday ) => days.includes( weekday ) );

/** The ordinals of the weekdays of a monthly rule; none for other rules. */
export const ordinalsOf = ( { days }: Line ): string[] =>
	ORDINALS.filter( ( ordinal ) =>
		days
			.split( ',' )
			.some( ( day ) => new RegExp( `^${ ordinal }[A-Z]` ).test( day ) )
	);

/**
 * Formats the days of a rule with weekdays.
 *
 * @param weekdays Weekdays, in any order.
 * @param ordinals Which ones of a month, in any order; none for those of each week.
 */
export function serializeDays(
	weekdays: string[],
	ordinals: string[]
): string {
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
 * Parses a line. Parts may be missing while it is edited.
 *
 * @param text Text.
 */
function parseLine( text: string ): Line {
	const span = SPAN.exec( text );
	if ( span ) {
		const [ , from = '', start = '', to = '', end = '' ] = span;
		return {
			...EMPTY_LINE,
			...{ to, start, end },
			from: from === NO_END ? '' : from,
		};
	}
	const [ days = '', ...parts ] = text.split( ' ' );
	const [ from = '', to ] = days.split( '/' );
	const line = {
		...EMPTY_LINE,
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
		} else if ( part === NO_DAYS ) {
			line.days = '';
		} else if ( line.isRepeated && /^[-\dA-Z,]+$/.test( part ) ) {
			line.days = part;
		} else {
			[ line.start = '', line.end = '' ] = part.split( '-' );
		}
	}

	return line;
}

/**
 * Formats a line.
 *
 * @param line Line.
 */
export function formatLine( line: Line ): string {
	const { isRepeated, to, days, start, end, every, isAlways, without } = line;
	if ( ! isRepeated && to !== '' ) {
		const first = line.from || ( to === NO_END ? UNREADABLE : NO_END );
		return to === NO_END
			? `${ first }/${ to }`
			: [
					[ first, start ],
					[ to, end ],
				]
					.map( ( moment ) => moment.filter( Boolean ).join( ' ' ) )
					.join( '/' );
	}
	const from = line.from || UNREADABLE;
	const ofRule = [
		every === '1' ? '' : `*${ every }`,
		isAlways ? '+all' : '',
		...without.map( ( day ) => `-${ day }` ),
	];

	return [
		isRepeated ? `${ from }/${ to || UNREADABLE }` : from,
		isRepeated ? days || NO_DAYS : '',
		end ? `${ start }-${ end }` : start,
		...( isRepeated ? ofRule : [] ),
	]
		.filter( Boolean )
		.join( ' ' );
}

/** Whether a line is one of the format, and not words: is_session_line() of includes/program/forms/fact-problems.php. */
export const isSessionLine = ( line: string ): boolean =>
	/^(?:[!@>?]|\.\.\/|\d{4}-\d\d-\d\d(?:\/|$| [-\d:?*+]*(?:[ /]|$)))/.test(
		line
	);

/**
 * Parses sessions.
 *
 * @param text  Text, with a line for each rule and for each changed day. Other lines are words.
 * @param typed Words that the user is typing, at the end of the text. They stay words even if they look like a line.
 */
export function parseSessions( text: string, typed = '' ): Sessions {
	const isTyped = typed !== '' && `\n${ text }`.endsWith( `\n${ typed }` );
	const stored = isTyped ? text.slice( 0, -typed.length ) : text;
	const all = stored.split( '\n' ).filter( Boolean );
	const lines = all.filter( isSessionLine );
	const words = all.filter( ( line ) => ! isSessionLine( line ) );

	return {
		lines: lines
			.filter( ( line ) => ! /^[!@>]/.test( line ) )
			.map( parseLine ),
		changes: lines
			.filter( ( line ) => /^[!@>]/.test( line ) )
			.map( ( line ) => ( {
				sign: line.charAt( 0 ) as Change[ 'sign' ],
				day: line.slice( 1, 11 ),
				text: line.slice( 12 ),
			} ) ),
		words: isTyped ? typed : words.join( '\n' ),
	};
}

/**
 * Formats sessions in the order in which the server stores them; words come last.
 *
 * @param sessions Sessions.
 */
export function formatSessions( sessions: Sessions ): string {
	const { lines, changes, words } = sessions;
	const of = ( ...signs: string[] ): string[] =>
		changes
			.filter( ( { sign } ) => signs.includes( sign ) )
			.map( ( { sign, day, text } ) =>
				sign === '!' && text === ''
					? `!${ day }`
					: `${ sign }${ day } ${ text }`
			);

	return [
		...of( '!' ),
		...lines.map( formatLine ),
		...of( '>' ),
		...of( '@' ),
		...( words === '' ? [] : [ words ] ),
	].join( '\n' );
}

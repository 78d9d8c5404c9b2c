/** Parses the file of a calendar line by line, for calendar.ts: no line makes a file unreadable. ical.js reads each of them. */
import ICAL from 'ical.js';

/** A property and a component as ical.js has them (jCal, RFC 7265). */
type Property = [ string, Record< string, string >, string, ...unknown[] ];
type JCal = [ string, Property[], JCal[] ];

/** The property in which a component has its lines about dates that cannot be read. */
export const UNREAD = 'x-unread';

const MOMENTS = [ 'dtstart', 'dtend', 'recurrence-id', 'exdate', 'rdate' ];
const DATES = [ ...MOMENTS, 'rrule', 'duration' ];

const MOMENT =
	/^(\d{4}-\d\d-\d\d)(?:T(?:::|([01]\d|2[0-3]|24(?=:00)):([0-5]\d):([0-5]\d)?(Z?)))?(?:,|$)/;

/** The name of a property, which few programs write in lower case: "Contact: Ana" may be a line of a text. */
const NAME = /^([A-Z][A-Z\d-]*|[A-Za-z][A-Za-z\d-]*(?=[;:]\S))[;:]/;

/** Rules that ical.js reads as others. */
const WRONG_RULE =
	/^RRULE(?!.*\bFREQ=)|^RRULE.*;UNTIL=(?!\d{8}(?:T\d{6}Z?)?(?:;|$))/;

/** A text, '' for none. */
export function textOf( component: ICAL.Component, name: string ): string {
	const value: unknown = component.getFirstPropertyValue( name );

	return typeof value === 'string' ? value.trim() : '';
}

/** Whether an event comes from a calendar of cancellations. */
export const isCancellation = ( { parent }: ICAL.Component ): boolean =>
	textOf( parent, 'method' ).toUpperCase() === 'CANCEL';

export const isCancelled = ( event: ICAL.Component ): boolean =>
	isCancellation( event ) ||
	textOf( event, 'status' ).toUpperCase() === 'CANCELLED';

/**
 * Reads a moment as ical.js splits it. Days that say to be times ("EXDATE:20270118") are days, and of a period it is the beginning.
 *
 * @param value Such as "2027-01-18T20:00:00Z".
 * @return `time` is what the clock shows, in milliseconds as if that were UTC.
 */
export function readMoment(
	value: unknown
): { time: number; isDate: boolean; isUtc: boolean } | undefined {
	const [ , day = '', hour, minute = '00', second = '00', utc ] =
		MOMENT.exec( String( value ) ) ?? [];
	const time = Date.parse(
		`${ day }T${ hour ?? '00' }:${ minute }:${ second }Z`
	);

	// There is no 30 February.
	return new Date( day ).getUTCDate() === Number( day.slice( -2 ) )
		? { time, isDate: hour === undefined, isUtc: utc === 'Z' }
		: undefined;
}

/** Reads a line; undefined where its value is none. */
function readProperty( line: string ): Property | undefined {
	try {
		const property = ICAL.parse.property( line ) as Property;
		const [ name, , , ...values ] = property;
		if ( MOMENTS.includes( name ) ) {
			return values.every( readMoment ) ? property : undefined;
		}
		const [ value ] = new ICAL.Property(
			property
		).getValues() as unknown[];
		if ( value instanceof ICAL.Recur ) {
			// It throws for days that are none.
			value.iterator( ICAL.Time.now() );
		}
		return WRONG_RULE.test( line ) ? undefined : property;
	} catch {
		return undefined;
	}
}

/** The lines of a file in UTF-8 or Windows-1252. A line that is folded is one, also where the fold is within a character. */
function linesOf( bytes: Uint8Array ): string[] {
	const isFold = ( at: number ): boolean =>
		bytes[ at ] === 10 && [ 9, 32 ].includes( bytes[ at + 1 ] ?? 0 );
	const unfolded = bytes.filter( ( byte, at ) =>
		byte === 13 ? ! isFold( at + 1 ) : ! isFold( at ) && ! isFold( at - 1 )
	);
	const utf8 = new TextDecoder( 'utf-8', { fatal: true } );
	const old = new TextDecoder( 'windows-1252' );
	const lines: string[] = [];
	for ( let at = 0, end = 0; at < unfolded.length; at = end + 1 ) {
		end = unfolded.indexOf( 10, at );
		end = end < 0 ? unfolded.length : end;
		const line = unfolded.subarray( at, end );
		try {
			lines.push( utf8.decode( line ) );
		} catch {
			lines.push( old.decode( line ) );
		}
	}

	return lines.map( ( line ) => line.replace( /\r$/, '' ) );
}

/**
 * Parses a file.
 *
 * @param file Its bytes.
 * @return Its calendars, and how many of its lines are left out.
 */
export function readComponents( file: Uint8Array ): {
	calendars: ICAL.Component[];
	skipped: number;
} {
	const root: JCal = [ '', [], [] ];
	let open = [ root ];
	let skipped = 0;
	for ( const line of linesOf( file ) ) {
		const [ , word = '' ] = NAME.exec( line ) ?? [];
		const name = word.toLowerCase();
		const component = open.at( -1 ) ?? root;
		if ( name === 'begin' || name === 'end' ) {
			const part = line
				.slice( name.length + 1 )
				.trim()
				.toLowerCase();
			const depth = open.findIndex( ( [ other ] ) => other === part );
			// A component ends where the next one of its name begins, too.
			open = depth < 0 ? open : open.slice( 0, depth );
			if ( name === 'begin' ) {
				const next: JCal = [ part, [], [] ];
				open.at( -1 )?.[ 2 ].push( next );
				open.push( next );
			}
			continue;
		}
		const property = name === '' ? undefined : readProperty( line );
		if ( property ) {
			component[ 1 ].push( property );
		} else if ( line.trim() !== '' ) {
			skipped++;
			if ( DATES.includes( name ) ) {
				component[ 1 ].push( [ UNREAD, {}, 'text', line ] );
			}
		}
	}

	return {
		calendars: root[ 2 ]
			.filter( ( [ name ] ) => name === 'vcalendar' )
			.map( ( calendar ) => new ICAL.Component( calendar ) ),
		skipped,
	};
}

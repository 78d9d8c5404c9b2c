/**
 * Reads calendars (.ics) with ical.js, one row for each event; a recurring one has its sessions as includes/program/sessions.php stores them. A
 * separate file, which index.ts loads when it is needed.
 */
import ICAL from 'ical.js';
import { MOST_SESSIONS } from '../../program/panel/sessions';
import { type Pages, type Row, rowOf } from './pages';
import { DAY, dayOf, type Occurrence, sessionLines } from './sessions';

/** Names of columns as the import knows them in any language (includes/import/columns.php). */
const COLUMNS = [
	'Title',
	'Content',
	'Categories',
	'Place',
	'Starts',
	'Ends',
	'Sessions',
	'Takes place',
	'Image',
	'Web',
] as const;

type Texts = Partial< Record< ( typeof COLUMNS )[ number ], string > >;

/** The longest rule in days, as in includes/program/sessions.php. */
const LONGEST_RULE = 731;

/** Occurrences that are looked at: those of every day for fifty years. */
const MOST_STEPS = 20_000;

/** The month in which a season ends: August. */
const LAST_MONTH = 8;

/** Where the clock is that of the site, and what day it is there. */
interface Site {
	/** Such as "Europe/Madrid" or "+02:00". */
	zone: string;
	/** Such as "2026-11-27". */
	today: string;
}

const two = ( number: number ): string => String( number ).padStart( 2, '0' );

/** Milliseconds by which a clock is ahead of UTC. Undefined for a zone that is not known. */
function aheadOfUtc( zone: string, instant: number ): number | undefined {
	const [ isOffset, sign, hours = 0, minutes = 0 ] =
		/^([+-])(\d\d):(\d\d)$/.exec( zone ) ?? [];
	if ( isOffset ) {
		const minutesAhead = Number( hours ) * 60 + Number( minutes );
		return ( sign === '-' ? -minutesAhead : minutesAhead ) * 60_000;
	}
	try {
		const parts = new Intl.DateTimeFormat( 'en', {
			timeZone: zone,
			hourCycle: 'h23',
			year: 'numeric',
			month: 'numeric',
			day: 'numeric',
			hour: 'numeric',
			minute: 'numeric',
			second: 'numeric',
		} ).formatToParts( instant );
		const of = ( type: Intl.DateTimeFormatPartTypes ): number =>
			Number( parts.find( ( part ) => part.type === type )?.value );

		return (
			Date.UTC(
				of( 'year' ),
				of( 'month' ) - 1,
				of( 'day' ),
				of( 'hour' ),
				of( 'minute' ),
				of( 'second' )
			) - instant
		);
	} catch {
		return undefined;
	}
}

/** A time of an event on the clock of the site, in milliseconds as if that were UTC. A time without a zone that is known stays. */
function onClockOfSite( time: ICAL.Time, zone: string, site: Site ): number {
	const shown = Date.UTC(
		time.year,
		time.month - 1,
		time.day,
		time.hour,
		time.minute
	);
	if ( time.isDate || zone === site.zone ) {
		return shown;
	}
	let instant = time.toUnixTime() * 1000;
	const ahead = zone === '' ? undefined : aheadOfUtc( zone, shown );
	if ( ahead !== undefined ) {
		// The clocks may change in between.
		instant = shown - ( aheadOfUtc( zone, shown - ahead ) ?? ahead );
	} else if ( time.zone === ICAL.Timezone.localTimezone ) {
		return shown;
	}

	return instant + ( aheadOfUtc( site.zone, instant ) ?? 0 );
}

/** A text, '' for none. */
function textOf( component: ICAL.Component, name: string ): string {
	const value: unknown = component.getFirstPropertyValue( name );

	return typeof value === 'string' ? value.trim() : '';
}

/** The name of the zone of an event, '' where it has none. */
function zoneOf( event: ICAL.Event ): string {
	const zone: unknown = event.component
		.getFirstProperty( 'dtstart' )
		?.getFirstParameter( 'tzid' );

	return typeof zone === 'string' ? zone : '';
}

/** Days and hours of an event, or of one of its occurrences. A day is its number, counted from the first day of 1970. */
interface Times {
	day: number;
	lastDay: number;
	start: string;
	end: string;
}

function timesOf(
	start: ICAL.Time,
	end: ICAL.Time,
	zone: string,
	site: Site
): Times {
	const hour = ( clock: number ): string => {
		const date = new Date( clock );
		return `${ two( date.getUTCHours() ) }:${ two( date.getUTCMinutes() ) }`;
	};
	const first = onClockOfSite( start, zone, site );
	const last = onClockOfSite( end, zone, site );
	const day = Math.floor( first / DAY );
	if ( start.isDate ) {
		// It ends before that day.
		const lastDay = Math.max( day, Math.floor( last / DAY ) - 1 );

		return { day, lastDay, start: '', end: '' };
	}

	return {
		day,
		lastDay: Math.floor( last / DAY ),
		start: hour( first ),
		end: last > first ? hour( last ) : '',
	};
}

const isCancelled = ( event: ICAL.Event ): boolean =>
	textOf( event.component, 'status' ).toUpperCase() === 'CANCELLED';

/** The days that an event leaves out: as times in UTC, or as days. */
function leftOut( event: ICAL.Event ): Set< string > {
	return new Set(
		event.component
			.getAllProperties( 'exdate' )
			.flatMap( ( property ) => property.getValues() as ICAL.Time[] )
			.map( excludedKey )
	);
}

const excludedKey = ( time: ICAL.Time ): string =>
	time.isDate
		? time.toString()
		: time.convertToZone( ICAL.Timezone.utcTimezone ).toString();

/** Whether a rule of an event has no end. */
const isEndless = ( event: ICAL.Event ): boolean =>
	event.component
		.getAllProperties( 'rrule' )
		.some(
			( property ) =>
				! ( property.getFirstValue() as ICAL.Recur ).isFinite()
		);

/** The last day of the next season. */
function endOfNextSeason( today: string ): number {
	const [ year = 0, month = 0 ] = today.split( '-' ).map( Number );

	return (
		Date.UTC( year + ( month > LAST_MONTH ? 2 : 1 ), LAST_MONTH, 0 ) / DAY
	);
}

/** The occurrences of an event that is repeated, until the end of the next season at most. */
function occurrencesOf(
	event: ICAL.Event,
	site: Site
): { occurrences: Occurrence[]; isCut: boolean } {
	const without = leftOut( event );
	const end = endOfNextSeason( site.today );
	const found: Occurrence[] = [];
	let isCut = false;
	const add = ( time: ICAL.Time ): boolean => {
		const { item, startDate, endDate } = event.getOccurrenceDetails( time );
		const times = timesOf( startDate, endDate, zoneOf( item ), site );
		if ( times.day > end ) {
			return false;
		}
		const day = time.toString().slice( 0, 10 );
		if ( without.has( day ) || without.has( excludedKey( time ) ) ) {
			return true;
		}
		const isOwn = item !== event;
		const isLong = times.lastDay - times.day > 1 && times.start !== '';
		const ownPlace = isOwn ? textOf( item.component, 'location' ) : '';
		// Each day of one without hours; one with hours may end on the next day.
		const days = times.start === '' ? times.lastDay - times.day : 0;
		for ( let next = 0; next <= days; next++ ) {
			found.push( {
				day: times.day + next,
				start: times.start,
				end: isLong ? '' : times.end,
				place: ownPlace === event.location ? '' : ownPlace,
				isCancelled: isOwn && isCancelled( item ),
				isMoved:
					isOwn &&
					! isCancelled( item ) &&
					startDate.compare( time ) !== 0,
			} );
		}
		return true;
	};

	const first = event.startDate;
	if ( ! event.component.hasProperty( 'rrule' ) ) {
		// Its own beginning is one of its days, whether they name it or not.
		add( first );
	}
	const iterator = event.iterator();
	for ( let step = 0; step < MOST_STEPS; step++ ) {
		const next = iterator.next() as ICAL.Time | undefined;
		if ( ! next ) {
			break;
		}
		if ( ! add( next ) ) {
			isCut = isEndless( event );
			break;
		}
	}
	const days = found.map( ( { day } ) => day );
	const last = Math.max( ...days );
	const isLong = last - Math.min( ...days ) > LONGEST_RULE;
	// A rule that began years ago begins with this season.
	const from = isLong
		? last - ( isEndless( event ) ? LONGEST_RULE - 1 : LONGEST_RULE )
		: -Infinity;
	const recent = found.filter( ( { day } ) => day >= from );

	return {
		occurrences: recent.slice( 0, MOST_SESSIONS ),
		isCut: isCut || recent.length > MOST_SESSIONS,
	};
}

/** A day with its hour, as the cells of a workbook have it. */
const moment = ( day: number, hour: string ): string =>
	hour === '' ? dayOf( day ) : `${ dayOf( day ) } ${ hour }`;

/** When an event is: undefined where it has no day left. */
function whenOf(
	event: ICAL.Event,
	site: Site
): { texts: Texts; day: number; isCut: boolean } | undefined {
	if ( event.isRecurring() ) {
		const { occurrences, isCut } = occurrencesOf( event, site );
		const days = occurrences.map( ( { day } ) => day );
		if ( days.length === 0 ) {
			return undefined;
		}
		const { text, isCut: isTextCut } = sessionLines( occurrences );

		return {
			texts: { Sessions: text },
			day: Math.min( ...days ),
			isCut: isCut || isTextCut,
		};
	}
	const { day, lastDay, start, end } = timesOf(
		event.startDate,
		event.endDate,
		zoneOf( event ),
		site
	);

	return {
		texts: {
			Starts: moment( day, start ),
			Ends: start !== '' && end === '' ? '' : moment( lastDay, end ),
		},
		day,
		isCut: false,
	};
}

/** The address of a picture that is attached. */
function pictureOf( { component }: ICAL.Event ): string {
	const picture = component
		.getAllProperties( 'attach' )
		.find( ( property ) => {
			const type: unknown = property.getFirstParameter( 'fmttype' );
			return (
				/^image\//i.test( String( type ) ) ||
				/\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/i.test(
					String( property.getFirstValue() )
				)
			);
		} );
	const address = String( picture?.getFirstValue() ?? '' );

	return /^https?:/i.test( address ) ? address : '';
}

/** What an event says beside its days. */
function textsOf( event: ICAL.Event ): Texts {
	const { component } = event;
	const categories = component
		.getAllProperties( 'categories' )
		.flatMap( ( property ) => property.getValues() as string[] )
		// As category_paths() in PHP reads them.
		.map( ( name ) => name.trim().replace( /[\\|;>,]/g, '\\$&' ) )
		.filter( ( name ) => name !== '' );

	return {
		Title: textOf( component, 'summary' ),
		Content: textOf( component, 'description' ),
		Categories: categories.join( ' | ' ),
		Place: textOf( component, 'location' ),
		'Takes place': isCancelled( event ) ? 'cancelled' : '',
		Image: pictureOf( event ),
		Web: textOf( component, 'url' ),
	};
}

/** The calendars in a text. Lines of a description that its program did not fold belong to the line before. */
function calendarsIn( text: string ): ICAL.Component[] {
	const parsed = ICAL.parse(
		text.trim().replace( /\r?\n(?![A-Za-z][\w-]*[:;]|[ \t])/g, '\\n' )
	) as unknown[];
	const all = typeof parsed[ 0 ] === 'string' ? [ parsed ] : parsed;

	return all.map( ( one ) => new ICAL.Component( one as unknown[] ) );
}

/** The events of a calendar. A changed occurrence whose event is not in the file stands for itself. */
function eventsIn( calendar: ICAL.Component ): ICAL.Event[] {
	const components = calendar.getAllSubcomponents( 'vevent' );
	const isChange = ( component: ICAL.Component ): boolean =>
		component.hasProperty( 'recurrence-id' );
	const uidOf = ( component: ICAL.Component ): unknown =>
		component.getFirstPropertyValue( 'uid' );
	const changes = components.filter( isChange );
	const whole = components.filter( ( one ) => ! isChange( one ) );
	const uids = whole.map( uidOf );

	return [
		...whole.map(
			( component ) =>
				new ICAL.Event( component, {
					strictExceptions: true,
					exceptions: changes.filter(
						( change ) => uidOf( change ) === uidOf( component )
					),
				} )
		),
		...changes
			.filter( ( change ) => ! uids.includes( uidOf( change ) ) )
			.map( ( component ) => new ICAL.Event( component ) ),
	];
}

/**
 * Reads a calendar.
 *
 * @param  text Text of the file.
 * @param  name Name for a calendar that has none.
 * @param  site Clock and day of the site.
 * @throws {Error} When it cannot be read.
 */
export function readCalendar( text: string, name: string, site: Site ): Pages {
	const calendars = calendarsIn( text );
	let isCut = false;
	const events = calendars.flatMap( eventsIn ).flatMap( ( event ) => {
		const texts = textsOf( event );
		const isPrivate = /^(?:private|confidential)$/i.test(
			textOf( event.component, 'class' )
		);
		try {
			const when = whenOf( event, site );
			isCut ||= when?.isCut ?? false;
			return when
				? {
						texts: { ...texts, ...when.texts },
						day: when.day,
						isPrivate,
					}
				: [];
		} catch {
			// The import says of it that it is no date.
			const start =
				event.component.getFirstProperty( 'dtstart' )?.toICALString() ??
				'';
			return {
				texts: {
					...texts,
					Starts: start.replace( /^.*?:/, '' ),
				},
				day: Infinity,
				isPrivate,
			};
		}
	} );
	events.sort( ( one, other ) => one.day - other.day );
	const columns = COLUMNS.filter(
		( column ) =>
			column === 'Title' ||
			events.some( ( { texts } ) => ( texts[ column ] ?? '' ) !== '' )
	);

	const rows = events.map( ( { texts, isPrivate }, index ): Row =>
		rowOf(
			index + 2,
			columns.map( ( column ) => texts[ column ] ?? '' ),
			// Only its owner sees it.
			isPrivate ? { hidden: true } : {}
		)
	);
	const [ given = name ] = calendars
		.map( ( calendar ) => textOf( calendar, 'x-wr-calname' ) )
		.filter( ( one ) => one !== '' );

	return {
		pages:
			rows.length > 0
				? [ { name: given, rows: [ [ 1, columns ], ...rows ] } ]
				: [],
		isCut,
	};
}

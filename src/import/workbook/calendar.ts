/**
 * Reads calendars (.ics), one row for each event; a recurring one has its sessions as includes/program/sessions.php stores them. A separate file, which
 * index.ts loads when it is needed.
 */
import type ICAL from 'ical.js';
import { type Clock, clockOfZone, findClock, utc } from './clocks';
import {
	isCancellation,
	isCancelled,
	readComponents,
	textOf,
	UNREAD,
} from './components';
import { dayOf, readEvent, type Reading, timesOf } from './events';
import { CANCELLED_TITLE, occurrencesOf, sessionLines } from './occurrences';
import { type Pages, type Row, rowOf } from './pages';

const sequenceOf = ( event: ICAL.Component ): number =>
	Number( event.getFirstPropertyValue( 'sequence' ) ) || 0;

/** Whether it is about one occurrence of an event. */
const isChange = ( event: ICAL.Component ): boolean =>
	event.hasProperty( 'recurrence-id' );

/** The events of some components with the same UID. A change whose event is not in the file stands for itself. */
function eventsOf( components: ICAL.Component[] ) {
	const sorted = components.sort(
		( one, other ) => sequenceOf( one ) - sequenceOf( other )
	);
	const changes = sorted.filter( isChange );
	const whole = sorted.filter( ( one ) => ! isChange( one ) );
	// A cancellation has no texts.
	const requests = whole.filter( ( one ) => ! isCancellation( one ) );
	const latest = requests.at( -1 ) ?? whole.at( -1 );
	if ( ! latest ) {
		return changes.map( ( one ) => ( {
			component: one,
			changes: [],
			isOff: false,
		} ) );
	}
	const isOff = whole.some(
		( one ) =>
			isCancellation( one ) && sequenceOf( one ) >= sequenceOf( latest )
	);

	// Some programs give all their events the same UID.
	return ( requests.length > 0 ? requests : whole )
		.filter( ( one ) => sequenceOf( one ) === sequenceOf( latest ) )
		.map( ( component ) => ( { component, changes, isOff } ) );
}

/** The categories of an event, as category_paths() in PHP reads them. */
const categoriesOf = ( event: ICAL.Component ): string =>
	event
		.getAllProperties( 'categories' )
		.flatMap( ( property ) => property.getValues() as string[] )
		.map( ( name ) => name.trim().replace( /[\\|;>,]/g, '\\$&' ) )
		.filter( Boolean )
		.join( ' | ' );

/** What an event says, by the keys of columns in includes/import/columns.php; nothing where it has no day left. */
function readTexts(
	{ component, changes, isOff }: ReturnType< typeof eventsOf >[ number ],
	reading: Reading
) {
	const text = ( name: string ): string => textOf( component, name );
	const event = readEvent( component, reading );
	const isRepeated = [ 'rrule', 'rdate' ].some(
		( name ) => ! isChange( component ) && component.hasProperty( name )
	);
	const occurrences =
		event && isRepeated
			? occurrencesOf( event, changes, reading )
			: undefined;
	if ( occurrences?.length === 0 ) {
		return [];
	}
	const once = event && ! isRepeated ? timesOf( event, reading ) : undefined;
	// As the cells of a workbook have it.
	const cell = ( day: number, hour: string ): string =>
		`${ dayOf( day ) } ${ hour }`.trim();
	const start = component.getFirstProperty( 'dtstart' );
	const zone = start?.getFirstParameter( 'tzid' ) || '';
	const unknown = zone && ! reading.clockOf( zone ) ? `TZID=${ zone }` : '';
	const unread =
		[ component, ...changes ]
			.map( ( one ) => textOf( one, UNREAD ) )
			.find( Boolean ) ?? ( start ? unknown : 'DTSTART' );
	// One occurrence is not the event.
	const uid = [ 'uid', 'recurrence-id' ]
		.map( ( name ) =>
			String( component.getFirstPropertyValue( name ) ?? '' )
		)
		.filter( Boolean )
		.join( ' ' );
	const isPrivate = /^(?:private|confidential)$/i.test( text( 'class' ) );

	return {
		texts: {
			title: text( 'summary' ),
			content: text( 'description' ),
			categories: categoriesOf( component ),
			place: text( 'location' ),
			start: once ? cell( once.day, once.start ) : '',
			end:
				once && ( once.start === '' || once.end !== '' )
					? cell( once.lastDay, once.end )
					: '',
			sessions:
				event && occurrences
					? sessionLines( occurrences, event, reading )
					: '',
			event_status:
				isOff ||
				isCancelled( component ) ||
				CANCELLED_TITLE.test( text( 'summary' ) )
					? 'cancelled'
					: '',
			web: text( 'url' ),
		} as Record< string, string >,
		day: occurrences?.[ 0 ]?.day ?? once?.day ?? Infinity,
		extra: {
			...( uid ? { uid } : {} ),
			// Only its owner sees it.
			...( isPrivate ? { hidden: true as const } : {} ),
			...( unread ? { unread } : {} ),
		},
	};
}

/**
 * Reads a calendar.
 *
 * @param file          Its bytes.
 * @param name          Name for a calendar that has none.
 * @param about         The site.
 * @param about.zone    Such as "Europe/Madrid" or "+02:00".
 * @param about.today   Such as "2026-11-27".
 * @param about.columns Names of columns by their keys.
 * @return Its page; none where the file is no calendar or has no events.
 */
export function readCalendar(
	file: Uint8Array,
	name: string,
	about: { zone: string; today: string; columns: Record< string, string > }
): Pages {
	const { calendars, skipped } = readComponents( file );
	const all = ( part: string ): ICAL.Component[] =>
		calendars.flatMap( ( one ) => one.getAllSubcomponents( part ) );
	const definitions = all( 'vtimezone' );
	const clocks = new Map< string, Clock | undefined >( [
		[ '', undefined ],
	] );
	const reading: Reading = {
		clock: clockOfZone( about.zone ) ?? utc,
		isCut: false,
		today: about.today,
		clockOf( zone ) {
			if ( ! clocks.has( zone ) ) {
				clocks.set( zone, findClock( zone, definitions ) );
			}
			return clocks.get( zone );
		},
	};
	const byUid = new Map< unknown, ICAL.Component[] >();
	for ( const one of all( 'vevent' ) ) {
		const uid = textOf( one, 'uid' ) || one;
		byUid.set( uid, byUid.get( uid ) ?? [] );
		byUid.get( uid )?.push( one );
	}
	const events = [ ...byUid.values() ]
		.flatMap( eventsOf )
		.flatMap( ( event ) => readTexts( event, reading ) )
		.sort( ( one, other ) => one.day - other.day );
	const columns = Object.keys( events[ 0 ]?.texts ?? {} ).filter(
		( key ) =>
			key === 'title' || events.some( ( { texts } ) => texts[ key ] )
	);
	const rows = events.map( ( { texts, extra }, index ): Row =>
		rowOf(
			index + 2,
			columns.map( ( key ) => texts[ key ] ?? '' ),
			extra
		)
	);
	const header = columns.map( ( key ) => about.columns[ key ] ?? key );
	const [ given = name ] = calendars
		.map( ( calendar ) => textOf( calendar, 'x-wr-calname' ) )
		.filter( Boolean );

	return {
		pages:
			rows.length > 0
				? [ { name: given, rows: [ [ 1, header ], ...rows ] } ]
				: [],
		isCut: reading.isCut,
		skipped,
	};
}

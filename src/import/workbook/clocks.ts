/** Finds the clock of a time zone by any of the names that calendars have for it, for calendar.ts. */
import ICAL from 'ical.js';
import windowsZones from './windows-zones.json';

/** Milliseconds by which a clock is ahead of UTC at an instant. */
export type Clock = ( instant: number ) => number;

export const utc: Clock = () => 0;

/** The zones of Windows. Source: windowsZones.xml of the Unicode CLDR, territory 001. */
const WINDOWS_ZONES: Partial< Record< string, string > > = windowsZones;

/** The time on a clock, in milliseconds as if that were UTC. */
export const timeOn = ( clock: Clock, instant: number ): number =>
	instant + clock( instant );

/** The instant at which a clock shows a time. */
export const instantOn = ( clock: Clock, time: number ): number =>
	time - clock( time - clock( time ) );

/** Reads an offset such as "+02:00" or "GMT-03:00"; 0 for "GMT". */
function readOffset( text: string ): number {
	const [ , sign, hours, minutes ] = /([+-])(\d+):(\d+)/.exec( text ) ?? [];
	const offset = ( Number( hours ) * 60 + Number( minutes ) ) * 60_000 || 0;

	return sign === '-' ? -offset : offset;
}

/**
 * Returns the clock of a zone of the IANA, or of an offset, as WordPress names that of a site.
 *
 * @param zone Such as "Europe/Madrid" or "+02:00".
 */
export function clockOfZone( zone = '' ): Clock | undefined {
	if ( /^[+-]\d\d:\d\d$/.test( zone ) ) {
		return () => readOffset( zone );
	}
	try {
		const format = new Intl.DateTimeFormat( 'en', {
			timeZone: zone,
			timeZoneName: 'longOffset',
		} );
		return ( instant ) => readOffset( format.format( instant ) );
	} catch {
		return undefined;
	}
}

/** A zone as the calendar itself defines it. */
function clockOfDefinition( component: ICAL.Component ): Clock {
	const zone = new ICAL.Timezone( component );
	const offset = ( time: number ): number =>
		zone.utcOffset( ICAL.Time.fromJSDate( new Date( time ), true ) ) * 1000;

	return ( instant ) => offset( instant + offset( instant ) );
}

/**
 * Returns the clock of a TZID.
 *
 * @param name        Name of the zone.
 * @param definitions VTIMEZONEs of the file.
 * @return Undefined for a name that nobody knows.
 */
export function findClock(
	name: string,
	definitions: readonly ICAL.Component[]
): Clock | undefined {
	const definition = definitions.find(
		( one ) =>
			one.getFirstPropertyValue( 'tzid' ) === name &&
			one
				.getAllSubcomponents()
				.some( ( part ) =>
					[ 'dtstart', 'tzoffsetfrom', 'tzoffsetto' ].every(
						( needed ) => part.hasProperty( needed )
					)
				)
	);
	// As in "/freeassociation.sourceforge.net/Europe/London".
	const [ path ] = /[A-Z]\w+\/(?:[A-Z]\w+\/)?[\w+-]+$/.exec( name ) ?? [];

	return (
		clockOfZone( name ) ??
		clockOfZone( path ) ??
		clockOfZone( WINDOWS_ZONES[ name ] ) ??
		( definition && clockOfDefinition( definition ) )
	);
}

import ICAL from 'ical.js';

/**
 * The sessions in a file for calendars, as a library of calendars reads them.
 *
 * @param file File.
 * @return Beginning and end of each in UTC, such as "2027-02-02T16:00 2027-02-02T17:30".
 */
export function sessionsInFile( file: string ): string[] {
	const calendar = new ICAL.Component( ICAL.parse( file ) as unknown[] );
	for ( const named of calendar.getAllSubcomponents( 'vtimezone' ) ) {
		ICAL.TimezoneService.register( named );
	}
	const inUtc = ( time: ICAL.Time ) =>
		time.toJSDate().toISOString().slice( 0, 16 );
	return calendar.getAllSubcomponents( 'vevent' ).flatMap( ( component ) => {
		const event = new ICAL.Event( component );
		const times = event.iterator();
		const read: string[] = [];
		for (
			let next = times.next() as ICAL.Time | undefined;
			next;
			next = times.next() as ICAL.Time | undefined
		) {
			const { startDate, endDate } = event.getOccurrenceDetails( next );
			read.push( `${ inUtc( startDate ) } ${ inUtc( endDate ) }` );
		}
		return read;
	} );
}

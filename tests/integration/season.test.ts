/**
 * The season of tests/season.json in files for calendars: each day of four weeks. Its days are those of the library (src/listing/criteria/season.test.ts).
 */
import ICAL from 'ical.js';
import season from '../season.json' with { type: 'json' };
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const programs = season.programs as Array< {
	name: string;
	facts: Record< string, string >;
	days: string[];
	runs?: string;
} >;

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST = Date.parse( season.first );
const DAYS = Array.from( { length: season.days }, ( _, index ) =>
	dayOf( FIRST + index * DAY_MS )
);

function dayOf( time: number ): string {
	return new Date( time ).toISOString().slice( 0, 10 );
}

/** The days of a file. What ends in the morning of the next day is of the first one. */
function daysInFile( file: string ): string[] {
	const events = file
		? new ICAL.Component(
				ICAL.parse( file ) as unknown[]
			).getAllSubcomponents( 'vevent' )
		: [];
	const found = new Set< string >();
	for ( const event of events.map( ( one ) => new ICAL.Event( one ) ) ) {
		const times = event.iterator();
		for (
			let next = times.next() as ICAL.Time | undefined;
			next && String( next ) < `${ DAYS.at( -1 ) }T24`;
			next = times.next() as ICAL.Time | undefined
		) {
			const { startDate, endDate } = event.getOccurrenceDetails( next );
			const start = String( startDate ).slice( 0, 10 );
			const last = Date.parse(
				`${ `${ String( endDate ) }T00:00:00`.slice( 0, 19 ) }Z`
			);
			// Nights end until nine o'clock; days of their own at midnight.
			const end = dayOf( last - 9 * 60 * 60 * 1000 - 1 );
			found.add( start );
			for (
				let day = Date.parse( start ) + DAY_MS;
				dayOf( day ) <= end;
				day += DAY_MS
			) {
				found.add( dayOf( day ) );
			}
		}
	}

	return DAYS.filter( ( day ) => found.has( day ) );
}

it( 'a calendar has each program on the days on which it takes place, or through which it runs', async () => {
	const files = await inSandbox< string[] >(
		'files',
		programs.map( ( { facts } ) => facts )
	);
	const expected = programs.map( ( { name, facts, days, runs } ) => {
		const [ from = '', until = '' ] = runs?.split( '/' ) ?? [];

		return [
			name,
			DAYS.filter(
				( day ) =>
					days.includes( day ) ||
					// A beginning alone is a day in a calendar.
					( from && facts.end && from <= day && day <= until )
			),
		];
	} );
	expect(
		programs.map( ( { name }, index ) => [
			name,
			daysInFile( files[ index ] ?? '' ),
		] )
	).toEqual( expected );
} );

import ICAL from 'ical.js';
import season from '../../../tests/season.json';
import { RUNS_THROUGH, timesTest } from './moments';

interface Entry {
	name: string;
	rules: string[][];
	days: string[];
	moments: string;
	runs?: string;
}

const programs = season.programs as Entry[];

const DAYS = Array.from( { length: season.days }, ( _, index ) =>
	new Date( Date.parse( season.first ) + index * 86_400_000 )
		.toISOString()
		.slice( 0, 10 )
);

/** The days of a rule within the season, as a library of calendars reads it. */
function daysOf( lines: readonly string[] ): string[] {
	const event = new ICAL.Event(
		new ICAL.Component(
			ICAL.parse(
				[ 'BEGIN:VEVENT', ...lines, 'END:VEVENT' ].join( '\r\n' )
			) as unknown[]
		)
	);
	const times = event.iterator();
	const found: string[] = [];
	for (
		let day = times.next() as ICAL.Time | undefined;
		day && String( day ) <= ( DAYS.at( -1 ) ?? '' );
		day = times.next() as ICAL.Time | undefined
	) {
		found.push( String( day ) );
	}

	return found.filter( ( day ) => DAYS.includes( day ) );
}

test( 'the days of the table are those that a library of calendars reads from the rules', () => {
	expect(
		Object.fromEntries(
			programs.map( ( { name, rules } ) => [
				name,
				[ ...new Set( rules.flatMap( daysOf ) ) ].sort(),
			] )
		)
	).toEqual(
		Object.fromEntries(
			programs.map( ( { name, days } ) => [ name, days ] )
		)
	);
} );

test.each( DAYS )(
	'on %s takes place what the library says, and the rest that has dates runs',
	( day ) => {
		const placeOf = timesTest(
			new Map( [
				[ 'desde', [ day ] ],
				[ 'hasta', [ day ] ],
			] ),
			{ now: 0, week: 1 }
		);
		const placed = ( place: number ): string[] =>
			programs
				.filter( ( { moments } ) => placeOf( moments ) === place )
				.map( ( { name } ) => name );
		expect( placed( 1 ) ).toEqual(
			programs
				.filter( ( { days } ) => days.includes( day ) )
				.map( ( { name } ) => name )
		);
		expect( placed( RUNS_THROUGH ) ).toEqual(
			programs
				.filter( ( { days, runs } ) => {
					const [ from = '', until = '' ] = runs?.split( '/' ) ?? [];

					return (
						! days.includes( day ) &&
						from &&
						from <= day &&
						day <= until
					);
				} )
				.map( ( { name } ) => name )
		);
	}
);

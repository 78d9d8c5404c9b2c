import table from '../../../tests/sessions.json';
import {
	daysOfLines,
	daysWith,
	newLine,
	ordinalsOf,
	problemOf,
	sessionsOf,
	textOf,
	weekdaysOf,
} from './sessions';

/** The problems by their names on the server. */
const PROBLEMS: Record< string, string > = {
	line: 'unfinished',
	day: 'noSession',
	lines: 'tooManyLines',
	sessions: 'tooManySessions',
};

/** The days of sessions that take place. */
function days( text: string ): string[] {
	const { lines, cancelled } = sessionsOf( text );

	return daysOfLines( lines ).filter(
		( day ) => ! cancelled.includes( day )
	);
}

describe( 'the lines of sessions', () => {
	it.each( table.usable )(
		'are those that the server stores: $name',
		( { text, sessions } ) => {
			expect( problemOf( text ) ).toBe( '' );
			expect( days( text ) ).toEqual(
				sessions.map( ( session ) => session.slice( 0, 10 ) )
			);
		}
	);

	it.each( table.unusable )(
		'are not stored: $name',
		( { text, problem } ) => {
			expect( problemOf( text ) ).toBe( PROBLEMS[ problem ] );
		}
	);

	it.each( [
		'',
		'2026-11-28 17:00-18:30\n2026-11-29 17:00',
		'2026-10-06/2026-12-18 TU,TH 17:00-18:30 *2 -2026-10-13 -2026-12-08',
		'2026-10-01/2027-05-31 1SA,3SU\n2026-10-01/2027-05-31 1,15 *2',
		'!2026-12-08\n2026-12-08\n2026-12-15\n@2026-12-15 Biblioteca municipal',
		// While they cannot be stored.
		'2026-02-30',
		'2026-11-28 25:00',
		'2026-11-28 -18:30',
		'2026-10-06/ TU',
		'2026-10-06/2026-12-18 1,',
		'?',
		'2026-11-28\n',
		'2026-12-15\n@2026-12-15 ',
		'2026-12-15\n@2026-12-15 Biblioteca ',
	] )( 'stay as they are: %j', ( text ) => {
		expect( textOf( sessionsOf( text ) ) ).toBe( text );
	} );

	it( 'have buttons for weekdays, of each week or of months', () => {
		const [ line ] = sessionsOf( '2026-10-01/2027-05-31 1TU,-1TH' ).lines;
		expect( line && [ weekdaysOf( line ), ordinalsOf( line ) ] ).toEqual( [
			[ 'TU', 'TH' ],
			[ '1', '-1' ],
		] );
		expect( daysWith( [ 'TH', 'TU' ], [] ) ).toBe( 'TU,TH' );
		expect( daysWith( [ 'TH', 'TU' ], [ '-1', '1' ] ) ).toBe(
			'1TU,1TH,-1TU,-1TH'
		);
		expect( daysWith( [], [ '1' ] ) ).toBe( '' );
	} );

	it( 'begin today, at the hours of the line before', () => {
		jest.useFakeTimers( { now: new Date( '2026-10-06T12:00' ) } );
		const { lines } = sessionsOf( '2026-10-01 17:00-18:30' );
		const text = ( line: ReturnType< typeof newLine > ): string =>
			textOf( { lines: [ line ], cancelled: [], elsewhere: [] } );
		expect( text( newLine( false, lines[ 0 ] ) ) ).toBe(
			'2026-10-06 17:00-18:30'
		);
		expect( text( newLine( true ) ) ).toBe( '2026-10-06/' );
		jest.useRealTimers();
	} );
} );

import { areUsable, linesOf, newLine, textOfLines } from './sessions';

describe( 'the lines of sessions', () => {
	it.each( [
		'',
		'2026-11-28',
		'2026-11-28 17:00-18:30\n2026-11-29 17:00',
		'2026-10-06/2026-12-18 TU,TH 17:00-18:30 *2 -2026-10-13 -2026-12-08',
		// From a day to the same.
		'2026-10-06/2026-10-06 TU',
	] )( 'are those that the server stores: %j', ( text ) => {
		expect( textOfLines( linesOf( text ) ) ).toBe( text );
		expect( areUsable( text ) ).toBe( true );
	} );

	it.each( [
		'2026-02-30',
		'2026-11-28 25:00',
		'2026-11-28 -18:30',
		'2026-10-06/ TU',
		'2026-10-06/2026-12-18',
		'2026-10-06/2026-10-01 TU',
		// Without a day.
		'2026-10-07/2026-10-09 TU',
		'2026-10-07/2026-10-13 TU *2',
		'2026-10-06/2026-10-09 TU -2026-10-06',
		'2026-10-06/2030-10-01 TU',
		'?',
		'2026-11-28\n',
	] )( 'stay as they are while they cannot be stored: %j', ( text ) => {
		expect( textOfLines( linesOf( text ) ) ).toBe( text );
		expect( areUsable( text ) ).toBe( false );
	} );

	it( 'begin today, at the hours of the line before', () => {
		jest.useFakeTimers( { now: new Date( '2026-10-06T12:00' ) } );
		const [ before ] = linesOf( '2026-10-01 17:00-18:30' );
		expect( textOfLines( [ newLine( false, before ) ] ) ).toBe(
			'2026-10-06 17:00-18:30'
		);
		expect( textOfLines( [ newLine( true ) ] ) ).toBe( '2026-10-06/' );
		jest.useRealTimers();
	} );
} );

import table from '../../../tests/sessions.json';
import {
	EMPTY_LINE,
	formatLine,
	isEmptyLine,
	NO_END,
	serializeDays,
	isSessionLine,
	newSessionLine,
	ordinalsOf,
	parseSessions,
	formatSessions,
	weekdaysOf,
} from './sessions';

describe( 'the lines of sessions', () => {
	it.each( [
		'',
		'2026-11-28 17:00-18:30\n2026-11-29 17:00',
		'2026-10-06/2026-12-18 TU,TH 17:00-18:30 *2 -2026-10-13 -2026-12-08',
		'2026-10-06/2026-12-18 TU,TH 17:00-18:30 *2 +all -2026-10-13',
		'2026-10-01/2027-05-31 1SA,3SU\n2026-10-01/2027-05-31 1,15 *2',
		'!2026-12-08\n2026-12-08\n2026-12-15\n@2026-12-15 Biblioteca municipal',
		'2026-10-01/2026-12-18',
		'2026-10-01 10:00/2026-10-03 14:00',
		'2026-10-01/..',
		'../2026-12-31 14:00',
		'2026-10-01/.. MO,TU 09:00-14:00',
		// While they cannot be stored.
		'2026-02-30',
		'2026-11-28 25:00',
		'2026-11-28 -18:30',
		'2026-10-06/? TU',
		'2026-10-06/? ?? 17:00',
		'2026-10-06/2026-12-18 ??',
		'?/2026-12-18',
		'2026-10-06/2026-12-18 TU *',
		'2026-10-06/2026-12-18 1,',
		'?',
		'? 17:00-18:30\n2026-11-28',
		'2026-12-15\n@2026-12-15 ',
		'2026-12-15\n@2026-12-15 Biblioteca ',
	] )( 'stay as they are: %j', ( text ) => {
		expect( formatSessions( parseSessions( text ) ) ).toBe( text );
	} );

	it.each( table.usable )( 'are sorted at most: $name', ( { text } ) => {
		const lines = ( all: string ): string[] => all.split( '\n' ).sort();
		expect( lines( formatSessions( parseSessions( text ) ) ) ).toEqual(
			lines( text )
		);
	} );

	it( 'stay when a date is cleared', () => {
		const { lines, ...rest } = parseSessions( '2026-11-28' );
		const cleared = lines.map( ( line ) => ( { ...line, from: '' } ) );
		const text = formatSessions( { ...rest, lines: cleared } );
		expect( parseSessions( text ).lines ).toHaveLength( 1 );
	} );

	it( 'have buttons for weekdays, of each week or of months', () => {
		const [ line ] = parseSessions(
			'2026-10-01/2027-05-31 1TU,-1TH'
		).lines;
		expect( line && [ weekdaysOf( line ), ordinalsOf( line ) ] ).toEqual( [
			[ 'TU', 'TH' ],
			[ '1', '-1' ],
		] );
		expect( serializeDays( [ 'TH', 'TU' ], [] ) ).toBe( 'TU,TH' );
		expect( serializeDays( [ 'TH', 'TU' ], [ '-1', '1' ] ) ).toBe(
			'1TU,1TH,-1TU,-1TH'
		);
		expect( serializeDays( [], [ '1' ] ) ).toBe( '' );
	} );

	it( 'begin at the hours of the line before, on days of the week today', () => {
		jest.useFakeTimers( { now: new Date( '2026-10-06T12:00' ) } );
		const { lines } = parseSessions( '2026-10-01 17:00-18:30' );
		const text = ( line: ReturnType< typeof newSessionLine > ): string =>
			formatSessions( { ...parseSessions( '' ), lines: [ line ] } );
		expect( text( newSessionLine( false, lines[ 0 ] ) ) ).toBe(
			'? 17:00-18:30'
		);
		expect( text( newSessionLine( true ) ) ).toBe( '2026-10-06/? ??' );
		jest.useRealTimers();
	} );

	it( 'are told from words as the server does it', () => {
		expect(
			table.lines.filter( ( one ) => ! isSessionLine( one ) )
		).toEqual( [] );
		expect( table.words.filter( isSessionLine ) ).toEqual( [] );
	} );

	it( 'have words behind them, wherever these stand', () => {
		const text = 'martes 17 h\n2026-11-28\n@2026-11-28 Sala\ny jueves';
		const { lines, words } = parseSessions( text );
		expect( [ lines.length, words ] ).toEqual( [
			1,
			'martes 17 h\ny jueves',
		] );
		expect( formatSessions( parseSessions( text ) ) ).toBe(
			'2026-11-28\n@2026-11-28 Sala\nmartes 17 h\ny jueves'
		);
	} );

	it( 'keep a reason that is still typed, and a day that moves', () => {
		const text =
			'!2026-12-08 Huelga \n2026-12-01/2026-12-15 TU\n>2026-12-15 2026-12-18 18:00';
		expect( formatSessions( parseSessions( text ) ) ).toBe( text );
	} );

	it.each( [
		[ '2026-10-01/2026-12-18', false ],
		[ '2026-10-01/.. 15', true ],
		// Their days of the week are still to be chosen.
		[ '2026-10-01/2026-12-18 ??', true ],
	] )( 'are a span or a rule: %s', ( text, isRepeated ) => {
		expect( parseSessions( text ).lines ).toMatchObject( [
			{ from: '2026-10-01', isRepeated },
		] );
	} );

	it( 'are a span from a day, or until one, while the other one is missing', () => {
		const line = ( parts: Partial< typeof EMPTY_LINE > ): string =>
			formatLine( { ...EMPTY_LINE, ...parts } );
		expect( [
			line( { to: '2026-12-31', end: '14:00' } ),
			line( { to: NO_END } ),
			line( { from: '2026-10-01', to: NO_END, start: '10:00' } ),
			line( { from: '2026-10-01', end: '14:00', start: '10:00' } ),
		] ).toEqual( [
			'../2026-12-31 14:00',
			'?/..',
			'2026-10-01/..',
			'2026-10-01 10:00-14:00',
		] );
		expect( isEmptyLine( EMPTY_LINE ) ).toBe( true );
	} );

	it( 'are not made of words that are still typed', () => {
		const text = '2026-11-28\n2026-12-15';
		expect( parseSessions( text, '2026-12-15' ) ).toMatchObject( {
			lines: [ { from: '2026-11-28' } ],
			words: '2026-12-15',
		} );
		expect( parseSessions( '2026-12-15', '2026-12-15' ).lines ).toEqual(
			[]
		);
		// They were saved, or undone.
		expect( parseSessions( text, '12-15' ).lines ).toHaveLength( 2 );
	} );
} );

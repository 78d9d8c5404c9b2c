import table from '../../tests/asked-times.json';
import { isIn, nextWeekday, nowIn } from './moments';

describe( 'times', () => {
	it.each( table.cases as [ string, string, string, boolean ][] )(
		'%j for %j at %j is %j, as on the server',
		( moments, value, now, is ) => {
			expect( isIn( value, { now, first: 1 } )( moments ) ).toBe( is );
		}
	);

	it.each( [
		[ '2026-03-08T23:59', 0, '2026-03-15' ],
		[ '2026-03-08T23:59', 1, '2026-03-09' ],
		[ '2026-03-08T23:59', 6, '2026-03-14' ],
		[ '2024-02-28T10:00', 4, '2024-02-29' ],
	] )(
		'the week after %j that begins with day %j is from %j',
		( now, first, next ) => {
			expect( nextWeekday( now, first ) ).toBe( next );
		}
	);
} );

describe( 'now, by the clock of the site', () => {
	beforeEach( () => {
		jest.useFakeTimers( { now: new Date( '2026-03-03T23:30:00Z' ) } );
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it.each( [
		[ 'Europe/Madrid', '2026-03-04T00:30' ],
		[ 'America/Bogota', '2026-03-03T18:30' ],
		[ '+02:00', '2026-03-04T01:30' ],
		[ '-03:30', '2026-03-03T20:00' ],
		[ 'UTC', '2026-03-03T23:30' ],
	] )( 'in %s it is %s', ( zone, now ) => {
		expect( nowIn( zone ) ).toBe( now );
	} );

	it( 'is the visitor’s where none, or an unknown one, is given', () => {
		expect( nowIn( 'Luna/Mar' ) ).toBe( nowIn( undefined ) );
	} );
} );

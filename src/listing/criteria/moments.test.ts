import table from '../../../tests/requested-times.json';
import { isIn, nowIn, periodOfDays, placeIn } from './moments';

describe( 'times', () => {
	it.each( table.cases as [ string, string, string, number ][] )(
		'%j for %j at %j is %j, as on the server',
		( moments, value, now, place ) => {
			const [ from = '', until ] = value.split( '/' );
			expect(
				until === undefined
					? isIn( value, { now, first: 1 } )( moments )
					: placeIn( moments, periodOfDays( from, until ) )
			).toBe( place );
		}
	);

	it.each( [
		[ '2026-03-08T23:59', 0, '2026-03-14' ],
		[ '2026-03-08T23:59', 1, '2026-03-08' ],
		[ '2026-03-08T23:59', 6, '2026-03-13' ],
		[ '2024-02-28T10:00', 4, '2024-02-28' ],
	] )(
		'the week of %j that begins with day %j ends on %j',
		( now, first, last ) => {
			const isThisWeek = isIn( 'esta-semana', { now, first } );
			const next = new Date( Date.parse( last ) + 86_400_000 )
				.toISOString()
				.slice( 0, 10 );
			expect(
				[ last, next ].map( ( day ) =>
					isThisWeek( `${ day }/${ day }T24` )
				)
			).toEqual( [ 1, 0 ] );
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

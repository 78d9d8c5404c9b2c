import table from '../../../tests/requested-times.json';
import { nowIn, timesTest } from './moments';

/** Card, what is asked for, now, the answer, and parts of the day. */
type Case = [ string, string, string, number, string[]? ];

/** The minute of a time on the site's clock. */
const minuteOf = ( time: string ): number =>
	Date.parse( `${ time }Z` ) / 60_000;

describe( 'times', () => {
	it.each( [ ...( table.cases as Case[] ), ...( table.hours as Case[] ) ] )(
		'%j for %j at %j is %j, as on the server',
		( moments, value, now, place, parts = [] ) => {
			const [ from = '', until ] = value.split( '/' );
			const asked =
				until === undefined
					? { cuando: [ value ] }
					: { desde: [ from ], hasta: [ until ] };
			const placeOf = timesTest(
				new Map( Object.entries( { ...asked, horario: parts } ) ),
				{ now: minuteOf( now ), week: 1 }
			);
			expect( placeOf( moments ) ).toBe( place );
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
			const placeOf = timesTest(
				new Map( [ [ 'cuando', [ 'esta-semana' ] ] ] ),
				{
					now: minuteOf( now ),
					week: first,
				}
			);
			const day = Date.parse( last ) / 86_400_000;
			expect(
				[ day, day + 1 ].map( ( one ) => placeOf( `0+1440@${ one }` ) )
			).toEqual( [ 1, 0 ] );
		}
	);
} );

describe( 'now, by the clock of the site', () => {
	beforeEach( () => {
		jest.useFakeTimers( { now: new Date( '2026-03-03T23:30:59Z' ) } );
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
		expect( nowIn( zone ) ).toBe( minuteOf( now ) );
	} );

	it( 'is the visitor’s where none, or an unknown one, is given', () => {
		expect( nowIn( 'Luna/Mar' ) ).toBe( nowIn( undefined ) );
	} );
} );

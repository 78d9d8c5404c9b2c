import { summarise } from './statistics';

it( 'gives the middle and the ends, in whatever order the runs were', () => {
	expect( summarise( [ 10, 2, 30 ] ) ).toEqual( {
		median: 10,
		low: 2,
		high: 30,
		runs: 3,
	} );
} );

it( 'takes the mean of the two in the middle', () => {
	expect( summarise( [ 4, 1, 100, 2 ] ).median ).toBe( 3 );
} );

import { judge } from './counts.ts';

describe( 'the verdict on a suite', () => {
	it( 'is what its runner reports', () => {
		expect( judge( { passed: 3, failed: 0, skipped: 1 }, 0 ) ).toEqual( {
			passed: 3,
			failed: 0,
			skipped: 1,
		} );
	} );

	it.each( [
		[ 'wrote no report', undefined, 0 ],
		[ 'ran nothing', { passed: 0, failed: 0, skipped: 4 }, 0 ],
		[
			'failed without a failed test',
			{ passed: 3, failed: 0, skipped: 0 },
			1,
		],
	] )( 'is a failure when the runner %s', ( _, report, code ) => {
		expect( judge( report, code ).failed ).toBe( 1 );
	} );

	it( 'counts each failed test once', () => {
		expect( judge( { passed: 3, failed: 2, skipped: 0 }, 1 ).failed ).toBe(
			2
		);
	} );
} );

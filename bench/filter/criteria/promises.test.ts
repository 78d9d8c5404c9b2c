import type { ClickSummary } from '../measure-clicks';
import type { CriteriaResult } from './measure';
import { promisesOfCriteria } from './promises';

const summary = ( median: number ): ClickSummary => ( {
	paint: { median, low: median, high: median, runs: 1 },
	work: { median, low: median, high: median, runs: 1 },
	parts: { script: 1, style: 1, layout: 1 },
	longestTask: 0,
	withLongTask: 0,
	shift: 0,
} );

const result = (
	row: string,
	size: number,
	narrow: number,
	widen: number
): CriteriaResult => ( {
	row,
	size,
	move: 'switch',
	narrow: summary( narrow ),
	widen: summary( widen ),
} );

test( 'what is promised is a share of what plain `hidden` takes, in each direction', () => {
	const promises = promisesOfCriteria( [
		result( 'ours', 1000, 30, 10 ),
		result( 'hidden', 1000, 60, 200 ),
		result( 'hidden-styled', 1000, 1, 1 ),
		result( 'ours', 5000, 90, 20 ),
	] ).filter( ( { measured } ) => measured !== undefined );

	expect( promises ).toEqual( [
		{
			what: 'three criteria and search: switch to paint, 1,000 cards, to plain `hidden`',
			of: 'narrowing',
			most: '≤ 1',
			measured: '0.50',
		},
		{
			what: 'three criteria and search: switch to paint, 1,000 cards, to plain `hidden`',
			of: 'widening',
			most: '≤ 1',
			measured: '0.05',
		},
	] );
} );

test( 'at 5,000 cards a quarter is promised, 0.4 of a key, and what was not measured is left open', () => {
	const at5000 = promisesOfCriteria( [] ).filter( ( { what } ) =>
		what.includes( '5,000' )
	);

	expect( at5000 ).toHaveLength( 6 );
	for ( const { what, most } of at5000 ) {
		expect( most ).toBe( what.includes( 'key' ) ? '≤ 0.4' : '≤ 0.25' );
	}
	expect( at5000.every( ( { measured } ) => measured === undefined ) ).toBe(
		true
	);
} );

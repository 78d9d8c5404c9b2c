import { promisesList, table } from '../markdown.ts';
import { summarise } from '../statistics.ts';
import type { Measurement } from './measure.ts';
import {
	COLD,
	COMING,
	FACTS,
	LOOP,
	QUERY_LOOP,
	type Subject,
	WARM,
} from './subjects.ts';

/** All runs of a subject. */
export interface Runs {
	subject: Subject;
	programs: number;
	runs: Measurement[];
}

const median = ( { runs }: Runs, of: keyof Measurement ): number =>
	summarise( runs.map( ( run ) => run[ of ] ) ).median;

const find = ( all: readonly Runs[], subject: Subject, programs: number ) => {
	const found = all.find(
		( runs ) => runs.subject === subject && runs.programs === programs
	);
	if ( found === undefined ) {
		throw new Error( `${ subject.name } was not measured.` );
	}
	return found;
};

/**
 * The table of one number of programs.
 */
export function subjectsTable(
	all: readonly Runs[],
	programs: number
): string {
	const rows = all
		.filter( ( runs ) => runs.programs === programs )
		.map( ( runs ) => {
			const time = summarise(
				runs.runs.map( ( run ) => run.milliseconds )
			);
			return [
				runs.subject.name,
				`${ time.median.toFixed( 1 ) } (${ time.low.toFixed( 1 ) } to ${ time.high.toFixed( 1 ) })`,
				median( runs, 'processor' ).toFixed( 1 ),
				String( median( runs, 'queries' ) ),
				( median( runs, 'memory' ) / 1024 / 1024 ).toFixed( 1 ),
				( median( runs, 'length' ) / 1024 ).toFixed( 0 ),
			];
		} );
	return table(
		[
			`${ programs } programs`,
			'time, ms',
			'processor, ms',
			'queries',
			'memory at the peak, MB',
			'HTML, kB',
		],
		rows
	);
}

const growth = (
	all: readonly Runs[],
	subject: Subject,
	small: number,
	large: number
): number =>
	( median( find( all, subject, large ), 'memory' ) -
		median( find( all, subject, small ), 'memory' ) ) /
	( large - small ) /
	1024;

/**
 * Memory that a program more takes.
 *
 * @param all   Runs.
 * @param small Number of programs.
 * @param large A larger number.
 */
export function memoryTable(
	all: readonly Runs[],
	small: number,
	large: number
): string {
	return table(
		[
			`a program more, ${ small } to ${ large }`,
			'memory at the peak, kB',
		],
		[ QUERY_LOOP, LOOP, COLD, WARM ].map( ( subject ) => [
			subject.name,
			growth( all, subject, small, large ).toFixed( 1 ),
		] )
	);
}

/**
 * What the project promises, and what was measured.
 *
 * @param all   Runs.
 * @param small Number of programs.
 * @param large A larger number.
 */
export function serverPromises(
	all: readonly Runs[],
	small: number,
	large: number
): string {
	const ratio = ( of: Subject, to: Subject ) =>
		median( find( all, of, small ), 'processor' ) /
		median( find( all, to, small ), 'processor' );
	// Runs take turns: those of one turn met the same machine.
	const turns = (
		of: Subject,
		to: Subject,
		what: 'milliseconds' | 'processor'
	) => {
		const others = find( all, to, small ).runs;
		return summarise(
			find( all, of, small ).runs.map(
				( run, index ) =>
					run[ what ] / ( others[ index ]?.[ what ] ?? NaN )
			)
		).median;
	};
	const most = ( subject: Subject ) =>
		Math.max(
			...all
				.filter( ( runs ) => runs.subject === subject )
				.flatMap( ( { runs } ) => runs.map( ( run ) => run.queries ) )
		);
	return promisesList( [
		{
			what: 'queries, no object cache',
			most: '≤ 8',
			measured: String( most( COLD ) ),
		},
		{
			what: 'queries, from Redis',
			most: '≤ 2',
			measured: String( most( WARM ) ),
		},
		{
			what: 'queries, with facts, no object cache, as many as without',
			most: String( most( COLD ) ),
			measured: String( most( FACTS ) ),
		},
		{
			what: 'queries, by time, no object cache',
			most: '≤ 10',
			measured: String( most( COMING ) ),
		},
		{
			what: `processor, to the loop, ${ small } programs`,
			most: '≤ 1.2',
			measured: ratio( COLD, LOOP ).toFixed( 2 ),
		},
		{
			what: `time, with facts, to the same without, ${ small } programs, median of turns`,
			most: '≤ 1.6',
			measured: turns( FACTS, COLD, 'milliseconds' ).toFixed( 2 ),
		},
		{
			what: `processor, from Redis, to the Query Loop, ${ small } programs`,
			most: '≤ 0.02',
			measured: ratio( WARM, QUERY_LOOP ).toFixed( 4 ),
		},
		{
			what: `memory at the peak a program more, ${ small } to ${ large }, to the loop`,
			most: '≤ 1.2',
			measured: (
				growth( all, COLD, small, large ) /
				growth( all, LOOP, small, large )
			).toFixed( 2 ),
		},
	] );
}

import { table } from '../markdown.ts';
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

/**
 * What the project promises, and what was measured.
 *
 * @param all   Runs.
 * @param small Number of programs.
 * @param large A larger number.
 */
export function promisesTable(
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
	const growth = ( subject: Subject, of: 'memory' | 'kept' ) =>
		( median( find( all, subject, large ), of ) -
			median( find( all, subject, small ), of ) ) /
		( large - small ) /
		1024;
	const most = ( subject: Subject ) =>
		Math.max(
			...all
				.filter( ( runs ) => runs.subject === subject )
				.flatMap( ( { runs } ) => runs.map( ( run ) => run.queries ) )
		);
	return table(
		[ 'what', 'promised', 'measured' ],
		[
			[ 'queries, no object cache', '≤ 8', String( most( COLD ) ) ],
			[ 'queries, from Redis', '≤ 2', String( most( WARM ) ) ],
			[
				`processor, to the loop, ${ small } programs`,
				'≤ 1.2',
				ratio( COLD, LOOP ).toFixed( 2 ),
			],
			[
				`time, with facts, to the same without, ${ small } programs, median of turns`,
				'≤ 1.15',
				turns( FACTS, COLD, 'milliseconds' ).toFixed( 2 ),
			],
			[
				'the same of the processor',
				'',
				turns( FACTS, COLD, 'processor' ).toFixed( 2 ),
			],
			[
				'queries, with facts, no object cache',
				String( most( COLD ) ),
				String( most( FACTS ) ),
			],
			[
				'queries, by time, no object cache',
				'≤ 10',
				String( most( COMING ) ),
			],
			[
				`processor, from Redis, to the Query Loop, ${ small } programs`,
				'≤ 0.010',
				ratio( WARM, QUERY_LOOP ).toFixed( 4 ),
			],
			[
				`memory at the peak a program more, ${ small } to ${ large }, to the loop`,
				'≤ 1.2',
				( growth( COLD, 'memory' ) / growth( LOOP, 'memory' ) ).toFixed(
					2
				),
			],
			[ 'the same in kB', '', growth( COLD, 'memory' ).toFixed( 1 ) ],
			[
				'the same of the loop',
				'',
				growth( LOOP, 'memory' ).toFixed( 1 ),
			],
			[
				'the same of the Query Loop',
				'',
				growth( QUERY_LOOP, 'memory' ).toFixed( 1 ),
			],
			[
				'the same from Redis',
				'',
				growth( WARM, 'memory' ).toFixed( 1 ),
			],
		]
	);
}

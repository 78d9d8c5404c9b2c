import { parseArgs } from 'node:util';

import { SIZES } from '../content/index.ts';
import { rows as rowsOfCriteria } from './criteria/rows.ts';
import { rows } from './rows.ts';

/** What to measure, and how often. */
export interface Options {
	/** Numbers of cards. */
	sizes: number[];
	/** Factors by which the processor is slowed. */
	slowdowns: number[];
	/** Rows, by id. */
	rows: string[];
	/** How often each page is opened. */
	rounds: number;
	/** How often each page is narrowed and widened while it is open. */
	pairs: number;
	/** How often loading is measured, with our script and without it. */
	loads: number;
	/** Clicks, loading, traces, criteria. */
	measures: string[];
}

const numbers = ( text: string ): number[] => text.split( ',' ).map( Number );

/**
 * Options of the command line. Without any, everything is measured.
 *
 *     npm run bench:filter -- --sizes 1000 --rows ours,hidden --slowdowns 1 --rounds 2 --measures clicks
 *
 * @param args Arguments.
 */
export function options( args: readonly string[] ): Options {
	const { values } = parseArgs( {
		args: [ ...args ],
		options: {
			sizes: { type: 'string', default: SIZES.join( ',' ) },
			slowdowns: { type: 'string', default: '1,4' },
			rows: {
				type: 'string',
				default: [ ...rows, ...rowsOfCriteria ]
					.map( ( { id } ) => id )
					.join( ',' ),
			},
			rounds: { type: 'string', default: '3' },
			pairs: { type: 'string', default: '2' },
			loads: { type: 'string', default: '7' },
			measures: { type: 'string', default: 'clicks,load,trace,criteria' },
		},
	} );

	return {
		sizes: numbers( values.sizes ),
		slowdowns: numbers( values.slowdowns ),
		rows: values.rows.split( ',' ),
		rounds: Number( values.rounds ),
		pairs: Number( values.pairs ),
		loads: Number( values.loads ),
		measures: values.measures.split( ',' ),
	};
}

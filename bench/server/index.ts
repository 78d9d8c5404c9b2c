/**
 * `npm run bench:server`: rendering all programs of a site, beside WordPress's Query Loop and a loop written by hand.
 *
 * On the stack of bench/stack. Every run is a request of its own; the subjects take turns.
 */
import { writeResult } from '../results.ts';
import { startStack } from '../stack/index.ts';
import { WORKERS } from '../stack/php-fpm.ts';
import { measure, verify } from './measure.ts';
import {
	serverPromises,
	memoryTable,
	type Runs,
	subjectsTable,
} from './report.ts';
import { COLD, LOOP, SUBJECTS } from './subjects.ts';

const SIZES = [ 100, 1000, 5000 ] as const;
const RUNS = 25;
const WARM_UP = 2;

const report = ( line: string ) => console.error( line );
const stack = await startStack( SIZES, report );
const [ node = '' ] = stack.nodes;
const all: Runs[] = [];
try {
	for ( const programs of SIZES ) {
		report( `Measuring ${ programs } programs …` );
		all.push( ...( await runs( programs ) ) );
	}
} finally {
	await stack.stop();
}

const tables = {
	promises: serverPromises( all, 1000, 5000 ),
	memory: memoryTable( all, 1000, 5000 ),
	...Object.fromEntries(
		SIZES.map( ( programs ) => [
			`programs-${ programs }`,
			subjectsTable( all, programs ),
		] )
	),
};
console.log( Object.values( tables ).join( '\n\n' ) );
await writeResult( 'server', tables, { all } );

/** Every subject, often, in turns. */
async function runs( programs: number ): Promise< Runs[] > {
	// A worker of PHP is slow at its first request, and each request may meet another one.
	await Promise.all(
		Array.from( { length: 2 * WORKERS }, () =>
			measure( node, COLD, programs )
		)
	);
	const { pictures } = await measure( node, LOOP, programs );
	const rows = SUBJECTS.map( ( subject ): Runs => ( {
		subject,
		programs,
		runs: [],
	} ) );
	for ( let run = -WARM_UP; run < RUNS; run++ ) {
		for ( const row of rows ) {
			const measured = await measure( node, row.subject, programs );
			verify( row.subject, measured, programs, pictures );
			if ( run >= 0 ) {
				row.runs.push( measured );
			}
		}
	}
	return rows;
}

/**
 * `npm run bench:loops`: a listing beside a Query Loop with a filter, of the same programs with the same facts.
 *
 * In Playground, where the parts `server` and `load` need a whole server: compare rows. Every run is a request of its own; they take turns.
 */
import { startBenchSite } from '../content/index.ts';
import { table } from '../markdown.ts';
import { writeResult } from '../results.ts';
import { summarise } from '../statistics.ts';

const PROGRAMS = 100;
const RUNS = 15;
const WARM_UP = 2;

/** Names of loops() in bench/content/loops.php, and rows of the table. */
const SUBJECTS = {
	listing: '**block Programas**',
	filtered: 'Query Loop with a filter',
	alone: 'Query Loop without one',
};

interface Measurement {
	milliseconds: number;
	bytes: number;
	compressed: number;
	queries: number;
	cards: number;
}

const report = ( line: string ) => console.error( line );
const { wordPress } = await startBenchSite( PROGRAMS, report );
const runs = new Map< string, Measurement[] >();

/** Renders a subject once. */
async function measure( name: string ): Promise< Measurement > {
	const answer = await wordPress.runPhp( `
		require_once '/bench/loops.php';
		echo wp_json_encode( \\ProgramsFilter\\Bench\\rendered( '${ name }' ) );
	` );
	const measured = JSON.parse( answer ) as Measurement;
	if ( measured.cards !== PROGRAMS ) {
		throw new Error( `${ name } shows ${ measured.cards } programs.` );
	}
	return measured;
}

try {
	report( `Measuring ${ PROGRAMS } programs …` );
	for ( let run = -WARM_UP; run < RUNS; run++ ) {
		for ( const name of Object.keys( SUBJECTS ) ) {
			const measured = await measure( name );
			if ( run >= 0 ) {
				runs.set( name, [ ...( runs.get( name ) ?? [] ), measured ] );
			}
		}
	}
} finally {
	await wordPress.stop();
}

const medianOf = ( name: string, of: keyof Measurement ): number =>
	summarise( ( runs.get( name ) ?? [] ).map( ( run ) => run[ of ] ) ).median;
const ratio = ( name: string, of: keyof Measurement ): string =>
	( medianOf( name, of ) / medianOf( 'listing', of ) ).toFixed( 1 );

const tables = {
	loops: table(
		[
			`${ PROGRAMS } programs`,
			'time on the server',
			'time, ms',
			'queries',
			'HTML, kB',
			'HTML compressed, kB',
		],
		Object.entries( SUBJECTS ).map( ( [ name, row ] ) => {
			const time = summarise(
				( runs.get( name ) ?? [] ).map( ( run ) => run.milliseconds )
			);
			return [
				row,
				ratio( name, 'milliseconds' ),
				`${ time.median.toFixed( 0 ) } (${ time.low.toFixed( 0 ) } to ${ time.high.toFixed( 0 ) })`,
				String( medianOf( name, 'queries' ) ),
				( medianOf( name, 'bytes' ) / 1024 ).toFixed( 0 ),
				( medianOf( name, 'compressed' ) / 1024 ).toFixed( 1 ),
			];
		} )
	),
};
console.log( tables.loops );
await writeResult( 'loops', tables, Object.fromEntries( runs ) );

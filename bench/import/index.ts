/**
 * `npm run bench:import`: 5,000 rows, tried, imported, killed again and again meanwhile, and imported once more.
 *
 * On the PHP and the MariaDB of bench/stack, whose processes are killed with SIGKILL, and in the demo's WordPress.
 *
 *     npm run bench:import -- 500    fewer rows, to try something: the result is not kept
 */
import { table } from '../markdown.ts';
import { writeResult } from '../results.ts';
import { demoSite, type ImportSite, serverSite } from './sites.ts';

const KEPT_ROWS = 5000;
const ROWS = Number( process.argv[ 2 ] ?? KEPT_ROWS );
/** Each so many parts one is killed, where that can be done. */
const KILL_EVERY = 3;
/** Time that a part has at most before it is killed: it would take four seconds. */
const KILL_WITHIN = 3500;
const MB = 1024 * 1024;

interface Part {
	state: string;
	rows: number;
	seconds: number;
	memory: number;
}

interface Outcome {
	programs: number;
	titles: number;
	lines: number;
	counts: Record< string, number >;
}

interface Run extends Outcome {
	name: string;
	parts: Part[];
	kills: number;
	seconds: number;
}

const report = ( line: string ) => console.error( line );

/** Parts until all rows are done. */
async function run(
	site: ImportSite,
	name: string,
	step: 'check' | 'import'
): Promise< Run > {
	report( `${ site.name }: ${ name } …` );
	await site.call( [ 'begin', ROWS, step ] );
	const parts: Part[] = [];
	let kills = 0;
	const start = performance.now();
	for ( let number = 1; parts.at( -1 )?.state !== 'done'; number++ ) {
		const kill = site.canKill && number % KILL_EVERY === 0;
		const part = await site.call< Part >(
			[ 'part' ],
			kill
				? 300 + ( ( number * 617 ) % ( KILL_WITHIN - 300 ) )
				: undefined
		);
		if ( part === undefined ) {
			kills++;
		} else {
			parts.push( part );
		}
	}
	const seconds = ( performance.now() - start ) / 1000;
	const outcome = await site.call< Outcome >( [ 'verify' ] );
	if ( outcome === undefined ) {
		throw new Error( 'There was no answer.' );
	}
	report(
		`${ seconds.toFixed( 0 ) } s, ${ kills } killed, ${ outcome.programs } programs`
	);
	return {
		name: `${ site.name }: ${ name }`,
		parts,
		kills,
		seconds,
		...outcome,
	};
}

async function runs( site: ImportSite ): Promise< Run[] > {
	try {
		return [
			await run( site, 'dry run', 'check' ),
			await run( site, 'import', 'import' ),
			await run( site, 'the same file again', 'import' ),
		];
	} finally {
		await site.stop();
	}
}

const all = [
	...( await runs( await serverSite( report ) ) ),
	...( await runs( await demoSite( report ) ) ),
];
const tables = {
	rows: table(
		[
			`${ ROWS } rows`,
			'seconds',
			'rows a second',
			'longest part, s',
			'memory at the peak of the first part, MB',
			'of the last',
			'killed',
			'programs',
			'rows lost',
			'programs twice',
		],
		all.map(
			( { name, parts, kills, seconds, programs, titles, lines } ) => [
				name,
				seconds.toFixed( 0 ),
				( ROWS / seconds ).toFixed( 0 ),
				Math.max( ...parts.map( ( part ) => part.seconds ) ).toFixed(
					1
				),
				( ( parts[ 0 ]?.memory ?? 0 ) / MB ).toFixed( 0 ),
				( ( parts.at( -2 )?.memory ?? 0 ) / MB ).toFixed( 0 ),
				String( kills ),
				String( programs ),
				String( ROWS - lines ),
				String( programs - titles ),
			]
		)
	),
};
console.log( tables.rows );
if ( ROWS === KEPT_ROWS ) {
	await writeResult( 'import', tables, { all } );
}
const isWrong = all.some(
	( { name, programs, titles, lines } ) =>
		lines !== ROWS ||
		programs !== titles ||
		( ! name.endsWith( 'dry run' ) && programs !== ROWS )
);
if ( isWrong ) {
	process.exitCode = 1;
}

/**
 * `npm run bench`: every part of the benchmark, one after another.
 *
 *     npm run bench                     all parts
 *     npm run bench -- filter weight    some parts
 *     npm run bench -- --write-docs     and writes their tables into docs/performance.md; alone: only writes
 */
import { run } from '../tools/shared/process/run.ts';
import { writeDocuments } from './documents.ts';
import { readResult } from './results.ts';

const PARTS = [
	'weight',
	'lighthouse',
	'filter',
	'editor',
	'server',
	'load',
	'loops',
	'import',
	'swatches',
];
const WRITE = '--write-docs';

const args = process.argv.slice( 2 );
const named = args.filter( ( arg ) => arg !== WRITE );
const unknown = named.filter( ( arg ) => ! PARTS.includes( arg ) );
if ( unknown.length > 0 ) {
	console.error(
		`There is no part "${ unknown.join( '", "' ) }": ${ PARTS.join( ', ' ) }.`
	);
	process.exit( 1 );
}

const onlyWrite = args.length === 1 && args[ 0 ] === WRITE;
const parts = named.length > 0 ? named : PARTS;
for ( const part of onlyWrite ? [] : parts ) {
	console.log( `\nbench:${ part }` );
	if (
		( await run( 'npm', [ 'run', '--silent', `bench:${ part }` ] ) ) !== 0
	) {
		process.exitCode = 1;
	}
}
if ( args.includes( WRITE ) ) {
	const results = await Promise.all(
		PARTS.map(
			async ( part ) => [ part, await readResult( part ) ] as const
		)
	);
	await writeDocuments( Object.fromEntries( results ) );
}

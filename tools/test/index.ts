/**
 * `npm test`: every suite of the newest WordPress, also after one that failed, as many at a time as there are cores. `npm run test:matrix`: the others.
 * `npm run test:types`, `test:unit`, `test:integration`, `test:e2e`, `test:editor`, `test:editor-oldest`, `test:engines` and `test:zip`
 * run one, and so does `test:compat`, which is in neither, but in `.ci/run`; they pass on what follows: `npm run test:unit -- address`.
 * `npm run test:matrix -- excerpt` passes it on to the integration tests, and runs only them.
 */
import { availableParallelism } from 'node:os';
import { styleText } from 'node:util';

import { ensureBuild } from '../shared/build/ensure.ts';
import { add, type Counts } from './counts.ts';
import { failure } from './failure.ts';
import { inTurns } from './in-turns.ts';
import { aside, inFront, type Runner } from './runner.ts';
import { combinations, matrix, named, type Suite, suites } from './suites.ts';

/** What starts a WordPress keeps about one core busy, and needs about one gigabyte of memory. */
const AT_ONCE = Math.min( Math.max( availableParallelism(), 2 ), 4 );

const [ only, ...args ] = process.argv.slice( 2 );
const wanted = wantedSuites();
if ( wanted.length === 0 ) {
	const names = [
		...Object.keys( { ...suites, ...matrix, ...named } ),
		'matrix',
	];
	console.error(
		`There is no suite "${ only ?? '' }": ${ names.join( ', ' ) }.`
	);
	process.exit( 1 );
}

let total: Counts = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
/** A long output may be cut: what failed stands at its end, too. */
const failures: string[] = [];

if ( wanted.some( ( [ , { needsBuild } ] ) => needsBuild ) ) {
	await ensureBuild().catch( ( error: unknown ) => {
		console.error( error );
		console.log( '\n0 passed, 1 failed' );
		process.exit( 1 );
	} );
}
const [ first ] = wanted;
if ( first && wanted.length === 1 ) {
	console.log( styleText( 'bold', `\n${ first[ 0 ] }` ) );
	await judge( ...first, args, inFront );
} else {
	await inTurns( wanted, AT_ONCE, async ( [ name, suite ] ) => {
		console.log( `${ name } …` );
		await judge(
			name,
			suite,
			[ ...( suite.besideOthers ?? [] ), ...args ],
			aside( styleText( 'bold', name ) )
		);
	} );
}

console.log( [ '', ...lines, '', ...failures, inWords( total ) ].join( '\n' ) );
process.exitCode = total.failed > 0 ? 1 : 0;

function wantedSuites(): [ string, Suite ][] {
	if ( only === undefined ) {
		return Object.entries( suites );
	}
	if ( only === 'matrix' ) {
		return Object.entries( args.length > 0 ? combinations : matrix );
	}
	return Object.entries( { ...suites, ...matrix, ...named } ).filter(
		( [ name ] ) => name === only
	);
}

async function judge(
	name: string,
	suite: Suite,
	forRunner: readonly string[],
	run: Runner
): Promise< void > {
	const start = performance.now();
	const counts = await suite
		.run( forRunner, run )
		.catch( ( error: unknown ): Counts => {
			console.error( error );
			return {
				passed: 0,
				failed: 1,
				skipped: 0,
				failures: [ failure( 'it did not run', String( error ) ) ],
			};
		} );
	const seconds = ( ( performance.now() - start ) / 1000 ).toFixed( 0 );
	total = add( total, counts );
	failures.push(
		...( counts.failures ?? [] ).map(
			( line ) => `failed: ${ name } › ${ line }`
		)
	);
	lines.push(
		`${ name.padEnd( 22 ) } ${ inWords( counts ) }, ${ seconds } s`
	);
}

function inWords( { passed, failed, skipped }: Counts ): string {
	return [
		`${ passed } passed`,
		`${ failed } failed`,
		...( skipped > 0 ? [ `${ skipped } skipped` ] : [] ),
	].join( ', ' );
}

/**
 * Runs a suite, or a group of them: two to four at a time, as there are cores, in their order, also after one that failed. The last line says how many
 * tests passed and failed; above it stands each that failed, or that passed at the second try only.
 *
 *     node tools/setup.mjs tools/test/index.ts [suite or group] [--database=mariadb|sqlite] [argument of the suite's runner …]
 */
import { appendFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { styleText } from 'node:util';

import { ensureBuild } from '../shared/build/ensure.ts';
import { add, type Counts, inWords } from './counts.ts';
import { chooseDatabase } from './database.ts';
import { failure } from './failure.ts';
import { groups } from './groups.ts';
import { inTurns } from './in-turns.ts';
import { aside, inFront, type Runner } from './runner.ts';
import { suites } from './suites.ts';

/** What starts a WordPress keeps about one core busy, and needs about one gigabyte of memory. */
const AT_ONCE = Math.min( Math.max( availableParallelism(), 2 ), 4 );

const [ name = 'usual', ...rest ] = process.argv.slice( 2 );
const wanted = groups[ name ] ?? ( name in suites ? [ name ] : [] );
const lines: string[] = [];
let total: Counts = { passed: 0, failed: 0, skipped: 0 };

try {
	if ( wanted.length === 0 ) {
		throw new Error(
			`There is no suite "${ name }": ${ [ ...Object.keys( groups ), ...Object.keys( suites ) ].join( ', ' ) }.`
		);
	}
	await runSuites();
} catch ( error ) {
	total = add( total, notRun( error ) );
}

const flaky = ( total.flaky ?? [] ).map( ( line ) => `flaky: ${ line }` );
const failed = ( total.failures ?? [] ).map( ( line ) => `failed: ${ line }` );
console.log(
	[ '', ...lines, '', ...flaky, ...failed, inWords( total ) ].join( '\n' )
);
await writeSummary();
process.exitCode = total.failed > 0 ? 1 : 0;

async function runSuites(): Promise< void > {
	let args = rest;
	if ( wanted.some( ( one ) => suites[ one ]?.choosesDatabase ) ) {
		args = await chooseDatabase( rest );
	}
	if ( wanted.some( ( one ) => suites[ one ]?.needsBuild ) ) {
		await ensureBuild();
	}
	if ( wanted.length === 1 ) {
		await judgeSuite( name, args, inFront );
		return;
	}
	await inTurns( wanted, AT_ONCE, async ( one ) => {
		console.log( `${ one } …` );
		await judgeSuite(
			one,
			[ ...( suites[ one ]?.besideOthers ?? [] ), ...args ],
			aside( styleText( 'bold', one ) )
		);
	} );
}

/** What did not run counts as one failure. */
function notRun( error: unknown ): Counts {
	return {
		passed: 0,
		failed: 1,
		skipped: 0,
		failures: [ failure( 'it did not run', String( error ) ) ],
	};
}

async function judgeSuite(
	suite: string,
	args: readonly string[],
	run: Runner
): Promise< void > {
	const tested = suites[ suite ];
	if ( tested === undefined ) {
		throw new Error( `There is no suite "${ suite }".` );
	}
	const start = performance.now();
	const counts = await tested.run( args, run ).catch( notRun );
	const seconds = ( ( performance.now() - start ) / 1000 ).toFixed( 0 );
	const named = ( all: readonly string[] = [] ): string[] =>
		all.map( ( line ) => `${ suite } › ${ line }` );
	total = add( total, {
		...counts,
		failures: named( counts.failures ),
		flaky: named( counts.flaky ),
	} );
	lines.push(
		`${ suite.padEnd( 22 ) } ${ inWords( counts ) }, ${ seconds } s`
	);
}

/** In the summary of GitHub's job, where there is one. */
async function writeSummary(): Promise< void > {
	const file = process.env.GITHUB_STEP_SUMMARY;
	if ( file !== undefined ) {
		await appendFile(
			file,
			[ ...flaky, ...failed, inWords( total ) ]
				.map( ( line ) => `- \`${ line.replaceAll( '`', "'" ) }\`\n` )
				.join( '' )
		);
	}
}

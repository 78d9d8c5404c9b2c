/**
 * Runs a suite, or a group of them: two to four at a time, as there are cores, in their order, also after one that failed. The last line says how many
 * tests passed and failed; above it stands each that failed, or that passed at the second try only.
 *
 *     node tools/setup.mjs tools/test/index.ts [suite or group] [argument of the suite's runner …]
 */
import { appendFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { styleText } from 'node:util';

import { ensureBuild } from '../shared/build/ensure.ts';
import { run, runAside } from '../shared/process/run.ts';
import { missingPrograms } from '../shared/site/native/programs.ts';
import { add, type Counts, inWords } from './counts.ts';
import { failure } from './failure.ts';
import { groups } from './groups.ts';
import type { Runner } from './runner.ts';
import { type Suite, suites } from './suites.ts';

/** What starts a WordPress keeps about one core busy, and needs about one gigabyte of memory. */
const AT_ONCE = Math.min( Math.max( availableParallelism(), 2 ), 4 );

const [ name = 'usual', ...args ] = process.argv.slice( 2 );
const wanted = ( groups[ name ] ?? [ name ] ).map(
	( one ): [ string, Suite | undefined ] => [ one, suites[ one ] ]
);
const lines: string[] = [];
let total: Counts = { passed: 0, failed: 0, skipped: 0 };

try {
	if ( wanted.some( ( [ , suite ] ) => suite?.choosesDatabase ) ) {
		process.env.DATABASE = await database();
	}
	if ( wanted.some( ( [ , suite ] ) => suite?.needsBuild ) ) {
		await ensureBuild();
	}
	const waiting = wanted.values();
	await Promise.all(
		Array.from( { length: AT_ONCE }, async () => {
			for ( const [ one, suite ] of waiting ) {
				await judgeSuite( one, suite );
			}
		} )
	);
} catch ( error ) {
	total = add( total, notRun( error ) );
}

const named = [
	...( total.flaky ?? [] ).map( ( line ) => `flaky: ${ line }` ),
	...( total.failures ?? [] ).map( ( line ) => `failed: ${ line }` ),
	inWords( total ),
];
console.log( [ '', ...lines, '', ...named ].join( '\n' ) );
if ( process.env.GITHUB_STEP_SUMMARY ) {
	await appendFile(
		process.env.GITHUB_STEP_SUMMARY,
		named
			.map( ( line ) => `- \`${ line.replaceAll( '`', "'" ) }\`\n` )
			.join( '' )
	);
}
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * MariaDB with the machine's own PHP where both can be had; Playground, with SQLite, where DATABASE or PHP ask for it.
 *
 * @throws {Error} When MariaDB was asked for and cannot be had.
 */
async function database(): Promise< string > {
	const { DATABASE: asked, PHP: php } = process.env;
	// Playground has every version of PHP, the machine one.
	if ( asked === 'sqlite' || ( asked === undefined && php !== undefined ) ) {
		return 'sqlite';
	}
	const missing =
		php === undefined
			? await missingPrograms( console.log )
			: [ `PHP ${ php }` ];
	if ( missing.length === 0 ) {
		return 'mariadb';
	}
	const reason = `MariaDB and PHP cannot be had here: ${ missing.join( ', ' ) }.`;
	if ( asked !== undefined ) {
		throw new Error( reason );
	}
	console.log( `WordPress runs in Playground, on SQLite. ${ reason }` );
	return 'sqlite';
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

async function judgeSuite( suiteName: string, suite?: Suite ): Promise< void > {
	if ( suite === undefined ) {
		const all = [ ...Object.keys( groups ), ...Object.keys( suites ) ];
		throw new Error(
			`There is no suite "${ suiteName }": ${ all.join( ', ' ) }.`
		);
	}
	const isAlone = wanted.length === 1;
	// Beside others, its output comes in one piece, when it has ended.
	const runner: Runner = isAlone
		? run
		: ( ...program ) =>
				runAside( styleText( 'bold', suiteName ), ...program );
	const start = performance.now();
	const counts = await suite
		.run(
			isAlone ? args : [ ...( suite.besideOthers ?? [] ), ...args ],
			runner
		)
		.catch( notRun );
	const seconds = ( ( performance.now() - start ) / 1000 ).toFixed( 0 );
	const ofSuite = ( line: string ) => `${ suiteName } › ${ line }`;
	total = add( total, {
		...counts,
		failures: ( counts.failures ?? [] ).map( ofSuite ),
		flaky: ( counts.flaky ?? [] ).map( ofSuite ),
	} );
	lines.push(
		`${ suiteName.padEnd( 22 ) } ${ inWords( counts ) }, ${ seconds } s`
	);
}

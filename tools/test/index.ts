/**
 * `npm test`: every suite, also after one that failed; small ones two at a time. `npm run test:types`, `test:unit`, `test:integration`,
 * `test:zip`, `test:e2e`, `test:editor` and `test:engines` run one, and pass on what follows: `npm run test:unit -- address`.
 * `npm run test:matrix` runs what is no part of it: the integration tests on older versions of WordPress and PHP.
 */
import { styleText } from 'node:util';

import { ensureBuild } from '../shared/build/ensure.ts';
import { add, type Counts } from './counts.ts';
import { inTurns } from './in-turns.ts';
import { aside, inFront, type Runner } from './runner.ts';
import { others, type Suite, suites } from './suites.ts';

const [ only, ...args ] = process.argv.slice( 2 );
const all = { ...suites, ...others };
const wanted =
	only === undefined
		? Object.entries( suites )
		: Object.entries( all ).filter( ( [ name ] ) => name === only );
if ( wanted.length === 0 ) {
	console.error(
		`There is no suite "${ only }": ${ Object.keys( all ).join( ', ' ) }.`
	);
	process.exit( 1 );
}

let total: Counts = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];

if ( wanted.some( ( [ , { needsBuild } ] ) => needsBuild ) ) {
	await ensureBuild().catch( ( error: unknown ) => {
		console.error( error );
		console.log( '\n0 passed, 1 failed' );
		process.exit( 1 );
	} );
}
const small = wanted.filter( ( [ , { isLarge } ] ) => ! isLarge );
if ( small.length > 1 ) {
	await inTurns( small, async ( [ name, suite ] ) => {
		console.log( `${ name } …` );
		await judge( name, suite, aside( styleText( 'bold', name ) ) );
	} );
}
for ( const [ name, suite ] of small.length > 1
	? wanted.filter( ( [ , { isLarge } ] ) => isLarge )
	: wanted ) {
	console.log( styleText( 'bold', `\n${ name }` ) );
	await judge( name, suite, inFront );
}

console.log( [ '', ...lines, '', inWords( total ) ].join( '\n' ) );
process.exitCode = total.failed > 0 ? 1 : 0;

async function judge(
	name: string,
	suite: Suite,
	run: Runner
): Promise< void > {
	const start = performance.now();
	const counts = await suite
		.run( args, run )
		.catch( ( error: unknown ): Counts => {
			console.error( error );
			return { passed: 0, failed: 1, skipped: 0 };
		} );
	const seconds = ( ( performance.now() - start ) / 1000 ).toFixed( 0 );
	total = add( total, counts );
	lines.push(
		`${ name.padEnd( 12 ) } ${ inWords( counts ) }, ${ seconds } s`
	);
}

function inWords( { passed, failed, skipped }: Counts ): string {
	return [
		`${ passed } passed`,
		`${ failed } failed`,
		...( skipped > 0 ? [ `${ skipped } skipped` ] : [] ),
	].join( ', ' );
}

/**
 * `npm test`: every suite, also after one that failed. `npm run test:types`, `test:unit`, `test:integration`, `test:zip`,
 * `test:e2e`, `test:editor` and `test:engines` run one, and pass on what follows: `npm run test:unit -- address`. `npm run test:matrix` runs what
 * is no part of it: the integration tests on older versions of WordPress and PHP.
 */
import { styleText } from 'node:util';

import { add, type Counts } from './counts.ts';
import { others, suites } from './suites.ts';

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
for ( const [ name, suite ] of wanted ) {
	console.log( styleText( 'bold', `\n${ name }` ) );
	const start = performance.now();
	const counts = await suite( args ).catch( ( error: unknown ): Counts => {
		console.error( error );
		return { passed: 0, failed: 1, skipped: 0 };
	} );
	const seconds = ( ( performance.now() - start ) / 1000 ).toFixed( 0 );
	total = add( total, counts );
	lines.push(
		`${ name.padEnd( 12 ) } ${ inWords( counts ) }, ${ seconds } s`
	);
}

console.log( [ '', ...lines, '', inWords( total ) ].join( '\n' ) );
process.exitCode = total.failed > 0 ? 1 : 0;

function inWords( { passed, failed, skipped }: Counts ): string {
	return [
		`${ passed } passed`,
		`${ failed } failed`,
		...( skipped > 0 ? [ `${ skipped } skipped` ] : [] ),
	].join( ', ' );
}

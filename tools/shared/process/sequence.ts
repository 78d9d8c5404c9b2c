/**
 * Runs one step after another, also after a failed one, and says how each ended.
 */

import { styleText } from 'node:util';

import { run } from './run.ts';

export interface Step {
	name: string;
	command: string;
	args: readonly string[];
}

/**
 * @return Whether every step passed.
 */
export async function runSteps( steps: readonly Step[] ): Promise< boolean > {
	const results: { name: string; passed: boolean; seconds: number }[] = [];
	for ( const { name, command, args } of steps ) {
		console.log( styleText( 'bold', `\n${ name }` ) );
		const start = performance.now();
		const passed = ( await run( command, args ) ) === 0;
		const seconds = ( performance.now() - start ) / 1000;
		results.push( { name, passed, seconds } );
	}
	console.log();
	for ( const { name, passed, seconds } of results ) {
		const verdict = passed ? 'ok' : 'FAILED';
		console.log(
			`${ name.padEnd( 24 ) } ${ verdict.padEnd( 6 ) } ${ seconds.toFixed( 1 ) } s`
		);
	}
	return results.every( ( { passed } ) => passed );
}

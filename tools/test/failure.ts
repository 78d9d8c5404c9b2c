import { stripVTControlCharacters } from 'node:util';

/** In characters. */
const LONGEST = 400;

/** Where a runner goes on to say what it did before, and from where it was called. */
const BEHIND = /^\s*(Call log:|at )/;

/**
 * A failed test in one line. The last lines of an output so say what the test waited for.
 *
 * @param test    Its file and name.
 * @param message What its runner says; its lines down to a log or a stack are repeated.
 */
export function failure( test: string, message = '' ): string {
	const lines = stripVTControlCharacters( message ).split( '\n' );
	const end = lines.findIndex( ( line ) => BEHIND.test( line ) );
	const said = lines
		.slice( 0, end === -1 ? undefined : end )
		.map( ( line ) => line.trim() )
		.filter( Boolean )
		.join( ' | ' );
	return said === '' ? test : `${ test }: ${ said.slice( 0, LONGEST ) }`;
}

import { stripVTControlCharacters } from 'node:util';

/** In characters. */
const LONGEST = 200;

/**
 * A failed test in one line.
 *
 * @param test    Its file and name.
 * @param message What its runner says; only the first line is repeated.
 */
export function failure( test: string, message = '' ): string {
	const [ first = '' ] = stripVTControlCharacters( message )
		.trim()
		.split( '\n' );
	return first === '' ? test : `${ test }: ${ first.slice( 0, LONGEST ) }`;
}

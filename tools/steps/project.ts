/**
 * Where the project lies, and its packages' programs.
 */

import path from 'node:path';

/** The absolute folder of the repository. */
export const ROOT = path.resolve( import.meta.dirname, '../..' );

/**
 * @return A PATH on which the programs of the project's packages come first, Node too.
 */
export function searchPath(): string {
	const own = path.join( ROOT, 'node_modules/.bin' );
	return [ own, process.env.PATH ].join( path.delimiter );
}

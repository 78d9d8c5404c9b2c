import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { projectRoot } from '../project-root.ts';

/**
 * @param patterns Globs from the project's folder.
 * @return A text that changes when a file of them does, comes or goes; '' for no files.
 */
export function fingerprint( patterns: readonly string[] ): string {
	const files = globSync( [ ...patterns ], {
		cwd: projectRoot,
		withFileTypes: true,
	} )
		.filter( ( entry ) => entry.isFile() )
		.map( ( entry ) => join( entry.parentPath, entry.name ) )
		.sort();
	if ( files.length === 0 ) {
		return '';
	}
	const hash = createHash( 'sha256' );
	for ( const file of files ) {
		hash.update( `${ relative( projectRoot, file ) }\0` );
		hash.update( readFileSync( file ) );
	}
	return hash.digest( 'hex' );
}

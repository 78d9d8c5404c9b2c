import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { projectRoot } from '../shared/project-root.ts';

/**
 * Makes way for a runner's report in JSON.
 *
 * @param name Of the suite.
 * @return Absolute path of a file that does not exist, in a folder that does.
 */
export async function reportFile( name: string ): Promise< string > {
	const file = join( projectRoot, '.cache/test', `${ name }.json` );
	await mkdir( dirname( file ), { recursive: true } );
	await rm( file, { force: true } );
	return file;
}

/**
 * @return What the runner wrote; undefined when it did not come that far.
 */
export async function readReport( file: string ): Promise< unknown > {
	const json = await readFile( file, 'utf8' ).catch( () => undefined );
	return json === undefined ? undefined : JSON.parse( json );
}

import { globSync } from 'node:fs';
import { sep } from 'node:path';

import { ensureBuild } from '../build/ensure.ts';
import { projectRoot } from '../project-root.ts';
import { archive } from './archive.ts';
import { packingList } from './packing-list.ts';
import { timeOf } from './time.ts';

/** Name of the plugin's folder, and of its zip. */
export const SLUG = 'programs-filter';

/**
 * The plugin as WordPress installs it: the repository's own files for it, and build/.
 *
 * @throws {Error} When the build fails, or this is no git clone.
 */
export async function pack(): Promise< { zip: Buffer; files: string[] } > {
	await ensureBuild();
	const built = globSync( 'build/**/*.*', { cwd: projectRoot } ).map(
		( file ) => file.split( sep ).join( '/' )
	);
	const files = [ ...packingList( projectRoot ), ...built ];
	return {
		zip: archive( projectRoot, files, SLUG, timeOf( projectRoot ) ),
		files,
	};
}

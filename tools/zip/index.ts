/**
 * `npm run zip`: writes dist/programs-filter.zip, the plugin as WordPress installs it.
 */
import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { ensureBuild } from '../build/ensure.ts';
import { projectRoot } from '../project-root.ts';
import { archive } from './archive.ts';
import { packingList } from './packing-list.ts';

const SLUG = 'programs-filter';
const FILE = `dist/${ SLUG }.zip`;

await ensureBuild();
const built = globSync( 'build/**/*.*', { cwd: projectRoot } ).map( ( file ) =>
	file.split( path.sep ).join( '/' )
);
const files = [ ...packingList(), ...built ];
const zip = archive( files, SLUG );

await mkdir( path.join( projectRoot, path.dirname( FILE ) ), {
	recursive: true,
} );
await writeFile( path.join( projectRoot, FILE ), zip );
console.log(
	`${ FILE }: ${ files.length } files, ${ Math.ceil( zip.length / 1024 ) } kB`
);

/**
 * `npm run zip`: writes dist/programs-filter.zip, the plugin as WordPress installs it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { projectRoot } from '../project-root.ts';
import { pack, SLUG } from './pack.ts';

const FILE = `dist/${ SLUG }.zip`;

const { zip, files } = await pack();
await mkdir( path.join( projectRoot, path.dirname( FILE ) ), {
	recursive: true,
} );
await writeFile( path.join( projectRoot, FILE ), zip );
console.log(
	`${ FILE }: ${ files.length } files, ${ Math.ceil( zip.length / 1024 ) } kB`
);

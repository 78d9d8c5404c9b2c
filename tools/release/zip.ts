/**
 * `npm run zip`: writes dist/programs-filter.zip, the plugin as WordPress installs it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { projectRoot } from '../shared/project-root.ts';
import { pack, SLUG } from '../shared/zip/pack.ts';

const FILE = `dist/${ SLUG }.zip`;

const { zip, files } = await pack();
await mkdir( join( projectRoot, dirname( FILE ) ), {
	recursive: true,
} );
await writeFile( join( projectRoot, FILE ), zip );
console.log(
	`${ FILE }: ${ files.length } files, ${ Math.ceil( zip.length / 1024 ) } kB`
);

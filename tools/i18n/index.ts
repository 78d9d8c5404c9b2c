/**
 * `npm run i18n`: writes languages/programs-filter.pot from the source, brings the translators' .po files up to date with it and
 * makes what WordPress loads of them. With `--complete`, as a release runs it, it fails when a text is not translated.
 */
import { globSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { FOLDER, outputs } from './outputs.ts';

const { files, problems } = outputs();
for ( const [ name, content ] of files ) {
	await writeFile( join( FOLDER, name ), content );
}
// A script that is gone leaves its translations behind.
for ( const name of globSync( '*.{pot,po,php,json}', { cwd: FOLDER } ) ) {
	if ( ! files.has( name ) ) {
		await rm( join( FOLDER, name ) );
	}
}
problems.forEach( ( problem ) => console.log( problem ) );
console.log( `${ files.size } files, ${ problems.length } problems` );
if ( process.argv.includes( '--complete' ) && problems.length > 0 ) {
	process.exitCode = 1;
}

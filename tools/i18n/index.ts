/**
 * `npm run i18n`: writes languages/programs-filter.pot from the source, brings the translators' .po files up to date with it and
 * makes what WordPress loads of them. `npm run i18n -- --check` writes nothing and fails when something is stale or missing.
 */
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { FOLDER, outputs } from './outputs.ts';

const check = process.argv.includes( '--check' );
const { files, problems } = await outputs();
const stale: string[] = [];

for ( const [ name, content ] of files ) {
	const file = join( FOLDER, name );
	const current = await readFile( file ).catch( () => undefined );
	if ( current?.equals( content ) !== true ) {
		stale.push( name );
		if ( ! check ) {
			await mkdir( FOLDER, { recursive: true } );
			await writeFile( file, content );
		}
	}
}
// A script that is gone leaves its translations behind.
for ( const name of globSync( '*.{pot,po,mo,php,json}', { cwd: FOLDER } ) ) {
	if ( ! files.has( name ) ) {
		stale.push( name );
		if ( ! check ) {
			await rm( join( FOLDER, name ) );
		}
	}
}

for ( const name of stale.sort() ) {
	console.log( `${ check ? 'Stale' : 'Wrote' }: languages/${ name }` );
}
problems.forEach( ( problem ) => console.log( problem ) );
if ( check && stale.length > 0 ) {
	console.log( 'Run: npm run i18n' );
}
console.log(
	`${ files.size } files, ${ stale.length } ${ check ? 'stale' : 'written' }, ${ problems.length } problems`
);
process.exitCode = check && stale.length + problems.length > 0 ? 1 : 0;

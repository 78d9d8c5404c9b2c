/**
 * The end of `npm run build`: it fails when a file of the build is heavier than its budget.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { styleText } from 'node:util';

import { projectRoot } from '../shared/project-root.ts';
import { budgets } from '../shared/build/budgets.ts';
import { unknown, weigh } from './check.ts';

const build = join( projectRoot, 'build' );

function read( file: string ): Uint8Array | undefined {
	try {
		return readFileSync( join( build, file ) );
	} catch {
		return undefined;
	}
}

const weighed = weigh( budgets, read );
for ( const { name, weight, most, kept } of weighed ) {
	const line = `${ String( weight ?? 'missing' ).padStart( 7 ) } of ${ String( most ).padStart( 6 ) } bytes gzip  ${ name }`;
	console.log( kept ? line : styleText( 'red', `${ line }: over budget` ) );
}
const extra = unknown(
	budgets,
	globSync( 'view/**/*.js', { cwd: build } ).map( ( file ) =>
		file.replaceAll( sep, '/' )
	)
);
for ( const file of extra ) {
	console.log( styleText( 'red', `${ file } has no budget` ) );
}
process.exitCode =
	extra.length > 0 || weighed.some( ( { kept } ) => ! kept ) ? 1 : 0;

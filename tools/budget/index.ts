/**
 * The end of `npm run build`: it fails when a file of the build is heavier than its budget or missing, and when a script of the public
 * page has no budget: more than one before idle would be more than one request.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { styleText } from 'node:util';
import { gzipSync } from 'node:zlib';

import { budgets } from '../shared/build/budgets.ts';
import { projectRoot } from '../shared/project-root.ts';

const build = join( projectRoot, 'build' );

function report( line: string, problem?: string ): void {
	console.log(
		problem ? styleText( 'red', `${ line } ${ problem }` ) : line
	);
	if ( problem ) {
		process.exitCode = 1;
	}
}

for ( const { name, file, most } of budgets ) {
	const path = join( build, file );
	const weight = existsSync( path )
		? gzipSync( readFileSync( path ), { level: 9 } ).length
		: undefined;
	report(
		`${ String( weight ?? 'missing' ).padStart( 7 ) } of ${ String( most ).padStart( 6 ) } bytes gzip  ${ name }`,
		weight !== undefined && weight <= most ? undefined : 'is over budget'
	);
}
for ( const script of globSync( 'view/**/*.js', { cwd: build } ) ) {
	const file = script.replaceAll( sep, '/' );
	if ( ! budgets.some( ( budget ) => budget.file === file ) ) {
		report( file, 'has no budget' );
	}
}

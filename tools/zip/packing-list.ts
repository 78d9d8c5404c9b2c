import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../project-root.ts';

/**
 * The files of the repository that belong into the plugin: those that .gitattributes does not mark `export-ignore`, themselves
 * or by a folder that they are in. Files that are not committed yet count too.
 *
 * @return Paths from the project's folder.
 */
export function packingList(): string[] {
	const files = git( [
		'ls-files',
		'--cached',
		'--others',
		'--exclude-standard',
		'-z',
	] ).filter( ( file ) => existsSync( path.join( projectRoot, file ) ) );
	const ignored = exportIgnored( [
		...new Set( files.flatMap( withFolders ) ),
	] );
	return files.filter(
		( file ) =>
			! withFolders( file ).some( ( name ) => ignored.has( name ) )
	);
}

/** A path and the folders above it. */
function withFolders( file: string ): string[] {
	const parts = file.split( '/' );
	return parts.map( ( _, index ) => parts.slice( 0, index + 1 ).join( '/' ) );
}

function exportIgnored( names: readonly string[] ): Set< string > {
	const fields = git(
		[ 'check-attr', '-z', '--stdin', 'export-ignore' ],
		names.join( '\0' )
	);
	// Three fields for each name: the name, the attribute, its value.
	return new Set(
		fields.filter(
			( _, index ) => index % 3 === 0 && fields[ index + 2 ] === 'set'
		)
	);
}

function git( args: readonly string[], input = '' ): string[] {
	return execFileSync( 'git', args, {
		cwd: projectRoot,
		input,
		encoding: 'utf8',
	} )
		.split( '\0' )
		.filter( Boolean );
}

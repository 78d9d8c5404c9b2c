import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of the repository that belong into the plugin: those that git tracks and .gitattributes does not mark
 * `export-ignore`, themselves or by a folder that they are in. A file that only lies in the folder is left out.
 *
 * @param  root The repository's folder.
 * @return Paths from that folder.
 * @throws {Error} When the folder is not a git repository: nothing else knows which files are the plugin's.
 */
export function packingList( root: string ): string[] {
	if ( ! existsSync( join( root, '.git' ) ) ) {
		throw new Error(
			'The zip is made in a git clone only: git knows which files belong to the plugin, and which only lie beside them.'
		);
	}
	const files = git( root, [ 'ls-files', '-z' ] )
		.split( '\0' )
		.filter( ( file ) => file && existsSync( join( root, file ) ) );
	const ignored = exportIgnored( root, [
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

function exportIgnored(
	root: string,
	names: readonly string[]
): Set< string > {
	const fields = git(
		root,
		[ 'check-attr', '-z', '--stdin', 'export-ignore' ],
		names.join( '\0' )
	).split( '\0' );
	// Three fields for each name: the name, the attribute, its value.
	return new Set(
		fields.filter(
			( _, index ) => index % 3 === 0 && fields[ index + 2 ] === 'set'
		)
	);
}

/**
 * @param root  The repository's folder.
 * @param args  Of git.
 * @param input For git to read.
 * @return What git printed.
 */
export function git(
	root: string,
	args: readonly string[],
	input = ''
): string {
	return execFileSync( 'git', args, {
		cwd: root,
		input,
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024,
	} );
}

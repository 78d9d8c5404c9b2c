import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { join, posix } from 'node:path';

import ts from 'typescript';

import { projectRoot } from '../shared/project-root.ts';
import { readSource } from './extract/index.ts';

/**
 * A script that WordPress loads translations for.
 */
export interface Script {
	/** Path of what the build makes, from the plugin's folder, as in the script's address. */
	path: string;
	/** The source files that are in it, from the project's folder. */
	sources: ReadonlySet< string >;
}

/**
 * Fields of block.json that name classic scripts. Script modules get their texts from the server.
 */
const FIELDS = [ 'editorScript', 'script', 'viewScript' ];

/**
 * The scripts of all blocks.
 */
export function scripts(): Script[] {
	const blocks = globSync( 'src/**/block.json', { cwd: projectRoot } ).sort();
	return blocks.flatMap( ( block ) => {
		const metadata = JSON.parse( readSource( block ) ) as Record<
			string,
			unknown
		>;
		return FIELDS.flatMap( ( field ) => metadata[ field ] ?? [] )
			.filter(
				( name ): name is string =>
					typeof name === 'string' && name.startsWith( 'file:' )
			)
			.map( ( name ) => {
				const entry = posix.join(
					posix.dirname( block ),
					name.slice( 'file:'.length )
				);
				return {
					path: entry
						.replace( /^src\//, 'build/' )
						.replace( /\.tsx?$/, '.js' ),
					sources: withImports( entry ),
				};
			} );
	} );
}

/**
 * WordPress finds the translations of a script by the hash of its path.
 *
 * @return Name of the file without its ending, such as "programs-filter-en_GB-0123…".
 */
export function scriptFileName(
	domain: string,
	locale: string,
	script: Script
): string {
	return `${ domain }-${ locale }-${ createHash( 'md5' ).update( script.path ).digest( 'hex' ) }`;
}

function withImports(
	file: string,
	found = new Set< string >()
): Set< string > {
	if ( found.has( file ) || ! existsSync( join( projectRoot, file ) ) ) {
		return found;
	}
	found.add( file );
	for ( const { fileName } of ts.preProcessFile( readSource( file ) )
		.importedFiles ) {
		if ( fileName.startsWith( '.' ) ) {
			const target = posix.join( posix.dirname( file ), fileName );
			for ( const ending of [
				'',
				'.ts',
				'.tsx',
				'/index.ts',
				'/index.tsx',
			] ) {
				if ( /\.(tsx?|json)$/.test( target + ending ) ) {
					withImports( target + ending, found );
				}
			}
		}
	}
	return found;
}

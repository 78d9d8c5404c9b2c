import { globSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

import ts from 'typescript';

import { projectRoot } from '../shared/project-root.ts';
import { readSource } from './extract/index.ts';

/**
 * A script that WordPress loads translations for.
 */
export interface Script {
	/** Path of what the build makes, from the plugin's folder, as in the script's address. */
	path: string;
	/** The TypeScript files that are in it, from the project's folder. */
	sources: ReadonlySet< string >;
}

/**
 * Fields of block.json that name classic scripts. Script modules get their texts from the server.
 */
const FIELDS = [ 'editorScript', 'script', 'viewScript' ];

/**
 * The scripts of all blocks.
 */
export const scripts = (): Script[] =>
	globSync( 'src/**/block.json', { cwd: projectRoot } )
		.sort()
		.flatMap( ( block ) => {
			const metadata = JSON.parse( readSource( block ) ) as Record<
				string,
				string | string[] | undefined
			>;
			return FIELDS.flatMap( ( field ) => metadata[ field ] ?? [] )
				.filter( ( name ) => name.startsWith( 'file:' ) )
				.map( ( name ) => {
					const entry = posix.join(
						posix.dirname( block.replaceAll( sep, '/' ) ),
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

function withImports(
	file: string,
	found = new Set< string >()
): Set< string > {
	if ( /\.tsx?$/.test( file ) && ! found.has( file ) ) {
		found.add( file );
		for ( const imported of ts.preProcessFile( readSource( file ) )
			.importedFiles ) {
			const { resolvedModule } = imported.fileName.startsWith( '.' )
				? ts.resolveModuleName(
						imported.fileName,
						join( projectRoot, file ),
						{ moduleResolution: ts.ModuleResolutionKind.Bundler },
						ts.sys
					)
				: {};
			if ( resolvedModule ) {
				withImports(
					relative(
						projectRoot,
						resolvedModule.resolvedFileName
					).replaceAll( sep, '/' ),
					found
				);
			}
		}
	}
	return found;
}

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
 * The classic scripts of the build. Script modules get their texts from the server.
 */
export const scripts = (): Script[] =>
	[ ...blockEntries(), ...otherEntries() ].map( ( [ name, entry ] ) => ( {
		path: `build/${ name }.js`,
		sources: withImports( posix.normalize( entry ) ),
	} ) );

/** As `@wordpress/scripts` finds them: each block has one script, that of its editor. */
const blockEntries = (): [ name: string, entry: string ][] =>
	globSync( 'src/**/block.json', { cwd: projectRoot } )
		.sort()
		.map( ( block ) => {
			const { editorScript } = JSON.parse( readSource( block ) ) as {
				editorScript: string;
			};
			const entry = posix.join(
				posix.dirname( block.replaceAll( sep, '/' ) ),
				editorScript.slice( 'file:'.length )
			);
			return [ entry.replace( /^src\/|\.tsx?$/g, '' ), entry ];
		} );

/** Those that webpack.config.mjs adds. */
const otherEntries = (): [ name: string, entry: string ][] => {
	const { scripts: others } = JSON.parse(
		readSource( 'src/entries.json' )
	) as { scripts: Record< string, string > };
	return Object.entries( others );
};

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

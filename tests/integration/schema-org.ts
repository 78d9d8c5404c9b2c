import { join } from 'node:path';

import ts from 'typescript';

import { projectRoot } from '../../tools/shared/project-root.ts';

/** Data in the words of schema.org. */
export interface Data extends Record< string, unknown > {
	'@type': string;
}

/** Beside this file, from where the types are found. It exists in memory only. */
const FILE = join( projectRoot, 'tests/integration/structured-data-seen.ts' );

/**
 * What schema.org's own vocabulary, as the types of schema-dts, does not know: a type, a property, a value. Takes seconds, in which nothing
 * else happens: ask once.
 *
 * @param documents Data.
 * @return Places of those of them in which there is any.
 */
export function unknownToSchemaOrg( documents: readonly Data[] ): number[] {
	const source = [
		`import type * as Schema from 'schema-dts';`,
		...documents.map(
			( data, index ) =>
				`export const d${ index }: Schema.WithContext< Schema.${ data[ '@type' ] } > = ${ JSON.stringify( data ) };`
		),
	].join( '\n' );
	const options: ts.CompilerOptions = {
		noEmit: true,
		strict: true,
		skipLibCheck: true,
		types: [],
		lib: [ 'lib.es2022.d.ts' ],
		module: ts.ModuleKind.Preserve,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
	};
	const host = ts.createCompilerHost( options );
	const read = host.getSourceFile.bind( host );
	host.getSourceFile = ( name, languageVersion ) =>
		name === FILE
			? ts.createSourceFile( name, source, languageVersion )
			: read( name, languageVersion );
	const program = ts.createProgram( [ FILE ], options, host );
	const file = program.getSourceFile( FILE );

	// One line each, below that of the import, where a problem would be one of this file.
	return [
		...new Set(
			[
				...program.getSyntacticDiagnostics( file ),
				...program.getSemanticDiagnostics( file ),
			].map(
				( { start = 0 } ) =>
					( file?.getLineAndCharacterOfPosition( start ).line ?? 0 ) -
					1
			)
		),
	].sort( ( a, b ) => a - b );
}

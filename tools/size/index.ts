/**
 * Prints the product's lines of code by room, without blank lines, comments and docblocks.
 *
 *     npm run size
 */
import { globSync, readFileSync } from 'node:fs';

import phpParser from 'php-parser';
import ts from 'typescript';

type Language = 'PHP' | 'TypeScript' | 'CSS';

const rooms: Record< string, Partial< Record< Language, number > > > = {};
const together: Record< Language, number > = { PHP: 0, TypeScript: 0, CSS: 0 };

count( 'PHP', [ '*.php', 'includes/**/*.php' ], phpLines );
count( 'TypeScript', [ 'src/**/*.ts', 'src/**/*.tsx' ], scriptLines );
count( 'CSS', [ 'src/**/*.css' ], styleLines );

console.table( { ...rooms, together } );

/**
 * Adds files to the rooms: the folders of includes/ and src/. Tests and types of other people's code do not count.
 *
 * @param language Language.
 * @param patterns Which files.
 * @param lines    The numbers of a file's lines that hold code.
 */
function count(
	language: Language,
	patterns: readonly string[],
	lines: ( source: string ) => ReadonlySet< number >
): void {
	for ( const file of globSync( [ ...patterns ] ).sort() ) {
		if ( /\.test\.|\.d\.ts$|[\\/]fixtures[\\/]/.test( file ) ) {
			continue;
		}
		const name =
			/^(?:includes|src)[\\/]([^\\/.]+)[\\/]/.exec( file )?.[ 1 ] ??
			'(top)';
		const found = lines( readFileSync( file, 'utf8' ) ).size;
		const room = ( rooms[ name ] ??= {} );
		room[ language ] = ( room[ language ] ?? 0 ) + found;
		together[ language ] += found;
	}
}

function phpLines( source: string ): Set< number > {
	const tokens = new phpParser.Engine( {
		lexer: { all_tokens: true, comment_tokens: true },
	} ).tokenGetAll( source );
	const lines = new Set< number >();
	let line = 1;
	for ( const token of tokens ) {
		const [ name = '', text = '' ] =
			typeof token === 'string' ? [ '', token ] : token;
		const parts = text.split( '\n' );
		if ( ! /COMMENT/.test( name ) ) {
			parts.forEach( ( part, index ) => {
				if ( part.trim() !== '' ) {
					lines.add( line + index );
				}
			} );
		}
		line += parts.length - 1;
	}
	return lines;
}

function scriptLines( source: string ): Set< number > {
	const file = ts.createSourceFile(
		'file.tsx',
		source,
		ts.ScriptTarget.Latest
	);
	const lines = new Set< number >();
	const add = ( node: ts.Node ): void => {
		if ( ts.isJSDoc( node ) ) {
			return;
		}
		const parts = node.getChildren( file );
		if ( parts.length > 0 ) {
			parts.forEach( add );
			return;
		}
		const start = node.getStart( file );
		source
			.slice( start, node.end )
			.split( '\n' )
			.forEach( ( part, index ) => {
				if ( part.trim() !== '' ) {
					lines.add(
						file.getLineAndCharacterOfPosition( start ).line + index
					);
				}
			} );
	};
	add( file );
	return lines;
}

function styleLines( source: string ): Set< number > {
	return new Set(
		source
			.replaceAll( /\/\*[^]*?\*\//g, ( comment ) =>
				comment.replaceAll( /[^\n]/g, '' )
			)
			.split( '\n' )
			.flatMap( ( line, index ) => ( line.trim() === '' ? [] : index ) )
	);
}

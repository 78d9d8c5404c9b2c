import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { projectRoot } from '../../shared/project-root.ts';
import { merge, type Message } from '../message.ts';
import { messagesOfBlockJson } from './block-json.ts';
import { messagesOfPhp } from './php.ts';
import { tokenize } from './php-tokens.ts';
import { messagesOfPluginHeader } from './plugin-header.ts';
import { messagesOfTypeScript } from './typescript.ts';

export const PLUGIN_FILE = 'programs-filter.php';

const PHP = [
	PLUGIN_FILE,
	'uninstall.php',
	'includes/**/*.php',
	'src/**/*.php',
];
const TYPESCRIPT = [ 'src/**/*.{ts,tsx}' ];
const TESTS = /\.test\.tsx?$/;
const BLOCKS = [ 'src/**/block.json' ];

/**
 * Every message of the plugin, those of its header and its blocks first.
 */
export async function extractMessages(): Promise< Message[] > {
	const php = files( PHP );
	const tokens = await tokenize( php.map( ( { source } ) => source ) );
	return merge( [
		...messagesOfPluginHeader( PLUGIN_FILE, readSource( PLUGIN_FILE ) ),
		...files( BLOCKS ).flatMap( ( { file, source } ) =>
			messagesOfBlockJson( file, source )
		),
		...php.flatMap( ( { file }, index ) =>
			messagesOfPhp( file, tokens[ index ] ?? [] )
		),
		...files( TYPESCRIPT )
			.filter( ( { file } ) => ! TESTS.test( file ) )
			.flatMap( ( { file, source } ) =>
				messagesOfTypeScript( file, source )
			),
	] );
}

export function readSource( file: string ): string {
	return readFileSync( join( projectRoot, file ), 'utf8' );
}

/**
 * @return The files that fit, sorted, so that the order is the same on every machine.
 */
function files(
	patterns: readonly string[]
): { file: string; source: string }[] {
	return globSync( [ ...patterns ], { cwd: projectRoot } )
		.map( ( file ) => file.split( sep ).join( '/' ) )
		.sort()
		.map( ( file ) => ( { file, source: readSource( file ) } ) );
}

import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { projectRoot } from '../../shared/project-root.ts';
import { merge, type Message } from '../message.ts';
import { messagesOfBlockJson } from './block-json.ts';
import { messagesOf } from './calls.ts';
import { callsOfPhp } from './php.ts';
import { messagesOfPluginHeader } from './plugin-header.ts';
import { callsOfTypeScript } from './typescript.ts';

export const PLUGIN_FILE = 'programs-filter.php';

/** Where texts stand, and how they are read. */
const SOURCES: readonly [
	pattern: string,
	read: ( file: string, source: string ) => Message[],
][] = [
	[ PLUGIN_FILE, messagesOfPluginHeader ],
	[ 'src/**/block.json', messagesOfBlockJson ],
	[
		`{${ PLUGIN_FILE },uninstall.php,{includes,src}/**/*.php}`,
		( file, source ) =>
			messagesOf( file, source, callsOfPhp( file, source ) ),
	],
	[
		'src/**/*.{ts,tsx}',
		( file, source ) =>
			messagesOf( file, source, callsOfTypeScript( file, source ) ),
	],
];

/**
 * Every message of the plugin.
 */
export const extractMessages = (): Message[] =>
	merge(
		SOURCES.flatMap( ( [ pattern, read ] ) =>
			globSync( pattern, { cwd: projectRoot } )
				.map( ( file ) => file.replaceAll( sep, '/' ) )
				.filter( ( file ) => ! /\.test\.tsx?$/.test( file ) )
				.sort()
				.flatMap( ( file ) => read( file, readSource( file ) ) )
		)
	);

/** @param file Path from the project's folder. */
export const readSource = ( file: string ): string =>
	readFileSync( join( projectRoot, file ), 'utf8' );

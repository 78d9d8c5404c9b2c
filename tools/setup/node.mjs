// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** The Node that every tool of this project runs on. It comes with `npm ci`: the npm package `node`. */
export const NODE_MAJOR = 24;

/** @return {string} Path of the installed Node. */
export function installedNode() {
	const file = process.platform === 'win32' ? 'node.exe' : 'node';
	return join( process.cwd(), 'node_modules', 'node', 'bin', file );
}

/** Whether it is there. */
export const hasInstalledNode = () => existsSync( installedNode() );

/**
 * Its install script downloads it, and a machine may block install scripts.
 *
 * @throws {Error} When it is missing, does not run here, or is too old.
 */
export function assertInstalledNode() {
	const { stdout, error } = spawnSync( installedNode(), [ '--version' ], {
		encoding: 'utf8',
	} );
	const version = error ? '' : stdout;
	const major = Number( /^v(\d+)\./.exec( version )?.[ 1 ] ?? 0 );
	if ( major < NODE_MAJOR ) {
		throw new Error(
			`The tools need Node ${ NODE_MAJOR }, which the npm package "node" installs with its install script, but ${
				major === 0 ? 'it is not there' : `found Node ${ major }`
			}.\nAllow install scripts (npm config set ignore-scripts false) and run: npm ci`
		);
	}
}

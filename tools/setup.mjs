// @ts-check
/**
 * Installs what the lock file names, when it is not installed yet, and then runs a tool on the installed Node.
 *
 *     node tools/setup.mjs [tool.ts] [argument…]
 *
 * This file and tools/setup/ run before anything is installed: plain JavaScript, Node 18 or newer, nothing from npm.
 *
 * `node tools/setup.mjs && node tools/x.ts` would not do: the shell remembers where it found `node` the first time, and runs
 * the second command on the machine's own, older one.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installDependencies, NODE, NODE_MAJOR } from './setup/install.mjs';

process.chdir( fileURLToPath( new URL( '..', import.meta.url ) ) );

try {
	await installDependencies();
} catch ( error ) {
	console.error( error instanceof Error ? error.message : error );
	process.exit( 1 );
}

const [ tool, ...args ] = process.argv.slice( 2 );
if ( tool === undefined ) {
	// Only the installation was asked for.
} else if ( process.version.startsWith( `v${ NODE_MAJOR }.` ) ) {
	process.argv.splice( 1, 2, resolve( tool ) );
	await import( pathToFileURL( resolve( tool ) ).href );
} else {
	const child = spawn( NODE, [ tool, ...args ], { stdio: 'inherit' } );
	for ( const signal of /** @type {const} */ ( [ 'SIGINT', 'SIGTERM' ] ) ) {
		process.on( signal, () => child.kill( signal ) );
	}
	child.on( 'exit', ( code ) => process.exit( code ?? 1 ) );
}

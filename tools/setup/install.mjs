// @ts-check
import { spawn } from 'node:child_process';
import { lstatSync } from 'node:fs';
import process from 'node:process';
import { withLock } from './lock.mjs';
import { isInstalled, markInstalled } from './lock-file.mjs';
import { assertInstalledNode } from './node.mjs';

// Outside node_modules, which `npm ci` removes first.
const LOCK = '.cache/install.lock';
const PROGRESS_MS = 10_000;

/** Returns in milliseconds when everything is installed already. */
export async function installDependencies() {
	if ( isInstalled() ) {
		return;
	}
	await withLock( LOCK, announceWait, async () => {
		if ( isInstalled() ) {
			return;
		}
		assertOwnFolder();
		await npmCi();
		assertInstalledNode();
		markInstalled();
	} );
}

function announceWait() {
	console.log( 'Another process is installing: waiting …' );
}

/** `npm ci` empties the folder first: through a link, somebody else's. */
function assertOwnFolder() {
	if (
		lstatSync( 'node_modules', {
			throwIfNoEntry: false,
		} )?.isSymbolicLink()
	) {
		throw new Error(
			'node_modules is a link to another folder, which would be emptied. Remove the link, and start again.'
		);
	}
}

/** @return {Promise<void>} */
function npmCi() {
	console.log( 'Installing dependencies (npm ci): a few minutes …' );
	const start = Date.now();
	const seconds = () => Math.round( ( Date.now() - start ) / 1000 );
	const progress = setInterval(
		() => console.log( `  still installing (${ seconds() } s)` ),
		PROGRESS_MS
	);
	const args = [ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ];
	const child = spawnNpm( args );
	let output = '';
	for ( const stream of [ child.stdout, child.stderr ] ) {
		stream.setEncoding( 'utf8' );
		stream.on(
			'data',
			( /** @type {string} */ chunk ) => ( output += chunk )
		);
	}
	/** @type {Promise<void>} */
	const ended = new Promise( ( resolve, reject ) => {
		child.on( 'error', reject );
		child.on( 'close', ( code ) => {
			if ( code === 0 ) {
				console.log( `Installed in ${ seconds() } s.` );
				resolve();
			} else {
				reject( new Error( `npm ci failed:\n${ output.trim() }` ) );
			}
		} );
	} );
	return ended.finally( () => clearInterval( progress ) );
}

/**
 * The npm that runs this script, on the Node that runs it: the project's own Node is about to be replaced.
 *
 * @param {string[]} args
 */
function spawnNpm( args ) {
	const npm = process.env.npm_execpath;
	return npm?.endsWith( '.js' )
		? spawn( process.env.npm_node_execpath ?? process.execPath, [
				npm,
				...args,
			] )
		: spawn( 'npm', args, { shell: process.platform === 'win32' } );
}

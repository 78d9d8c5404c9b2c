// @ts-check
import { spawn } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { withLock } from './lock.mjs';
import { isInstalled, markInstalled } from './lock-file.mjs';
import { assertInstalledNode, hasInstalledNode } from './node.mjs';

const PROGRESS_MS = 10_000;

/** The project's own folder. */
const ROOT = '.';

/** The project's own packages. Returns in milliseconds when everything is installed already. */
export async function installDependencies() {
	await install( ROOT );
}

/** What only the benchmark needs: its rivals, and their types. */
export async function installBenchmark() {
	await install( 'bench' );
}

/** @param {string} folder With a lock file. */
async function install( folder ) {
	const isReady = () =>
		isInstalled( folder ) && ( folder !== ROOT || hasInstalledNode() );
	if ( isReady() ) {
		return;
	}
	// Outside node_modules, which `npm ci` removes first.
	const lock = join( '.cache', folder, 'install.lock' );
	await withLock( lock, announceWait, async () => {
		if ( isReady() ) {
			return;
		}
		assertOwnFolder( folder );
		await npmCi( folder );
		if ( folder === ROOT ) {
			assertInstalledNode();
		}
		markInstalled( folder );
	} );
}

function announceWait() {
	console.log( 'Another process is installing: waiting …' );
}

/**
 * `npm ci` empties the folder first: through a link, somebody else's.
 *
 * @param {string} folder
 */
function assertOwnFolder( folder ) {
	const packages = join( folder, 'node_modules' );
	if ( lstatSync( packages, { throwIfNoEntry: false } )?.isSymbolicLink() ) {
		throw new Error(
			`${ packages } is a link to another folder, which would be emptied. Remove the link, and start again.`
		);
	}
}

/**
 * @param {string} folder
 * @return {Promise<void>}
 */
function npmCi( folder ) {
	console.log(
		folder === ROOT
			? 'Installing dependencies (npm ci): a few minutes …'
			: `Installing dependencies of ${ folder }/ (npm ci) …`
	);
	const start = Date.now();
	const seconds = () => Math.round( ( Date.now() - start ) / 1000 );
	const progress = setInterval(
		() => console.log( `  still installing (${ seconds() } s)` ),
		PROGRESS_MS
	);
	const args = [ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ];
	const child = spawnNpm( args, folder );
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
 * @param {string}   cwd
 */
function spawnNpm( args, cwd ) {
	const npm = process.env.npm_execpath;
	return npm?.endsWith( '.js' )
		? spawn(
				process.env.npm_node_execpath ?? process.execPath,
				[ npm, ...args ],
				{ cwd }
			)
		: spawn( 'npm', args, { cwd, shell: process.platform === 'win32' } );
}

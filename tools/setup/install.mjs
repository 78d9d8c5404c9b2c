// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

/** The Node that every tool of this project runs on. It comes with `npm ci`: the npm package `node`. */
export const NODE_MAJOR = 24;

/** Its path. */
export const NODE = fileURLToPath(
	new URL(
		`../../node_modules/node/bin/node${ process.platform === 'win32' ? '.exe' : '' }`,
		import.meta.url
	)
);

/** The project's own packages. Returns in milliseconds when everything is installed already. */
export const installDependencies = () => install( '.', hasNode );

/** What only the benchmark needs: its rivals, and their types. */
export const installBenchmark = () => install( 'bench' );

/**
 * @param {string}        folder With a lock file.
 * @param {() => boolean} isMore Whether what its packages' install scripts bring is there.
 */
async function install( folder, isMore = () => true ) {
	const isReady = () => isInstalled( folder ) && isMore();
	if ( isReady() ) {
		return;
	}
	await withLock(
		// Outside node_modules, which `npm ci` removes first.
		join( '.cache', folder, 'install.lock' ),
		() => console.log( 'Another process is installing: waiting …' ),
		() => {
			if ( isReady() ) {
				return;
			}
			npmCi( folder );
			if ( ! isMore() ) {
				throw new Error(
					`The tools need Node ${ NODE_MAJOR }, which the install script of the npm package "node" puts into node_modules, but it is not there.\n` +
						'Allow install scripts (npm config set ignore-scripts false) and run: npm ci'
				);
			}
		}
	);
}

/**
 * @param {string} folder
 * @return {boolean} Whether npm's own record, written at the end of each install, holds what the lock file names.
 */
function isInstalled( folder ) {
	const record = join( folder, 'node_modules/.package-lock.json' );
	if ( ! existsSync( record ) ) {
		return false;
	}
	const installed = readPackages( record );
	const wanted = readPackages( join( folder, 'package-lock.json' ) );
	return Object.entries( wanted ).every(
		( [ path, { integrity, optional } ] ) =>
			path === '' ||
			( installed[ path ]
				? installed[ path ].integrity === integrity
				: optional )
	);
}

/**
 * @param {string} file
 * @return {Record<string, { integrity?: string, optional?: boolean }>} Packages by folder.
 */
function readPackages( file ) {
	/** @type {unknown} */
	const lock = JSON.parse( readFileSync( file, 'utf8' ) );
	return /** @type {{ packages: ReturnType<readPackages> }} */ ( lock )
		.packages;
}

function hasNode() {
	const { error, stdout } = spawnSync( NODE, [ '--version' ], {
		encoding: 'utf8',
	} );
	return ! error && stdout.startsWith( `v${ NODE_MAJOR }.` );
}

/** @param {string} folder */
function npmCi( folder ) {
	const packages = join( folder, 'node_modules' );
	if ( lstatSync( packages, { throwIfNoEntry: false } )?.isSymbolicLink() ) {
		throw new Error(
			`${ packages } is a link to another folder, which npm would empty. Remove the link, and start again.`
		);
	}
	console.log( `Installing ${ packages } (npm ci): up to a few minutes …` );
	// The npm that runs this script, on the Node that runs it: the project's own Node is about to be replaced.
	const { npm_execpath: npm, npm_node_execpath: node } = process.env;
	const [ command, ...args ] = npm && node ? [ node, npm ] : [ 'npm' ];
	const { status } = spawnSync(
		command,
		[ ...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error' ],
		{
			cwd: folder,
			stdio: 'inherit',
			shell: args.length === 0 && process.platform === 'win32',
		}
	);
	if ( status !== 0 ) {
		throw new Error( 'npm ci failed.' );
	}
}

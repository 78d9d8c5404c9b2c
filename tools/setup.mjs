// @ts-check
/**
 * Installs what the lock file names, where it is not installed yet, and then runs a tool on the installed Node, which is the npm package `node`.
 *
 *     node tools/setup.mjs [tool.ts] [argument…]
 *
 * It runs before anything is installed: plain JavaScript, Node 18 or newer, nothing from npm. `node tools/setup.mjs && node tools/x.ts` would not do: the
 * shell remembers where it found `node` the first time, and runs the second command on the machine's own, older one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

process.chdir( fileURLToPath( new URL( '..', import.meta.url ) ) );

const isWindows = process.platform === 'win32';
const NODE = resolve(
	`node_modules/node/bin/node${ isWindows ? '.exe' : '' }`
);
const [ tool, ...args ] = process.argv.slice( 2 );

// Help needs no packages.
const usage = resolve( dirname( tool ?? '' ), 'usage.txt' );
if ( args.includes( '--help' ) && existsSync( usage ) ) {
	console.log( readFileSync( usage, 'utf8' ) );
	process.exit( 0 );
}

// The benchmark has packages of its own: its rivals.
for ( const folder of [ '.', 'bench' ] ) {
	install( folder );
}
if ( ! existsSync( NODE ) ) {
	console.error(
		'Node is missing in node_modules. Allow install scripts (npm config set ignore-scripts false) and run: npm ci'
	);
	process.exit( 1 );
}
if ( tool !== undefined && process.execPath === NODE ) {
	process.argv.splice( 1, 2, resolve( tool ) );
	await import( pathToFileURL( resolve( tool ) ).href );
} else if ( tool !== undefined ) {
	const child = spawn( NODE, [ tool, ...args ], { stdio: 'inherit' } );
	for ( const signal of /** @type {const} */ ( [ 'SIGINT', 'SIGTERM' ] ) ) {
		process.on( signal, () => child.kill( signal ) );
	}
	child.on( 'exit', ( code ) => process.exit( code ?? 1 ) );
}

/** @param {string} folder One with a lock file. */
function install( folder ) {
	const wanted = packages( `${ folder }/package-lock.json` );
	const installed = packages( `${ folder }/node_modules/.package-lock.json` );
	const isInstalled = Object.entries( wanted ).every(
		( [ path, { integrity, optional } ] ) =>
			path === '' ||
			( installed[ path ]
				? installed[ path ].integrity === integrity
				: optional )
	);
	if ( isInstalled ) {
		return;
	}
	console.log( `Installing packages (npm ci in ${ folder }) …` );
	// Npm on the Node that runs this: the installed one is about to be replaced.
	const { npm_execpath: npm } = process.env;
	const [ command, ...first ] = npm ? [ process.execPath, npm ] : [ 'npm' ];
	const { status } = spawnSync(
		command,
		[ ...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error' ],
		{ cwd: folder, stdio: 'inherit', shell: isWindows && ! npm }
	);
	if ( status !== 0 ) {
		process.exit( 1 );
	}
}

/**
 * @param {string} file Lock file, or npm's record of what it installed.
 * @return {Record<string, { integrity?: string, optional?: boolean }>} Packages by folder.
 */
function packages( file ) {
	/** @type {unknown} */
	const lock = existsSync( file )
		? JSON.parse( readFileSync( file, 'utf8' ) )
		: { packages: {} };
	return /** @type {{ packages: ReturnType<typeof packages> }} */ ( lock )
		.packages;
}

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuild } from '../../tools/shared/build/ensure.ts';
import { freePort } from '../../tools/shared/process/free-port.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { tryLock, unlock } from '../../tools/shared/process/lock.ts';
import { copyCode } from './code.ts';
import type { Daemon } from '../../tools/shared/process/daemon.ts';
import { startMariaDb } from '../../tools/shared/mariadb/index.ts';
import { startNginx } from './nginx.ts';
import { ensurePackages } from './packages.ts';
import { startPhpFpm } from './php-fpm.ts';
import { startRedis } from './redis.ts';
import { installSite } from './install.ts';
import { endOnSignal } from './signals.ts';
import { wpConfig } from './wp-config.ts';

export interface Stack {
	/** Address of the load balancer, without a slash at the end. */
	url: string;
	/** The same through the page cache. */
	cachedUrl: string;
	/** Addresses of the nodes, past the load balancer. */
	nodes: string[];
	/** Passwords for the REST API as `admin`, by number of programs. */
	passwords: ReadonlyMap< number, string >;
	/** Folder of the first node's WordPress. */
	root: string;
	/** Folder that the nodes share. */
	uploads: string;
	/** Ends everything that was started. */
	stop: () => Promise< void >;
}

const FOLDER = join( projectRoot, '.cache', 'bench', 'stack' );
const NODES = [ 'node1', 'node2' ];
const FIRST_PORT = 9600;

/**
 * Starts a stack as in production, on 127.0.0.1 only: nginx as load balancer and page cache, two nodes with PHP-FPM and their
 * own copies of the code, one MariaDB, one Redis. Always fresh. Ctrl-C ends it too.
 *
 * @param  sizes  Numbers of programs: a site for each.
 * @param  report Receives lines of progress.
 * @throws {Error} Saying what is missing, or which part did not start.
 */
export async function startStack(
	sizes: readonly number[],
	report: ( line: string ) => void
): Promise< Stack > {
	await ensurePackages( report );
	await ensureBuild();
	const lock = `${ FOLDER }.lock`;
	if ( ! tryLock( lock ) ) {
		throw new Error( 'The stack of the benchmark is running already.' );
	}
	process.once( 'exit', () => unlock( lock ) );
	const daemons: Daemon[] = [];
	const stop = async () => {
		for ( const daemon of daemons.splice( 0 ).reverse() ) {
			await daemon.stop();
		}
	};
	endOnSignal( stop );
	try {
		return { ...( await start( sizes, daemons, report ) ), stop };
	} catch ( error ) {
		await stop();
		throw error;
	}
}

async function start(
	sizes: readonly number[],
	daemons: Daemon[],
	report: ( line: string ) => void
): Promise< Omit< Stack, 'stop' > > {
	report( 'Starting MariaDB, Redis, PHP-FPM and nginx …' );
	await rm( FOLDER, { recursive: true, force: true } );
	await mkdir( FOLDER, { recursive: true } );
	const ports = await freePorts( 3 + 2 * NODES.length );
	const port = () => ports.shift() ?? 0;
	const database = await startMariaDb( join( FOLDER, 'mariadb' ), [
		'--innodb-buffer-pool-size=512M',
		'--max-connections=200',
	] );
	daemons.push( database.daemon );
	const redisPort = port();
	daemons.push( await startRedis( FOLDER, redisPort ) );

	const balancer = { port: port(), cachedPort: port() };
	const url = `http://127.0.0.1:${ balancer.port }`;
	const config = wpConfig( { database, redisPort, url } );
	const nodes = NODES.map( ( name ) => ( {
		root: join( FOLDER, name, 'wordpress' ),
		port: port(),
		phpPort: port(),
	} ) );
	const uploads = join( FOLDER, 'uploads' );
	const passwords = new Map< number, string >();
	for ( const { root } of nodes ) {
		await copyCode( root, uploads, config );
	}
	for ( const size of sizes ) {
		passwords.set(
			size,
			await installSite( nodes[ 0 ]?.root ?? '', size, report )
		);
	}
	for ( const { root, phpPort } of nodes ) {
		daemons.push( await startPhpFpm( join( root, '..' ), phpPort ) );
	}
	daemons.push(
		await startNginx( {
			folder: join( FOLDER, 'nginx' ),
			nodes,
			...balancer,
		} )
	);
	return {
		url,
		cachedUrl: `http://127.0.0.1:${ balancer.cachedPort }`,
		nodes: nodes.map( ( node ) => `http://127.0.0.1:${ node.port }` ),
		passwords,
		root: nodes[ 0 ]?.root ?? '',
		uploads,
	};
}

async function freePorts( count: number ): Promise< number[] > {
	const ports: number[] = [];
	while ( ports.length < count ) {
		ports.push(
			await freePort( ( ports.at( -1 ) ?? FIRST_PORT - 1 ) + 1 )
		);
	}
	return ports;
}

/**
 * A site as in production, on 127.0.0.1 only: nginx, PHP-FPM with OPcache, MariaDB, Redis. Always fresh; Ctrl-C ends it too.
 */
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { tryLock, unlock } from '../../tools/shared/process/lock.ts';
import {
	ensurePackages,
	fileOfPackage,
} from '../../tools/shared/debian/packages.ts';
import { MARIADB, startMariaDb } from '../../tools/shared/mariadb/index.ts';
import { answers } from '../../tools/shared/process/answers.ts';
import { capture } from '../../tools/shared/process/capture.ts';
import { Daemon } from '../../tools/shared/process/daemon.ts';
import { freePort } from '../../tools/shared/process/free-port.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import {
	databaseConstants,
	wpConfig,
} from '../../tools/shared/site/native/wp-config.ts';
import { NEWEST_WORDPRESS } from '../../tools/shared/versions.ts';
import { getWordPress } from '../../tools/shared/wordpress/index.ts';
import type { Version } from '../options.ts';
import { nginxConfig, type NodeAddress } from './nginx-config.ts';

/** Debian's packages, each with a program or a file by which it is recognized. */
const PACKAGES = {
	...MARIADB,
	'redis-server': '/usr/bin/redis-server',
	'nginx-light': '/usr/sbin/nginx',
	'php-fpm': '/usr/sbin/php-fpm[0-9]*',
	'php-cli': '/usr/bin/php',
	'php-mysql': '/usr/lib/php/*/mysqli.so',
	'php-redis': '/usr/lib/php/*/redis.so',
	'php-gd': '/usr/lib/php/*/gd.so',
	'php-xml': '/usr/lib/php/*/dom.so',
	'php-mbstring': '/usr/lib/php/*/mbstring.so',
	wrk: '/usr/bin/wrk',
};

const FOLDER = join( projectRoot, '.cache', 'bench', 'stack' );
const FIRST_PORT = 9600;
const INTERRUPTED = 130;

/** Requests that a node serves at the same time. */
const WORKERS = 25;

/** As in production: the code does not change while it runs. */
const OPCACHE = [
	'enable=1',
	'memory_consumption=192',
	'max_accelerated_files=20000',
	'validate_timestamps=0',
];

export interface Stack {
	/** Address of the load balancer, without a slash at the end. */
	url: string;
	/** The same through a page cache. */
	cachedUrl: string;
	/** Addresses of the nodes, past the load balancer, in the order of their versions. */
	nodes: string[];
	/** Folder of the first node's WordPress. */
	root: string;
	/** Folder that the nodes share. */
	uploads: string;
	/** Ends everything that was started. */
	stop: () => Promise< void >;
}

/** The program of a package. */
export function program( name: keyof typeof PACKAGES ): string {
	const file = fileOfPackage( PACKAGES[ name ] );
	if ( file === undefined ) {
		throw new Error( `Package ${ name } has no ${ PACKAGES[ name ] }.` );
	}
	return file;
}

/** Where a node's WordPress is. */
const rootOf = ( index: number ): string =>
	join( FOLDER, `node${ index }`, 'wordpress' );

/**
 * Starts it.
 *
 * @param  versions Plugin of each node. The first nodes, as many as have the same one, share the load.
 * @param  sizes    Numbers of programs: a site for each, which the header `X-Programs` names.
 * @throws {Error} Saying what is missing, or which part did not start.
 */
export async function startStack(
	versions: readonly Version[],
	sizes: readonly number[]
): Promise< Stack > {
	const missing = await ensurePackages( PACKAGES, console.error );
	if ( missing.length > 0 ) {
		throw new Error(
			`The benchmark needs packages of Debian that are not installed: ${ missing.join( ' ' ) }. Install them as root, or run this as root on Debian.`
		);
	}
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
		unlock( lock );
	};
	for ( const signal of [ 'SIGINT', 'SIGTERM' ] ) {
		process.once( signal, () => {
			void stop().finally( () => process.exit( INTERRUPTED ) );
		} );
	}
	try {
		return { ...( await start( versions, sizes, daemons ) ), stop };
	} catch ( error ) {
		await stop();
		throw error;
	}
}

async function start(
	versions: readonly Version[],
	sizes: readonly number[],
	daemons: Daemon[]
): Promise< Omit< Stack, 'stop' > > {
	await rm( FOLDER, { recursive: true, force: true } );
	await mkdir( FOLDER, { recursive: true } );
	const ports: number[] = [];
	for ( let count = 3 + 2 * versions.length; count > 0; count-- ) {
		ports.push(
			await freePort( ( ports.at( -1 ) ?? FIRST_PORT - 1 ) + 1 )
		);
	}
	const port = () => ports.shift() ?? 0;
	const database = await startMariaDb( join( FOLDER, 'mariadb' ), [
		'--innodb-buffer-pool-size=512M',
		// Writing the content would take minutes.
		'--innodb-flush-log-at-trx-commit=2',
		'--max-connections=200',
	] );
	daemons.push( database.daemon );
	const redisPort = port();
	daemons.push( await startRedis( redisPort ) );

	const balancer = { port: port(), cachedPort: port() };
	const url = `http://127.0.0.1:${ balancer.port }`;
	const uploads = join( FOLDER, 'uploads' );
	const config = wpConfig(
		{
			...databaseConstants( database ),
			WP_HOME: url,
			WP_SITEURL: url,
			OBJECT_CACHE_REDIS_PORT: redisPort,
			WP_DEBUG: false,
			DISABLE_WP_CRON: true,
			AUTOMATIC_UPDATER_DISABLED: true,
			WP_MEMORY_LIMIT: '512M',
		},
		// On the command line the variable PROGRAMS names the site. `X-Object-Cache: off` does without Redis.
		`$programs     = (int) ( $_SERVER['HTTP_X_PROGRAMS'] ?? getenv( 'PROGRAMS' ) );
$table_prefix = "p{$programs}_";
if ( 'off' === ( $_SERVER['HTTP_X_OBJECT_CACHE'] ?? '' ) ) {
	$wp_filter['enable_loading_object_cache_dropin'][10]['off'] = array( 'function' => static fn() => false, 'accepted_args' => 0 );
}`
	);
	const nodes = versions.map( ( { id }, index ): NodeAddress => ( {
		root: rootOf( index ),
		port: port(),
		phpPort: port(),
		isBalanced: id === versions[ 0 ]?.id,
	} ) );
	for ( const [ index, { folder } ] of versions.entries() ) {
		await copyCode( rootOf( index ), folder, uploads, config );
	}
	for ( const size of sizes ) {
		console.error( `Writing a site with ${ size } programs …` );
		await php( size, 'install.php' );
		await php( size, 'content.php' );
	}
	for ( const [ index, { phpPort } ] of nodes.entries() ) {
		daemons.push(
			await startPhpFpm( join( FOLDER, `node${ index }` ), phpPort )
		);
	}
	daemons.push(
		await startNginx( join( FOLDER, 'nginx' ), nodes, balancer )
	);

	return {
		url,
		cachedUrl: `http://127.0.0.1:${ balancer.cachedPort }`,
		nodes: nodes.map( ( node ) => `http://127.0.0.1:${ node.port }` ),
		root: rootOf( 0 ),
		uploads,
	};
}

/**
 * Gives a node its own copy of WordPress, of the plugin and of what the benchmark adds. Only the uploads are shared.
 *
 * @param root    Folder of the node.
 * @param plugin  Checkout of the plugin.
 * @param uploads Folder of the uploads.
 * @param config  Content of wp-config.php.
 */
async function copyCode(
	root: string,
	plugin: string,
	uploads: string,
	config: string
): Promise< void > {
	const content = join( root, 'wp-content' );
	await cp( await getWordPress( NEWEST_WORDPRESS ), root, {
		recursive: true,
	} );
	await mkdir( uploads, { recursive: true } );
	await symlink( uploads, join( content, 'uploads' ) );
	for ( const [ from, to ] of [
		...[
			'programs-filter.php',
			'includes',
			'build',
			'images',
			'languages',
		].map(
			( name ) =>
				[
					join( plugin, name ),
					`plugins/programs-filter/${ name }`,
				] as const
		),
		[ 'tools/shared/site/php/mu-plugins', 'mu-plugins' ],
		[ 'bench/stack/mu-plugins', 'mu-plugins' ],
		[ 'tests/object-cache', 'object-cache' ],
		[ 'bench/stack/object-cache', 'object-cache' ],
		[ 'tests/object-cache/object-cache.php', 'object-cache.php' ],
	] as const ) {
		await cp( resolve( projectRoot, from ), join( content, to ), {
			recursive: true,
		} );
	}
	await writeFile( join( root, 'wp-config.php' ), config );
}

/** Runs a PHP file of this folder on the first node. */
const php = ( programs: number, script: string ): Promise< string > =>
	capture( 'env', [
		`PROGRAMS=${ programs }`,
		program( 'php-cli' ),
		'-d',
		'memory_limit=1G',
		join( projectRoot, 'bench', 'stack', script ),
		rootOf( 0 ),
	] );

/** A Redis that keeps nothing on disk and throws away what was used longest ago, as an object cache does. */
async function startRedis( port: number ): Promise< Daemon > {
	const settings = {
		bind: '127.0.0.1',
		port,
		save: '',
		appendonly: 'no',
		maxmemory: '512mb',
		'maxmemory-policy': 'allkeys-lru',
	};
	const daemon = new Daemon(
		'Redis',
		program( 'redis-server' ),
		Object.entries( settings ).flatMap( ( [ name, value ] ) => [
			`--${ name }`,
			String( value ),
		] ),
		join( FOLDER, 'redis.log' )
	);
	await daemon.ready( () => answers( port ) );
	return daemon;
}

/** A PHP-FPM of its own for each node: its own processes, its own OPcache. */
async function startPhpFpm( folder: string, port: number ): Promise< Daemon > {
	const configuration = join( folder, 'php-fpm.conf' );
	const isRoot = process.getuid?.() === 0;
	await writeFile(
		configuration,
		`[global]
error_log = ${ join( folder, 'php-fpm.log' ) }
[www]
listen = 127.0.0.1:${ port }
${ isRoot ? 'user = root\ngroup = root' : '' }
pm = ondemand
pm.max_children = ${ WORKERS }
pm.process_idle_timeout = 600s
listen.backlog = 1024
php_admin_value[memory_limit] = 1G
php_admin_value[max_execution_time] = 0
php_admin_value[error_log] = ${ join( folder, 'php.log' ) }
php_admin_flag[log_errors] = on
php_admin_flag[display_errors] = off
`
	);
	const daemon = new Daemon(
		'PHP-FPM',
		program( 'php-fpm' ),
		[
			'--nodaemonize',
			...OPCACHE.flatMap( ( setting ) => [
				'-d',
				`opcache.${ setting }`,
			] ),
			'--fpm-config',
			configuration,
			...( isRoot ? [ '--allow-to-run-as-root' ] : [] ),
		],
		join( folder, 'php-fpm.out' )
	);
	await daemon.ready( () => answers( port ) );
	return daemon;
}

async function startNginx(
	folder: string,
	nodes: readonly NodeAddress[],
	ports: { port: number; cachedPort: number }
): Promise< Daemon > {
	await mkdir( folder, { recursive: true } );
	const file = join( folder, 'nginx.conf' );
	await writeFile(
		file,
		nginxConfig( folder, nodes, ports.port, ports.cachedPort )
	);
	const daemon = new Daemon(
		'nginx',
		program( 'nginx-light' ),
		[
			...[ '-p', folder, '-c', file ],
			...[ '-e', join( folder, 'error.log' ), '-g', 'daemon off;' ],
		],
		join( folder, 'nginx.log' )
	);
	await daemon.ready( () => answers( ports.port ) );
	return daemon;
}

import { existsSync } from 'node:fs';
import {
	cp,
	mkdir,
	mkdtemp,
	readFile,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { startMariaDb } from '../../mariadb/index.ts';
import { configure } from '../configure.ts';
import { constantsOf } from '../constants.ts';
import { coreMounts, ownMounts, pluginMounts } from '../mounts.ts';
import type { Mount, SiteOptions } from '../options.ts';
import { prepareSiteFolder } from '../site-folder.ts';
import { serveStaticFiles } from '../static-files.ts';
import { capture } from '../../process/capture.ts';
import { freePort } from '../../process/free-port.ts';
import { listen } from '../../process/listen.ts';
import { projectRoot } from '../../project-root.ts';
import { getWordPress } from '../../wordpress/index.ts';
import { PHP_SETTINGS, PhpServer } from './php-server.ts';
import { PHP_PROGRAM } from './programs.ts';
import { installSqlite } from './sqlite.ts';
import { databaseConstants, wpConfig } from './wp-config.ts';

const INSTALL = join( projectRoot, 'tools/shared/site/native/php/install.php' );

/** A database that may be lost with the machine, as it is removed afterwards. */
const DATABASE_SETTINGS = [
	'--innodb-buffer-pool-size=64M',
	'--innodb-doublewrite=0',
	'--innodb-flush-log-at-trx-commit=0',
	'--performance-schema=off',
];

/** SQLite wants a name. */
const NO_SERVER = { host: '', name: 'wordpress', user: '' };

/** One WordPress on this machine's PHP, with a MariaDB of its own or SQLite. */
export class NativeWordPress {
	readonly #options: SiteOptions;
	readonly #report: ( line: string ) => void;
	readonly #daemons: { stop: () => Promise< void > }[] = [];
	#front: Server | undefined;
	#php: PhpServer | undefined;
	#host = '';
	/** Holds WordPress and the database. */
	#folder = '';

	constructor( options: SiteOptions, report: ( line: string ) => void ) {
		this.#options = options;
		this.#report = report;
	}

	/** Gives its address. */
	async start(): Promise< string > {
		const options = this.#options;
		const core = await getWordPress( options.version, this.#report );
		const program = options.phpProgram ?? PHP_PROGRAM;
		this.#folder =
			options.siteDir ??
			( await mkdtemp( join( tmpdir(), 'programs-filter-' ) ) );
		const root = this.#root();
		const isNew = ! existsSync( join( root, '.configured' ) );
		const mounts = [
			{ hostPath: root, vfsPath: '/wordpress' },
			...ownMounts(),
			...( options.plugin === false ? [] : pluginMounts() ),
			...( options.mounts ?? [] ),
		];
		await prepareSiteFolder( core, root );
		for ( const { hostPath } of coreMounts( core ) ) {
			await cp( hostPath, join( root, basename( hostPath ) ), {
				recursive: true,
			} );
		}
		await this.#link( mounts );
		this.#report( 'Starting WordPress …' );
		const database =
			options.phpProgram === undefined
				? await this.#startMariaDb()
				: NO_SERVER;
		if ( database === NO_SERVER ) {
			await installSqlite( this.#folder, root );
		}
		const php = new PhpServer(
			program,
			root,
			// Sites that start at the same time begin to look at different ports.
			await freePort( 20_000 + ( process.pid % 20_000 ) ),
			options.workers ?? 2,
			join( this.#folder, 'php.log' )
		);
		this.#daemons.push( php );
		this.#php = php;
		this.#front = php.front();
		const port = await listen( this.#front, options.port );
		this.#host = `127.0.0.1:${ port }`;
		const url = `http://${ this.#host }`;
		serveStaticFiles( this.#front, mounts );
		await writeFile(
			join( root, 'wp-config.php' ),
			wpConfig( {
				...databaseConstants( database ),
				WP_HOME: url,
				WP_SITEURL: url,
				...constantsOf( options, root ),
			} )
		);
		if ( isNew ) {
			await capture( program, [ ...PHP_SETTINGS, INSTALL, root ] );
		}
		await php.ready();
		await configure( root, options, ( code ) => this.runPhp( code ) );
		if ( isNew && options.content !== undefined ) {
			await this.runPhp( options.content );
		}
		return url;
	}

	async runPhp( code: string ): Promise< string > {
		if ( this.#php === undefined ) {
			throw new Error( 'WordPress is not running.' );
		}
		return this.#php.runPhp( this.#host, code );
	}

	/** '' while nothing was logged. */
	phpLog(): Promise< string > {
		const log = join( this.#root(), 'wp-content', 'debug.log' );
		return readFile( log, 'utf8' ).catch( () => '' );
	}

	async stop(): Promise< void > {
		this.#front?.closeAllConnections();
		this.#front?.close();
		for ( const daemon of this.#daemons.splice( 0 ).reverse() ) {
			await daemon.stop();
		}
		if ( this.#options.siteDir === undefined && this.#folder !== '' ) {
			await rm( this.#folder, { recursive: true, force: true } );
		}
	}

	async #startMariaDb(): Promise< typeof NO_SERVER > {
		const database = await startMariaDb(
			join( this.#folder, 'database' ),
			DATABASE_SETTINGS
		);
		this.#daemons.push( {
			stop: () => database.daemon.stop( 'SIGKILL' ),
		} );
		return database;
	}

	#root = (): string => join( this.#folder, 'wordpress' );

	/** What lies outside of WordPress has the same path here as in Playground. */
	async #link( mounts: readonly Mount[] ): Promise< void > {
		for ( const { hostPath, vfsPath } of mounts ) {
			const [ , inside ] = /^\/wordpress\/(.+)$/.exec( vfsPath ) ?? [];
			if ( inside !== undefined ) {
				const path = join( this.#root(), inside );
				await mkdir( dirname( path ), { recursive: true } );
				await rm( path, { recursive: true, force: true } );
				await symlink( hostPath, path );
			}
		}
	}
}

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCLI, type RunCLIServer } from '@wp-playground/cli';
import { USUAL_PHP } from '../../versions.ts';
import { getWordPress } from '../../wordpress/index.ts';
import { configure } from '../configure.ts';
import { constantArguments } from '../constants.ts';
import {
	coreMounts,
	ownMounts,
	phpIniMounts,
	pluginMounts,
} from '../mounts.ts';
import type { SiteOptions } from '../options.ts';
import { runPhp } from './run-php.ts';
import { prepareSiteFolder } from '../site-folder.ts';
import { serveStaticFiles } from '../static-files.ts';

type Php = NonNullable< Parameters< typeof runCLI >[ 0 ][ 'php' ] >;

/** One WordPress in Playground. */
export class WordPress {
	readonly #options: SiteOptions;
	readonly #report: ( line: string ) => void;
	#server: RunCLIServer | undefined;
	#folder = '';

	constructor( options: SiteOptions, report: ( line: string ) => void ) {
		this.#options = options;
		this.#report = report;
	}

	/** Gives its address. */
	async start(): Promise< string > {
		const options = this.#options;
		const report = this.#report;
		const php = options.php ?? USUAL_PHP;
		const core = await getWordPress( options.version, report );
		this.#folder = await prepareSiteFolder( core, options.siteDir );
		report( 'Starting WordPress …' );
		const first = [
			{ hostPath: this.#folder, vfsPath: '/wordpress' },
			...coreMounts( core ),
			// Read when PHP starts, thus before WordPress is installed.
			...phpIniMounts( php ),
		];
		const then = [
			...ownMounts(),
			...( options.plugin === false ? [] : pluginMounts() ),
			...( options.mounts ?? [] ),
		];
		this.#server = await runCLI( {
			command: 'server',
			php: php as Php,
			port: options.port ?? 0,
			workers: options.workers ?? 2,
			verbosity: 'quiet',
			redis: false,
			memcached: false,
			wordpressInstallMode: 'install-from-existing-files-if-needed',
			'mount-before-install': first,
			mount: then,
			...constantArguments( options ),
		} );
		serveStaticFiles( this.#server.server, [ ...first, ...then ] );
		await configure( this.#folder, options, ( code ) =>
			this.runPhp( code )
		);
		if ( options.siteDir === undefined && options.content ) {
			await this.runPhp( options.content );
		}
		// Playground answers its first request with a redirect to the same address.
		await fetch( this.#server.serverUrl, { redirect: 'manual' } );
		return this.#server.serverUrl;
	}

	async runPhp( code: string ): Promise< string > {
		if ( this.#server === undefined ) {
			throw new Error( 'WordPress is not running.' );
		}
		return runPhp( this.#server.playground, this.#server.serverUrl, code );
	}

	/** '' while nothing was logged. */
	phpLog(): Promise< string > {
		const log = join( this.#folder, 'wp-content', 'debug.log' );
		return readFile( log, 'utf8' ).catch( () => '' );
	}

	async stop(): Promise< void > {
		await this.#server?.[ Symbol.asyncDispose ]();
		if ( this.#options.siteDir === undefined && this.#folder !== '' ) {
			await rm( this.#folder, { recursive: true, force: true } );
		}
	}
}

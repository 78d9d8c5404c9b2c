import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import {
	createServer,
	type IncomingMessage,
	request,
	type Server,
} from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { answers } from '../../process/answers.ts';
import { Daemon } from '../../process/daemon.ts';
import { projectRoot } from '../../project-root.ts';
const ROUTER = join( projectRoot, 'tools/shared/site/native/php/router.php' );

/** Settings of PHP. */
export const PHP_SETTINGS: readonly string[] = [
	'display_errors=0',
	'html_errors=0',
	'max_execution_time=300',
	'memory_limit=512M',
	'opcache.enable=1',
	'opcache.enable_cli=1',
	'opcache.max_accelerated_files=10000',
	'opcache.memory_consumption=192',
	// A change of a file shows on the next request.
	'opcache.revalidate_freq=0',
	'post_max_size=64M',
	'sendmail_path=/bin/true',
	'upload_max_filesize=64M',
	'xdebug.mode=off',
].flatMap( ( setting ) => [ '-d', setting ] );

/** PHP's own server, which answers for one WordPress. */
export class PhpServer {
	readonly #folder: string;
	readonly #port: number;
	readonly #secret = randomUUID();
	readonly #daemon: Daemon;

	/**
	 * @param program PHP.
	 * @param folder  Of WordPress.
	 * @param port    A free one, on 127.0.0.1.
	 * @param workers How many processes serve requests beside the first.
	 * @param log     File for what it prints.
	 */
	constructor(
		program: string,
		folder: string,
		port: number,
		workers: number,
		log: string
	) {
		this.#folder = folder;
		this.#port = port;
		this.#daemon = new Daemon(
			'PHP',
			program,
			[
				...PHP_SETTINGS,
				'-S',
				`127.0.0.1:${ port }`,
				'-t',
				folder,
				ROUTER,
			],
			log,
			{
				PHP_CLI_SERVER_WORKERS: String( workers ),
				RUN_SECRET: this.#secret,
			}
		);
	}

	ready = (): Promise< void > =>
		this.#daemon.ready( () => answers( this.#port ) );

	stop = (): Promise< void > => this.#daemon.stop( 'SIGKILL' );

	/** A server of Node's that passes on each request; a listener that comes first can answer without PHP. */
	front(): Server {
		return createServer( ( incoming, outgoing ) => {
			const onward = request(
				{
					host: '127.0.0.1',
					port: this.#port,
					method: incoming.method,
					path: incoming.url,
					headers: incoming.rawHeaders,
				},
				( answer ) => {
					outgoing.writeHead(
						answer.statusCode ?? 500,
						answer.rawHeaders
					);
					// It also ends the answer where PHP dies in its middle.
					pipeline( answer, outgoing, () => {} );
				}
			);
			onward.on( 'error', () => outgoing.destroy() );
			outgoing.on( 'close', () => onward.destroy() );
			incoming.pipe( onward );
		} );
	}

	/**
	 * Runs PHP inside WordPress, in the global scope.
	 *
	 * @param  host As a visitor's request names it.
	 * @param  code With or without `<?php` in front.
	 * @return What it printed.
	 * @throws {Error} With PHP's message, file and line.
	 */
	async runPhp( host: string, code: string ): Promise< string > {
		const file = join( this.#folder, '..', `run-${ randomUUID() }.php` );
		const failure = `${ file }.failure`;
		await writeFile(
			file,
			code.startsWith( '<?php' ) ? code : `<?php ${ code }`
		);
		try {
			const response = await new Promise< IncomingMessage >(
				( resolve, reject ) => {
					request( {
						host: '127.0.0.1',
						port: this.#port,
						path: '/',
						headers: {
							host,
							'x-run': file,
							'x-secret': this.#secret,
						},
					} )
						.once( 'response', resolve )
						.once( 'error', reject )
						.end();
				}
			);
			const output = await text( response );
			const reason = await readFile( failure, 'utf8' ).catch( () => '' );
			if ( reason !== '' ) {
				throw new Error( reason );
			}
			return output;
		} finally {
			await rm( file, { force: true } );
			await rm( failure, { force: true } );
		}
	}
}

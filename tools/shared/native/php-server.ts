import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import {
	createServer,
	type IncomingMessage,
	request,
	type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { answers } from '../process/answers.ts';
import { Daemon } from '../process/daemon.ts';
import { projectRoot } from '../project-root.ts';

const ROUTER = join( projectRoot, 'tools/shared/native/php/router.php' );

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
].flatMap( ( setting ) => [ '-d', setting ] );

/** PHP's own server, which answers for one WordPress. */
export class PhpServer {
	readonly #folder: string;
	readonly #port: number;
	readonly #secret = randomUUID();
	readonly #daemon: Daemon;

	/**
	 * @param folder  Of WordPress.
	 * @param port    A free one, on 127.0.0.1.
	 * @param workers How many requests it serves at the same time.
	 * @param log     File for what it prints.
	 */
	constructor( folder: string, port: number, workers: number, log: string ) {
		this.#folder = folder;
		this.#port = port;
		this.#daemon = new Daemon(
			'PHP',
			'php',
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

	stop = (): Promise< void > => this.#daemon.stop();

	/** A server of Node's that passes on each request: whoever listens to its requests first can answer them without PHP. */
	front(): Server {
		return createServer( ( incoming, outgoing ) => {
			const onward = request(
				{
					host: '127.0.0.1',
					port: this.#port,
					method: incoming.method,
					path: incoming.url,
					headers: incoming.headers,
				},
				( answer ) => {
					outgoing.writeHead(
						answer.statusCode ?? 500,
						answer.rawHeaders
					);
					answer.pipe( outgoing );
				}
			);
			onward.on( 'error', () => outgoing.destroy() );
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

/** The port of a server that listens on 127.0.0.1, at the port that was asked for or at a free one. */
export async function listen( server: Server, port = 0 ): Promise< number > {
	await new Promise< void >( ( resolve, reject ) => {
		server.once( 'error', reject );
		server.listen( { port, host: '127.0.0.1' }, resolve );
	} );
	return ( server.address() as AddressInfo ).port;
}

/** A port of 127.0.0.1 that is free now. */
export async function freePort(): Promise< number > {
	const server = createServer();
	const port = await listen( server );
	await new Promise( ( resolve ) => server.close( resolve ) );
	return port;
}

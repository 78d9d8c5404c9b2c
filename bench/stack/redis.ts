import { join } from 'node:path';
import { answers } from '../../tools/shared/process/answers.ts';
import { Daemon } from '../../tools/shared/process/daemon.ts';
import { program } from './packages.ts';

/**
 * Starts a Redis that keeps nothing on disk and throws away what was used longest ago, as an object cache does.
 *
 * @param folder For its log.
 * @param port   On 127.0.0.1.
 */
export async function startRedis(
	folder: string,
	port: number
): Promise< Daemon > {
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
		join( folder, 'redis.log' )
	);
	await daemon.ready( () => answers( port ) );
	return daemon;
}

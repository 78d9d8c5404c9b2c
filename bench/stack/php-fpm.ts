import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answers } from '../../tools/shared/process/answers.ts';
import { Daemon } from '../../tools/shared/process/daemon.ts';
import { program } from './packages.ts';

/** Requests that a node serves at the same time; two nodes serve a stampede of 50 at once. */
export const WORKERS = 25;

/** As in production: the code does not change while it runs. */
const OPCACHE = [
	'enable=1',
	'memory_consumption=192',
	'max_accelerated_files=20000',
	'validate_timestamps=0',
];

/**
 * Starts a PHP-FPM of its own for a node: its own pool, its own OPcache.
 *
 * @param folder For its configuration and log.
 * @param port   On 127.0.0.1.
 */
export async function startPhpFpm(
	folder: string,
	port: number
): Promise< Daemon > {
	const configuration = join( folder, 'php-fpm.conf' );
	const isRoot = process.getuid?.() === 0;
	await writeFile(
		configuration,
		`[global]
error_log = ${ join( folder, 'php-fpm.log' ) }
[www]
listen = 127.0.0.1:${ port }
${ isRoot ? 'user = root\ngroup = root' : '' }
pm = static
pm.max_children = ${ WORKERS }
listen.backlog = 1024
php_admin_value[memory_limit] = 512M
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

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answers } from '../../tools/shared/process/answers.ts';
import { Daemon } from '../../tools/shared/process/daemon.ts';
import { nginxConfig, type NginxOptions } from './nginx-config.ts';
import { program } from './packages.ts';

/**
 * Starts nginx.
 */
export async function startNginx( options: NginxOptions ): Promise< Daemon > {
	const { folder } = options;
	await rm( folder, { recursive: true, force: true } );
	await mkdir( folder, { recursive: true } );
	const file = join( folder, 'nginx.conf' );
	await writeFile( file, nginxConfig( options ) );
	const daemon = new Daemon(
		'nginx',
		program( 'nginx-light' ),
		[
			'-p',
			folder,
			'-c',
			file,
			'-e',
			join( folder, 'error.log' ),
			'-g',
			'daemon off;',
		],
		join( folder, 'nginx.log' )
	);
	await daemon.ready( () => answers( options.port ) );
	return daemon;
}

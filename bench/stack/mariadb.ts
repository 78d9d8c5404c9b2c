import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { capture } from '../../tools/shared/process/capture.ts';
import { Daemon } from './daemon.ts';
import { program } from './packages.ts';

export interface Database {
	daemon: Daemon;
	name: string;
	user: string;
	password: string;
}

const NAME = 'bench';

/**
 * Starts a MariaDB with an empty database of its own.
 *
 * @param folder Its folder; what was there is gone.
 * @param port   On 127.0.0.1.
 */
export async function startMariaDb(
	folder: string,
	port: number
): Promise< Database > {
	const data = join( folder, 'data' );
	const socket = join( folder, 'socket' );
	await rm( folder, { recursive: true, force: true } );
	await mkdir( folder, { recursive: true } );
	const asRoot = process.getuid?.() === 0 ? [ '--user=root' ] : [];
	await capture( 'mariadb-install-db', [
		'--no-defaults',
		`--datadir=${ data }`,
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
		...asRoot,
	] );
	const daemon = new Daemon(
		'MariaDB',
		program( 'mariadb-server' ),
		[
			'--no-defaults',
			...asRoot,
			`--datadir=${ data }`,
			`--socket=${ socket }`,
			`--pid-file=${ join( folder, 'pid' ) }`,
			'--bind-address=127.0.0.1',
			`--port=${ port }`,
			'--character-set-server=utf8mb4',
			'--innodb-buffer-pool-size=512M',
			'--max-connections=200',
		],
		join( folder, 'log' )
	);
	const sql = ( statement: string ) =>
		capture( 'mariadb', [
			'--no-defaults',
			`--socket=${ socket }`,
			'--user=root',
			'--execute',
			statement,
		] );
	await daemon.ready( async () => ( await sql( 'SELECT 1' ), true ) );
	await sql(
		`CREATE DATABASE ${ NAME }; CREATE USER ${ NAME }@'127.0.0.1' IDENTIFIED BY '${ NAME }'; GRANT ALL ON ${ NAME }.* TO ${ NAME }@'127.0.0.1'`
	);
	return { daemon, name: NAME, user: NAME, password: NAME };
}

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { capture } from '../process/capture.ts';
import { Daemon } from '../process/daemon.ts';

export interface Database {
	daemon: Daemon;
	/** WordPress's DB_HOST: no network, only this socket. */
	host: string;
	/** The database, empty at first. */
	name: string;
	/** Has no password. */
	user: string;
}

const NAME = 'wordpress';
const SERVER = '/usr/sbin/mariadbd';

/** MariaDB's package, and its program. */
export const MARIADB = { 'mariadb-server': SERVER };

/**
 * Starts a MariaDB of its own with an empty database.
 *
 * @param folder   Its folder; removed and made again. Its path is short enough for a socket (about 90 characters).
 * @param settings More of its options, such as "--max-connections=200".
 */
export async function startMariaDb(
	folder: string,
	settings: readonly string[] = []
): Promise< Database > {
	const data = join( folder, 'data' );
	const socket = join( folder, 'socket' );
	await rm( folder, { recursive: true, force: true } );
	// In the system's folder a server that starts would remove the temporary tables of the others.
	const temporary = join( folder, 'tmp' );
	await mkdir( temporary, { recursive: true } );
	const common = [
		'--no-defaults',
		`--datadir=${ data }`,
		`--tmpdir=${ temporary }`,
		...( process.getuid?.() === 0 ? [ '--user=root' ] : [] ),
	];
	await capture( 'mariadb-install-db', [
		...common,
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
	] );
	const daemon = new Daemon(
		'MariaDB',
		SERVER,
		[
			...common,
			`--socket=${ socket }`,
			`--pid-file=${ join( folder, 'pid' ) }`,
			'--skip-networking',
			'--character-set-server=utf8mb4',
			...settings,
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
	await sql( `CREATE DATABASE ${ NAME }` );
	return { daemon, host: `localhost:${ socket }`, name: NAME, user: 'root' };
}

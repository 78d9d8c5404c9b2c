import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import AdmZip from 'adm-zip';
import { capture } from '../../process/capture.ts';
import { projectRoot } from '../../project-root.ts';

/** WordPress's SQLite drop-in, of the version that Playground brings. */
const ARCHIVE = join(
	projectRoot,
	'node_modules/@wp-playground/cli/sqlite-database-integration.zip'
);

/** Prints the version of a PHP that can run WordPress with the drop-in and make the sizes of pictures; nothing for another one. */
const CHECK = `
$missing = array_diff( array( 'dom', 'fileinfo', 'gd', 'mbstring', 'pdo_sqlite', 'zip' ), get_loaded_extensions() );
echo PHP_VERSION_ID >= 70400 && array() === $missing ? PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION : '';`;

/**
 * Finds a PHP of this machine that can run WordPress with SQLite.
 *
 * @param program Name or path.
 * @return It and its version, such as "8.4"; undefined where there is none.
 */
export async function findPhp(
	program = 'php'
): Promise< { program: string; version: string } | undefined > {
	const version = await capture( program, [ '-r', CHECK ] ).catch( () => '' );
	return version === '' ? undefined : { program, version };
}

/**
 * Has a WordPress keep its data in SQLite, in wp-content/database.
 *
 * @param folder Where the drop-in's own files go, outside of WordPress.
 * @param root   Folder of WordPress.
 */
export async function installSqlite(
	folder: string,
	root: string
): Promise< void > {
	new AdmZip( ARCHIVE ).extractAllTo( folder, true );
	const files = join( folder, 'plugin-sqlite-database-integration' );
	const dropIn = await readFile( join( files, 'db.copy' ), 'utf8' );
	await writeFile(
		join( root, 'wp-content/db.php' ),
		dropIn.replace( '{SQLITE_IMPLEMENTATION_FOLDER_PATH}', files )
	);
}

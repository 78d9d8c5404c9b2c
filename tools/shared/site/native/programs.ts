import { execFileSync } from 'node:child_process';
import { ensurePackages } from '../../debian/packages.ts';
import { MARIADB } from '../../mariadb/index.ts';

/** PHP of Debian, whatever the search path has. */
export const PHP_PROGRAM = '/usr/bin/php';

/** What a WordPress on this machine's own PHP, with MariaDB or SQLite, needs: Debian's packages, and files that show that they are installed. */
const PACKAGES = {
	...MARIADB,
	'php-cli': PHP_PROGRAM,
	'php-curl': '/usr/lib/php/*/curl.so',
	'php-gd': '/usr/lib/php/*/gd.so',
	'php-intl': '/usr/lib/php/*/intl.so',
	'php-mbstring': '/usr/lib/php/*/mbstring.so',
	'php-mysql': '/usr/lib/php/*/mysqli.so',
	'php-sqlite3': '/usr/lib/php/*/pdo_sqlite.so',
	'php-xml': '/usr/lib/php/*/dom.so',
	'php-zip': '/usr/lib/php/*/zip.so',
};

/**
 * Installs PHP and MariaDB from Debian's packages where they are missing and that is possible.
 *
 * @param report Receives lines of progress.
 * @return Names of the packages that cannot be had here.
 */
export const missingPrograms = (
	report: ( line: string ) => void
): Promise< string[] > => ensurePackages( PACKAGES, report );

/** The version of this machine's PHP, such as "8.2". */
export const machinePhp = (): string =>
	execFileSync( PHP_PROGRAM, [
		'-r',
		'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;',
	] ).toString();

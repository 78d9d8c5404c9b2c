import {
	ensurePackages as ensure,
	fileOfPackage,
} from '../../tools/shared/debian/packages.ts';
import { MARIADB } from '../../tools/shared/mariadb/index.ts';

/** Debian's packages of the stack, each with a program by which it is recognised. */
const PACKAGES = {
	...MARIADB,
	'redis-server': '/usr/bin/redis-server',
	'nginx-light': '/usr/sbin/nginx',
	'php-fpm': '/usr/sbin/php-fpm[0-9]*',
	'php-cli': '/usr/bin/php',
	'php-mysql': '/usr/lib/php/*/mysqli.so',
	'php-redis': '/usr/lib/php/*/redis.so',
	'php-gd': '/usr/lib/php/*/gd.so',
	'php-xml': '/usr/lib/php/*/dom.so',
	'php-mbstring': '/usr/lib/php/*/mbstring.so',
	wrk: '/usr/bin/wrk',
};

/**
 * Installs MariaDB, Redis, nginx, PHP-FPM and wrk where they are missing.
 *
 * @throws {Error} Naming the packages, where they cannot be installed.
 */
export async function ensurePackages(
	report: ( line: string ) => void
): Promise< void > {
	const missing = await ensure( PACKAGES, report );
	if ( missing.length > 0 ) {
		throw new Error(
			`The stack needs packages of Debian that are not installed: ${ missing.join( ' ' ) }. Install them as root (apt-get install …), or run this as root on Debian.`
		);
	}
}

/**
 * The program of a package.
 *
 * @throws {Error} When it is not there.
 */
export function program( name: keyof typeof PACKAGES ): string {
	const file = fileOfPackage( PACKAGES[ name ] );
	if ( file === undefined ) {
		throw new Error( `Package ${ name } has no ${ PACKAGES[ name ] }.` );
	}
	return file;
}

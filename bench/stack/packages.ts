import { existsSync, globSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import {
	canInstallPackages,
	installPackages,
} from '../../tools/shared/debian/packages.ts';

/** What the stack is made of: Debian's package, and a program by which it is recognised. */
const PARTS = {
	'mariadb-server': '/usr/sbin/mariadbd',
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

/** Asked by every Debian package that brings a service; with this answer none is started. */
const POLICY = '/usr/sbin/policy-rc.d';
const START_NOTHING = '#!/bin/sh\nexit 101\n';

/**
 * Sees to it that MariaDB, Redis, nginx, PHP-FPM and wrk are there. Services that are running stay as they are, and none is
 * started.
 *
 * @throws {Error} Naming the packages, where they are missing and cannot be installed.
 */
export async function ensurePackages(
	report: ( line: string ) => void
): Promise< void > {
	const missing = missingPackages();
	if ( missing.length === 0 ) {
		return;
	}
	if ( ! canInstallPackages() ) {
		throw new Error(
			`The stack needs packages of Debian that are not installed: ${ missing.join( ' ' ) }. Install them as root (apt-get install …), or run this as root on Debian.`
		);
	}
	report( `Installing ${ missing.join( ' ' ) } …` );
	const hadPolicy = existsSync( POLICY );
	if ( ! hadPolicy ) {
		await writeFile( POLICY, START_NOTHING, { mode: 0o755 } );
	}
	try {
		await installPackages( missing );
	} finally {
		if ( ! hadPolicy ) {
			await rm( POLICY );
		}
	}
}

/**
 * The program of a package.
 *
 * @throws {Error} When it is not there.
 */
export function program( name: keyof typeof PARTS ): string {
	const [ file ] = globSync( PARTS[ name ] );
	if ( file === undefined ) {
		throw new Error( `Package ${ name } brought no ${ PARTS[ name ] }.` );
	}
	return file;
}

function missingPackages(): string[] {
	return Object.entries( PARTS )
		.filter( ( [ , pattern ] ) => globSync( pattern ).length === 0 )
		.map( ( [ name ] ) => name );
}

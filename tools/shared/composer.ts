/**
 * The PHP tools of composer.json, in vendor/.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ensurePackages } from './debian/packages.ts';
import { projectRoot } from './project-root.ts';
import { run } from './process/run.ts';
import { withLock } from './process/lock.ts';

/** Debian's packages that Composer and its tools need, each with a file that shows that it is installed. */
export const PACKAGES = {
	composer: '/usr/{,local/}bin/composer',
	git: '/usr/bin/git',
	'php-cli': '/usr/bin/php',
	'php-mbstring': '/usr/lib/php/*/mbstring.so',
	'php-xml': '/usr/lib/php/*/dom.so',
	unzip: '/usr/bin/unzip',
};

/**
 * Holds the composer.json that vendor/ was installed from.
 */
const STAMP = join( projectRoot, 'vendor/installed-from.json' );

/**
 * Installs what composer.json names, unless vendor/ already holds it, in one process at a time.
 *
 * @return Whether vendor/ can be used.
 * @throws {Error} When Composer is not on the machine.
 */
export const installPackages = (): Promise< boolean > =>
	withLock(
		join( projectRoot, '.cache', 'composer.lock' ),
		() => console.log( 'Another process runs Composer: waiting …' ),
		install
	);

async function install(): Promise< boolean > {
	const wanted = await readFile(
		join( projectRoot, 'composer.json' ),
		'utf8'
	);
	const installed = await readFile( STAMP, 'utf8' ).catch( () => null );
	if ( installed === wanted ) {
		return true;
	}
	await ensurePackages( PACKAGES, console.log );
	const code = await run(
		'composer',
		[ 'update', '--no-interaction', '--no-progress' ],
		// Containers run as root, where Composer would leave its plugins out.
		process.getuid?.() === 0 ? { COMPOSER_ALLOW_SUPERUSER: '1' } : {}
	);
	if ( code === 0 ) {
		await writeFile( STAMP, wanted );
	}
	return code === 0;
}

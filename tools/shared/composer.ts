/**
 * The PHP tools of composer.json, in vendor/.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from './project-root.ts';
import { run } from './process/run.ts';
import { withLock } from '../setup/lock.mjs';

/**
 * Holds the composer.json that vendor/ was installed from.
 */
const STAMP = join( projectRoot, 'vendor/installed-from.json' );

/**
 * Installs what composer.json names, unless vendor/ already holds it, in one process at a time.
 *
 * @return Whether vendor/ can be used.
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

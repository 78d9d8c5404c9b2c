import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from '../shared/project-root.ts';
import { NEWEST_WORDPRESS } from '../shared/versions.ts';

/**
 * Folder where wp-env keeps what it makes. It asks wordpress.org for the newest version and, without a network, its cache:
 * a new one knows a version from the beginning.
 *
 * @return Absolute path.
 */
export function wpEnvHome(): string {
	const home = resolve(
		process.env.WP_ENV_HOME ?? join( projectRoot, '.cache/wp-env/home' )
	);
	// The name by which wp-env knows a configuration file.
	const project = createHash( 'md5' )
		.update( join( projectRoot, '.wp-env.json' ) )
		.digest( 'hex' );
	const cache = join( home, project, 'wp-env-cache.json' );
	if ( ! existsSync( cache ) ) {
		mkdirSync( join( home, project ), { recursive: true } );
		writeFileSync(
			cache,
			JSON.stringify( { latestWordPressVersion: NEWEST_WORDPRESS } )
		);
	}
	return home;
}

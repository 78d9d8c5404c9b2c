import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { Mount } from '../tools/shared/site/index.ts';
import {
	NEWEST_WORDPRESS,
	PLAYGROUND_PHP,
	USUAL_PHP,
} from '../tools/shared/versions.ts';

export const usage = `npm run demo [-- options]

Serves WordPress with this plugin and example content, in Spanish, on 127.0.0.1.
Needs no PHP, no database and no Docker.

  --port <number>   Port to begin with; the next free one is taken. Default 9400.
  --plugin <path>   Folder of a plugin of your own, to be activated in the admin. Can be repeated.
  --theme <path>    The same of a theme.
  --reset           Forget what was changed in the demo.
  --help

  WP=6.8            WordPress branch. Default ${ NEWEST_WORDPRESS }. Each has its own data.
  PHP=7.4           PHP version: ${ PLAYGROUND_PHP.join( ', ' ) }. Default ${ USUAL_PHP }.
  WP_CORE_DIR=path  A folder with WordPress, instead of a download.`;

export interface DemoOptions {
	port: number;
	reset: boolean;
	help: boolean;
	/** WordPress branch, such as "7.1". */
	version: string;
	/** PHP version, such as "8.4". */
	php: string;
	/** Plugins and themes of the developer's own. */
	mounts: readonly Mount[];
}

/**
 * @throws {Error} Saying which option or variable is wrong.
 */
export function demoOptions(): DemoOptions {
	const { values } = parseArgs( {
		options: {
			port: { type: 'string', default: '9400' },
			plugin: { type: 'string', multiple: true, default: [] },
			theme: { type: 'string', multiple: true, default: [] },
			reset: { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
	} );
	const port = Number( values.port );
	if ( ! Number.isInteger( port ) || port < 1 || port > 65535 ) {
		throw new Error(
			`--port must be a number up to 65535, not "${ values.port }".`
		);
	}
	const php = process.env.PHP ?? USUAL_PHP;
	if ( ! PLAYGROUND_PHP.includes( php ) ) {
		throw new Error(
			`PHP must be one of ${ PLAYGROUND_PHP.join(
				', '
			) }, not "${ php }".`
		);
	}
	const version = process.env.WP ?? NEWEST_WORDPRESS;
	if ( ! /^\d+\.\d+$/.test( version ) ) {
		throw new Error(
			`WP must be a branch such as ${ NEWEST_WORDPRESS }, not "${ version }".`
		);
	}
	const mounts = [
		...values.plugin.map( ( path ) => mountOf( 'plugins', path ) ),
		...values.theme.map( ( path ) => mountOf( 'themes', path ) ),
	];
	return { ...values, port, php, version, mounts };
}

function mountOf( kind: 'plugins' | 'themes', path: string ): Mount {
	// From where npm was called.
	const hostPath = resolve( process.env.INIT_CWD ?? '', path );
	if ( ! existsSync( hostPath ) ) {
		throw new Error( `There is no folder ${ hostPath }.` );
	}
	return {
		hostPath,
		vfsPath: `/wordpress/wp-content/${ kind }/${ basename( hostPath ) }`,
	};
}

import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { Mount } from '../tools/shared/site/index.ts';
import { NEWEST_WORDPRESS, PLAYGROUND_PHP } from '../tools/shared/versions.ts';

export interface DemoOptions {
	port: number;
	reset: boolean;
	/** WordPress branch, such as "7.1". */
	version: string;
	/** PHP version of Playground, such as "8.4", where one is asked for. */
	php: string | undefined;
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
		},
	} );
	const port = Number( values.port );
	if ( ! Number.isInteger( port ) || port < 1 || port > 65535 ) {
		throw new Error(
			`--port must be a number up to 65535, not "${ values.port }".`
		);
	}
	const php = process.env.PHP;
	if ( php !== undefined && ! PLAYGROUND_PHP.includes( php ) ) {
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

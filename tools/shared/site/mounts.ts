import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { Mount } from './options.ts';

const HERE = join( projectRoot, 'tools/shared/site' );

/** This folder's own PHP. */
export const PHP = join( HERE, 'php' );

/** Where PHP looks for more of its settings. */
const PHP_INI_FOLDER = '/internal/shared/extensions';

/** Their OPcache cannot have memory in Playground. */
const WITHOUT_OPCACHE = [ '7.4', '8.0' ];

const PLUGIN_FOLDER = '/wordpress/wp-content/plugins/programs-filter';

/** What an installed copy of the plugin consists of. */
const PLUGIN_PARTS = [
	'programs-filter.php',
	'uninstall.php',
	'readme.txt',
	'wpml-config.xml',
	'includes',
	'build',
	'docs/guia',
	'images',
	'languages',
];

/**
 * Nine tenths of WordPress, which no site changes.
 */
export function coreMounts( core: string ): Mount[] {
	return [ 'wp-admin', 'wp-includes' ].map( ( name ) => ( {
		hostPath: join( core, name ),
		vfsPath: `/wordpress/${ name }`,
	} ) );
}

/**
 * Settings that make PHP several times faster.
 * @param php Version.
 */
export function phpIniMounts( php: string ): Mount[] {
	const name = WITHOUT_OPCACHE.includes( php )
		? 'no-opcache.ini'
		: 'opcache-in-memory.ini';
	return [
		{
			hostPath: join( HERE, 'playground/php-ini', name ),
			vfsPath: `${ PHP_INI_FOLDER }/${ name }`,
		},
	];
}

/** What every site here has besides the plugin. */
export function ownMounts(): Mount[] {
	return [
		{ hostPath: PHP, vfsPath: PHP },
		{
			// Not the folder: what a site wrote there would be in this repository.
			hostPath: join( PHP, 'mu-plugins/no-network.php' ),
			vfsPath: '/wordpress/wp-content/mu-plugins/no-network.php',
		},
	];
}

/** The plugin as it is in this repository: a change of its PHP, or a new build, shows on the next request. */
export function pluginMounts(): Mount[] {
	return PLUGIN_PARTS.map( ( name ) => ( {
		hostPath: join( projectRoot, name ),
		vfsPath: `${ PLUGIN_FOLDER }/${ name }`,
	} ) ).filter( ( { hostPath } ) => existsSync( hostPath ) );
}

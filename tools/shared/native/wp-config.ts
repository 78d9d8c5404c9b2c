import type { Database } from '../mariadb/index.ts';
import { constantsOf } from '../playground/constants.ts';
import type { SiteOptions } from '../playground/options.ts';

/**
 * The wp-config.php of a site.
 *
 * @param database Its database.
 * @param url      Its address, without a slash at the end.
 * @param folder   Its folder.
 * @param options  Options of the site.
 */
export function wpConfig(
	database: Database,
	url: string,
	folder: string,
	options: SiteOptions
): string {
	const keys = [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap(
		( name ) => [ `${ name }_KEY`, `${ name }_SALT` ]
	);
	const constants = {
		DB_NAME: database.name,
		DB_USER: database.user,
		DB_PASSWORD: '',
		DB_HOST: database.host,
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		WP_HOME: url,
		WP_SITEURL: url,
		...Object.fromEntries( keys.map( ( key ) => [ key, 'tests' ] ) ),
		...constantsOf( options, folder ),
	};
	// JSON's texts are PHP's, but for "$".
	const defines = Object.entries( constants ).map(
		( [ name, value ] ) =>
			`defined( '${ name }' ) || define( '${ name }', ${ JSON.stringify( value ).replaceAll( '$', '\\$' ) } );`
	);
	return [
		'<?php',
		...defines,
		`$table_prefix = 'wp_';`,
		`defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );`,
		`require_once ABSPATH . 'wp-settings.php';`,
		'',
	].join( '\n' );
}

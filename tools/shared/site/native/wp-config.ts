import type { Database } from '../../mariadb/index.ts';
import { defines } from '../../php-code.ts';

/** What every site says of its database, and its keys, which protect nothing here. */
export const databaseConstants = ( {
	host,
	name,
	user,
}: Omit< Database, 'daemon' > ): Record< string, string > => ( {
	DB_NAME: name,
	DB_USER: user,
	DB_PASSWORD: '',
	DB_HOST: host,
	DB_CHARSET: 'utf8mb4',
	DB_COLLATE: '',
	...Object.fromEntries(
		[ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap( ( key ) => [
			[ `${ key }_KEY`, 'tests' ],
			[ `${ key }_SALT`, 'tests' ],
		] )
	),
} );

/**
 * A wp-config.php.
 *
 * @param constants PHP constants, by name.
 * @param prefix    PHP that sets `$table_prefix`.
 */
export const wpConfig = (
	constants: Readonly< Record< string, string | number | boolean > >,
	prefix = `$table_prefix = 'wp_';`
): string => `<?php
${ defines( constants ) }
${ prefix }
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

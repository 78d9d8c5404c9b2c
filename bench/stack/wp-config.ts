import type { Database } from '../../tools/shared/mariadb/index.ts';

export interface ConfigOptions {
	database: Database;
	redisPort: number;
	/** Address of the site, without a slash at the end. */
	url: string;
}

/**
 * wp-config.php of the stack. One database holds a site for each number of programs: the header `X-Programs` (on the command
 * line the variable PROGRAMS) names it. `X-Object-Cache: off` does without Redis.
 */
export function wpConfig( options: ConfigOptions ): string {
	const { database, redisPort, url } = options;
	const constants = {
		DB_NAME: database.name,
		DB_USER: database.user,
		DB_PASSWORD: '',
		DB_HOST: database.host,
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		WP_HOME: url,
		WP_SITEURL: url,
		OBJECT_CACHE_REDIS_PORT: redisPort,
		// Application passwords without TLS.
		WP_ENVIRONMENT_TYPE: 'local',
		WP_DEBUG: false,
		DISABLE_WP_CRON: true,
		AUTOMATIC_UPDATER_DISABLED: true,
		WP_MEMORY_LIMIT: '512M',
		...Object.fromEntries(
			[ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap(
				( name ) => [
					[ `${ name }_KEY`, 'bench' ],
					[ `${ name }_SALT`, 'bench' ],
				]
			)
		),
	};
	const defines = Object.entries( constants )
		.map(
			( [ name, value ] ) =>
				`define( '${ name }', ${ typeof value === 'string' ? `'${ value }'` : value } );`
		)
		.join( '\n' );
	return `<?php
${ defines }
$programs     = (int) ( $_SERVER['HTTP_X_PROGRAMS'] ?? getenv( 'PROGRAMS' ) );
$table_prefix = "p{$programs}_";
if ( 'off' === ( $_SERVER['HTTP_X_OBJECT_CACHE'] ?? '' ) ) {
	$wp_filter['enable_loading_object_cache_dropin'][10]['off'] = array( 'function' => static fn() => false, 'accepted_args' => 0 );
}
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;
}

import type { Database } from '../../tools/shared/mariadb/index.ts';
import {
	databaseConstants,
	wpConfig as config,
} from '../../tools/shared/site/native/wp-config.ts';

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
export const wpConfig = ( {
	database,
	redisPort,
	url,
}: ConfigOptions ): string =>
	config(
		{
			...databaseConstants( database ),
			WP_HOME: url,
			WP_SITEURL: url,
			OBJECT_CACHE_REDIS_PORT: redisPort,
			// Application passwords without TLS.
			WP_ENVIRONMENT_TYPE: 'local',
			WP_DEBUG: false,
			DISABLE_WP_CRON: true,
			AUTOMATIC_UPDATER_DISABLED: true,
			WP_MEMORY_LIMIT: '512M',
		},
		`$programs     = (int) ( $_SERVER['HTTP_X_PROGRAMS'] ?? getenv( 'PROGRAMS' ) );
$table_prefix = "p{$programs}_";
if ( 'off' === ( $_SERVER['HTTP_X_OBJECT_CACHE'] ?? '' ) ) {
	$wp_filter['enable_loading_object_cache_dropin'][10]['off'] = array( 'function' => static fn() => false, 'accepted_args' => 0 );
}`
	);

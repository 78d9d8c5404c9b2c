<?php
/**
 * A site with the plugin as it is installed.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Zip;

use function ProgramsFilter\Tests\{block, category, coro, page, program};

require_once __DIR__ . '/../integration/php/load.php';

/**
 * Installs a zip as the admin does, and activates the plugin.
 *
 * @param string $zip Path.
 * @return mixed The plugin.
 * @throws \RuntimeException When WordPress refuses it.
 */
function install( string $zip ) {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	$skin     = new \WP_Ajax_Upgrader_Skin();
	$upgrader = new \Plugin_Upgrader( $skin );
	$done     = $upgrader->install( $zip );
	$plugin   = $upgrader->plugin_info();
	if ( true !== $done || ! is_string( $plugin ) ) {
		throw new \RuntimeException( (string) wp_json_encode( array( $done, $skin->get_error_messages() ) ) );
	}
	$error = activate_plugin( $plugin );
	if ( is_wp_error( $error ) ) {
		throw new \RuntimeException( $error->get_error_message() );
	}
	flush_rewrite_rules();

	return $plugin;
}

/** Writes two programs, and a page that lists them. */
function write(): void {
	program( 'Cerámica', array( category( 'Arte', 'arte' ) ) );
	coro();
	page( 'oferta', block() . '<!-- wp:paragraph --><p>Detrás del listado</p><!-- /wp:paragraph -->' );
}

/**
 * Moves a file of the plugin.
 *
 * @param string $from Its path in the plugin's folder.
 * @param string $to   Its new path.
 */
function move( string $from, string $to ): void {
	rename( WP_PLUGIN_DIR . "/programs-filter/$from", WP_PLUGIN_DIR . "/programs-filter/$to" );
}

/** Has each page say by which files of the plugin and by how many queries it was made. */
function say_costs(): void {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents(
		WPMU_PLUGIN_DIR . '/costs.php',
		'<?php add_action( "shutdown", static function () {
			if ( ! did_action( "template_redirect" ) ) {
				return;
			}
			$files = array_values( array_filter( get_included_files(), static fn( $file ) => str_contains( $file, "/programs-filter/" ) ) );
			echo "<!-- " . get_num_queries() . " queries: " . implode( " ", $files ) . " -->";
		}, -1 );'
	);
}

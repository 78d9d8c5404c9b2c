<?php
/**
 * Plugin Name: Example content
 * Description: Gives a site of wp-env, on its first request, Spanish, readable addresses and the content of the demo.
 *
 * @package ProgramsFilter
 */

namespace ProgramsFilter\WpEnv;

use WP_Rewrite;

// The site keeps the repository's own files: only a language may be added.
add_filter(
	'file_mod_allowed',
	static fn ( bool $allowed, string $context ): bool => $allowed || 'download_language_pack' === $context,
	10,
	2
);

// After the post types.
add_action( 'init', __NAMESPACE__ . '\\write_content', 99 );

/**
 * Only the first of several requests at the same time can add the option.
 */
function write_content(): void {
	if ( wp_installing() || ! post_type_exists( 'pfilter_programa' ) || ! add_option( 'programs_filter_example', 1 ) ) {
		return;
	}
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	require_once ABSPATH . 'wp-admin/includes/translation-install.php';

	wp_download_language_pack( 'es_ES' );
	// WordPress refuses a language that it has no texts in itself; the plugin has them, also where nothing can be downloaded.
	add_filter( 'sanitize_option_WPLANG', static fn ( $allowed, $option, $wanted ) => $wanted, 10, 3 );
	update_option( 'WPLANG', 'es_ES' );
	update_option( 'timezone_string', 'Europe/Madrid' );

	global $wp_rewrite;
	assert( $wp_rewrite instanceof WP_Rewrite );
	$wp_rewrite->set_permalink_structure( '/%postname%/' );
	flush_rewrite_rules();

	$user = get_current_user_id();
	ob_start();
	require WP_CONTENT_DIR . '/example/seed.php';
	ob_end_clean();
	wp_set_current_user( $user );
}

<?php
/**
 * Sets up plugins and themes of others.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Set_Up;

use RuntimeException;

require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once __DIR__ . '/set-up/builders.php';
require_once __DIR__ . '/set-up/caches.php';
require_once __DIR__ . '/set-up/changes.php';
require_once __DIR__ . '/set-up/everyday.php';
require_once __DIR__ . '/set-up/fields.php';
require_once __DIR__ . '/set-up/polylang.php';
require_once __DIR__ . '/set-up/posts.php';
require_once __DIR__ . '/set-up/translatepress.php';

/**
 * Activates a plugin.
 *
 * @param string $plugin Such as "cache-enabler/cache-enabler.php".
 * @throws RuntimeException When it cannot be.
 */
function activate( string $plugin ): void {
	wp_set_current_user( 1 );
	// Once active, some lead to a page of theirs and end the request, and with it what this one has to answer.
	$leads_away = new RuntimeException( 'leads away' );
	$stay       = static function () use ( $leads_away ): void {
		throw $leads_away;
	};
	add_filter( 'wp_redirect', $stay );
	try {
		$error = activate_plugin( $plugin );
	} catch ( RuntimeException $exception ) {
		if ( $exception !== $leads_away || ! is_plugin_active( $plugin ) ) {
			throw $exception;
		}
		// That of activate_plugin().
		ob_end_clean();
		$error = null;
	}
	remove_filter( 'wp_redirect', $stay );
	if ( is_wp_error( $error ) ) {
		throw new RuntimeException( esc_html( $error->get_error_message() ) );
	}
}

/**
 * Switches to a theme.
 *
 * @param string $theme Its folder.
 * @throws RuntimeException When it is not there.
 */
function switch_to( string $theme ): void {
	if ( ! wp_get_theme( $theme )->exists() ) {
		throw new RuntimeException( esc_html( "No theme $theme." ) );
	}
	switch_theme( $theme );
}

/**
 * The version of a plugin or a theme as WordPress has it at work.
 *
 * @param string $kind "plugin" or "theme".
 * @param string $what File of the plugin, folder of the theme.
 * @return string Empty where it is not active.
 */
function version_at_work( string $kind, string $what ): string {
	if ( 'theme' === $kind ) {
		return get_stylesheet() === $what ? (string) wp_get_theme()->get( 'Version' ) : '';
	}

	return is_plugin_active( $what ) ? get_plugin_data( WP_PLUGIN_DIR . "/$what", false, false )['Version'] : '';
}

/**
 * Publishes a page.
 *
 * @param string                $slug    Its slug.
 * @param string                $content Its content.
 * @param array<string, string> $meta    Its metadata.
 * @return int ID.
 */
function publish( string $slug, string $content, array $meta = array() ): int {
	wp_set_current_user( 1 );

	return wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_title'   => 'Prueba',
			'post_name'    => $slug,
			'post_status'  => 'publish',
			'post_content' => wp_slash( $content ),
			'meta_input'   => array_map( 'wp_slash', $meta ),
		)
	);
}

/** Has Rank Math work without an account at its makers. */
function set_up_rank_math(): void {
	update_option( 'rank_math_registration_skip', 1 );
}

/**
 * Gives a program of the demo another title.
 *
 * @param string $slug  Its slug.
 * @param string $title Title.
 */
function retitle( string $slug, string $title ): void {
	wp_set_current_user( 1 );
	$found = get_posts( array( 'name' => $slug, 'post_type' => 'pfilter_programa' ) );
	wp_update_post( array( 'ID' => $found[0]->ID, 'post_title' => $title ) );
}

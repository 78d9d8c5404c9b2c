<?php
/**
 * Settings of a new site. Runs inside WordPress; see configure.ts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

use RuntimeException;
use WP_Rewrite;

/**
 * Makes it a Spanish site, or one of another language, that works.
 *
 * @param array{language: string, permalinks: string, plugin: string} $settings The plugin's file, or '' for none.
 *
 * @throws RuntimeException When the plugin cannot be activated.
 */
function configure( array $settings ): void {
	require_once ABSPATH . 'wp-admin/includes/admin.php';

	// WordPress refuses a language that it has no texts in itself; the plugin has them.
	add_filter( 'sanitize_option_WPLANG', static fn ( $allowed, $option, $wanted ) => $wanted, 10, 3 );
	update_option( 'WPLANG', 'en_US' === $settings['language'] ? '' : $settings['language'] );
	switch_to_locale( $settings['language'] );

	update_option( 'blogname', 'Centro Cultural' );
	update_option( 'blogdescription', '' );
	update_option( 'timezone_string', 'Europe/Madrid' );
	update_option( 'start_of_week', 1 );
	update_option( 'date_format', 'j \d\e F \d\e Y' );
	update_option( 'time_format', 'H:i' );
	update_option( 'admin_email_lifespan', PHP_INT_MAX );
	update_option( 'permalink_structure', $settings['permalinks'] );
	silence_guides();

	global $wp_rewrite;
	assert( $wp_rewrite instanceof WP_Rewrite );
	$wp_rewrite->init();
	if ( '' !== $settings['plugin'] ) {
		$error = activate_plugin( $settings['plugin'] );
		if ( is_wp_error( $error ) ) {
			throw new RuntimeException( $error->get_error_message() );
		}
	}
	flush_rewrite_rules( false );
}

/**
 * No welcome guides over the editors that people and tests open.
 */
function silence_guides(): void {
	$no_guide = array(
		'welcomeGuide'         => false,
		'welcomeGuideStyles'   => false,
		'welcomeGuidePage'     => false,
		'welcomeGuideTemplate' => false,
		'fullscreenMode'       => false,
	);
	update_user_meta(
		1,
		'wp_persisted_preferences',
		array(
			'core/edit-post'    => $no_guide,
			'core/edit-site'    => $no_guide,
			'core/edit-widgets' => $no_guide,
			'core'              => array( 'enableChoosePatternModal' => false ),
			'_modified'         => gmdate( 'c' ),
		)
	);
	update_user_meta( 1, 'show_welcome_panel', 0 );
}

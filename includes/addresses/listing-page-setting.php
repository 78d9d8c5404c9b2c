<?php
/**
 * Programs > Settings: which page is the listing. And the list of pages says which one it is. The days without activity stand below
 * (includes/admin/days-off.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Adds the page to the menu of programs. */
function add_settings_page(): void {
	if ( Program\is_post_type_ours() ) {
		$hook = add_submenu_page(
			'edit.php?post_type=' . Program\POST_TYPE,
			__( 'Program settings', 'programs-filter' ),
			__( 'Settings', 'programs-filter' ),
			// Editors have the days without activity there.
			'edit_others_' . Program\CAPABILITY_PLURAL,
			SETTINGS_PAGE,
			__NAMESPACE__ . '\\print_settings_page'
		);
		add_action( "load-$hook", __NAMESPACE__ . '\\add_own_words_style' );
	}
}

/** Prints the page. */
function print_settings_page(): void {
	echo '<div class="wrap"><h1>', esc_html__( 'Program settings', 'programs-filter' ), '</h1>';
	settings_errors();
	if ( current_user_can( 'manage_options' ) ) {
		print_settings_form();
	}
	echo '</div>';
}

/** Prints the settings of administrators. */
function print_settings_form(): void {
	echo '<form action="options.php" method="post">';
	settings_fields( SETTINGS_PAGE );
	echo '<table class="form-table" role="presentation">';
	do_settings_fields( SETTINGS_PAGE, 'default' );
	echo '</table>';
	submit_button();
	echo '</form>';
}

/** Registers the setting. WordPress checks nonce and capability of its page. */
function register_page_setting(): void {
	register_setting(
		SETTINGS_PAGE,
		CHOSEN_PAGE,
		array(
			'type'              => 'integer',
			'default'           => 0,
			'sanitize_callback' => __NAMESPACE__ . '\\sanitize_page_setting',
		)
	);
	add_settings_field( CHOSEN_PAGE, __( 'Programs page', 'programs-filter' ), __NAMESPACE__ . '\\print_page_setting', SETTINGS_PAGE, 'default', array( 'label_for' => CHOSEN_PAGE ) );
}

/**
 * Sanitizes the chosen page.
 *
 * @param mixed $value Submitted value.
 * @return int ID; 0 for automatic; the old value if the page cannot be used.
 */
function sanitize_page_setting( $value ): int {
	if ( null === $value ) {
		// Without pages the field is missing.
		return chosen_page_id();
	}
	$page = is_numeric( $value ) ? (int) $value : -1;
	if ( 0 === $page || ( 'page' === get_post_type( $page ) && is_published_page( $page ) ) ) {
		return $page;
	}
	add_settings_error( CHOSEN_PAGE, 'programs_filter_page', __( 'The programs page has to be a published page. It was not changed.', 'programs-filter' ) );

	return chosen_page_id();
}

/**
 * Prints the field.
 */
function print_page_setting(): void {
	$found = found_page_id();
	/* translators: %s: title of the page that was found. */
	$automatic = 0 === $found ? __( 'Automatic', 'programs-filter' ) : sprintf( __( 'Automatic: %s', 'programs-filter' ), wp_strip_all_tags( get_the_title( $found ) ) );
	$select    = wp_dropdown_pages(
		array(
			'name'              => esc_attr( CHOSEN_PAGE ),
			'selected'          => absint( chosen_page_id() ),
			'show_option_none'  => esc_html( $automatic ),
			'option_none_value' => '0',
		)
	);
	if ( '' === $select ) {
		echo esc_html( $automatic );
	}
	printf(
		'<p class="description">%s</p>',
		esc_html__( 'Categories of programs lead to this page, filtered, and each program leads back to it. Automatic is the page with the block “Programs” or [programas].', 'programs-filter' )
	);
}

/**
 * Marks the listing in the list of pages.
 *
 * @param mixed $states States of a post by name.
 * @param mixed $post   The post.
 * @return mixed
 */
function add_page_state( $states, $post = null ) {
	if ( is_array( $states ) && $post instanceof \WP_Post && listing_page_id() === $post->ID ) {
		$states['programs_filter_page'] = _x( 'Programs Page', 'page label', 'programs-filter' );
	}

	return $states;
}

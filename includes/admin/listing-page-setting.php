<?php
/**
 * Settings > Reading: which page is the listing. And the list of pages says which one it is.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing_Page_Setting;

use ProgramsFilter\Listing_Page;
use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'admin_init', __NAMESPACE__ . '\\register' );
	add_filter( 'display_post_states', __NAMESPACE__ . '\\add_state', 10, 2 );
}

/**
 * Registers the setting. WordPress checks nonce and capability of its screen.
 */
function register(): void {
	register_setting(
		'reading',
		Listing_Page\CHOSEN,
		array(
			'type'              => 'integer',
			'default'           => 0,
			'sanitize_callback' => __NAMESPACE__ . '\\sanitize',
		)
	);
	add_settings_field( Listing_Page\CHOSEN, __( 'Programs page', 'programs-filter' ), __NAMESPACE__ . '\\print_field', 'reading', 'default', array( 'label_for' => Listing_Page\CHOSEN ) );
}

/**
 * A page that can be chosen.
 *
 * @param mixed $value What was sent.
 * @return int ID, 0 for the one that is found; what was chosen before, where the page cannot be used.
 */
function sanitize( $value ): int {
	if ( null === $value ) {
		// Without pages there is no field.
		return Listing_Page\chosen();
	}
	$page = is_numeric( $value ) ? (int) $value : -1;
	if ( 0 === $page || ( 'page' === get_post_type( $page ) && Listing_Page\is_published( $page ) ) ) {
		return $page;
	}
	add_settings_error( Listing_Page\CHOSEN, 'programs_filter_page', __( 'The programs page has to be a published page. It was not changed.', 'programs-filter' ) );

	return Listing_Page\chosen();
}

/**
 * Prints the field.
 */
function print_field(): void {
	$found = Listing_Page\found();
	/* translators: %s: title of the page that was found. */
	$automatic = 0 === $found ? __( 'Automatic', 'programs-filter' ) : sprintf( __( 'Automatic: %s', 'programs-filter' ), wp_strip_all_tags( Text\only_text( get_the_title( $found ) ) ) );
	$select    = wp_dropdown_pages(
		array(
			'name'              => esc_attr( Listing_Page\CHOSEN ),
			'selected'          => absint( Listing_Page\chosen() ),
			'show_option_none'  => esc_html( $automatic ),
			'option_none_value' => '0',
		)
	);
	if ( '' === $select ) {
		echo esc_html( $automatic );
	}
	printf(
		'<p class="description">%s</p>',
		esc_html__( 'Categories of programs lead to this page, filtered, and each program leads back to it. Automatic is the page with the block “Programs” or the shortcode.', 'programs-filter' )
	);
}

/**
 * Says in the list of pages that one of them is the listing.
 *
 * @param mixed $states What the list says of a post, by name.
 * @param mixed $post   The post.
 * @return mixed
 */
function add_state( $states, $post = null ) {
	if ( is_array( $states ) && $post instanceof \WP_Post && Listing_Page\id() === $post->ID ) {
		$states['programs_filter_page'] = _x( 'Programs Page', 'page label', 'programs-filter' );
	}

	return $states;
}

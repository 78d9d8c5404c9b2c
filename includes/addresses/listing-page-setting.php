<?php
/**
 * The field of Programs > Settings that chooses the listing page, and the label of that page in the list of pages.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes the chosen page.
 *
 * @param int $page ID of a page; 0 for automatic.
 * @return int The old value if the page is invalid.
 */
function sanitize_page_setting( int $page ): int {
	if ( 0 === $page || ( 'page' === get_post_type( $page ) && is_published_page( $page ) ) ) {
		return $page;
	}
	add_settings_error( LISTING_PAGE_OPTION, 'programs_filter_page', __( 'The programs page has to be a published page. It was not changed.', 'programs-filter' ) );

	return get_chosen_page_id();
}

/**
 * Prints the field.
 *
 * @param int $page Chosen page, 0 for automatic.
 */
function print_page_setting( int $page ): void {
	$found = get_found_page_id();
	/* translators: %s: title of the page that was found. */
	$automatic = 0 === $found ? __( 'Automatic', 'programs-filter' ) : sprintf( __( 'Automatic: %s', 'programs-filter' ), wp_strip_all_tags( get_the_title( $found ) ) );
	$select    = wp_dropdown_pages(
		array(
			'name'              => esc_attr( LISTING_PAGE_OPTION ),
			'selected'          => absint( $page ),
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
function add_listing_post_state( $states, $post = null ) {
	if ( is_array( $states ) && $post instanceof \WP_Post && get_listing_page_id() === $post->ID ) {
		$states['programs_filter_page'] = _x( 'Programs Page', 'page label', 'programs-filter' );
	}

	return $states;
}

<?php
/**
 * What needs attention, in "At a Glance" of the dashboard: a number each, which leads to the view of the list of programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the numbers that are not 0, for those who can edit programs.
 *
 * @param array<string> $items Items in HTML.
 * @return array<string>
 */
function add_glance_items( array $items ): array {
	if ( ! Program\may_with_programs( 'edit_posts' ) || ! Program\is_post_type_ours() ) {
		return $items;
	}
	$counts = array();
	foreach ( array( 'undated', 'closing', 'full' ) as $view ) {
		$counts[ $view ] = count( programs_of_view( $view ) );
	}
	foreach ( array(
		/* translators: %s: number. */
		'undated' => _n( '%s program without dates', '%s programs without dates', $counts['undated'], 'programs-filter' ),
		/* translators: %s: number. */
		'closing' => _n( '%s program whose sign-up ends within 7 days', '%s programs whose sign-up ends within 7 days', $counts['closing'], 'programs-filter' ),
		/* translators: %s: number. */
		'full'    => _n( '%s program fully booked', '%s programs fully booked', $counts['full'], 'programs-filter' ),
	) as $view => $words ) {
		if ( $counts[ $view ] > 0 ) {
			$items[] = sprintf( '<a href="%s">%s</a>', esc_url( view_url( $view ) ), esc_html( sprintf( $words, number_format_i18n( $counts[ $view ] ) ) ) );
		}
	}

	return $items;
}

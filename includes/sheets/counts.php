<?php
/**
 * How many programs each category has, once an import is done.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Sheet_Counts;

use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

defined( 'ABSPATH' ) || exit;

/**
 * Has all of them counted, as a part that a kill ended has counted none. When WordPress defers it, it is done with the others.
 */
function again(): void {
	$terms = get_terms(
		array(
			'taxonomy'   => TAXONOMY,
			'hide_empty' => false,
			'fields'     => 'tt_ids',
		)
	);
	wp_update_term_count( is_array( $terms ) ? $terms : array(), TAXONOMY );
}

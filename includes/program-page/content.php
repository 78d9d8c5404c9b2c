<?php
/**
 * Whether the parts of a program's page are put around its content, and their style in the head: in classic themes.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Loads the style in the head, where the facts will be seen. */
function enqueue_facts_style(): void {
	$post = is_singular( Program\POST_TYPE ) ? get_queried_object() : null;
	if ( $post instanceof \WP_Post && should_add_facts( $post ) ) {
		wp_enqueue_style( FACTS_STYLE );
	}
}

/**
 * Whether to add the facts to the content.
 *
 * @param \WP_Post $post Program.
 */
function should_add_facts( \WP_Post $post ): bool {
	/**
	 * Filters whether facts, and related programs if it is full, are added to the content of a program.
	 *
	 * @since 0.1.0
	 *
	 * @param bool     $show False if the block template contains the facts block, or was edited.
	 * @param \WP_Post $post Program.
	 */
	return true === apply_filters( 'programs_filter_show_facts', ! does_template_control_facts(), $post );
}

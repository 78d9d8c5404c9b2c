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
	 * Filters whether when, facts and sessions of a program are put around its content, and related programs appended if it is full.
	 *
	 * @since 0.1.0
	 *
	 * @param bool     $show True, unless a block template that contains the block, or that was edited, renders the page.
	 * @param \WP_Post $post Program.
	 */
	return true === apply_filters( 'programs_filter_show_facts', ! does_template_control_facts(), $post );
}

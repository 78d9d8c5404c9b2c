<?php
/**
 * Pages for the editor.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Editor;

/**
 * Writes a draft.
 *
 * @param string $content Blocks, as the editor saves them.
 * @return int ID.
 */
function draft( string $content ): int {
	kses_remove_filters();

	return wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_title'   => 'Prueba',
			'post_status'  => 'draft',
			'post_author'  => 1,
			'post_content' => wp_slash( $content ),
		)
	);
}

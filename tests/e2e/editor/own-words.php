<?php
/**
 * A site with words of its own.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Own_Words;

/**
 * Calls the programs courses, or programs again.
 *
 * @param bool $is_renamed Whether they are courses.
 */
function call_them_courses( bool $is_renamed ): void {
	delete_option( 'programs_filter_words' );
	if ( $is_renamed ) {
		update_option(
			'programs_filter_words',
			array(
				'one'    => 'curso',
				'many'   => 'cursos',
				'slug'   => 'curso',
				'former' => array( 'programa' ),
			)
		);
	}
}

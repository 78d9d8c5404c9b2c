<?php
/**
 * A post with a listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Feed;

use function ProgramsFilter\Tests\{block, post, two_programs};

/** Writes it, and two programs of which it shows one. */
function news(): void {
	two_programs();
	post(
		array(
			'post_type'    => 'post',
			'post_status'  => 'publish',
			'post_title'   => 'Noticia',
			'post_content' => block( array( 'initialCategory' => 'arte' ) ),
		)
	);
}

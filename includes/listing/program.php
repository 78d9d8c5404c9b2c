<?php
/**
 * The view model of a program's own page: what it says beside the text that somebody wrote.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\Card;
use ProgramsFilter\Categories;
use ProgramsFilter\Facts;
use ProgramsFilter\Listing_Page;
use ProgramsFilter\Signup;
use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

/**
 * What is said of a program. Behind a password there is only the way back.
 *
 * @param \WP_Post $post Program.
 * @param int      $now  Unix time.
 * @return array
 * @phpstan-return ProgramPage
 */
function view_model( \WP_Post $post, int $now ): array {
	$program = array(
		'facts'      => array(),
		'badge'      => null,
		'signup'     => array(),
		'categories' => array(),
		'back'       => Listing_Page\address(),
	);
	if ( post_password_required( $post ) ) {
		return $program;
	}
	foreach ( Categories\of_program( $post ) as $term ) {
		$program['categories'][] = array(
			'name' => Text\typeset( $term->name ),
			'url'  => Listing_Page\address( $term->slug ),
		);
	}
	// Who knows the password may read them.
	$open                = clone $post;
	$open->post_password = '';

	$facts = Facts\values( $post->ID );

	return array( 'signup' => Signup\links( $facts, Signup\state( $facts, $now ) ) ) + Card\of_card( $open ) + $program;
}

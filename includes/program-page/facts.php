<?php
/**
 * The HTML of what a program's page says of it: facts, how to sign up, its categories, the way back to the listing.
 *
 * The view model of a program's own page: what it says beside the text that somebody wrote.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Addresses;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Class of the element, by which a content is known that has them already.
 */
const FACTS_CLASS = 'programas-facts';

/**
 * What is said of a program.
 *
 * @param \WP_Post                   $post    Program.
 * @param FactsParts                 $parts   Which parts.
 * @param callable( string ): string $wrapper Makes the attributes of the element around it, HTML, from its classes.
 * @return string '' when there is nothing to say.
 */
function facts_html( \WP_Post $post, array $parts, callable $wrapper ): string {
	return Program\is_excerpt_in_progress() ? '' : rendered_facts( program_view_model( $post, time() ), $parts, $wrapper );
}

/**
 * An example, for the editor where it is about no program in particular.
 *
 * @param FactsParts                 $parts   Which parts.
 * @param callable( string ): string $wrapper As above.
 */
function example_facts_html( array $parts, callable $wrapper ): string {
	$values   = array(
		'start'        => ( new \DateTimeImmutable( '+14 days', wp_timezone() ) )->format( 'Y-m-d' ) . 'T18:00',
		'end'          => '',
		'schedule'     => __( 'Tuesdays, 18:00–19:30', 'programs-filter' ),
		'place'        => __( 'Room 2', 'programs-filter' ),
		'address'      => '',
		'audience'     => __( 'For all ages', 'programs-filter' ),
		'price'        => '',
		'free'         => '1',
		'signup_url'   => '#',
		'signup_until' => '',
		'signup_state' => '',
		'email'        => '',
		'phone'        => '',
	);
	$known    = Program\shown_facts_of_values( $values, time(), array( 'dates', 'schedule', 'place', 'audience', 'signup' ) );
	$category = array(
		'name' => esc_html__( 'Category', 'programs-filter' ),
		'url'  => '#',
	);
	$program  = array(
		'signup'     => Program\signup_links( $values, Program\signup_state( $values, time() ) ),
		'categories' => array( $category ),
		'back'       => '#',
	) + $known;

	return rendered_facts( $program, $parts, $wrapper );
}

/**
 * The HTML.
 *
 * @param ProgramPage                $program What is said.
 * @param FactsParts                 $parts   Which parts of it.
 * @param callable( string ): string $wrapper As above.
 * @return string '' when there is nothing to say.
 */
function rendered_facts( array $program, array $parts, callable $wrapper ): string {
	if ( ! $parts['showBack'] ) {
		$program['back'] = '';
	}
	if ( ! $parts['showCategories'] ) {
		$program['categories'] = array();
	}
	if ( ! $parts['showFacts'] ) {
		$program = array(
			'facts'  => array(),
			'badge'  => null,
			'signup' => array(),
		) + $program;
	}
	$said = array_filter( $program, static fn( $part ): bool => array() !== $part && null !== $part && '' !== $part );

	return array() === $said ? '' : Listing\render_template(
		'facts',
		array(
			'program' => $program,
			'parts'   => $parts,
			'wrapper' => $wrapper( FACTS_CLASS ),
		)
	);
}

/**
 * What is said of a program. Behind a password there is only the way back.
 *
 * @param \WP_Post $post Program.
 * @param int      $now  Unix time.
 * @return ProgramPage
 */
function program_view_model( \WP_Post $post, int $now ): array {
	$program = array(
		'facts'      => array(),
		'badge'      => null,
		'signup'     => array(),
		'categories' => array(),
		'back'       => Addresses\listing_page_url(),
	);
	if ( post_password_required( $post ) ) {
		return $program;
	}
	foreach ( Program\program_categories( $post ) as $term ) {
		$program['categories'][] = array(
			'name' => WordPress\typeset( $term->name ),
			'url'  => Addresses\listing_page_url( $term->slug ),
		);
	}
	// Who knows the password may read them.
	$open                = clone $post;
	$open->post_password = '';

	$facts = Program\program_facts( $post->ID );

	return array( 'signup' => Program\signup_links( $facts, Program\signup_state( $facts, $now ) ) ) + Listing\facts_of_card( $open ) + $program;
}

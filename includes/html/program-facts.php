<?php
/**
 * The HTML of what a program's page says of it: facts, how to sign up, its categories, the way back to the listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Facts;

use ProgramsFilter\Excerpt;
use ProgramsFilter\Fact_List;
use ProgramsFilter\Program;
use ProgramsFilter\Signup;
use ProgramsFilter\Templates;

defined( 'ABSPATH' ) || exit;

/**
 * Class of the element, by which a content is known that has them already.
 */
const MARK = 'programas-facts';

/**
 * What is said of a program.
 *
 * @param \WP_Post $post    Program.
 * @param array    $parts   Which parts.
 * @param callable $wrapper Makes the attributes of the element around it, HTML, from its classes.
 * @phpstan-param FactsParts $parts
 * @phpstan-param callable( string ): string $wrapper
 * @return string '' when there is nothing to say.
 */
function html( \WP_Post $post, array $parts, callable $wrapper ): string {
	return Excerpt\is_in_progress() ? '' : rendered( Program\view_model( $post, time() ), $parts, $wrapper );
}

/**
 * An example, for the editor where it is about no program in particular.
 *
 * @param array    $parts   Which parts.
 * @param callable $wrapper As above.
 * @phpstan-param FactsParts $parts
 * @phpstan-param callable( string ): string $wrapper
 */
function example( array $parts, callable $wrapper ): string {
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
	$known    = Fact_List\of_values( $values, time(), array( 'dates', 'schedule', 'place', 'audience', 'signup' ) );
	$category = array(
		'name' => esc_html__( 'Category', 'programs-filter' ),
		'url'  => '#',
	);
	$program  = array(
		'signup'     => Signup\links( $values, Signup\state( $values, time() ) ),
		'categories' => array( $category ),
		'back'       => '#',
	) + $known;

	return rendered( $program, $parts, $wrapper );
}

/**
 * The HTML.
 *
 * @param array    $program What is said.
 * @param array    $parts   Which parts of it.
 * @param callable $wrapper As above.
 * @phpstan-param ProgramPage $program
 * @phpstan-param FactsParts $parts
 * @phpstan-param callable( string ): string $wrapper
 * @return string '' when there is nothing to say.
 */
function rendered( array $program, array $parts, callable $wrapper ): string {
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

	return array() === $said || ! Templates\are_there() ? '' : Templates\render(
		'facts',
		array(
			'program' => $program,
			'parts'   => $parts,
			'wrapper' => $wrapper( MARK ),
		)
	);
}

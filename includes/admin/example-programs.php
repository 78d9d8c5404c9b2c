<?php
/**
 * Returns the six example programs, in the current language, with dates relative to today so that every state is shown; created by examples.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the examples.
 *
 * @return list<array{title: string, excerpt: string, categories: list<string>, picture: non-empty-string, facts: array<string, string>}>
 */
function get_example_programs(): array {
	$day = static fn( string $when ): string => ( new \DateTimeImmutable( "today $when", wp_timezone() ) )->format( 'Y-m-d' );

	return array(
		array(
			'title'      => __( 'Watercolor for beginners', 'programs-filter' ),
			'excerpt'    => __( 'Water, light and color: eight afternoons to paint without fear of the blank page.', 'programs-filter' ),
			'categories' => array( __( 'Art', 'programs-filter' ) ),
			'picture'    => 'acuarela.webp',
			'facts'      => array(
				'sessions' => $day( 'tuesday +2 weeks' ) . '/' . $day( 'tuesday +9 weeks' ) . ' TU 18:00-19:30',
				'place'    => __( 'Workshop', 'programs-filter' ),
				'audience' => __( 'Adults', 'programs-filter' ),
				'price'    => Program\amount_text( '60' ),
			),
		),
		array(
			'title'      => __( 'Open choir', 'programs-filter' ),
			'excerpt'    => __( 'No audition: all you need is the wish to sing.', 'programs-filter' ),
			'categories' => array( __( 'Music', 'programs-filter' ) ),
			'picture'    => 'coro.webp',
			'facts'      => array(
				'sessions' => $day( 'thursday +1 week' ) . '/.. TH 19:00-20:30',
				'place'    => __( 'Main hall', 'programs-filter' ),
				'price'    => Program\amount_text( '0' ),
			),
		),
		array(
			'title'      => __( 'My first robot', 'programs-filter' ),
			'excerpt'    => __( 'Build it, wire it and teach it to find its way.', 'programs-filter' ),
			'categories' => array( __( 'Science', 'programs-filter' ), __( 'Families', 'programs-filter' ) ),
			'picture'    => 'robot.webp',
			'facts'      => array(
				'sessions'     => $day( 'saturday +2 weeks' ) . '/' . $day( 'saturday +6 weeks' ) . ' SA 11:00-13:00',
				'place'        => __( 'Workshop', 'programs-filter' ),
				'audience'     => __( 'Ages 8 to 12', 'programs-filter' ),
				'price'        => Program\amount_text( '45' ),
				'signup_state' => 'full',
			),
		),
		array(
			'title'      => __( 'Story hour', 'programs-filter' ),
			'excerpt'    => __( 'Stories told aloud, for small ears and whoever comes with them.', 'programs-filter' ),
			'categories' => array( __( 'Families', 'programs-filter' ) ),
			'picture'    => 'cuento.webp',
			'facts'      => array(
				'sessions' => $day( 'friday +1 week' ) . ' 17:30',
				'place'    => __( 'Library', 'programs-filter' ),
				'audience' => __( 'Ages 3 to 6', 'programs-filter' ),
				'price'    => Program\amount_text( '0' ),
			),
		),
		array(
			'title'      => __( 'Gentle yoga', 'programs-filter' ),
			'excerpt'    => __( 'Breathing, balance and rest, at everybody’s own pace.', 'programs-filter' ),
			'categories' => array( __( 'Wellbeing', 'programs-filter' ) ),
			'picture'    => 'yoga.webp',
			'facts'      => array(
				'schedule'     => __( 'Mondays and Wednesdays, 10 to 11 am', 'programs-filter' ),
				'place'        => __( 'Main hall', 'programs-filter' ),
				'audience'     => __( 'Adults', 'programs-filter' ),
				'price'        => Program\amount_text( '25' ),
				'signup_state' => 'waiting',
			),
		),
		array(
			'title'      => __( 'A night among the stars', 'programs-filter' ),
			'excerpt'    => __( 'Moons, rings and nebulae, seen through the telescopes on the roof.', 'programs-filter' ),
			'categories' => array( __( 'Science', 'programs-filter' ), __( 'Families', 'programs-filter' ) ),
			'picture'    => 'telescopio.webp',
			'facts'      => array(
				'sessions' => $day( 'saturday +3 weeks' ) . ' 21:30-23:00',
				'place'    => __( 'Roof terrace', 'programs-filter' ),
				'price'    => Program\amount_text( '0' ),
			),
		),
	);
}

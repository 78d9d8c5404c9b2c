<?php
/**
 * What the six example programs say, in the language of the moment.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Example_Texts;

defined( 'ABSPATH' ) || exit;

/**
 * The examples. Days are counted from today, so that each state of a program can be seen.
 *
 * @return list<array{title: string, excerpt: string, categories: list<string>, picture: non-empty-string, facts: array<string, string>}>
 */
function all(): array {
	$art      = __( 'Art', 'programs-filter' );
	$music    = __( 'Music', 'programs-filter' );
	$science  = __( 'Science', 'programs-filter' );
	$families = __( 'Families', 'programs-filter' );
	$health   = __( 'Wellbeing', 'programs-filter' );
	$adults   = __( 'Adults', 'programs-filter' );
	$workshop = __( 'Workshop', 'programs-filter' );

	return array(
		array(
			'title'      => __( 'Watercolor for beginners', 'programs-filter' ),
			'excerpt'    => __( 'Water, light and color: eight afternoons to paint without fear of the blank page.', 'programs-filter' ),
			'categories' => array( $art ),
			'picture'    => 'acuarela.webp',
			'facts'      => array(
				'start'    => day( 'tuesday +2 weeks' ),
				'end'      => day( 'tuesday +9 weeks' ),
				'schedule' => __( 'Tuesdays, 6 to 7:30 pm', 'programs-filter' ),
				'place'    => $workshop,
				'audience' => $adults,
				'price'    => '60 €',
			),
		),
		array(
			'title'      => __( 'Open choir', 'programs-filter' ),
			'excerpt'    => __( 'No audition: all you need is the wish to sing.', 'programs-filter' ),
			'categories' => array( $music ),
			'picture'    => 'coro.webp',
			'facts'      => array(
				'start'    => day( 'thursday +1 week' ),
				'schedule' => __( 'Thursdays, 7 to 8:30 pm', 'programs-filter' ),
				'place'    => __( 'Main hall', 'programs-filter' ),
				'free'     => '1',
			),
		),
		array(
			'title'      => __( 'My first robot', 'programs-filter' ),
			'excerpt'    => __( 'Build it, wire it and teach it to find its way.', 'programs-filter' ),
			'categories' => array( $science, $families ),
			'picture'    => 'robot.webp',
			'facts'      => array(
				'start'        => day( 'saturday +2 weeks' ),
				'end'          => day( 'saturday +6 weeks' ),
				'schedule'     => __( 'Saturdays, 11 am to 1 pm', 'programs-filter' ),
				'place'        => $workshop,
				'audience'     => __( 'Ages 8 to 12', 'programs-filter' ),
				'price'        => '45 €',
				'signup_state' => 'full',
			),
		),
		array(
			'title'      => __( 'Story hour', 'programs-filter' ),
			'excerpt'    => __( 'Stories told aloud, for small ears and whoever comes with them.', 'programs-filter' ),
			'categories' => array( $families ),
			'picture'    => 'cuento.webp',
			'facts'      => array(
				'start'    => day( 'friday +1 week' ) . 'T17:30',
				'place'    => __( 'Library', 'programs-filter' ),
				'audience' => __( 'Ages 3 to 6', 'programs-filter' ),
				'free'     => '1',
			),
		),
		array(
			'title'      => __( 'Gentle yoga', 'programs-filter' ),
			'excerpt'    => __( 'Breathing, balance and rest, at everybody’s own pace.', 'programs-filter' ),
			'categories' => array( $health ),
			'picture'    => 'yoga.webp',
			'facts'      => array(
				'schedule'     => __( 'Mondays and Wednesdays, 10 to 11 am', 'programs-filter' ),
				'place'        => __( 'Main hall', 'programs-filter' ),
				'audience'     => $adults,
				'price'        => '25 €',
				'signup_state' => 'waiting',
			),
		),
		array(
			'title'      => __( 'A night among the stars', 'programs-filter' ),
			'excerpt'    => __( 'Moons, rings and nebulae, seen through the telescopes on the roof.', 'programs-filter' ),
			'categories' => array( $science, $families ),
			'picture'    => 'telescopio.webp',
			'facts'      => array(
				'start' => day( 'saturday +3 weeks' ) . 'T21:30',
				'end'   => day( 'saturday +3 weeks' ) . 'T23:00',
				'place' => __( 'Roof terrace', 'programs-filter' ),
				'free'  => '1',
			),
		),
	);
}

/**
 * What the page of each of them says.
 */
function note(): string {
	return __( 'This program is an example. Change whatever you like and it is yours, or remove all the examples with one click in the list of programs.', 'programs-filter' );
}

/**
 * A day as it is stored.
 *
 * @param string $relative Such as "tuesday +2 weeks".
 */
function day( string $relative ): string {
	return ( new \DateTimeImmutable( "today $relative", wp_timezone() ) )->format( 'Y-m-d' );
}

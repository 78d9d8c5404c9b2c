<?php
/**
 * The view model of a program's facts: what card, page, REST API and editor print.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Fact_List;

use ProgramsFilter\Dates;
use ProgramsFilter\Fact_Texts;
use ProgramsFilter\Facts;
use ProgramsFilter\Signup;
use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

/**
 * What can be shown, in the order in which a reader asks.
 */
const KEYS = array( 'dates', 'schedule', 'place', 'address', 'audience', 'price', 'signup', 'contact' );

/**
 * What each is made of; of signup the clock is a part.
 */
const MADE_OF = array(
	'dates'    => array(
		'start' => true,
		'end'   => true,
	),
	'schedule' => array( 'schedule' => true ),
	'place'    => array(
		'place'   => true,
		'address' => true,
	),
	'address'  => array(
		'place'   => true,
		'address' => true,
	),
	'audience' => array( 'audience' => true ),
	'price'    => array(
		'free'  => true,
		'price' => true,
	),
	'signup'   => array(),
	'contact'  => array(
		'phone' => true,
		'email' => true,
	),
);

/**
 * A program's facts and its badge. A password-protected program has none.
 *
 * @param \WP_Post     $post Program.
 * @param int          $now  Unix time.
 * @param list<string> $keys Which facts, in which order. Those that the program does not have, and unknown ones, are left out.
 * @return array
 * @phpstan-return array{facts: list<Fact>, badge: Badge|null}
 */
function of_program( \WP_Post $post, int $now, array $keys = KEYS ): array {
	if ( '' !== $post->post_password ) {
		return array(
			'facts' => array(),
			'badge' => null,
		);
	}
	$values = Facts\values( $post->ID );
	$place  = context();
	$list   = array();
	foreach ( array_intersect( $keys, KEYS ) as $key ) {
		$list[] = fact( $key, $values, $now, $place );
	}

	return array(
		'facts' => array_values( array_filter( $list ) ),
		'badge' => badge( $values, $now ),
	);
}

/**
 * What texts depend on besides a program's facts: language, time zone and formats of the site.
 */
function context(): string {
	$context = array( determine_locale(), wp_timezone_string(), get_option( 'date_format' ), get_option( 'time_format' ) );

	return implode( "\n", array_filter( $context, 'is_string' ) );
}

/**
 * A fact. Most programs of a listing share their place, their price, their days: those are made once.
 *
 * @param string $key     One of KEYS.
 * @param array  $facts   Facts.
 * @param int    $now     Unix time.
 * @param string $context What context() said.
 * @phpstan-param Facts $facts
 * @return array|null
 * @phpstan-return Fact|null
 */
function fact( string $key, array $facts, int $now, string $context ): ?array {
	static $known = array();

	$from = array_intersect_key( $facts, MADE_OF[ $key ] );
	// No value has a line break.
	$same = "$key\n$context\n" . implode( "\n", $from );
	if ( array() !== $from && array_key_exists( $same, $known ) ) {
		return $known[ $same ];
	}
	$parts = Fact_Texts\parts( $key, $facts, $now );
	$fact  = array() === $parts ? null : array(
		'key'   => $key,
		'label' => Fact_Texts\label( $key ),
		'text'  => implode( '', array_column( $parts, 0 ) ),
		'html'  => Text\without_brackets( Dates\html( $parts ) ),
		'links' => Fact_Texts\links( $key, $facts, $now ),
	);
	if ( array() !== $from ) {
		$known[ $same ] = $fact;
	}

	return $fact;
}

/**
 * What stands out: that one cannot simply sign up, else that it is free.
 *
 * @param array $facts Facts.
 * @param int   $now   Unix time.
 * @phpstan-param Facts $facts
 * @return array|null
 * @phpstan-return Badge|null
 */
function badge( array $facts, int $now ): ?array {
	$state = Signup\state( $facts, $now );
	if ( in_array( $state, array( 'waiting', 'full', 'closed' ), true ) ) {
		return array(
			'key'  => $state,
			'text' => Signup\words( $state ),
		);
	}

	return '1' === $facts['free'] ? array(
		'key'  => 'free',
		'text' => __( 'Free', 'programs-filter' ),
	) : null;
}

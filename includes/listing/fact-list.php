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
use ProgramsFilter\Period;
use ProgramsFilter\Signup;
use ProgramsFilter\Site_Formats;
use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

/**
 * What can be shown, in the order in which a reader asks.
 */
const KEYS = array( 'dates', 'schedule', 'place', 'address', 'audience', 'price', 'signup', 'contact' );

/**
 * What each is made of. The sign-up has its state and its last day; where it leads is another thing for each program.
 */
const MADE_OF = array(
	'dates'    => array( 'start', 'end' ),
	'schedule' => array( 'schedule' ),
	'place'    => array( 'place', 'address' ),
	'address'  => array( 'place', 'address' ),
	'audience' => array( 'audience' ),
	'price'    => array( 'free', 'price' ),
	'signup'   => array(),
	'contact'  => array( 'phone', 'email' ),
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

	return of_values( Facts\values( $post->ID ), $now, $keys );
}

/**
 * The same of facts that are known.
 *
 * @param array        $values Facts.
 * @param int          $now    Unix time.
 * @param list<string> $keys   Which facts, in which order.
 * @phpstan-param Facts $values
 * @return array
 * @phpstan-return array{facts: list<Fact>, badge: Badge|null}
 */
function of_values( array $values, int $now, array $keys ): array {
	return Site_Formats\once(
		static function () use ( $values, $now, $keys ): array {
			$state   = Signup\state( $values, $now );
			$is_over = Period\is_over( $values, $now );
			$list    = array();
			foreach ( array_intersect( $keys, KEYS ) as $key ) {
				// Nobody signs up for what is over.
				$list[] = $is_over && 'signup' === $key ? null : fact( $key, $values, $state, $now );
			}

			return array(
				'facts' => array_values( array_filter( $list ) ),
				'badge' => $is_over ? over() : badge( $values, $state ),
			);
		}
	);
}

/**
 * A fact. Most programs of a listing share their place, their price, their days: those are made once.
 *
 * @param string $key   One of KEYS.
 * @param array  $facts Facts.
 * @param string $state State of the sign-up.
 * @param int    $now   Unix time.
 * @phpstan-param Facts $facts
 * @return array|null
 * @phpstan-return Fact|null
 */
function fact( string $key, array $facts, string $state, int $now ): ?array {
	static $known = array();

	// No value has a line break.
	$same = $key . "\n" . Site_Formats\current()['all'];
	foreach ( MADE_OF[ $key ] as $fact ) {
		$same .= "\n" . $facts[ $fact ];
	}
	if ( 'signup' === $key ) {
		$same .= "\n$state\n" . Signup\last_day( $facts, $state, $now );
	}
	if ( ! array_key_exists( $same, $known ) ) {
		$parts          = Fact_Texts\parts( $key, $facts, $now );
		$known[ $same ] = array() === $parts ? null : array(
			'key'   => $key,
			'label' => Fact_Texts\label( $key ),
			'text'  => implode( '', array_column( $parts, 0 ) ),
			'html'  => Text\without_brackets( Dates\html( $parts ) ),
			'links' => 'signup' === $key ? array() : Fact_Texts\links( $key, $facts, $now ),
		);
	}
	$fact = $known[ $same ];
	if ( null !== $fact && 'signup' === $key && Signup\is_possible( $state ) ) {
		$fact['links'] = Fact_Texts\links( $key, $facts, $now );
	}

	return $fact;
}

/**
 * What stands out of a program that is over.
 *
 * @return array
 * @phpstan-return Badge
 */
function over(): array {
	return array(
		'key'  => 'over',
		'text' => _x( 'Ended', 'program', 'programs-filter' ),
	);
}

/**
 * What else stands out: that one cannot simply sign up, else that it is free.
 *
 * @param array  $facts Facts.
 * @param string $state State of the sign-up.
 * @phpstan-param Facts $facts
 * @return array|null
 * @phpstan-return Badge|null
 */
function badge( array $facts, string $state ): ?array {
	if ( in_array( $state, array( 'waiting', 'full', 'closed' ), true ) ) {
		return array(
			'key'  => $state,
			'text' => Signup\words( $state ),
		);
	}

	return Fact_Texts\is_free( $facts ) ? array(
		'key'  => 'free',
		'text' => __( 'Free', 'programs-filter' ),
	) : null;
}

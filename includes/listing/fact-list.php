<?php
/**
 * The view model of a program's facts: what card, page, REST API and editor print.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Fact_List;

use ProgramsFilter\Badge;
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
 * What each is made of; the sign-up of what is always read.
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
 * What badge and sign-up are made of.
 */
const ALWAYS = array( 'start', 'end', 'free', 'price', 'signup_url', 'signup_until', 'signup_state' );

/**
 * How many facts of each key are remembered in a request: those of cards in a row are often the same.
 */
const MOST_KNOWN = 200;

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

	return of_values( Facts\values( $post->ID, needed( $keys ) ), $now, $keys );
}

/**
 * What has to be read of a program: badge and sign-up are about the same ones, whichever are shown.
 *
 * @param list<string> $keys Which facts are shown.
 * @return array<string, array{string, string}> Part of Facts\TABLE.
 */
function needed( array $keys ): array {
	static $known = array();

	$same = implode( ' ', $keys );
	if ( ! isset( $known[ $same ] ) ) {
		$shown          = array_intersect_key( MADE_OF, array_flip( $keys ) );
		$known[ $same ] = array_intersect_key( Facts\TABLE, array_flip( array_merge( ALWAYS, ...array_values( $shown ) ) ) );
	}

	return $known[ $same ];
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
			foreach ( $keys as $key ) {
				// Nobody signs up for what is over.
				$is_said = isset( MADE_OF[ $key ] ) && ! ( $is_over && 'signup' === $key );
				$fact    = $is_said ? fact( $key, $values, $state, $now ) : null;
				if ( null !== $fact ) {
					$list[] = $fact;
				}
			}

			return array(
				'facts' => $list,
				'badge' => Badge\of_program( $values, $state, $is_over ),
			);
		}
	);
}

/**
 * A fact. Many programs of a listing share their place and their price: those are made once. Most have their own dates.
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
	static $of    = '';

	if ( 'dates' === $key || 'signup' === $key ) {
		return made( $key, $facts, $state, $now );
	}
	$site = Site_Formats\current()['all'];
	if ( $of !== $site ) {
		$of    = $site;
		$known = array();
	}
	$same = '';
	foreach ( MADE_OF[ $key ] as $part ) {
		// No value has a line break.
		$same .= "\n" . $facts[ $part ];
	}
	$fact = $known[ $key ][ $same ] ?? null;
	if ( null === $fact ) {
		if ( count( $known[ $key ] ?? array() ) >= MOST_KNOWN ) {
			$known[ $key ] = array();
		}
		$fact                   = made( $key, $facts, $state, $now ) ?? false;
		$known[ $key ][ $same ] = $fact;
	}

	return false === $fact ? null : $fact;
}

/**
 * A fact as it is made.
 *
 * @param string $key   One of KEYS.
 * @param array  $facts Facts.
 * @param string $state State of the sign-up.
 * @param int    $now   Unix time.
 * @phpstan-param Facts $facts
 * @return array|null
 * @phpstan-return Fact|null
 */
function made( string $key, array $facts, string $state, int $now ): ?array {
	list( $text, $html ) = Fact_Texts\text_and_html( $key, $facts, $state, $now );

	return '' === $text ? null : array(
		'key'   => $key,
		'label' => Site_Formats\text_once( 'ProgramsFilter\\Fact_Texts\\label', $key ),
		'text'  => $text,
		'html'  => Text\without_brackets( $html ),
		'links' => 'signup' === $key ? Signup\links( $facts, $state ) : Fact_Texts\links( $key, $facts ),
	);
}

<?php
/**
 * The view model of a program's facts: what card, page, REST API and editor print.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * What can be shown, in the order in which a reader asks.
 */
const SHOWN_FACTS = array( 'dates', 'schedule', 'place', 'address', 'audience', 'price', 'signup', 'contact' );

/**
 * What each is made of; the sign-up of what is always read.
 */
const SHOWN_FACTS_SOURCES = array(
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
const ALWAYS_READ_FACTS = array( 'start', 'end', 'free', 'price', 'signup_url', 'signup_until', 'signup_state' );

/**
 * How many facts of each key are remembered in a request: those of cards in a row are often the same.
 */
const MOST_FACTS_KNOWN = 200;

/**
 * A program's facts and its badge. A password-protected program has none.
 *
 * @param \WP_Post     $post Program.
 * @param int          $now  Unix time.
 * @param list<string> $keys Which facts, in which order. Those that the program does not have, and unknown ones, are left out.
 * @return array{facts: list<Fact>, badge: Badge|null}
 */
function shown_facts( \WP_Post $post, int $now, array $keys = SHOWN_FACTS ): array {
	if ( '' !== $post->post_password ) {
		return array(
			'facts' => array(),
			'badge' => null,
		);
	}

	return shown_facts_of_values( program_facts( $post->ID, needed_facts( $keys ) ), $now, $keys );
}

/**
 * What has to be read of a program: badge and sign-up are about the same ones, whichever are shown.
 *
 * @param list<string> $keys Which facts are shown.
 * @return array<string, array{string, string}> Part of FACTS.
 */
function needed_facts( array $keys ): array {
	static $known = array();

	$same = implode( ' ', $keys );
	if ( ! isset( $known[ $same ] ) ) {
		$shown          = array_intersect_key( SHOWN_FACTS_SOURCES, array_flip( $keys ) );
		$known[ $same ] = array_intersect_key( FACTS, array_flip( array_merge( ALWAYS_READ_FACTS, ...array_values( $shown ) ) ) );
	}

	return $known[ $same ];
}

/**
 * The same of facts that are known.
 *
 * @param Facts        $values Facts.
 * @param int          $now    Unix time.
 * @param list<string> $keys   Which facts, in which order.
 * @return array{facts: list<Fact>, badge: Badge|null}
 */
function shown_facts_of_values( array $values, int $now, array $keys ): array {
	$state   = signup_state( $values, $now );
	$is_over = is_over( $values, $now );
	$list    = array();
	foreach ( $keys as $key ) {
		// Nobody signs up for what is over.
		$is_said = isset( SHOWN_FACTS_SOURCES[ $key ] ) && ! ( $is_over && 'signup' === $key );
		$fact    = $is_said ? made_fact( $key, $values, $state, $now ) : null;
		if ( null !== $fact ) {
			$list[] = $fact;
		}
	}

	return array(
		'facts' => $list,
		'badge' => program_badge( $values, $state, $is_over ),
	);
}

/**
 * A fact as it is made.
 *
 * @param string $key   One of SHOWN_FACTS.
 * @param Facts  $facts Facts.
 * @param string $state State of the sign-up.
 * @param int    $now   Unix time.
 * @return Fact|null
 */
function made_fact( string $key, array $facts, string $state, int $now ): ?array {
	list( $text, $html ) = fact_text_and_html( $key, $facts, $state, $now );

	return '' === $text ? null : array(
		'key'   => $key,
		'label' => shown_fact_label( $key ),
		'text'  => $text,
		'html'  => WordPress\without_brackets( $html ),
		'links' => 'signup' === $key ? signup_links( $facts, $state ) : fact_links( $key, $facts ),
	);
}

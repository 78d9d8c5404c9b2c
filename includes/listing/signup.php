<?php
/**
 * Whether one can sign up for a program.
 *
 * What somebody set by hand is the state. Else it is closed after its last day, and once the program is over; open before that, where
 * there is a form or a last day; none where nobody said anything about signing up.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Signup;

use ProgramsFilter\Dates;
use ProgramsFilter\Period;
use ProgramsFilter\Site_Formats;
use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The state.
 *
 * @param array $facts Facts.
 * @param int   $now   Unix time.
 * @phpstan-param Facts $facts
 * @return 'none'|'open'|'waiting'|'full'|'closed'
 */
function state( array $facts, int $now ): string {
	if ( in_array( $facts['signup_state'], array( 'open', 'waiting', 'full', 'closed' ), true ) ) {
		return $facts['signup_state'];
	}
	if ( '' === $facts['signup_url'] && '' === $facts['signup_until'] ) {
		return 'none';
	}
	$is_past = '' !== $facts['signup_until'] && Period\is_past( $facts['signup_until'], $now );

	return $is_past || Period\is_over( $facts, $now ) ? 'closed' : 'open';
}

/**
 * A state in words.
 *
 * @param string $state State, other than none.
 */
function words( string $state ): string {
	switch ( $state ) {
		case 'waiting':
			return __( 'Waiting list', 'programs-filter' );
		case 'full':
			return __( 'Fully booked', 'programs-filter' );
		case 'closed':
			return __( 'Sign-up closed', 'programs-filter' );
	}

	return __( 'Sign-up open', 'programs-filter' );
}

/**
 * What is said about it, as text and as HTML.
 *
 * @param array  $facts Facts.
 * @param string $state State.
 * @param int    $now   Unix time.
 * @phpstan-param Facts $facts
 * @return array{string, string} Empty texts when there is nothing to say.
 */
function text_and_html( array $facts, string $state, int $now ): array {
	if ( 'none' === $state ) {
		return array( '', '' );
	}
	$words = Site_Formats\text_once( __NAMESPACE__ . '\\words', $state );
	$until = last_day( $facts, $state, $now );
	if ( '' === $until ) {
		return array( $words, Text\escaped( $words ) );
	}
	list( $text, $html ) = Dates\text_and_html( '', $until );

	return array( "$words · $text", Text\escaped( $words ) . " · $html" );
}

/**
 * The last day to sign up, where one still can until then.
 *
 * @param array  $facts Facts.
 * @param string $state State.
 * @param int    $now   Unix time.
 * @phpstan-param Facts $facts
 * @return string Day; '' for none.
 */
function last_day( array $facts, string $state, int $now ): string {
	$until = $facts['signup_until'];

	return 'open' === $state && '' !== $until && ! Period\is_past( $until, $now ) ? $until : '';
}

/**
 * Whether one can do something about it.
 *
 * @param string $state State.
 */
function is_possible( string $state ): bool {
	return 'open' === $state || 'waiting' === $state;
}

/**
 * Where one signs up, with the words of a link or a button.
 *
 * @param array  $facts Facts.
 * @param string $state State.
 * @phpstan-param Facts $facts
 * @return list<array{url: string, text: string}> Empty when one cannot.
 */
function links( array $facts, string $state ): array {
	if ( '' === $facts['signup_url'] || ! is_possible( $state ) ) {
		return array();
	}
	return array(
		array(
			'url'  => $facts['signup_url'],
			'text' => Site_Formats\text_once( __NAMESPACE__ . '\\link_words', $state ),
		),
	);
}

/**
 * The words of that link.
 *
 * @param string $state State in which one can sign up.
 */
function link_words( string $state ): string {
	return 'open' === $state ? __( 'Sign up', 'programs-filter' ) : __( 'Join the waiting list', 'programs-filter' );
}

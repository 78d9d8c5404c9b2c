<?php
/**
 * Whether one can sign up for a program.
 *
 * What somebody set by hand is the state. Else it is closed after its last day, and once the program is over; open before that, where
 * there is a form or a last day; none where nobody said anything about signing up.
 *
 * What stands out of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The state.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return 'none'|'open'|'waiting'|'full'|'closed'
 */
function signup_state( array $facts, int $now ): string {
	if ( in_array( $facts['signup_state'], array( 'open', 'waiting', 'full', 'closed' ), true ) ) {
		return $facts['signup_state'];
	}
	if ( '' === $facts['signup_url'] && '' === $facts['signup_until'] ) {
		return 'none';
	}
	$is_past = '' !== $facts['signup_until'] && is_past_day( $facts['signup_until'], $now );

	return $is_past || is_over( $facts, $now ) ? 'closed' : 'open';
}

/**
 * A state in words.
 *
 * @param string $state State, other than none.
 */
function signup_words( string $state ): string {
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
 * @param Facts  $facts Facts.
 * @param string $state State.
 * @param int    $now   Unix time.
 * @return array{string, string} Empty texts when there is nothing to say.
 */
function signup_text_and_html( array $facts, string $state, int $now ): array {
	if ( 'none' === $state ) {
		return array( '', '' );
	}
	$words = signup_words( $state );
	$until = last_day_to_sign_up( $facts, $state, $now );
	if ( '' === $until ) {
		return array( $words, WordPress\escaped_text( $words ) );
	}
	list( $text, $html ) = dates_text_and_html( '', $until );

	return array( "$words · $text", WordPress\escaped_text( $words ) . " · $html" );
}

/**
 * The last day to sign up, where one still can until then.
 *
 * @param Facts  $facts Facts.
 * @param string $state State.
 * @param int    $now   Unix time.
 * @return string Day; '' for none.
 */
function last_day_to_sign_up( array $facts, string $state, int $now ): string {
	$until = $facts['signup_until'];

	return 'open' === $state && '' !== $until && ! is_past_day( $until, $now ) ? $until : '';
}

/**
 * Whether one can do something about it.
 *
 * @param string $state State.
 */
function can_sign_up( string $state ): bool {
	return 'open' === $state || 'waiting' === $state;
}

/**
 * Where one signs up, with the words of a link or a button.
 *
 * @param Facts  $facts Facts.
 * @param string $state State.
 * @return list<array{url: string, text: string}> Empty when one cannot.
 */
function signup_links( array $facts, string $state ): array {
	if ( '' === $facts['signup_url'] || ! can_sign_up( $state ) ) {
		return array();
	}
	return array(
		array(
			'url'  => $facts['signup_url'],
			'text' => signup_link_words( $state ),
		),
	);
}

/**
 * The words of that link.
 *
 * @param string $state State in which one can sign up.
 */
function signup_link_words( string $state ): string {
	return 'open' === $state ? __( 'Sign up', 'programs-filter' ) : __( 'Join the waiting list', 'programs-filter' );
}

/**
 * The badge: that the program is over, else that one cannot simply sign up, else that it is free.
 *
 * @param Facts  $facts   Facts.
 * @param string $state   State of the sign-up.
 * @param bool   $is_over Whether it is over.
 * @return Badge|null
 */
function program_badge( array $facts, string $state, bool $is_over ): ?array {
	$key = $is_over ? 'over' : $state;
	if ( in_array( $key, array( 'none', 'open' ), true ) ) {
		if ( ! is_free( $facts ) ) {
			return null;
		}
		$key = 'free';
	}

	return array(
		'key'  => $key,
		'text' => badge_text( $key ),
	);
}

/**
 * What a badge says.
 *
 * @param string $key Its key.
 */
function badge_text( string $key ): string {
	switch ( $key ) {
		case 'over':
			return _x( 'Ended', 'program', 'programs-filter' );
		case 'free':
			return __( 'Free', 'programs-filter' );
	}

	return signup_words( $key );
}

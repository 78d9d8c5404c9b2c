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
	$is_past = '' !== $facts['signup_until'] && Period\end_of_day( $facts['signup_until'] ) <= $now;

	return $is_past || Period\is_over( $facts, $now ) ? 'closed' : 'open';
}

/**
 * A state in words.
 *
 * @param 'open'|'waiting'|'full'|'closed' $state State.
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
 * What is said about it, in the parts of Dates\parts().
 *
 * @param array $facts Facts.
 * @param int   $now   Unix time.
 * @phpstan-param Facts $facts
 * @return list<array{string, string}> Empty when there is nothing to say.
 */
function parts( array $facts, int $now ): array {
	$state = state( $facts, $now );
	$until = $facts['signup_until'];
	if ( 'none' === $state ) {
		return array();
	}
	if ( 'open' !== $state || '' === $until || Period\end_of_day( $until ) <= $now ) {
		return array( array( words( $state ), '' ) );
	}

	return array_merge( array( array( words( $state ) . ' · ', '' ) ), Dates\parts( '', $until ) );
}

/**
 * Where one signs up, with the words of a link or a button.
 *
 * @param array $facts Facts.
 * @param int   $now   Unix time.
 * @phpstan-param Facts $facts
 * @return list<array{url: string, text: string}> Empty when one cannot.
 */
function links( array $facts, int $now ): array {
	$texts = array(
		'open'    => __( 'Sign up', 'programs-filter' ),
		'waiting' => __( 'Join the waiting list', 'programs-filter' ),
	);
	$text  = $texts[ state( $facts, $now ) ] ?? '';

	return '' === $text || '' === $facts['signup_url'] ? array() : array(
		array(
			'url'  => $facts['signup_url'],
			'text' => $text,
		),
	);
}

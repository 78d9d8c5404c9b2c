<?php
/**
 * The sign-up state and the event status of a program, and the badge and texts that cards and pages print for them.
 *
 * A sign-up state that an editor has chosen takes precedence. Otherwise sign-up is closed after its last day and once the program is over, open
 * before that if there is a form or a last day, and none without either. An open one, or none, is full when no places are left.
 *
 * A postponed program keeps its sessions, and is treated as one without dates; once it has new ones, it is rescheduled.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The state of the sign-up.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return 'none'|'open'|'waiting'|'full'|'closed'
 */
function get_signup_state( array $facts, int $now ): string {
	if ( is_cancelled( $facts ) ) {
		return 'none';
	}
	$with_places = '0' === $facts['places_left'] ? 'full' : 'open';
	if ( in_array( $facts['signup_state'], array( 'waiting', 'full', 'closed' ), true ) ) {
		return $facts['signup_state'];
	}
	if ( 'open' === $facts['signup_state'] ) {
		return $with_places;
	}
	if ( 'open' === $with_places && '' === $facts['signup_url'] && '' === $facts['signup_until'] ) {
		return 'none';
	}
	$is_past = '' !== $facts['signup_until'] && is_past_day( $facts['signup_until'], $now );

	return $is_past || is_over( $facts, $now ) ? 'closed' : $with_places;
}

/**
 * The last day to sign up, while one can.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return string '' for none.
 */
function get_signup_deadline( array $facts, int $now ): string {
	$until = $facts['signup_until'];

	return '' === $until || is_past_day( $until, $now ) || 'open' !== get_signup_state( $facts, $now ) ? '' : $until;
}

/**
 * The last day to apply for what is a call for applications, while one can.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return string '' for none, and where people sign up.
 */
function get_application_deadline( array $facts, int $now ): string {
	return '1' === $facts['application'] ? get_signup_deadline( $facts, $now ) : '';
}

/**
 * The label of a sign-up state.
 *
 * @param string $state   State, other than none.
 * @param bool   $is_call Whether it is that of a call for applications.
 */
function get_signup_label( string $state, bool $is_call = false ): string {
	$labels = array(
		'waiting' => __( 'Waiting list', 'programs-filter' ),
		'full'    => __( 'Fully booked', 'programs-filter' ),
		'closed'  => $is_call ? __( 'Applications closed', 'programs-filter' ) : __( 'Sign-up closed', 'programs-filter' ),
	);

	return $labels[ $state ] ?? ( $is_call ? __( 'Applications open', 'programs-filter' ) : __( 'Sign-up open', 'programs-filter' ) );
}

/**
 * The sign-up as text and as HTML, with its last day while it is open. The dates of a call for applications already include it.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return array{string, string} Empty texts when there is none.
 */
function get_signup_text_and_html( array $facts, int $now ): array {
	$state = get_signup_state( $facts, $now );
	if ( 'none' === $state ) {
		return array( '', '' );
	}
	$words   = get_signup_label( $state, '1' === $facts['application'] );
	$escaped = WordPress\escaped_text( $words );
	$until   = get_signup_deadline( $facts, $now );
	if ( '1' === $facts['application'] || '' === $until ) {
		return array( $words, $escaped );
	}
	list( $text, $html ) = dates_text_and_html( '', $until, $now );

	return array( "$words · $text", "$escaped · $html" );
}

/**
 * The link to the sign-up form.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return list<array{url: string, text: string}> Empty without a form, when nothing is open, and when the program is over.
 */
function get_signup_links( array $facts, int $now ): array {
	$state = '' === $facts['signup_url'] || is_over( $facts, $now ) ? 'none' : get_signup_state( $facts, $now );
	$text  = 'open' === $state ? __( 'Sign up', 'programs-filter' ) : __( 'Join the waiting list', 'programs-filter' );

	return 'open' !== $state && 'waiting' !== $state ? array() : array(
		array(
			'url'  => $facts['signup_url'],
			'text' => 'open' === $state && '1' === $facts['application'] ? __( 'Apply', 'programs-filter' ) : $text,
		),
	);
}

/**
 * The badge: the program is cancelled, over, postponed or online, else its sign-up is not simply open, else it is free.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return Badge|null
 */
function get_program_badge( array $facts, int $now ): ?array {
	$state  = get_signup_state( $facts, $now );
	$status = $facts['event_status'];
	if ( ! is_cancelled( $facts ) && is_over( $facts, $now ) ) {
		$key  = 'over';
		$text = _x( 'Ended', 'program', 'programs-filter' );
	} elseif ( '' !== $status ) {
		$key  = $status;
		$text = get_event_status_label( $status );
	} elseif ( 'none' !== $state && 'open' !== $state ) {
		$key  = $state;
		$text = get_signup_label( $state, '1' === $facts['application'] );
	} elseif ( is_free( $facts ) ) {
		$key  = 'free';
		$text = __( 'Free', 'programs-filter' );
	} else {
		return null;
	}

	return compact( 'key', 'text' );
}

/** Tones of the badges. A badge without one is ordinary. */
const STATE_TONES = array(
	'cancelled'   => 'stop',
	'over'        => 'stop',
	'full'        => 'stop',
	'closed'      => 'stop',
	'postponed'   => 'wait',
	'rescheduled' => 'wait',
	'online'      => 'wait',
	'waiting'     => 'wait',
);

/** So few places left are a state. */
const FEW_PLACES = 5;

/**
 * The state of a program in a few words, printed by get_state_html(): what stops people, lets them wait, or is good. The gravest alone.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return State|null Null for an ordinary program.
 */
function get_program_state( array $facts, int $now ): ?array {
	$badge   = get_program_badge( $facts, $now ) ?? array(
		'key'  => '',
		'text' => '',
	);
	$is_open = 'open' === get_signup_state( $facts, $now );
	if ( isset( STATE_TONES[ $badge['key'] ] ) ) {
		$tone = STATE_TONES[ $badge['key'] ];
		$text = $badge['text'];
	} elseif ( $is_open && '' !== $facts['places_left'] && (int) $facts['places_left'] <= FEW_PLACES ) {
		$tone = 'wait';
		$text = get_places_left_text( (int) $facts['places_left'] );
	} elseif ( $is_open && '1' === $facts['application'] ) {
		$tone = 'good';
		$text = get_signup_label( 'open', true );
	} else {
		return null;
	}

	return compact( 'tone', 'text' );
}

/**
 * How many places are left.
 *
 * @param int $left Number.
 */
function get_places_left_text( int $left ): string {
	/* translators: %s: number. */
	return sprintf( _n( '%s place left', '%s places left', $left, 'programs-filter' ), number_format_i18n( $left ) );
}

/**
 * The state of a session that is not as usual.
 *
 * @param Session $session Session.
 * @return State|null Null for an ordinary one.
 */
function get_session_state( array $session ): ?array {
	$tone = 'wait';
	if ( '' !== $session['moved'] ) {
		$text = str_starts_with( $session['start'], $session['moved'] ) ? __( 'New time', 'programs-filter' ) : __( 'New day', 'programs-filter' );
	} elseif ( '' !== $session['cancelled'] ) {
		$tone = 'stop';
		$text = __( 'Session canceled', 'programs-filter' );
	} elseif ( '' !== $session['place'] ) {
		$text = __( 'New place', 'programs-filter' );
	}

	return isset( $text ) ? compact( 'tone', 'text' ) : null;
}

/**
 * A state: its icon and color come with src/program/state.css, by its tone.
 *
 * @param State|null $state State.
 * @return string HTML.
 */
function get_state_html( ?array $state ): string {
	return null === $state ? '' : sprintf( '<span class="programas-state programas-icon is-%1$s">%2$s</span>', esc_attr( $state['tone'] ), esc_html( $state['text'] ) );
}

/**
 * The label of an event status.
 *
 * @param string $status Status, other than ''.
 */
function get_event_status_label( string $status ): string {
	$labels = array(
		'cancelled'   => __( 'Canceled', 'programs-filter' ),
		'postponed'   => __( 'Postponed', 'programs-filter' ),
		'rescheduled' => __( 'New date', 'programs-filter' ),
	);

	return $labels[ $status ] ?? __( 'Moved online', 'programs-filter' );
}

/**
 * Whether a program is cancelled.
 *
 * @param Facts $facts Facts.
 */
function is_cancelled( array $facts ): bool {
	return 'cancelled' === $facts['event_status'];
}

/**
 * Whether a program waits for a new date.
 *
 * @param Facts $facts Displayed facts.
 */
function is_without_new_date( array $facts ): bool {
	return 'postponed' === $facts['event_status'];
}

/**
 * The dates of a postponed or rescheduled program: the new ones, and when it was to begin.
 *
 * @param array{string, string} $dates Text and HTML of the new dates; empty for none.
 * @param Facts                 $facts Displayed facts.
 * @param int                   $now   Unix time.
 * @return array{string, string} Text and HTML.
 */
function add_previous_date( array $dates, array $facts, int $now ): array {
	$date     = $facts['previous_start'];
	$previous = in_array( $facts['event_status'], array( 'postponed', 'rescheduled' ), true ) ? dates_text_and_html( $date, substr( $date, 0, 10 ), $now ) : array( '', '' );
	if ( '' === $previous[0] ) {
		return $dates;
	}
	/* translators: 1: new dates of a program, 2: its previous date. */
	$sentence = __( '%1$s (before: %2$s)', 'programs-filter' );
	if ( '' === $dates[0] ) {
		/* translators: %2$s: previous date of a program. */
		$sentence = __( 'New date to be announced (before: %2$s)', 'programs-filter' );
	}

	return array( sprintf( $sentence, $dates[0], $previous[0] ), sprintf( esc_html( $sentence ), $dates[1], "<s>$previous[1]</s>" ) );
}

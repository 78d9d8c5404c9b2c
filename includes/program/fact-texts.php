<?php
/**
 * The texts of facts where they are shown: the callbacks of the table in facts.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Beginning and end, or the days of a few sessions, and the next one of a program that runs. Before them the last day to apply.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return array{string, string} Text and HTML.
 */
function shown_dates( array $facts, int $now ): array {
	$dates = dates_without_next( $facts, $now );
	$view  = get_session_view( $facts, $now );
	if ( null === $view['next'] || ! $view['is_several'] || '' !== get_application_deadline( $facts, $now ) ) {
		return $dates;
	}
	list( $text, $html ) = session_text_and_html( $view['next'], false, $now );
	/* translators: 1: dates of a program, 2: day of its next session. */
	$sentence = __( '%1$s · next session: %2$s', 'programs-filter' );

	return array( sprintf( $sentence, $dates[0], $text ), sprintf( WordPress\escaped_text( $sentence ), $dates[1], $html ) );
}

/**
 * The same without the next session, which the page of a program has in a list.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return array{string, string} Text and HTML.
 */
function dates_without_next( array $facts, int $now ): array {
	list( 'is_several' => $is_several, 'days' => $days, 'next' => $next, 'span' => $span ) = get_session_view( $facts, $now );

	$first = array_map( static fn( string $day ): array => dates_text_and_html( $day, $day, $now ), array_slice( $days, 0, NAMED_DAYS ) );
	$dates = array() === $first ? dates_text_and_html( $span[0], $span[1], $now )
		: array( words_of_days( array_column( $first, 0 ), count( $days ) ), words_of_days( array_column( $first, 1 ), count( $days ) ) );
	if ( null !== $next && ! $is_several ) {
		$dates = with_place( $dates, $next );
	}
	$dates = add_previous_date( $dates, $facts, $now );
	$until = get_application_deadline( $facts, $now );
	if ( '' === $until ) {
		return $dates;
	}
	$apply = parts_text_and_html( sentence_parts( date_sentence( 'apply' ), '', $until, true, is_year_said( '', $until, $now ) ) );

	return '' === $dates[0] || array( '', $until ) === $span ? $apply : array( "$apply[0] · $dates[0]", "$apply[1] · $dates[1]" );
}

/**
 * What cards and pages say of the sessions of a program.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return array{is_several: bool, days: list<string>, next: Session|null, span: array{string, string}} Whether there are several; the days to name; the next
 *         one, where the dates do not say it, as the program has begun or the session is elsewhere; beginning and end, days alone where there are several.
 */
function get_session_view( array $facts, int $now ): array {
	list( 'sessions' => $sessions, 'start' => $start, 'end' => $end ) = $facts;

	$rules      = session_rules( $sessions );
	$count      = count_sessions( $sessions );
	$is_several = $count > 1;
	$days       = $is_several ? listed_days( $rules, $sessions, $now ) : array();
	// What is always open says its days in the schedule.
	$next = 0 === $count || '' === $end || is_cancelled( $facts ) ? null : next_session( $sessions, $now );
	if ( null !== $next && '' === $next['place'] && ( $next['start'] === $start || array() !== $days ) ) {
		$next = null;
	}
	$span = $is_several && '' !== $end ? array( substr( $start, 0, 10 ), last_session_day( $rules ) ) : array( $start, $end );
	if ( $count > 0 && '' === $end && '' !== $start && has_come( $start, $now ) ) {
		$span = array( '', '' );
	}

	return compact( 'is_several', 'days', 'next', 'span' );
}

/**
 * The days of several sessions that follow no rule: those to come, or all when they are over.
 *
 * @param list<SessionRule> $rules    Their rules.
 * @param string            $sessions Clean lines.
 * @param int               $now      Unix time.
 * @return list<string> Days; none where there is a rule, and for days in a row, which are said as beginning and end.
 */
function listed_days( array $rules, string $sessions, int $now ): array {
	foreach ( $rules as $rule ) {
		if ( is_repeated( $rule ) ) {
			return array();
		}
	}
	$numbers = array_unique( array_merge( array(), ...array_column( $rules, 'days' ) ) );
	if ( count( $numbers ) > 1 && max( $numbers ) - min( $numbers ) + 1 === count( $numbers ) ) {
		return array();
	}
	$coming = coming_sessions( $sessions, $now );
	$starts = array_column( array() === $coming ? sessions_from( $sessions ) : $coming, 'start' );

	return array_values( array_unique( array_map( static fn( string $start ): string => substr( $start, 0, 10 ), $starts ) ) );
}

/**
 * The schedule: what the editor wrote, else that of the sessions.
 *
 * @param Facts $facts Facts.
 */
function shown_schedule( array $facts ): string {
	return '' !== $facts['schedule'] || count_sessions( $facts['sessions'] ) < 2 ? $facts['schedule'] : sessions_schedule( $facts['sessions'] );
}

/**
 * The first sessions to come, with those that are cancelled.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return array{string, string} Text and HTML; empty for less than two.
 */
function shown_sessions( array $facts, int $now ): array {
	$sessions   = get_listed_sessions( $facts, $now );
	$hours      = array_map( static fn( array $rule ): string => $rule['start'] . $rule['end'], session_rules( $facts['sessions'] ) );
	$with_hours = count( array_unique( $hours ) ) > 1;
	$named      = array_map( static fn( array $session ): array => session_text_and_html( $session, $with_hours, $now ), array_slice( $sessions, 0, NAMED_SESSIONS ) );
	$left       = count( array_filter( array_slice( $sessions, NAMED_SESSIONS ), static fn( array $session ): bool => '' === $session['cancelled'] ) );
	$more       = 0 === $left ? array() : array( further_text( $left ) );

	return array( implode( ' · ', array_merge( array_column( $named, 0 ), $more ) ), implode( '<br>', array_merge( array_column( $named, 1 ), array_map( 'esc_html', $more ) ) ) );
}

/**
 * The sessions to come that are listed: with those that are cancelled, and where the schedule does not say all.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return list<Session> Empty for one.
 */
function get_listed_sessions( array $facts, int $now ): array {
	$sessions = is_cancelled( $facts ) || is_all_in_schedule( $facts ) ? array() : coming_sessions( $facts['sessions'], $now, true );

	return count( $sessions ) < 2 && ! in_array( '1', array_column( $sessions, 'cancelled' ), true ) ? array() : $sessions;
}

/**
 * Whether a schedule that is written says all: there are sessions each week, and none that differs.
 *
 * @param Facts $facts Facts.
 */
function is_all_in_schedule( array $facts ): bool {
	$differs = static fn( array $rule ): bool => array() === $rule['weekdays'] || array() !== array_merge( $rule['without'], $rule['cancelled'], $rule['places'] );

	// What goes on has no sessions that could be counted: the schedule names its weekdays.
	$has_words = '' !== $facts['schedule'] || ( '' === $facts['end'] && '' !== sessions_schedule( $facts['sessions'] ) );

	return $has_words && array() === array_filter( session_rules( $facts['sessions'] ), $differs );
}

/**
 * The place; an address without a place stands for it.
 *
 * @param Facts $facts Facts.
 */
function shown_place( array $facts ): string {
	return '' === $facts['place'] ? $facts['address'] : $facts['place'];
}

/**
 * The address beside a place.
 *
 * @param Facts $facts Facts.
 */
function shown_address( array $facts ): string {
	return '' === $facts['place'] ? '' : $facts['address'];
}

/**
 * Where a place without an address leads, or an address that stands for it: to a map.
 *
 * @param Facts $facts Facts.
 * @return list<array{url: string, text: string}> Empty beside an address, which has the link.
 */
function place_links( array $facts ): array {
	return '' !== $facts['place'] && '' !== $facts['address'] ? array() : map_links( shown_place( $facts ) );
}

/**
 * Where an address beside a place leads.
 *
 * @param Facts $facts Facts.
 * @return list<array{url: string, text: string}>
 */
function address_links( array $facts ): array {
	return map_links( shown_address( $facts ) );
}

/**
 * The link to the address online; none of a cancelled program.
 *
 * @param Facts $facts Facts.
 * @return list<array{url: string, text: string}>
 */
function online_links( array $facts ): array {
	return '' === $facts['online_url'] || is_cancelled( $facts ) ? array() : array(
		array(
			'url'  => $facts['online_url'],
			'text' => __( 'Join online', 'programs-filter' ),
		),
	);
}

/**
 * A link that finds a place on a map. Nothing is loaded before it is followed; phones open it in their app. Google's, as it also finds what is
 * not written as a postal address.
 *
 * @param string $text Place or address.
 * @return list<array{url: string, text: string}>
 */
function map_links( string $text ): array {
	$url = 'https://www.google.com/maps/search/?api=1&query=' . rawurlencode( $text );

	return '' === $text ? array() : array( compact( 'url', 'text' ) );
}

/**
 * The price, or the lowest of several.
 *
 * @param Facts $facts Facts.
 */
function shown_price( array $facts ): string {
	return get_price_summary( $facts['price'] );
}

/**
 * The prices of those who do not pay the same.
 *
 * @param Facts $facts Facts.
 * @return array{string, string} Text and HTML; empty for one price, which is said already.
 */
function shown_prices( array $facts ): array {
	$lines = str_contains( $facts['price'], "\n" ) ? array_map( __NAMESPACE__ . '\\get_price_text', explode( "\n", $facts['price'] ) ) : array();

	return array( implode( ' · ', $lines ), implode( '<br>', array_map( 'esc_html', $lines ) ) );
}

/**
 * The sign-up, until the program is over.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return array{string, string} Text and HTML.
 */
function shown_signup( array $facts, int $now ): array {
	return is_over( $facts, $now ) ? array( '', '' ) : get_signup_text_and_html( $facts, $now );
}

/**
 * The places: how many are left while people can sign up, else how many there are.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return array{string, string} Text and HTML; empty when neither is known.
 */
function shown_places( array $facts, int $now ): array {
	list( $places, $left ) = array( $facts['places'], $facts['places_left'] );
	$state                 = is_over( $facts, $now ) ? 'closed' : get_signup_state( $facts, $now );
	$is_open               = '' !== $left && ! is_cancelled( $facts ) && in_array( $state, array( 'open', 'none' ), true );
	$text                  = '';
	if ( 'full' === $state && '' !== $places . $left ) {
		$text = get_signup_label( $state );
	} elseif ( $is_open && '' !== $places ) {
		/* translators: 1: number of places that are left, 2: number of places. */
		$text = sprintf( _n( '%1$s of %2$s places left', '%1$s of %2$s places left', (int) $left, 'programs-filter' ), number_format_i18n( (int) $left ), number_format_i18n( (int) $places ) );
	} elseif ( $is_open ) {
		$text = get_places_left_text( (int) $left );
	} elseif ( '' !== $places ) {
		/* translators: %s: number. */
		$text = sprintf( _n( '%s place', '%s places', (int) $places, 'programs-filter' ), number_format_i18n( (int) $places ) );
	}

	$text = catalan_apostrophes( $text );

	return array( $text, WordPress\escaped_text( $text ) );
}

/**
 * A stored fact as it is read.
 *
 * @param string $fact  Key.
 * @param Facts  $facts Facts.
 * @return string Lines; '' for none.
 */
function fact_in_words( string $fact, array $facts ): string {
	$kind  = get_kinds_table()[ get_fact_kinds()[ $fact ] ];
	$value = $facts[ $fact ] ?? '';
	if ( 'boolean' === $kind['type'] ) {
		return '1' === $value ? __( 'Yes', 'programs-filter' ) : __( 'No', 'programs-filter' );
	}
	if ( null !== $kind['choices'] ) {
		return $kind['choices']()[ $value ] ?? '';
	}
	$span = 'sessions' === $fact ? get_span( $value ) : null;
	if ( null !== $span ) {
		return dates_text_and_html( $span['start'], $span['end'] )[0];
	}
	// Lines are compared one by one.
	$words = $kind['has_lines'] ? $kind['to_text'] : $kind['text'];

	return '' === $value || null === $words ? $value : $words( $value );
}

<?php
/**
 * What is shown of the facts that are not printed as they are stored (the callbacks of facts.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Beginning and end, and the next session of a program that runs.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return array{string, string} Text and HTML.
 */
function shown_dates( array $facts, int $now ): array {
	$dates = with_previous_date( dates_text_and_html( ...span_of_dates( $facts ) ), $facts );
	$next  = session_while_running( $facts, $now );
	if ( null === $next ) {
		return $dates;
	}
	list( $text, $html ) = session_text_and_html( $next, false );
	/* translators: 1: dates of a program, 2: day of its next session. */
	$sentence = __( '%1$s · next session: %2$s', 'programs-filter' );

	return array( sprintf( $sentence, $dates[0], $text ), sprintf( esc_html( $sentence ), $dates[1], $html ) );
}

/**
 * The next session of a program that has begun.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return ProgramDates|null Null where there is none.
 */
function session_while_running( array $facts, int $now ): ?array {
	$next = is_cancelled( $facts ) ? null : next_session( $facts['sessions'], $now );

	return null === $next || $next['start'] === $facts['start'] ? null : $next;
}

/**
 * Beginning and end; days alone where there are several sessions.
 *
 * @param Facts $facts Facts.
 * @return array{string, string}
 */
function span_of_dates( array $facts ): array {
	return are_several_sessions( $facts['sessions'] ) ? array( substr( $facts['start'], 0, 10 ), last_session_day( $facts['sessions'] ) ) : array( $facts['start'], $facts['end'] );
}

/**
 * The schedule: what the editor wrote, else that of the sessions.
 *
 * @param Facts $facts Facts.
 */
function shown_schedule( array $facts ): string {
	return '' !== $facts['schedule'] || ! are_several_sessions( $facts['sessions'] ) ? $facts['schedule'] : sessions_schedule( $facts['sessions'] );
}

/**
 * The sessions to come.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return array{string, string} Text and HTML; empty for less than two.
 */
function shown_sessions( array $facts, int $now ): array {
	$named = coming_session_texts( $facts, $now, NAMED_SESSIONS );
	$more  = array() === $named ? '' : further_sessions_text( $facts, $now );
	$more  = '' === $more ? array() : array( $more );

	return array( implode( ' · ', array_merge( array_column( $named, 0 ), $more ) ), implode( '<br>', array_merge( array_column( $named, 1 ), array_map( 'esc_html', $more ) ) ) );
}

/**
 * All coming sessions, for the page of a program: the further ones can be opened.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return string HTML.
 */
function all_sessions_html( array $facts, int $now ): string {
	$lines = array_column( coming_session_texts( $facts, $now ), 1 );
	$more  = further_sessions_text( $facts, $now );
	$html  = implode( '<br>', array_slice( $lines, 0, NAMED_SESSIONS ) );

	return '' === $more ? $html : $html . sprintf( '<details><summary>%s</summary>%s</details>', esc_html( $more ), implode( '<br>', array_slice( $lines, NAMED_SESSIONS ) ) );
}

/**
 * Coming sessions in words.
 *
 * @param Facts    $facts  Facts.
 * @param int      $now    Unix time.
 * @param int|null $length How many; null for all.
 * @return list<array{string, string}> Text and HTML of each; none where there are fewer than two.
 */
function coming_session_texts( array $facts, int $now, ?int $length = null ): array {
	$sessions = is_cancelled( $facts ) ? array() : coming_sessions( $facts['sessions'], $now );
	if ( count( $sessions ) < 2 ) {
		return array();
	}
	$rules      = session_rules( $facts['sessions'] );
	$with_hours = count( array_unique( array_map( static fn( array $rule ): string => $rule['start'] . $rule['end'], $rules ) ) ) > 1;

	return array_map( static fn( array $session ): array => session_text_and_html( $session, $with_hours ), array_slice( $sessions, 0, $length ) );
}

/**
 * How many sessions come after those that are named.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return string Such as "and 12 more"; '' for none.
 */
function further_sessions_text( array $facts, int $now ): string {
	$left = count( coming_sessions( $facts['sessions'], $now ) ) - NAMED_SESSIONS;

	/* translators: %s: number of further sessions. */
	return $left > 0 ? sprintf( _n( 'and %s more', 'and %s more', $left, 'programs-filter' ), number_format_i18n( $left ) ) : '';
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
 * That a program has an address online, which is a link where links are shown.
 *
 * @param Facts $facts Facts.
 */
function shown_online( array $facts ): string {
	return '' === $facts['online_url'] ? '' : _x( 'Online', 'program', 'programs-filter' );
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
 * The price; without one, the lowest of several.
 *
 * @param Facts $facts Facts.
 */
function shown_price( array $facts ): string {
	if ( is_free( $facts ) ) {
		return __( 'Free', 'programs-filter' );
	}

	// "Gratis" beside groups that pay is not the whole of it.
	return '' === $facts['price'] || is_no_price( $facts['price'] ) ? price_of_groups( $facts['prices'] ) : $facts['price'];
}

/**
 * The prices by group.
 *
 * @param Facts $facts Facts.
 * @return array{string, string} Text and HTML; empty for a program that is free.
 */
function shown_prices( array $facts ): array {
	$lines = '' === $facts['prices'] || ( '1' === $facts['free'] && is_free( $facts ) ) ? array() : explode( "\n", $facts['prices'] );

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
	return is_over( $facts, $now ) ? array( '', '' ) : signup_text_and_html( $facts, $now );
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
	$state                 = is_over( $facts, $now ) ? 'closed' : signup_state( $facts, $now );
	$is_open               = '' !== $left && ! is_cancelled( $facts ) && in_array( $state, array( 'open', 'none' ), true );
	$text                  = '';
	if ( 'full' === $state && '' !== $places . $left ) {
		$text = signup_words( $state );
	} elseif ( $is_open && '' !== $places ) {
		/* translators: 1: number of places that are left, 2: number of places. */
		$text = sprintf( _n( '%1$s of %2$s places left', '%1$s of %2$s places left', (int) $left, 'programs-filter' ), number_format_i18n( (int) $left ), number_format_i18n( (int) $places ) );
	} elseif ( $is_open ) {
		/* translators: %s: number. */
		$text = sprintf( _n( '%s place left', '%s places left', (int) $left, 'programs-filter' ), number_format_i18n( (int) $left ) );
	} elseif ( '' !== $places ) {
		/* translators: %s: number. */
		$text = sprintf( _n( '%s place', '%s places', (int) $places, 'programs-filter' ), number_format_i18n( (int) $places ) );
	}

	return array( $text, esc_html( $text ) );
}

<?php
/**
 * When a program takes place, on its card: "sábado 28 de noviembre, 11:00", and "Martes y jueves, hasta el 27 de mayo".
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * When a program takes place, on its card: its next session, also one that is cancelled, and the days that it follows.
 *
 * @param Facts $facts         Displayed facts.
 * @param int   $now           Unix time.
 * @param bool  $with_schedule Whether weekdays and hours are said, as nothing else on the card does.
 * @return CardDates
 */
function get_card_dates( array $facts, int $now, bool $with_schedule ): array {
	$until   = get_application_deadline( $facts, $now );
	$session = '' !== $until || is_over( $facts, $now ) ? null : next_session( $facts['sessions'], $now, true );
	if ( '' !== $until ) {
		$when = parts_text_and_html( sentence_parts( date_sentence( 'apply' ), '', $until, true, is_year_said( '', $until, $now ) ) );
	} elseif ( null !== $session ) {
		$when = get_session_when( $session, $facts, $now );
	} else {
		// What is over or runs through says so; what is postponed, when it was to begin.
		$day  = $facts['previous_start'];
		$when = is_without_new_date( $facts ) ? get_struck_texts( dates_text_and_html( $day, substr( $day, 0, 10 ), $now ) ) : shown_dates( $facts, $now );
	}

	return compact( 'session', 'when' ) + array( 'rule' => '' === $until ? get_card_rule( $facts, $session, $now, $with_schedule ) : '' );
}

/**
 * The day and the hour of a session, and what is different about it. The month stands apart: where a heading says it, the card need not.
 *
 * @param Session $session Session.
 * @param Facts   $facts   Facts.
 * @param int     $now     Unix time.
 * @return array{string, string} Text and HTML.
 */
function get_session_when( array $session, array $facts, int $now ): array {
	$start = $session['start'];
	$parts = sentence_parts( date_sentence( strlen( $start ) > 10 ? 'moment' : 'day' ), $start, '', true, is_year_said( '', $start, $now ) );
	$when  = with_place( parts_text_and_html( $parts ), $session );
	if ( is_cancelled( $facts ) ) {
		return get_struck_texts( $when );
	}

	return '' === $session['cancelled'] ? $when : get_struck_texts( $when, "\u{a0}·\u{a0}" . get_cancelled_words( $session, $now ) );
}

/**
 * Texts of what does not take place.
 *
 * @param array{string, string} $texts Text and HTML.
 * @param string                $why   What stands behind the struck text.
 * @return array{string, string}
 */
function get_struck_texts( array $texts, string $why = '' ): array {
	return '' === $texts[0] ? $texts : array( $texts[0] . $why, "<s>$texts[1]</s>" . WordPress\escaped_text( $why ) );
}

/**
 * The days that a program follows beside its next session.
 *
 * @param Facts        $facts         Facts.
 * @param Session|null $session       Next session.
 * @param int          $now           Unix time.
 * @param bool         $with_schedule Whether weekdays and hours are said.
 * @return string '' where there are none.
 */
function get_card_rule( array $facts, ?array $session, int $now, bool $with_schedule ): string {
	$rules = session_rules( $facts['sessions'] );
	$text  = static fn( string $day ): string => dates_text_and_html( $day, $day, $now )[0];
	if ( count_sessions( $facts['sessions'] ) < 2 ) {
		// What has no day of its own has words.
		return null === $session && $with_schedule ? $facts['schedule'] : '';
	}
	$days = listed_days( $rules, $facts['sessions'], $now );
	$end  = null === $session || '' === $facts['end'] ? '' : last_session_day( $rules );
	$rule = array(
		$with_schedule && array() === $days ? schedule_of_card( $facts['sessions'] ) : '',
		'' === $end || array() !== $days ? '' : implode( '', array_column( sentence_parts( date_sentence( 'until_short' ), '', $end, false, is_year_said( '', $end, $now ) ), 0 ) ),
		count( $days ) < 2 || null === $session ? '' : words_of_days( array_map( $text, array_slice( $days, 0, NAMED_DAYS ) ), count( $days ) ),
	);
	$rule = ucfirst_words( implode( ', ', array_diff( $rule, array( '' ) ) ) );
	$next = '' === ( $session['cancelled'] ?? '' ) ? null : next_session( $facts['sessions'], $now );

	/* translators: 1: dates of a program, short, 2: day of its next session, short. */
	return null === $next ? $rule : sprintf( __( '%1$s · next: %2$s', 'programs-filter' ), $rule, $text( substr( $next['start'], 0, 10 ) ) );
}

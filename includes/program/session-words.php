<?php
/**
 * The words of sessions: "Martes y jueves, de 17:00 a 18:30", "el último viernes de cada mes". Those of a sheet are in session-sheet-words.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Sessions that a list names. */
const NAMED_SESSIONS = 6;

/**
 * The rules of a program as a schedule.
 *
 * @param string $text Clean lines.
 * @return string '' without sessions, and for days alone that have no hours or several.
 */
function sessions_schedule( string $text ): string {
	$texts = schedule_texts( $text );

	return count( $texts ) <= 3 ? implode( ' · ', array_map( __NAMESPACE__ . '\\ucfirst_words', $texts ) ) : '';
}

/**
 * The same on a card, whose next session says the hour: without hours, unless there are several.
 *
 * @param string $text Clean lines.
 * @return string '' for more than two rules.
 */
function schedule_of_card( string $text ): string {
	$texts = schedule_texts( $text, true );

	return count( $texts ) <= 2 ? implode( ' · ', $texts ) : '';
}

/**
 * Weekdays and hours of the rules of a program.
 *
 * @param string $text     Clean lines.
 * @param bool   $is_short Whether no end is said, and hours only where there are several.
 * @return list<string>
 */
function schedule_texts( string $text, bool $is_short = false ): array {
	$texts    = array();
	$rules    = rules_in_words( session_rules( $text ) );
	$is_clear = $is_short && count( array_unique( array_column( $rules, 'start' ) ) ) < 2;
	foreach ( $rules as $rule ) {
		$start   = $is_clear ? '' : $rule['start'];
		$end     = $is_short ? '' : $rule['end'];
		$texts[] = implode( ', ', array_diff( array( days_words( $rule ), hours_words( $start, $end ) ), array( '' ) ) );
	}

	return array_values( array_diff( array_unique( $texts ), array( '' ) ) );
}

/**
 * The rules that a schedule names. Hours alone would not say of which days they are: those of single days stand alone where all days have them (one
 * rule for all), have their weekdays within one week, and else are in the list of sessions only.
 *
 * @param list<SessionRule> $rules Rules.
 * @return list<SessionRule>
 */
function rules_in_words( array $rules ): array {
	$rules  = array_values( array_filter( $rules, static fn( array $rule ): bool => array() !== $rule['days'] ) );
	$weekly = array_values( array_filter( $rules, __NAMESPACE__ . '\\is_repeated' ) );
	$hours  = static fn( array $rule ): string => $rule['start'] . $rule['end'];
	if ( array() === $weekly && count( array_unique( array_map( $hours, $rules ) ) ) < 2 ) {
		return array_slice( $rules, 0, 1 );
	}
	$numbers    = array_merge( ...array_column( $rules, 'days' ) );
	$is_monthly = array() !== array_merge( array(), ...array_column( $rules, 'monthdays' ) );
	if ( $is_monthly || max( 0, ...$numbers ) - min( PHP_INT_MAX, ...$numbers ) > 6 ) {
		return $weekly;
	}
	$named = array();
	foreach ( $rules as $rule ) {
		$key           = $hours( $rule );
		$named[ $key ] = $named[ $key ] ?? array( 'every' => 1 ) + $rule;
		foreach ( $rule['days'] as $number ) {
			$named[ $key ]['weekdays'][] = WEEKDAYS[ weekday_of( $number ) ];
		}
	}

	return array_values( $named );
}

/**
 * The days of a rule.
 *
 * @param SessionRule $rule Rule.
 * @return string '' for one day.
 */
function days_words( array $rule ): string {
	if ( ! is_repeated( $rule ) ) {
		return '';
	}
	$every = $rule['every'];
	if ( array() !== $rule['monthdays'] ) {
		$words = monthdays_words( $rule['monthdays'] );

		return 1 === $every ? sprintf(
			/* translators: %s: days, such as "the last Friday". */
			__( '%s of each month', 'programs-filter' ),
			$words
		) : sprintf(
			/* translators: 1: days, such as "the last Friday", 2: number of months, 2 or more. */
			_n( '%1$s, every %2$s month', '%1$s, every %2$s months', $every, 'programs-filter' ),
			$words,
			number_format_i18n( $every )
		);
	}
	$words = weekdays_words( array_keys( array_intersect( WEEKDAYS, $rule['weekdays'] ) ), has_weekday_again( $rule ), 1 === $every );

	return 1 === $every ? $words : sprintf(
		/* translators: 1: weekdays, 2: number of weeks, 2 or more. */
		_n( '%1$s, every %2$s week', '%1$s, every %2$s weeks', $every, 'programs-filter' ),
		$words,
		number_format_i18n( $every )
	);
}

/**
 * The name of a weekday inside a sentence.
 *
 * @param int $index Its place in WEEKDAYS.
 */
function weekday_name( int $index ): string {
	// The fifth of January 1970 was a Monday.
	return get_date_names()['l'][ $index ] ?? WordPress\only_text( wp_date( 'l', ( 4 + $index ) * DAY_IN_SECONDS, new \DateTimeZone( 'UTC' ) ) );
}

/**
 * Weekdays inside a sentence.
 *
 * @param list<int> $days     Their places in WEEKDAYS, in order.
 * @param bool      $is_again Whether one is more than once.
 * @param bool      $is_weekly Whether it is every week.
 */
function weekdays_words( array $days, bool $is_again, bool $is_weekly ): string {
	$names = array_map( __NAMESPACE__ . '\\weekday_name', $days );
	if ( 7 === count( $days ) && $is_weekly ) {
		return __( 'every day', 'programs-filter' );
	}
	if ( count( $days ) > 3 && count( $days ) === end( $days ) - $days[0] + 1 ) {
		/* translators: 1: first weekday, 2: last weekday. */
		return sprintf( _x( '%1$s to %2$s', 'weekdays', 'programs-filter' ), $names[0], end( $names ) );
	}

	return joined_words( $is_again ? array_map( __NAMESPACE__ . '\\weekdays_name', $names ) : $names );
}

/**
 * The plural of a weekday's name.
 *
 * @param string $name Name inside a sentence.
 */
function weekdays_name( string $name ): string {
	$language = get_date_language();
	if ( 'eu' === $language ) {
		// From "asteartea" to "astearteetan".
		return (string) preg_replace( '/a$/D', 'etan', $name );
	}

	// Such as "sábados" and "terças-feiras". In most of these languages those from Monday to Friday are their own plural.
	return in_array( $language, array( 'es', 'ca', 'gl', 'pt' ), true ) ? (string) preg_replace( '/(?<!s)(?=-|$)/D', 's', $name ) : $name;
}

/**
 * Days of a month: "el primer y el tercer martes", "los días 1 y 15".
 *
 * @param non-empty-list<string> $days `1TU`, `-1FR`, or numbers of days.
 */
function monthdays_words( array $days ): string {
	if ( is_numeric( $days[0] ) ) {
		/* translators: %s: numbers of days of a month. */
		return sprintf( _n( 'day %s', 'days %s', count( $days ), 'programs-filter' ), joined_words( $days ) );
	}
	$ordinals = array();
	foreach ( $days as $day ) {
		$ordinals[ substr( $day, -2 ) ][] = (int) $day;
	}
	$words = array();
	foreach ( $ordinals as $weekday => $numbers ) {
		$index = (int) array_search( $weekday, WEEKDAYS, true );
		foreach ( $numbers as $at => $number ) {
			// The weekday is said once: "the first and the third Tuesday".
			$words[] = trim( sprintf( ordinal_words( $number, $index > 4 ), count( $numbers ) - 1 === $at ? weekday_name( $index ) : '' ) );
		}
	}

	return joined_words( $words );
}

/**
 * Which one of the weekdays of a month. The weekend has another gender in some languages.
 *
 * @param int  $number     1 to 4, or -1 for the last one.
 * @param bool $is_weekend Whether it is a Saturday or a Sunday.
 * @return string With %s for the weekday, at its end.
 */
function ordinal_words( int $number, bool $is_weekend ): string {
	$words = array(
		/* translators: %s: a weekday, which has to stand at the end. */
		1  => array( _x( 'the first %s', 'Monday to Friday', 'programs-filter' ), _x( 'the first %s', 'Saturday or Sunday', 'programs-filter' ) ),
		/* translators: %s: a weekday, which has to stand at the end. */
		2  => array( _x( 'the second %s', 'Monday to Friday', 'programs-filter' ), _x( 'the second %s', 'Saturday or Sunday', 'programs-filter' ) ),
		/* translators: %s: a weekday, which has to stand at the end. */
		3  => array( _x( 'the third %s', 'Monday to Friday', 'programs-filter' ), _x( 'the third %s', 'Saturday or Sunday', 'programs-filter' ) ),
		/* translators: %s: a weekday, which has to stand at the end. */
		4  => array( _x( 'the fourth %s', 'Monday to Friday', 'programs-filter' ), _x( 'the fourth %s', 'Saturday or Sunday', 'programs-filter' ) ),
		/* translators: %s: a weekday, which has to stand at the end. */
		-1 => array( _x( 'the last %s', 'Monday to Friday', 'programs-filter' ), _x( 'the last %s', 'Saturday or Sunday', 'programs-filter' ) ),
	);

	return $words[ $number ][ (int) $is_weekend ] ?? '%s';
}

/**
 * Whether a rule has a weekday more than once.
 *
 * @param SessionRule $rule Rule.
 */
function has_weekday_again( array $rule ): bool {
	return count( $rule['days'] ) > count( $rule['weekdays'] );
}

/**
 * The hours of a session.
 *
 * @param string $start Hour at which it begins, '' for none.
 * @param string $end   Hour at which it ends, '' for none.
 * @return string '' without hours.
 */
function hours_words( string $start, string $end ): string {
	$hour = static fn( string $time ): string => WordPress\only_text( wp_date( WordPress\only_text( get_option( 'time_format' ) ), (int) strtotime( "1970-01-05 $time UTC" ), new \DateTimeZone( 'UTC' ) ) );
	if ( '' === $start ) {
		return '';
	}

	/* translators: 1: hour at which a session begins, 2: hour at which it ends. */
	return '' === $end ? $hour( $start ) : catalan_apostrophes( sprintf( _x( '%1$s to %2$s', 'hours of a session', 'programs-filter' ), $hour( $start ), $hour( $end ) ) );
}

/**
 * A text with a capital.
 *
 * @param string $text Text.
 */
function ucfirst_words( string $text ): string {
	return mb_strtoupper( mb_substr( $text, 0, 1 ) ) . mb_substr( $text, 1 );
}

/**
 * A session in a list: where it is not at the place of the program, and that it is cancelled.
 *
 * @param Session $session    Session.
 * @param bool    $with_hours Whether its hours are said.
 * @param int     $now        Unix time.
 * @return array{string, string} Text and HTML.
 */
function session_text_and_html( array $session, bool $with_hours, int $now ): array {
	$start = $with_hours ? $session['start'] : substr( $session['start'], 0, 10 );
	$name  = strlen( $start ) <= 10 ? 'day' : ( strlen( $session['end'] ) > 10 ? 'hours' : 'moment' );
	$said  = parts_text_and_html( sentence_parts( date_sentence( $name ), $start, $session['end'], true, is_year_said( '', $start, $now ) ) );
	if ( '' === $session['cancelled'] ) {
		/* translators: %s: day on which a session was to be. */
		$before = '' === $session['moved'] ? '' : sprintf( _x( ' (instead of %s)', 'session', 'programs-filter' ), dates_text_and_html( $session['moved'], $session['moved'], $now )[0] );
		$said   = with_place( $said, $session );

		return array( $said[0] . $before, $said[1] . esc_html( $before ) );
	}
	$cancelled = get_cancelled_words( $session, $now ) . ( '' === $session['reason'] ? '' : " ($session[reason])" );

	return array( "{$said[0]}: $cancelled", "<s>{$said[1]}</s> " . esc_html( $cancelled ) );
}

/**
 * What is said beside the struck day of a session.
 *
 * @param Session $session Session that is cancelled, or on another day.
 * @param int     $now     Unix time.
 */
function get_cancelled_words( array $session, int $now ): string {
	if ( '' === $session['moved'] ) {
		/* translators: What is said beside the struck day of a session that is cancelled. */
		return _x( 'no session', 'struck day', 'programs-filter' );
	}

	return get_moved_words( $session['moved'], $now );
}

/**
 * What is said of a session that is on another day.
 *
 * @param string $day The day.
 * @param int    $now Unix time, whose year is not said; 0 for any.
 */
function get_moved_words( string $day, int $now = 0 ): string {
	/* translators: What is said beside the struck day of a session. %s: the day on which it takes place. */
	return sprintf( _x( 'moves to %s', 'struck day', 'programs-filter' ), dates_text_and_html( $day, $day, $now )[0] );
}

/**
 * The next session that does not take place, in words.
 *
 * @param string $sessions Clean lines.
 * @param int    $now      Unix time.
 * @return string Such as "Tuesday 15 December: moves to Friday 18 December"; '' for none.
 */
function get_next_change( string $sessions, int $now ): string {
	foreach ( strlen( $sessions ) === strcspn( $sessions, '!>' ) ? array() : coming_sessions( $sessions, $now, true ) as $session ) {
		if ( '' !== $session['cancelled'] && ! str_starts_with( $session['start'], $session['moved'] . 'T' ) ) {
			return session_text_and_html( $session, false, $now )[0];
		}
	}

	return '';
}

/**
 * A session with its place, where that is not the place of the program.
 *
 * @param array{string, string} $said    Its day as text and HTML.
 * @param Session               $session Session.
 * @return array{string, string}
 */
function with_place( array $said, array $session ): array {
	if ( '' === $session['place'] ) {
		return $said;
	}
	/* translators: 1: day of a session, 2: place. */
	$sentence = _x( '%1$s, at %2$s', 'session elsewhere', 'programs-filter' );

	return array( sprintf( $sentence, $said[0], $session['place'] ), sprintf( esc_html( $sentence ), $said[1], esc_html( $session['place'] ) ) );
}

/** How many days of a list are said at most. */
const NAMED_DAYS = 3;

/**
 * A list of days: two or three of them, or two and how many more.
 *
 * @param non-empty-list<string> $first The first NAMED_DAYS days as text, or as HTML.
 * @param int                    $all   Number of all days.
 */
function words_of_days( array $first, int $all ): string {
	return $all <= NAMED_DAYS ? joined_words( $first ) : implode( ', ', array_slice( $first, 0, 2 ) ) . ' ' . further_text( $all - 2 );
}

/**
 * How many there are beside those that are named.
 *
 * @param int $number Number.
 * @return string Such as "and 12 more".
 */
function further_text( int $number ): string {
	/* translators: %s: number of further sessions. */
	return sprintf( _n( 'and %s more', 'and %s more', $number, 'programs-filter' ), number_format_i18n( $number ) );
}

<?php
/**
 * What to ask about words of days and hours that are not certain, such as “17-19”: ways to say it that can be read. The form of a program offers them
 * (includes/program/forms/session-questions.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Reader;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** The longest text about which something is asked. */
const LONGEST_QUESTIONED_TEXT = 200;

/** How often such a text is read in other words at most. */
const MOST_QUESTION_TRIES = 150;

/** Hours, or from one to another: "17-19", "a las 5", "de 5 a 6:30 h". */
const HOURS_IN_WORDS = '~(?<![\d/.:,-])(?:(?<sign>a las?|as|from|at) |de (?:las? )?)?(?<from>[01]?\d|2[0-3])(?:[:.](?<minute>[0-5]\d))?(?<unit> ?h(?:oras|rs|s)?)?'
	. '(?:(?: ?- ?| (?:a|y|e|i|to) (?:las? )?|(?(<minute>), ?(?=\d?\d[:.])|(?!)))(?<to>[01]?\d|2[0-4])(?:[:.](?<end>[0-5]\d))?(?: ?h(?:oras|rs|s)?)?)?(?![a-z\d]|[/:.-]\d)';

/**
 * What to ask about a text: the first change after which it can be read. Where two are necessary, nothing is asked.
 *
 * @param string                      $text    Text that cannot be read.
 * @param array<string, list<string>> $endings Words to put behind it, in the language of the person: by kind, "end", "weekdays" and "day".
 * @param callable(string): bool      $is_read Whether a text can be read.
 * @return Rewording|null Null where nothing is found.
 */
function get_question( string $text, array $endings, callable $is_read ): ?array {
	$rewordings = strlen( $text ) > LONGEST_QUESTIONED_TEXT ? array() : get_rewordings( $text, $endings );
	$tries      = MOST_QUESTION_TRIES;
	$can_read   = static function ( string $other ) use ( $is_read, &$tries ): bool {
		--$tries;
		return '' !== $other && $tries >= 0 && $is_read( $other );
	};
	foreach ( $rewordings as $rewording ) {
		$rewording['texts'] = array_filter( $rewording['texts'], $can_read );
		if ( array() !== $rewording['texts'] ) {
			return $rewording;
		}
	}
	return null;
}

/**
 * Ways to say a text in other words, the most likely ones first.
 *
 * @param string                      $text    Text.
 * @param array<string, list<string>> $endings Words to put behind it, by kind.
 * @return list<Rewording>
 */
function get_rewordings( string $text, array $endings ): array {
	$tokens     = new Tokens( $text, false );
	$rewordings = array_merge( reword_relative( $text, $tokens ), reword_weekdays( $text, $tokens ), reword_days_or_hours( $text ), reword_hours( $text ), reword_lists( $text ) );
	foreach ( $endings as $kind => $words ) {
		$rewordings[] = array( 'part' => '' ) + compact( 'kind' ) + array( 'texts' => array_map( static fn( string $word ): string => "$text, $word", $words ) );
	}

	return array_merge( $rewordings, reword_holidays( $text ), reword_exceptions( $text, $tokens ), reword_unread( $text, $tokens ) );
}

/**
 * A text with another part in place of one.
 *
 * @param string        $kind   Kind of the question.
 * @param string        $text   Text.
 * @param int           $start  Where the part begins.
 * @param int           $end    Where it ends.
 * @param array<string> $others What may stand there.
 * @return Rewording
 */
function reword_part( string $kind, string $text, int $start, int $end, array $others ): array {
	return array(
		'kind'  => $kind,
		'part'  => trim( substr( $text, $start, $end - $start ), ' ,;.()' ),
		'texts' => array_map( static fn( string $other ): string => trim( (string) preg_replace( '/[ ,]+(?=,|$)| (?= )/', '', substr( $text, 0, $start ) . $other . substr( $text, $end ) ), ' ,;:' ), $others ),
	);
}

/**
 * A day whose weekday is another one: the right weekday.
 *
 * @param string $text   Text.
 * @param Tokens $tokens Its tokens.
 * @return list<Rewording>
 */
function reword_weekdays( string $text, Tokens $tokens ): array {
	$rewordings = array();
	foreach ( $tokens->list as $at => $token ) {
		$days = $tokens->is( $at, 'weekdays' ) ? read_days( $tokens, $at, get_today() ) : null;
		$day  = in_array( 'weekday', $days['doubts'] ?? array(), true ) ? $days['spans'][0]['start'] ?? '' : '';
		if ( '' !== $day && get_weekday( $day ) !== ( WEEKDAYS[ $tokens->value( $at, 'weekdays' ) ] ?? '' ) ) {
			$name         = mb_strtolower( WordPress\only_text( wp_date( 'l', (int) strtotime( "$day UTC" ), new \DateTimeZone( 'UTC' ) ) ) );
			$rewordings[] = array( 'part' => $day ) + reword_part( 'weekday', $text, $token['start'], $token['end'], array( $name ) );
		}
	}

	return $rewordings;
}

/**
 * Hours that may be others: as they are written, and in the afternoon.
 *
 * @param string $text Text.
 * @return list<Rewording>
 */
function reword_hours( string $text ): array {
	list( $plain, $places ) = fold_text( $text );
	$rewordings             = array();
	// "12 y 13 de diciembre" are days.
	preg_match_all( HOURS_IN_WORDS . '(?! (?:' . get_pattern( 'of' ) . ' )?' . get_pattern( 'months' ) . ')~', $plain, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL );
	foreach ( $found as $parts ) {
		list( $sign, $from, $minute, $unit, $to, $end ) = array_map( static fn( string $name ): ?string => $parts[ $name ][0] ?? null, array( 'sign', 'from', 'minute', 'unit', 'to', 'end' ) );

		$begin = 60 * (int) $from + (int) $minute;
		$until = null === $to ? null : 60 * (int) $to + (int) $end;
		// "3 horas" is how long it lasts.
		if ( null === $until && null === $sign && null === $minute && ( null === $unit || $begin < 480 ) ) {
			continue;
		}
		$times   = array();
		$choices = array( array( 720, 720 ), array( 0, 0 ), array( 0, 720 ) );
		foreach ( $begin < 480 ? $choices : array( $choices[1], $choices[2], $choices[0] ) as list( $later, $latest ) ) {
			$is_night = 0 === $latest && $begin >= 1020 && $until <= 540;
			$is_right = null === $until ? $begin + $later < 1440 && $later === $latest : ( $is_night || $begin + $later < $until + $latest ) && $until + $latest <= 1440 && ( $latest === $later || $until <= $begin );
			if ( $is_right ) {
				$times[] = substr( get_time( $begin + $later ), 1 ) . ( null === $until ? '' : '-' . substr( get_time( $until + $latest ), 1 ) );
			}
		}
		$start        = $parts[0][1];
		$rewordings[] = reword_part( 'hours', $text, $places[ $start ], $places[ $start + strlen( (string) $parts[0][0] ) ], array_combine( $times, $times ) );
	}

	return $rewordings;
}

/**
 * Numbers and hours that stand together: "5,12 y 19 de marzo", "10-14 / 16-20".
 *
 * @param string $text Text.
 * @return list<Rewording>
 */
function reword_lists( string $text ): array {
	$rewordings = array();
	preg_match_all( '~[\d:.-]+(?:,| ?/ | /)[\d:.-]+~', $text, $found, PREG_OFFSET_CAPTURE );
	foreach ( $found[0] as list( $part, $start ) ) {
		$list         = (string) preg_replace( '~ ?[,/] ?~', ', ', $part );
		$rewordings[] = reword_part( 'spelling', $text, $start, $start + strlen( $part ), array( $list => $list ) );
	}

	return $rewordings;
}

/**
 * Days that are said from today: "mañana", "el próximo lunes".
 *
 * @param string $text   Text.
 * @param Tokens $tokens Its tokens.
 * @return list<Rewording>
 */
function reword_relative( string $text, Tokens $tokens ): array {
	$rewordings = array();
	$today      = get_today();
	foreach ( $tokens->list as $at => $token ) {
		$is_next = $tokens->is( $at, 'next' ) && $tokens->is( $at + 1, 'weekdays' ) && $tokens->value( $at + 1, 'weekdays' ) < 7;
		if ( ! $is_next && ! $tokens->is( $at, 'relative' ) ) {
			continue;
		}
		$later        = $is_next ? ( $tokens->value( $at + 1, 'weekdays' ) + 7 - (int) gmdate( 'N', (int) strtotime( "$today UTC" ) ) ) % 7 + 1 : $tokens->value( $at, 'relative' );
		$day          = gmdate( 'j/n/Y', (int) strtotime( get_day( $today, $later ) . ' UTC' ) );
		$rewordings[] = reword_part( 'spelling', $text, $token['start'], $tokens->list[ $is_next ? $at + 1 : $at ]['end'] ?? 0, array( $day => $day ) );
	}

	return $rewordings;
}

/**
 * Such numbers as hours, and as days.
 *
 * @param string $text Text.
 * @return list<Rewording>
 */
function reword_days_or_hours( string $text ): array {
	$found = find_days_or_hours( $text );
	if ( null === $found ) {
		return array();
	}
	list( $start, $end, $from, $to, $month ) = $found;

	$hours = sprintf( '%02d:00-%02d:00', (int) $from, (int) $to );
	$texts = array(
		$hours                    => $hours,
		"$from$month - $to$month" => "$from$month - $to",
	);

	return array( reword_part( 'spelling', $text, $start, $end, $texts ) );
}

/**
 * Days that are left out and that are no sessions: without them.
 *
 * @param string $text   Text.
 * @param Tokens $tokens Its tokens.
 * @return list<Rewording>
 */
function reword_exceptions( string $text, Tokens $tokens ): array {
	$rewordings = array();
	foreach ( $tokens->list as $at => $token ) {
		$days = $tokens->is( $at, 'except' ) ? read_days( $tokens, $at + 1, get_today() ) : null;
		if ( null !== $days ) {
			// Behind all else it is of the year of what is before it.
			$part         = reword_part( 'except', $text, $token['start'], $tokens->list[ $days['next'] - 1 ]['end'] ?? 0, array( '' ) );
			$moved        = "{$part['texts'][0]}, {$part['part']}";
			$rewordings[] = str_ends_with( rtrim( $text, ' .' ), $part['part'] ) ? $part : array(
				'kind'  => 'spelling',
				'texts' => array( $moved => $moved ),
			) + $part;
		}
	}

	return $rewordings;
}

/**
 * Holidays that are left out and that the site does not know: without them.
 *
 * @param string $text Text.
 * @return list<Rewording>
 */
function reword_holidays( string $text ): array {
	$words = ( new Days( $text ) )->holidays;
	$start = '' === $words ? false : strpos( $text, $words );

	return false === $start ? array() : array( reword_part( 'holidays', $text, $start, $start + strlen( $words ), array( '' ) ) );
}

/**
 * Words that are neither days nor hours, with the numbers beside them: without them.
 *
 * @param string $text   Text.
 * @param Tokens $tokens Its tokens.
 * @return list<Rewording>
 */
function reword_unread( string $text, Tokens $tokens ): array {
	$rewordings = array();
	$last       = -1;
	foreach ( $tokens->list as $at => $token ) {
		// Others may say the contrary, such as "no".
		if ( $at <= $last || array() !== $token['means'] ) {
			continue;
		}
		$last    = $at;
		$is_next = static fn( int $at ): bool => array() === ( $tokens->list[ $at ]['means'] ?? null )
			// The number of a room, but not that of a day, as in "semana del 12".
			|| ( $tokens->is( $at, 'number' ) && '' === trim( substr( $text, $tokens->list[ $at - 1 ]['end'] ?? 0, ( $tokens->list[ $at ]['start'] ?? 0 ) - ( $tokens->list[ $at - 1 ]['end'] ?? 0 ) ) ) );
		while ( $is_next( $last + 1 ) ) {
			++$last;
		}
		$end  = $tokens->list[ $last ]['end'] ?? 0;
		$end += ')' === substr( $text, $end, 1 ) ? 1 : 0;
		// "4 sesiones" goes as a whole.
		foreach ( array( $tokens->is( $at - 1, 'number' ) && ! $tokens->is( $at - 2, 'to', 'and' ) ? $at - 1 : $at, $at ) as $first ) {
			$rewordings[] = reword_part( 'unread', $text, $tokens->list[ $first - 1 ]['end'] ?? 0, $end, array( ' ' ) );
		}
	}

	// Numbers alone may be days.
	return array_values( array_filter( array_unique( $rewordings, SORT_REGULAR ), static fn( array $rewording ): bool => 1 === preg_match( '/\pL/u', $rewording['part'] ) ) );
}

<?php
/**
 * Schedules that say weekdays and hours, such as "M y J 17:00-18:30", as sessions. What is not understood wholly stays a text.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Short names of the days of the week that stand alone in Spanish, from Monday. */
const WEEKDAY_LETTERS = array(
	1 => 'l|lu',
	'm|ma',
	'x|mi',
	'j|ju',
	'v|vi',
	's|sa',
	'd|do',
);

/** Several days of the week, and words before and between them. */
const SAID_DAYS        = array(
	'(?:(?:todos los|todos os|tots els|cada|every) ?(?:dias?|dies|dia|day)|a? ?diario|daily|egunero)' => array( 1, 2, 3, 4, 5, 6, 7 ),
	'(?:fin(?:es)? de semana|caps? de setmana|fins de semana|weekends?|asteburu[a-z]*)' => array( 6, 7 ),
);
const BEFORE_WEEKDAYS  = '(?:todos|todas|tots|totes|cada|every|each|on|los|las|els|les|os|as|aos|nos|nas|el|de|del|dels|dos|das)';
const BETWEEN_WEEKDAYS = '~ ?[,/&+] ?(?:(?:y|e|i|and|eta) )?| (?:y|e|i|and|eta) ~';
const UNTIL_WEEKDAY    = '(?:al?|ao|hasta|to|through|until|fins a?|ate|ata)';

/**
 * The sessions of a schedule from a first to a last day: a rule for each weekdays with hours.
 *
 * @param string $schedule Schedule.
 * @param string $start    Beginning, '' for none.
 * @param string $end      End, '' for none.
 * @return string Lines as they are stored; '' where the days are not days apart, or the schedule says no weekdays and hours, or more than these.
 */
function sessions_of_schedule( string $schedule, string $start, string $end ): string {
	list( $from, $to ) = array( substr( $start, 0, 10 ), substr( $end, 0, 10 ) );
	// What ends on the next day can be a night.
	if ( '' === $from || '' === $to || Program\day_number( $to ) - Program\day_number( $from ) < 2 ) {
		return '';
	}
	$plain = plain_schedule( $schedule );
	$rules = array( weekly_rule( $plain ) );
	if ( null === $rules[0] ) {
		$rules = array_map( static fn( $part ): ?string => weekly_rule( (string) $part ), (array) preg_split( '~\s*[;|·\n]\s*|(?<=[\dh])(?:, ?| )(?:(?:y|e|i|and|eta) )?(?=[a-z]{3})~u', $plain ) );
	}
	$lines = Program\clean_sessions( implode( "\n", array_map( static fn( ?string $rule ): string => null === $rule ? '?' : "$from/$to $rule", $rules ) ) );

	return null === $lines || array() === Program\sessions_from( $lines ) ? '' : $lines;
}

/**
 * A schedule without case, accents and several kinds of dashes.
 *
 * @param string $schedule Schedule.
 */
function plain_schedule( string $schedule ): string {
	$plain = strtolower( remove_accents( trim( (string) preg_replace( array( '/[^\S\n]+|\p{Z}+/u', '/\s*[-‐‑‒–—−]\s*/u', '/[’`´]/u', '/\((?=[^()]*\d)([^()]*)\)/' ), array( ' ', '-', "'", '$1' ), $schedule ) ) ) );

	return rtrim( (string) preg_replace( '/\b(\d{1,2})\.(\d\d)\b/', '$1:$2', $plain ), ' .' );
}

/**
 * The weekdays and hours of words as a line of sessions has them.
 *
 * @param string $plain Words without case and accents.
 * @return string|null Such as "TU,TH 17:00-18:30"; null where they are something else.
 */
function weekly_rule( string $plain ): ?string {
	foreach ( array( HOURS_PATTERN, '(?:a l[ae]s?|at|as) (?<from>\d{1,2})' ) as $hours ) {
		foreach ( array( "/^(?<days>\D+?)(?:[,:;.] ?|-| )$hours$/D", "/^$hours(?:[,:;.] ?|-| )(?<days>\D+)$/D" ) as $pattern ) {
			if ( 1 === preg_match( $pattern, $plain, $found ) ) {
				$days              = weekdays_of_words( $found['days'] );
				list( $from, $to ) = clock_times( $found['from'], $found['to'] ?? '' );
				if ( array() !== $days && null !== $from && null !== $to ) {
					$names = array_map( static fn( int $day ): string => Program\WEEKDAYS[ $day - 1 ], $days );
					return implode( ',', $names ) . ' ' . str_replace( array( 'T', '24:00' ), array( '', '00:00' ), '' === $to ? $from : "$from-$to" );
				}
			}
		}
	}

	return null;
}

/**
 * The days of the week of words.
 *
 * @param string $words Such as "martes y jueves", "l-v", "todos los sabados".
 * @return list<int> From Monday, in order; none where the words are something else.
 */
function weekdays_of_words( string $words ): array {
	foreach ( SAID_DAYS as $pattern => $days ) {
		if ( 1 === preg_match( '/^(?:' . BEFORE_WEEKDAYS . " )*$pattern$/D", $words ) ) {
			return $days;
		}
	}
	$days = array();
	foreach ( (array) preg_split( BETWEEN_WEEKDAYS, (string) preg_replace( '/(?<![a-z])(?:' . BEFORE_WEEKDAYS . ' )+/', '', $words ) ) as $part ) {
		$these = weekdays_of_part( (string) $part );
		if ( array() === $these || array() !== array_intersect( $days, $these ) ) {
			return array();
		}
		$days = array_merge( $days, $these );
	}
	sort( $days );
	// Where no Wednesday or Thursday stands beside it, "M" may be one of two days: "L, M y V".
	$is_unclear = 1 === preg_match( '/(?<![a-z])(?:[lxjvsd]*m[lxjvsd]*)(?![a-z])/', $words ) && array() === array_intersect( array( 3, 4 ), $days );

	return $is_unclear ? array() : $days;
}

/**
 * The days of the week of a word, or from one to another.
 *
 * @param string $part Such as "martes", "lunes a viernes", "lxv".
 * @return list<int>
 */
function weekdays_of_part( string $part ): array {
	$day = weekday_number( $part );
	if ( 0 !== $day ) {
		return array( $day );
	}
	if ( 1 === preg_match( '/^(?<first>.+) ' . UNTIL_WEEKDAY . ' (?<last>.+)$/D', $part, $found ) ) {
		return weekdays_from_to( weekday_number( $found['first'] ), weekday_number( $found['last'] ) );
	}
	$days = array_map( __NAMESPACE__ . '\\weekday_number', 1 === preg_match( '/^[lmxjvsd]+$/D', $part ) ? str_split( $part ) : explode( '-', $part ) );
	if ( in_array( 0, $days, true ) || count( $days ) < 2 ) {
		return array();
	}
	if ( 2 === count( $days ) && str_contains( $part, '-' ) ) {
		// "L-V" are five days, but "M-J" may be two.
		return 1 === $days[0] && $days[1] >= 5 || 1 === $days[1] - $days[0] ? weekdays_from_to( $days[0], $days[1] ) : array();
	}

	return count( array_unique( $days ) ) === count( $days ) ? $days : array();
}

/**
 * The days of the week from one to another.
 *
 * @param int $first First, from Monday; 0 for none.
 * @param int $last  Last.
 * @return list<int>
 */
function weekdays_from_to( int $first, int $last ): array {
	return 0 === $first || 0 === $last || $first === $last ? array() : array_map( static fn( int $day ): int => ( $day - 1 ) % 7 + 1, range( $first, $last < $first ? $last + 7 : $last ) );
}

/**
 * The number of a day of the week.
 *
 * @param string $word Word.
 * @return int From Monday; 0 where it is none.
 */
function weekday_number( string $word ): int {
	foreach ( WEEKDAYS as $number => $names ) {
		if ( 1 === preg_match( "/^(?:(?:$names)s?|" . WEEKDAY_LETTERS[ $number ] . ')\.?$/D', $word ) ) {
			return $number;
		}
	}

	return 0;
}

<?php
/**
 * Schedules in words that say weekdays, such as "M y J 17:00-18:30", as sessions. What is not understood wholly stays a text.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Names of the days of the week, from Monday: Spanish, English, Catalan, Galician, Basque, Portuguese; without accents. */
const WEEKDAY_NAMES = array(
	1 => 'lunes|lun|monday|mon|dilluns|dl|luns|segunda(?:-feira)?|seg|astelehen[a-z]*',
	'martes|mar|tuesday|tues?|dimarts|dt|terca(?:-feira)?|ter|astearte[a-z]*',
	'miercoles|mie|wednesday|wed|dimecres|dc|mercores|mer|quarta(?:-feira)?|qua|asteazken[a-z]*',
	'jueves|jue|thursday|thu|dijous|dj|xoves|xov|quinta(?:-feira)?|qui|ostegun[a-z]*',
	'viernes|vie|friday|fri|divendres|dv|venres|ven|sexta(?:-feira)?|sex|ostiral[a-z]*',
	'sabado|sab|saturday|sat|dissabte|ds|larunbat[a-z]*',
	'domingo|dom|sunday|sun|diumenge|dg|igande[a-z]*',
);

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

/** Which ones of a month, by the ordinals of sessions; and the words behind the weekday. */
const MONTH_ORDINALS = array(
	'1'  => 'primer[oa]?|primeir[oa]|first|lehen(?:engo)?',
	'2'  => 'segund[oa]|segon|second|bigarren',
	'3'  => 'tercer[oa]?|terceir[oa]|third|hirugarren',
	'4'  => 'cuart[oa]|quart[oa]?|fourth|laugarren',
	'-1' => 'ultim[oa]?|darrer|last|azken',
);
const OF_EACH_MONTH  = '(?:de|del|do|of)(?: cada| the| each| every)? (?:mes|month)';

/** What sessions do not say: "except holidays", whose days are not known, a part of the day, "de 5 a 7" of morning or afternoon. */
const BESIDE_WEEKDAYS = array(
	'/[,;]? ?\(?(?:excepto|salvo|menos|except|excepte|agas?|no)(?: (?:los|els|os|public|dias|dies))* '
		. '(?:festivos?|festius?|feriados?|holidays|vacaciones)\)?$/D',
	'/,? (?:(?:por|de|a|en|pel|pels|per|pola|pela|polas|pelas)(?: las?)? )?'
		. '(?:mananas?|tardes?|noches?|matins?|tarda|manha|noites?|goizez|arratsaldez)$/D',
	'/,? (?:de |from )?[1-7] ?(?:-|a|to) ?(?:\d|1[0-2])$/D',
);

/** A time, and two. A mere number is none, nor is "20.10", which may be a day and a month. */
const CLOCK_PATTERN = '\d{1,2}(?:\s*[:.h]\s*\d{2}(?::\d{2}(?:[.,]\d+)?)?)?\s*(?:[ap]\.?\s?m\.?)?\s*(?:h|hs|hrs?|horas?|hores)?\.?';
const HOURS_PATTERN = '(?:(?:a|de|desde|from|at|as|a\s+partir\s+de)\s+)?(?:l[ae]s?\s+)?(?=.*\d\s*(?:[:h]|[ap]\.?\s?m))(?<from>' . CLOCK_PATTERN . ')(?:\s*(?:-|a|hasta|to|until|fins|ate)\s*(?:l[ae]s?\s+|as\s+)?(?<to>' . CLOCK_PATTERN . '))?';

/** Hours after weekdays, where mere numbers are hours too. */
const HOURS_OF_WEEKDAYS = array(
	HOURS_PATTERN,
	'(?:a l[ae]s?|at|as) (?<from>\d{1,2})',
	'(?:de |from )?(?<from>\d{1,2}) ?(?:-|a|to) ?(?<to>\d{1,2})',
);

/**
 * The sessions of facts that say them in words only: between beginning and end, or always where there is neither. What is beside the weekdays stays in
 * the schedule, which is shown.
 *
 * @param array<string, string> $facts Facts.
 * @return string Lines as they are stored.
 */
function sessions_in_words( array $facts ): string {
	static $known                   = array();
	list( $schedule, $start, $end ) = array( $facts['schedule'] ?? '', $facts['start'] ?? '', $facts['end'] ?? '' );
	if ( '' === $schedule || ( '' === $start ) !== ( '' === $end ) ) {
		return '';
	}
	if ( '' === $start ) {
		// What is always open: each week of this year and of the next one.
		$year                = (int) current_day( time() );
		list( $start, $end ) = array( "$year-01-01", ( $year + 1 ) . '-12-31' );
	}
	$key = "$start/$end/$schedule";
	if ( ! isset( $known[ $key ] ) ) {
		// A listing asks several times for each of its programs. More would take memory.
		$known         = count( $known ) < 1000 ? $known : array();
		$known[ $key ] = sessions_of_schedule( (string) preg_replace( BESIDE_WEEKDAYS, '', plain_schedule( $schedule ) ), $start, $end );
	}

	return $known[ $key ];
}

/**
 * The sessions of a schedule from a first to a last day: a rule for each weekdays with hours.
 *
 * @param string $schedule Schedule.
 * @param string $start    Beginning, '' for none.
 * @param string $end      End, '' for none. Where the schedule says no hours, they are those of beginning and end.
 * @return string Lines as they are stored; '' where the days are not days apart, or the schedule says no weekdays, or more than these.
 */
function sessions_of_schedule( string $schedule, string $start, string $end ): string {
	list( $from, $to ) = array( substr( $start, 0, 10 ), substr( $end, 0, 10 ) );
	// What ends on the next day can be a night.
	if ( '' === $from || '' === $to || day_number( $to ) - day_number( $from ) < 2 ) {
		return '';
	}
	$hours = '';
	if ( strlen( $start ) > 10 ) {
		// "Martes y jueves", from a day with an hour to another one.
		$hours = substr( $start, 11 ) . ( strlen( $end ) > 10 ? '-' . substr( $end, 11 ) : '' );
	}
	$lines = array();
	foreach ( weekly_rules( $schedule ) as $rule ) {
		$lines[] = "$from/$to $rule" . ( '' !== $hours && ! str_contains( $rule, ' ' ) ? " $hours" : '' );
	}

	return (string) clean_sessions( implode( "\n", $lines ) );
}

/**
 * The weekdays and hours of a schedule as lines of sessions have them.
 *
 * @param string $schedule Schedule.
 * @return list<string> Such as "TU,TH 17:00-18:30", or "TU,TH" without hours; none where it says something else.
 */
function weekly_rules( string $schedule ): array {
	static $known = array();

	if ( ! isset( $known[ $schedule ] ) ) {
		$known              = count( $known ) < 1000 ? $known : array();
		$known[ $schedule ] = read_weekly_rules( plain_schedule( $schedule ) );
	}

	return $known[ $schedule ];
}

/**
 * Reads the weekdays and hours of a schedule.
 *
 * @param string $plain Schedule without case and accents.
 * @return list<string> None where it says something else.
 */
function read_weekly_rules( string $plain ): array {
	$letters = array( '[lmxjvsd](?![a-z])', '[lmxjvsdy]{2,}(?![a-z])' );
	$any     = implode( '|', array_merge( WEEKDAY_NAMES, $letters, array_keys( SAID_DAYS ) ) );
	if ( 1 !== preg_match( "/(?<![a-z])(?:$any)/", $plain ) ) {
		return array();
	}
	$plain   = (string) preg_replace( '/(?<![a-z])([lmxjvsd])y([lmxjvsd])(?![a-z])/', '$1 y $2', $plain );
	$rules   = rules_of_words( $plain );
	$between = '~\s*[;|·\n]\s*|(?<=[\dh])(?:, ?| ?/ ?| )(?:(?:y|e|i|and|eta) )?(?=[a-z]{3})~u';
	foreach ( null === $rules ? (array) preg_split( $between, $plain ) : array() as $part ) {
		$more = rules_of_words( (string) $part );
		if ( null === $more ) {
			return array();
		}
		$rules = array_merge( $rules ?? array(), $more );
	}

	return $rules ?? array();
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
 * The weekdays of words, with the hours after or before them: one time or several.
 *
 * @param string $plain Words without case and accents.
 * @return list<string>|null Null where they are something else.
 */
function rules_of_words( string $plain ): ?array {
	$weekdays = names_of_weekdays( $plain );
	if ( '' !== $weekdays && strlen( $plain ) > 2 ) {
		return array( $weekdays );
	}
	foreach ( HOURS_OF_WEEKDAYS as $hours ) {
		foreach ( array( "/^(?<days>\D+?)(?:[,:;.] ?|-| )$hours$/D", "/^$hours(?:[,:;.] ?|-| )(?<days>\D+)$/D" ) as $pattern ) {
			$weekdays = 1 === preg_match( $pattern, $plain, $found ) ? names_of_weekdays( $found['days'] ) : '';
			$times    = '' === $weekdays ? null : times_of_rule( $found['from'], $found['to'] ?? '' );
			if ( null !== $times ) {
				return array( "$weekdays$times" );
			}
		}
	}
	// "De 10 a 14 h y de 17 a 20 h".
	$two = '~^(?<first>(?<days>\D+?[,:;.]? ?)\d.*?)(?: (?:y|e|i|and|eta) | ?[,/] ?)(?<second>(?:de |from )?\d.*)$~D';
	if ( 1 !== preg_match( $two, $plain, $found ) ) {
		return null;
	}
	$first  = rules_of_words( $found['first'] );
	$second = rules_of_words( (string) preg_replace( '/ (?:de|from) $/D', ' ', $found['days'] ) . $found['second'] );

	return null === $first || null === $second ? null : array_merge( $first, $second );
}

/**
 * The hours of a rule.
 *
 * @param string $from Beginning.
 * @param string $to   End; '' for none.
 * @return string|null Such as " 17:00-18:30". Null where there are no such hours, and for mere numbers of the morning or of the afternoon.
 */
function times_of_rule( string $from, string $to ): ?string {
	if ( is_numeric( $from ) && is_numeric( $to ) && $from < 8 && $to <= 12 ) {
		return null;
	}
	list( $begin, $end ) = clock_times( $from, $to );

	if ( null === $begin || null === $end ) {
		return null;
	}

	return ' ' . str_replace( array( 'T', '24:00' ), array( '', '00:00' ), '' === $end ? $begin : "$begin-$end" );
}

/**
 * The days of the week of words as a line of sessions has them.
 *
 * @param string $words Such as "martes y jueves".
 * @return string Such as "TU,TH", or "1SA,3SA" of each month; '' where the words are something else.
 */
function names_of_weekdays( string $words ): string {
	$ordinals = '(?:' . implode( '|', MONTH_ORDINALS ) . ')';
	if ( 1 === preg_match( "/^(?:el |los |the |o |on the )?(?<ordinals>$ordinals(?: (?:y|i|e|and) (?:el |the )?$ordinals)*) (?<day>\\S+) " . OF_EACH_MONTH . '$/D', $words, $found ) ) {
		$day   = weekday_number( $found['day'] );
		$names = array();
		foreach ( MONTH_ORDINALS as $ordinal => $pattern ) {
			if ( 1 === preg_match( "/\\b(?:$pattern)\\b/", $found['ordinals'] ) ) {
				$names[] = $ordinal . ( WEEKDAYS[ $day - 1 ] ?? '' );
			}
		}

		return 0 === $day ? '' : implode( ',', $names );
	}

	return implode( ',', array_map( static fn( int $day ): string => WEEKDAYS[ $day - 1 ], weekdays_of_words( $words ) ) );
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
	foreach ( WEEKDAY_NAMES as $number => $names ) {
		if ( 1 === preg_match( "/^(?:(?:$names)s?|" . WEEKDAY_LETTERS[ $number ] . ')\.?$/D', $word ) ) {
			return $number;
		}
	}

	return 0;
}

/**
 * A time of a clock.
 *
 * @param string $text Such as "18:00", "6 p. m.", "18 h"; '' for none.
 * @return string|null Such as "T18:00"; "T24:00" for the end of the day. Null where there is no such time.
 */
function clock_time( string $text ): ?string {
	if ( 1 !== preg_match( '/^(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d{2}))?.*?(?:(?<half>[ap])\.?\s?m\.?)?\s*$/D', $text, $parts ) ) {
		return '' === $text ? '' : null;
	}
	$half    = $parts['half'] ?? '';
	$hours   = (int) $parts['hour'];
	$minutes = (int) ( $parts['minute'] ?? '' );
	if ( '' !== $half ) {
		$hours = $hours >= 1 && $hours <= 12 ? $hours % 12 + ( 'p' === $half ? 12 : 0 ) : 99;
	}

	return $hours > 24 || $minutes > 59 || ( 24 === $hours && 0 !== $minutes ) ? null : sprintf( 'T%02d:%02d', $hours, $minutes );
}

/**
 * The times of a clock from one to another. "5 a 6:30 p. m." begins in the afternoon, "10 a 1 p. m." before noon.
 *
 * @param string $from Beginning.
 * @param string $to   End; '' for none.
 * @return array{string|null, string|null} As clock_time() returns them.
 */
function clock_times( string $from, string $to ): array {
	list( $begin, $end ) = array( clock_time( $from ), clock_time( $to ) );
	if ( 1 === preg_match( '/[ap]\.?\s?m/', $to ) && 1 === preg_match( '/^(?:1[0-2]|[1-9])(?!\d)(?!.*[ap]\.?\s?m)(?!.*h)/', $from ) ) {
		$halves = array_filter( array( clock_time( "$from pm" ), clock_time( "$from am" ) ), static fn( ?string $time ): bool => null !== $time && $time < (string) $end );
		$begin  = array_values( $halves )[0] ?? $begin;
	}

	return array( $begin, $end );
}

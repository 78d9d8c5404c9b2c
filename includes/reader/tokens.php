<?php
/**
 * How the reader divides a text into days, hours and other words, with the dictionaries of all languages in languages/.
 *
 * These have a list for each kind of word. ", " separates the values of a list, which count from 0, and "/" words for the same value.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Reader;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Signs that are read as another one. */
const READ_AS = array(
	'‐'  => '-',
	'‑'  => '-',
	'‒'  => '-',
	'–'  => '-',
	'—'  => '-',
	'−'  => '-',
	'’'  => "'",
	'‘'  => "'",
	'`'  => "'",
	'´'  => "'",
	"\n" => ';',
	'|'  => ';',
	'·'  => ';',
	'•'  => ';',
	'!'  => ';',
	'¡'  => ';',
	'['  => '(',
	']'  => ')',
);

/**
 * A text without case and accents, with one kind of dash and quote.
 *
 * @param string $text Text.
 * @return array{string, list<int>} Plain text; the place in the text for each of its bytes, and for its end.
 */
function fold_text( string $text ): array {
	$plain  = '';
	$places = array();
	// A letter of Unicode: "1º" is not "1 o".
	preg_match_all( '/[\p{L}\p{M}]+|./us', str_replace( array( 'º', 'ª' ), '##', $text ), $units, PREG_OFFSET_CAPTURE );
	foreach ( $units[0] ?? array() as list( $unit, $place ) ) {
		$unit   = READ_AS[ $unit ] ?? ( 1 === preg_match( '/^[\p{L}\p{M}]/u', $unit ) ? strtolower( remove_accents( $unit ) ) : (string) preg_replace( '/^[\s\p{Z}]$/u', ' ', $unit ) );
		$plain .= $unit;
		array_push( $places, ...array_fill( 0, strlen( $unit ), $place ) );
	}
	$places[] = strlen( $text );

	return array( $plain, $places );
}

/**
 * The words of a topic in all languages.
 *
 * @param string $topic Key of the dictionaries.
 * @return array<string, array<string, int>> What words mean, values by kind; longer ones first.
 */
function get_words( string $topic ): array {
	return WordPress\get_cached(
		"reader_$topic",
		static function () use ( $topic ): array {
			$words = array();
			foreach ( (array) glob( __DIR__ . '/languages/*.php' ) as $file ) {
				/**
				 * Lists by topic and kind.
				 *
				 * @var array<string, array<string, string>> $dictionary
				 */
				$dictionary = require $file;
				foreach ( $dictionary[ $topic ] ?? array() as $kind => $list ) {
					foreach ( explode( ', ', $list ) as $value => $synonyms ) {
						foreach ( explode( '/', fold_text( $synonyms )[0] ) as $word ) {
							$words[ $word ][ $kind ] = $value;
						}
					}
				}
			}
			uksort( $words, static fn( string $one, string $other ): int => strlen( $other ) - strlen( $one ) );

			return $words;
		}
	);
}

/**
 * A pattern of words.
 *
 * @param string $kind  Their kind; '' for all.
 * @param string $topic Key of the dictionaries.
 */
function get_pattern( string $kind = '', string $topic = 'days' ): string {
	return WordPress\get_cached(
		"reader_pattern_{$topic}_$kind",
		static function () use ( $kind, $topic ): string {
			$words = array_filter( get_words( $topic ), static fn( array $means ): bool => '' === $kind || isset( $means[ $kind ] ) );

			return '(?:' . implode( '|', array_map( static fn( string $word ): string => preg_quote( $word, '~' ), array_keys( $words ) ) ) . ')(?:(?<![a-z0-9])|(?![a-z0-9]))';
		}
	);
}
/**
 * The longest words of a topic at a place of a plain text.
 *
 * @param string $topic Key of the dictionaries.
 * @param string $plain Plain text.
 * @param int    $at    Place.
 * @return array{string, array<string, int>} The words, and what they mean; '' for none.
 */
function find_words( string $topic, string $plain, int $at ): array {
	$words = 1 === preg_match( '~\G' . get_pattern( '', $topic ) . '~', $plain, $found, 0, $at ) ? $found[0] : '';

	return array( $words, get_words( $topic )[ $words ] ?? array() );
}

/** What may stand behind the number of a day: "1.º", "3rd". */
const NUMBER_ENDING = '(?:\.?(?:##|o|a|er|ero|ro|do|to|st|nd|rd|th))?';

/** A year of four digits, but none of "2026/27". */
const YEAR = '(?<year>(?:19|20|21)\d\d)(?![a-z0-9]|[-/.:,]\d| - ?20\d\d)';

/**
 * Divides a text into tokens.
 *
 * @param string $text           Text.
 * @param bool   $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return list<ReaderToken>
 */
function get_tokens( string $text, bool $is_month_first = false ): array {
	list( $plain, $places ) = fold_text( $text );
	$tokens                 = array();
	$length                 = strlen( $plain );
	for ( $at = strspn( $plain, ' ' ); $at < $length; $at += strspn( $plain, ' ', $at ) ) {
		list( $text, $means ) = get_date_token( $plain, $at, $is_month_first ) ?? get_time_token( $plain, $at ) ?? get_word_token( $plain, $at );

		$is_after_of = array() !== $tokens && isset( end( $tokens )['means']['of'] );
		$start       = $places[ $at ];
		$at         += strlen( $text );
		$end         = $places[ $at ];
		$tokens[]    = compact( 'text', 'means', 'start', 'end', 'is_after_of' );
	}

	return $tokens;
}

/**
 * The day or month at a place of a plain text.
 *
 * @param string $plain          Plain text.
 * @param int    $at             Place.
 * @param bool   $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return array{string, array<string, int>}|null Its text; what it means.
 */
function get_date_token( string $plain, int $at, bool $is_month_first ): ?array {
	list( $first, $second ) = $is_month_first ? array( 'month', 'day' ) : array( 'day', 'month' );
	list( $name, $of )      = array( '(?<name>' . get_pattern( 'months' ) . ')\.?', '(?:' . get_pattern( 'of' ) . ' ?)?' );
	foreach ( array(
		'(?<year>[1-9]\d{3})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?:t(?=\d\d:)|(?!\d))',
		"(?<$first>\d{1,2})(?<sign>[-/.])(?<$second>\d{1,2})\k<sign>(?<year>[1-9]\d{3}|\d\d)(?![\d:]|\k<sign>\d)",
		// As spreadsheets show it, and as databases write it.
		"(?<day>\d{1,2})-$name-(?<year>[1-9]\d{3}|\d\d)(?!\d)",
		'(?<year>(?:19|20)\d\d)(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\d|3[01])(?!\d)',
		"(?<$first>\d{1,2})/(?<$second>\d{1,2})(?![\d/.:]|-\d{4})",
		'(?<day>\d{1,2})' . NUMBER_ENDING . " ?$of$name(?:,? $of" . YEAR . ')?',
		"$name (?<day>\d{1,2})" . NUMBER_ENDING . ',? ' . YEAR,
		"$name(?:,? $of" . YEAR . ')?',
	) as $pattern ) {
		if ( 1 === preg_match( "~\\G$pattern~", $plain, $found, 0, $at ) ) {
			$means = get_words( 'days' )[ $found['name'] ?? '' ] ?? array();
			$month = isset( $means['months'] ) ? $means['months'] + 1 : (int) ( $found['month'] ?? 0 );
			$year  = (int) ( $found['year'] ?? 0 ) + ( 2 === strlen( $found['year'] ?? '' ) ? 2000 : 0 );
			$day   = (int) ( $found['day'] ?? 0 );
			if ( ! isset( $found['day'] ) ) {
				// "Des" is December in Catalan, and "des del" is none.
				list( $words, $others ) = find_words( 'days', $plain, $at );
				if ( isset( $others['from'] ) && strlen( $words ) > strlen( $found[0] ) ) {
					return null;
				}
				// "Mar" is Tuesday, too.
				return array( $found[0], 0 === $year && isset( $means['weekdays'] ) ? $means : array( 'month' => $year * 100 + $month ) );
			}

			// Without a year, 29 February may be one.
			return array( $found[0], array( checkdate( $month, $day, 0 === $year ? 2028 : $year ) ? 'date' : 'wrong' => ( $year * 100 + $month ) * 100 + $day ) );
		}
	}

	return null;
}

/**
 * The time of a clock at a place of a plain text. How long something lasts, as "2 horas", is none.
 *
 * @param string $plain Plain text.
 * @param int    $at    Place.
 * @return array{string, array<string, int>}|null Its text; minutes of the day, and whether it can be nothing else, says its half of the day, or may be in the afternoon.
 */
function get_time_token( string $plain, int $at ): ?array {
	$pattern = '~\G(?<hour>\d{1,2})(?:(?:(?:[:\']| ?h ?)(?<minute>\d\d)(?<seconds>:\d\d)?|\.(?<dotted>\d\d))(?![\d/]|[.,]\d))?(?! ?[:.]\d)'
		. '(?: ?(?<hours>' . get_pattern( 'hours' ) . ')\.?)?(?: ?(?<half>' . get_pattern( 'half' ) . '))?(?![a-z])~';
	if ( 1 !== preg_match( $pattern, $plain, $found, PREG_UNMATCHED_AS_NULL, $at ) ) {
		return null;
	}
	$text     = (string) $found[0];
	$hour     = (int) $found['hour'];
	$minute   = $found['minute'] ?? $found['dotted'];
	$half     = get_words( 'days' )[ $found['half'] ?? '' ]['half'] ?? null;
	$has_half = null !== $half;
	if ( null === $minute && ! $has_half && ( ! isset( $found['hours'] ) || $hour < 7 || $hour > 23 ) ) {
		return isset( $found['hours'] ) ? array( $text, array() ) : null;
	}
	if ( null !== $half ) {
		// "12 de la mañana" may be noon.
		$hour = $hour >= 1 && $hour <= ( strlen( (string) $found['half'] ) > 5 ? 11 : 12 ) ? $hour % 12 + 12 * $half : 99;
	}
	$minutes = 60 * $hour + (int) $minute;
	if ( $minutes > 1440 || (int) $minute > 59 ) {
		return array( $text, array( 'wrong' => 0 ) );
	}

	return array(
		$text,
		array( 'time' => $minutes )
			+ ( ! isset( $found['dotted'] ) || $has_half || isset( $found['hours'] ) ? array( 'sure' => 1 ) : array() )
			+ ( $has_half ? array( 'half' => 1 ) : array() )
			+ ( ! $has_half && ! isset( $found['seconds'] ) && $hour >= 1 && $hour < 7 && '0' !== $text[0] ? array( 'early' => 1 ) : array() ),
	);
}

/**
 * The word, number or sign at a place of a plain text.
 *
 * @param string $plain Plain text.
 * @param int    $at    Place.
 * @return array{string, array<string, int>} Its text; what it means.
 */
function get_word_token( string $plain, int $at ): array {
	if ( 1 === preg_match( '~\G(' . get_pattern() . ')\.?~', $plain, $found, 0, $at ) ) {
		$means = get_words( 'days' )[ $found[1] ];

		// "Sáb. 7".
		return array( isset( $means['weekdays'] ) ? $found[0] : $found[1], $means );
	}
	if ( 1 === preg_match( '~\G([1-9]|[12]\d|3[01])' . NUMBER_ENDING . '(?![a-z0-9#]|[/.:,]\d)~', $plain, $found, 0, $at ) ) {
		return array( $found[0], array( 'number' => (int) $found[1] ) + ( $found[0] === $found[1] || (int) $found[1] > 4 ? array() : array( 'ordinals' => (int) $found[1] - 1 ) ) );
	}
	preg_match( '~\G(?:\d+(?:[-.,/]\d+)*[a-z]*|[a-z]+|.)~us', $plain, $found, 0, $at );
	$text = $found[0] ?? $plain[ $at ];
	// Such as "LXV" and "MyJ"; "/" separates words in the dictionaries.
	$means = 1 === preg_match( '/^[' . INITIALS . '](?:y?[' . INITIALS . '])*$/D', $text ) ? array( 'initials' => 0 ) : array();

	return array( $text, '/' === $text ? array( 'slash' => 0 ) : $means );
}

/**
 * Numbers behind weekdays that may be days or hours: "sábados de 10 a 13 de febrero".
 *
 * @param string $text Text.
 * @return array{int, int, string, string, string}|null Where they begin and end, the first and the second one, and the month with what is before it.
 */
function find_days_or_hours( string $text ): ?array {
	list( $plain, $places ) = fold_text( $text );
	$pattern                = '~(?<![\d/.:,a-z-])(?<!del )(?<of>de )?(?<from>[1-9]|1\d|2[0-3]) ?(?:-|a) ?(?<to>[1-9]|1\d|2[0-4])(?<month> (?:' . get_pattern( 'of' ) . ' )?' . get_pattern( 'months' ) . ')~';
	if ( 1 !== preg_match( $pattern, $plain, $found, PREG_OFFSET_CAPTURE ) || (int) $found['from'][0] >= (int) $found['to'][0] ) {
		return null;
	}
	$start = $found[0][1];

	return array( $places[ $start ] + strlen( $found['of'][0] ), $places[ $found['month'][1] ], $found['from'][0], $found['to'][0], $found['month'][0] );
}

<?php
/**
 * Values of cells: words, and dates as people and spreadsheets write them. In a date the day comes before the month.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Words of values: those of an export, Spanish and English, and others as plain_column_name() writes them. */
const VALUE_WORDS = array(
	'free'         => array(
		'1' => array( 'sí', 'yes', 's y x 1 true verdadero gratis gratuito gratuita free' ),
		'0' => array( 'no', 'no', 'n 0 false falso' ),
	),
	'signup_state' => array(
		''        => array( '', '', 'porlasfechas segunlasfechas bythedates automatico automatic' ),
		'open'    => array( 'abierta', 'open', 'abierto plazasdisponibles haylugares hayplazas inscripcionabierta' ),
		'waiting' => array( 'lista de espera', 'waiting list', 'espera enespera waiting' ),
		'full'    => array( 'completa', 'full', 'completo lleno llena agotado agotada plazasagotadas soldout sinplazas' ),
		'closed'  => array( 'cerrada', 'closed', 'cerrado inscripcioncerrada' ),
	),
	'status'       => array(
		'publish' => array( 'publicado', 'published', 'publicada publicar publish' ),
		'future'  => array( 'programado', 'scheduled', 'programada future' ),
		'pending' => array( 'pendiente', 'pending', 'pendientederevision pendingreview' ),
		'draft'   => array( 'borrador', 'draft', '' ),
		'private' => array( 'privado', 'private', 'privada' ),
	),
);

/** First letters of the months, Spanish and English, without accents. */
const MONTHS = array( 'ene jan', 'feb', 'mar', 'abr apr', 'may', 'jun', 'jul', 'ago aug', 'sep set', 'oct', 'nov', 'dic dec' );

const MONTH_PATTERN   = '(?<word>enero|ene|january|jan|febrero|february|feb|marzo|march|mar|abril|april|abr|apr|mayo|may|junio|june|jun|julio|july|jul|agosto|august|ago|aug|septiembre|setiembre|september|sept|sep|set|octubre|october|oct|noviembre|november|nov|diciembre|december|dic|dec)\.?';
const WEEKDAY_PATTERN = '(?:(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun)\.?,?\s+(?:dia\s+)?)?';
const CLOCK_PATTERN   = '(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(?<half>[ap]\.?\s?m\.?)?(?:h|hs|horas)?\.?';
const TIME_PATTERN    = '(?:(?:\s*,)?(?:\s+(?:a\s+las?|at|-))?\s+' . CLOCK_PATTERN . ')?';

/** A time without a date. A mere number is none, nor is "20.10", which may be a day and a month. */
const HOUR_PATTERN = '(?:(?:a\s+)?las?\s+|at\s+)?(?=.*[:hap])' . CLOCK_PATTERN;

/** Number of 1 January 1970 in a spreadsheet, which counts days, and the numbers that are read as days: 1954 to 2119. */
const SPREADSHEET_EPOCH = 25569;
const FIRST_DAY         = 20000;
const LAST_DAY          = 80000;

/**
 * A cell without white space around it. trim() would cut characters that share a byte with a no-break space.
 *
 * @param string $cell Cell.
 */
function trimmed_cell( string $cell ): string {
	return 1 === preg_match( '/\S(?:.*\S)?/us', $cell, $found ) ? $found[0] : '';
}

/**
 * The value that a word stands for.
 *
 * @param key-of<VALUE_WORDS> $field Column.
 * @param string              $text  Word.
 * @return string|null Null when the word is not known.
 */
function value_of_word( string $field, string $text ): ?string {
	$plain = plain_column_name( $text );
	foreach ( VALUE_WORDS[ $field ] as $value => list( $spanish, $english, $others ) ) {
		$words = array_merge( array( plain_column_name( $spanish ), plain_column_name( $english ) ), explode( ' ', $others ) );
		if ( 'signup_state' === $field && '' !== $value ) {
			// As cards and forms name it, in the language of the user.
			$words[] = plain_column_name( Program\signup_words( (string) $value ) );
		}
		if ( in_array( $plain, $words, true ) && ( '' !== $plain || '' === trim( $text ) ) ) {
			return (string) $value;
		}
	}

	return null;
}

/**
 * The word for a value in an export.
 *
 * @param key-of<VALUE_WORDS> $field Column.
 * @param string              $value Value.
 */
function word_of_value( string $field, string $value ): string {
	return VALUE_WORDS[ $field ][ $value ][ word_index() ] ?? $value;
}

/**
 * A date in the format of facts.
 *
 * @param string $text Such as "3/3/2026", "03/03/2026 18:00", "2026-03-03", "martes, 3 de marzo de 2026 a las 18 h".
 * @return string The text itself where it is no date; "T18:00" for a time without a date.
 */
function read_date( string $text ): string {
	$plain = strtolower( remove_accents( trim( (string) preg_replace( '/[\s\x{A0}\x{202F}]+/u', ' ', $text ) ) ) );
	if ( 1 === preg_match( '/^\d{5}([.,]\d+)?$/D', $plain ) ) {
		return serial_date( (float) str_replace( ',', '.', $plain ) ) ?? $text;
	}
	if ( 1 === preg_match( '/^' . HOUR_PATTERN . '$/D', $plain, $parts ) ) {
		return written_time( $parts ) ?? $text;
	}
	// In ISO 8601 a T precedes the time.
	$plain = (string) preg_replace( '/^(\d{4}-\d\d-\d\d)t(\d\d:\d\d)/', '$1 $2', $plain );
	foreach (
		array(
			'(?<year>\d{4})[-\/.](?<month>\d{1,2})[-\/.](?<day>\d{1,2})',
			WEEKDAY_PATTERN . '(?<day>\d{1,2})\s?[-\/.]\s?(?<month>\d{1,2})\s?[-\/.]\s?(?<year>\d{4}|\d{2})',
			WEEKDAY_PATTERN . '(?<day>\d{1,2})(?:\.?º|o|st|nd|rd|th)?(?:\s+de\s+|[\s\/-]+)' . MONTH_PATTERN . '(?:,?\s+del?\s+|[\s\/,-]+)(?<year>\d{4}|\d{2})',
			WEEKDAY_PATTERN . MONTH_PATTERN . '\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})',
		) as $pattern
	) {
		if ( 1 === preg_match( "/^$pattern" . TIME_PATTERN . '$/uD', $plain, $parts ) ) {
			return written_date( $parts ) ?? $text;
		}
	}

	return $text;
}

/**
 * The date of what a pattern found.
 *
 * @param array<int|string, string> $parts Year, month or word, day, and perhaps hour, minute and half of the day.
 * @return string|null Null where there is no such date.
 */
function written_date( array $parts ): ?string {
	$year  = (int) $parts['year'] + ( 2 === strlen( $parts['year'] ) ? 2000 : 0 );
	$month = isset( $parts['word'] ) ? 1 + (int) key( (array) preg_grep( '/' . substr( $parts['word'], 0, 3 ) . '/', MONTHS ) ) : (int) ( $parts['month'] ?? 0 );
	$day   = (int) $parts['day'];
	$time  = '' === ( $parts['hour'] ?? '' ) ? '' : written_time( $parts );

	return null === $time || ! checkdate( $month, $day, $year ) ? null : sprintf( '%04d-%02d-%02d', $year, $month, $day ) . $time;
}

/**
 * The time of what a pattern found.
 *
 * @param array<int|string, string> $parts Hour, and perhaps minute and half of the day.
 * @return string|null Such as "T18:00"; null where there is no such time.
 */
function written_time( array $parts ): ?string {
	$half  = $parts['half'] ?? '';
	$hours = (int) ( $parts['hour'] ?? '' );
	if ( '' !== $half ) {
		$hours = $hours >= 1 && $hours <= 12 ? $hours % 12 + ( 'p' === $half[0] ? 12 : 0 ) : 99;
	}
	$minutes = (int) ( $parts['minute'] ?? '' );

	return $hours > 23 || $minutes > 59 ? null : sprintf( 'T%02d:%02d', $hours, $minutes );
}

/**
 * The date of a spreadsheet's number.
 *
 * @param float $days Days, and parts of one.
 * @return string|null Null where the number is not read as a day.
 */
function serial_date( float $days ): ?string {
	if ( $days < FIRST_DAY || $days > LAST_DAY ) {
		return null;
	}
	$seconds = (int) round( ( $days - SPREADSHEET_EPOCH ) * 1440 ) * 60;

	return gmdate( 0 === $seconds % DAY_IN_SECONDS ? 'Y-m-d' : 'Y-m-d\TH:i', $seconds );
}

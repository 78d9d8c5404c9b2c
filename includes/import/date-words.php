<?php
/**
 * Words in dates, in the languages of the plugin: months, days of the week, and those for a date that is not known yet.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Names of the months: Spanish, English, Catalan, Galician, Basque, Portuguese; without accents. */
const MONTHS = array(
	1 => 'ene(?:ro)?|jan(?:uary|eiro)?|gen(?:er)?|xan(?:eiro)?|urt(?:arril[a-z]*)?',
	'feb(?:rero|ruary|rer|reiro)?|fev(?:ereiro)?|ots(?:ail[a-z]*)?',
	'mar(?:zo|ch|c|co|txo[a-z]*)?',
	'abr(?:il)?|apr(?:il)?|api(?:ril[a-z]*)?',
	'mayo?|mai(?:g|o|atz[a-z]*)?',
	'jun(?:io|e|y|ho)?|xun(?:o)?|eka(?:in[a-z]*)?',
	'jul(?:io|y|iol|ho)?|xul(?:lo)?|uzt(?:ail[a-z]*)?',
	'ago(?:sto|st)?|aug(?:ust)?|ag|abu(?:ztu[a-z]*)?',
	'sep(?:t|tiembre|tember)?|set(?:iembre|embre|embro)?|ira(?:il[a-z]*)?',
	'oct(?:ubre|ober)?|out(?:ubro)?|urr(?:i[a-z]*)?',
	'nov(?:iembre|ember|embre|embro)?|aza(?:ro[a-z]*)?',
	'dic(?:iembre)?|dec(?:ember|embro)?|des(?:embre)?|dez(?:embro)?|abe(?:ndu[a-z]*)?',
);

/** Words for a date that is not known yet, as plain_column_name() writes them; '' is a text without letters, such as a dash. */
const UNKNOWN_DATES = 'tbd|tba|sf|nd|na|(?:por|a)(?:definir|confirmar|determinar|concretar)|pendientes?|pendientede.*|sin(?:fecha|confirmar|determinar)|proximamente|consult.*|perconfirmar|perdeterminar|aconfirmar|adefinir|zehazteko|';

/**
 * Whether a text says that a date is not known yet.
 *
 * @param string $text Such as "TBD", "Por definir", "–".
 */
function is_unknown_date( string $text ): bool {
	return '' !== $text && 1 === preg_match( '/^(?:' . UNKNOWN_DATES . ')$/D', plain_column_name( $text ) );
}

/**
 * A text without days of the week, where they precede a day.
 *
 * @param string $plain Text.
 * @return array{string, int} The text; the number of the day if there was one, from Monday, else 0.
 */
function without_weekdays( string $plain ): array {
	$found = array();
	foreach ( Program\WEEKDAY_NAMES as $number => $names ) {
		$plain = (string) preg_replace( "/(?<![a-z])(?<!\d )(?<!de )(?:$names)\.?,? (?:dia )?(?=\d)/", '', $plain, -1, $count );
		$found = array_merge( $found, array_fill( 0, $count, $number ) );
	}

	$weekday = count( $found ) > 1 ? 0 : $found[0] ?? 0;

	return array( $plain, $weekday );
}

/**
 * A text with "@3@" in place of "marzo", and without what precedes a date.
 *
 * @param string $plain Text.
 */
function with_numbers_of_months( string $plain ): string {
	$plain = (string) preg_replace( '/^(?:(?:a partir )?d[eo]l?|desde|from|el|los|dias?) (?:(?:el|los|dias?) )*(?=\S*\d|[a-z])/', '', $plain );
	foreach ( MONTHS as $number => $names ) {
		$plain = (string) preg_replace( "/(?<![a-z])(?:$names)(?![a-z])\.?/", "@$number@", $plain );
	}

	return $plain;
}

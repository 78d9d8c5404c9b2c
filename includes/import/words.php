<?php
/**
 * Reads single cells: their text, words that stand for values, and values that belong into another column.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Words of the statuses of a program, as the table of kinds has those of facts: Spanish, English, and others. */
const STATUS_WORDS = array(
	'publish' => array( 'publicado', 'published', 'publicada publicar publish' ),
	'future'  => array( 'programado', 'scheduled', 'programada future' ),
	'pending' => array( 'pendiente', 'pending', 'pendientederevision pendingreview' ),
	'draft'   => array( 'borrador', 'draft', '' ),
	'private' => array( 'privado', 'private', 'privada' ),
);

/** What stands for a value: errors of Excel and LibreOffice, in English and Spanish, and "as above". */
const NO_VALUE_PATTERN = '/^(?:["”″〃]|\'\'|[ií]d(?:em|\.)|#[¡¿]?(?:REF|VALUE|VALOR|NAME|NOMBRE|DIV\/0|N\/[AD]|NUM|NULL|NULO|SPILL|DESBORDAMIENTO|CALC|FIELD|CAMPO)[!?]?|Err:\d{3}|#{3,})$/Diu';

const ADDRESS_PATTERN = '~(?:https?://|www\.)[^\s,;|<>"]+~i';
const EMAIL_PATTERN   = '/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u';
const PHONE_PATTERN   = '/\+?\d[\d ().\/-]{6,}\d/';

/**
 * Where a spreadsheet may find a formula: at its signs, also of full width and behind blanks, where the cell begins, or where one would begin for a
 * spreadsheet that separates columns in another way. %1$s stands for the apostrophe that keeps it from that.
 */
const FORMULA = "/(?<![^;,\t\r\n])%1\$s(?='*(?: |\xC2\xA0|\xE3\x80\x80)*+(?:[=+\\-@]|\xEF\xBC[\x9D\x8B\x8D\xA0]))|^%1\$s(?='*[\t\r\n])/";

/** Number of characters of a cell that its problem quotes. */
const LONGEST_UNREAD = 60;

/**
 * A cell without white space and characters of no width around it. trim() would cut characters that share a byte with a no-break space.
 *
 * @param string $cell Cell.
 */
function trimmed_cell( string $cell ): string {
	return (string) preg_replace( '/^[\s\p{Z}\p{Cf}]+|[\s\p{Z}\p{Cf}]+$/u', '', $cell );
}

/**
 * The text of a cell: without errors of spreadsheets, dashes that stand for nothing, and what surrounds it.
 *
 * @param string $field Column.
 * @param string $cell  Cell.
 */
function cell_text( string $field, string $cell ): string {
	// Characters of control, which WordPress does not store, and what is no text.
	$text = (string) preg_replace( array( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '~<(script|style)\b[^>]*>.*?</\1>~is' ), '', restored_cell( $cell ) );
	if ( 'content' === $field ) {
		return $text;
	}
	$text = trimmed_cell( $text );
	if ( has_no_value( $text ) || ( 1 === preg_match( '~^(?:[-–—_.]+|n/[ad]|s/[dn])$~Diu', $text ) && ! in_array( $field, array( 'title', 'excerpt' ), true ) ) ) {
		return '';
	}

	return 'title' === $field ? (string) preg_replace( '/\s*[\r\n]+\s*/', ' ', $text ) : $text;
}

/**
 * Whether a cell has a sign where a value should be.
 *
 * @param string $cell Cell.
 */
function has_no_value( string $cell ): bool {
	return 1 === preg_match( NO_VALUE_PATTERN, trimmed_cell( $cell ) );
}

/**
 * The words that a column may have.
 *
 * @param string $field Column.
 * @return array<array-key, array{string, string, string}> By value; empty where anything may be written.
 */
function words_of_column( string $field ): array {
	if ( 'free' === $field ) {
		return Program\get_kinds_table()['flag']['words'];
	}

	return 'status' === $field ? STATUS_WORDS : Program\get_fact_kind( $field )['words'] ?? array();
}

/**
 * The value that a word stands for.
 *
 * @param string $field Column.
 * @param string $text  Word.
 * @return string|null Null when the word is not known.
 */
function value_of_word( string $field, string $text ): ?string {
	$choices = Program\get_fact_kind( $field )['choices'] ?? null;
	$labels  = null === $choices ? array() : $choices();
	$plain   = plain_column_name( $text );
	foreach ( words_of_column( $field ) as $value => list( $spanish, $english, $others ) ) {
		$words = array_merge( array( plain_column_name( $spanish ), plain_column_name( $english ) ), explode( ' ', $others ) );
		$label = $labels[ $value ] ?? null;
		if ( null !== $label ) {
			// As cards and forms name it, in the language of the user.
			$words[] = plain_column_name( $label );
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
 * @param string $field Column.
 * @param string $value Value.
 */
function word_of_value( string $field, string $value ): string {
	return words_of_column( $field )[ $value ][ word_index() ] ?? $value;
}

/**
 * What a cell says of the sign-up.
 *
 * @param string $text Text.
 * @param string $link Address behind the cell.
 * @return array<string, string> Texts by column.
 */
function sorted_signup( string $text, string $link ): array {
	if ( 1 === preg_match( '~^(?:https?://|mailto:)~', $link ) && '' === ( value_of_word( 'signup_state', $text ) ?? '' ) ) {
		return str_starts_with( $link, 'mailto:' ) ? array( 'email' => (string) strtok( substr( $link, 7 ), '?' ) ) : array( 'signup_url' => $link );
	}
	if ( null !== value_of_word( 'signup_state', $text ) ) {
		return array( 'signup_state' => $text );
	}
	return found_in_text( $text, 'signup_url' );
}

/**
 * Addresses, emails and phone numbers in a text.
 *
 * @param string $text    Text.
 * @param string $address Column of an address.
 * @return array<string, string> The first of each by column; under '' the text, where it says more than these.
 */
function found_in_text( string $text, string $address ): array {
	$found = array();
	$rest  = $text;
	foreach ( array(
		$address => ADDRESS_PATTERN,
		'email'  => EMAIL_PATTERN,
		'phone'  => PHONE_PATTERN,
	) as $field => $pattern ) {
		if ( 1 === preg_match( $pattern, $rest, $one ) ) {
			$found[ $field ] = $one[0];
			$rest            = str_replace( $one[0], '', $rest );
		}
	}
	$rest = (string) preg_replace( '/\b(?:e-?mail|correo(?: electr[oó]nico)?|tel[eé]fono|tel|tfno|whats ?app|web|o|or|y|and)\b\.?/iu', '', $rest );

	return $found + ( 1 === preg_match( '/[\p{L}\p{N}]/u', $rest ) ? array( '' => $text ) : array() );
}

/**
 * What a cell of a contact says: an email, a phone number, or both.
 *
 * @param string $field Column.
 * @param string $text  Text.
 * @return array<string, string> Texts by column.
 */
function sorted_contact( string $field, string $text ): array {
	return '' === $text || null !== Program\sanitize_fact( Program\get_fact_kinds()[ $field ], $text ) ? array( $field => $text ) : found_in_text( $text, 'web' );
}

/**
 * A text that no spreadsheet runs. Where it has apostrophes of its own there, it gets another, so that restored_cell() restores it.
 *
 * @param string $text Text.
 */
function neutralized_cell( string $text ): string {
	return preg_replace( sprintf( FORMULA, '' ), "'", $text ) ?? $text;
}

/**
 * The text that neutralized_cell() was given.
 *
 * @param string $cell Cell.
 */
function restored_cell( string $cell ): string {
	return preg_replace( sprintf( FORMULA, "'" ), '', $cell ) ?? $cell;
}

/**
 * What is said of a value that should be looked at.
 *
 * @param string $doubt "year", "month", "open", "weekday", "holidays", "unread", "words", "calendar", "always" or "kept".
 * @param string $text  Text of the cell.
 */
function doubt_words( string $doubt, string $text ): string {
	$sentences = array(
		/* translators: %s: text of a cell */
		'year'     => __( '“%s” says no year.', 'programs-filter' ),
		/* translators: %s: text of a cell */
		'month'    => __( '“%s” says no day.', 'programs-filter' ),
		/* translators: %s: text of a cell */
		'open'     => __( '“%s” is a beginning without an end: the program will be over after that day.', 'programs-filter' ),
		/* translators: %s: text of a cell */
		'weekday'  => __( '“%s”: that day has another day of the week.', 'programs-filter' ),
		/* translators: %s: text of a cell */
		'holidays' => __( '“%s”: the site does not know which holidays are meant.', 'programs-filter' ),
		/* translators: %s: text of a cell */
		'unread'   => __( '“%s” is no date that can be understood: the program has none, and the text is kept as its schedule.', 'programs-filter' ),
		/* translators: %s: text of a cell */
		'words'    => __( '“%s” stays in words: no filter finds these days or hours.', 'programs-filter' ),
		/* translators: %s: a line of a calendar, such as "DTSTART:tomorrow" */
		'calendar' => __( 'The calendar says “%s”, which cannot be read: check when the program takes place.', 'programs-filter' ),
		/* translators: %s: text of a cell */
		'kept'     => __( '“%s” is no value for this: it is shown as a notice of the program.', 'programs-filter' ),
		/* translators: %s: text of a cell, such as "Tuesdays" */
		'always'   => __( '“%s” says no date: it is understood as always, on these days.', 'programs-filter' ),
	);

	return sprintf( $sentences[ $doubt ], mb_substr( (string) preg_replace( '/\s+/u', ' ', $text ), 0, LONGEST_UNREAD ) );
}

/**
 * A text without HTML that a post may not have. One without tags stays as it is.
 *
 * @param string $text Text.
 */
function safe_html( string $text ): string {
	return 1 === preg_match( '~<[a-z!/?]~i', $text ) ? wp_kses_post( $text ) : $text;
}

/**
 * A title as people see it: without the entities that WordPress stores for users who may not write HTML, and with single blanks.
 *
 * @param string $title Title.
 */
function compared_title( string $title ): string {
	$text = trimmed_cell( (string) preg_replace( '/[\s\p{Z}]+/u', ' ', html_entity_decode( $title, ENT_QUOTES, 'UTF-8' ) ) );

	return function_exists( 'normalizer_normalize' ) ? (string) normalizer_normalize( $text ) : $text;
}

/**
 * A title by which a program is found: the same in capitals.
 *
 * @param string $title Title.
 */
function title_key( string $title ): string {
	return function_exists( 'mb_strtolower' ) ? mb_strtolower( compared_title( $title ) ) : strtolower( compared_title( $title ) );
}

/**
 * A text as WordPress would store it for this user.
 *
 * @param string $name    Field of the post.
 * @param string $text    Text.
 * @param int    $program Program; 0 for a new one.
 */
function stored_text( string $name, string $text, int $program ): string {
	$stored = sanitize_post_field( $name, wp_slash( $text ), $program, 'db' );

	return is_string( $stored ) ? wp_unslash( $stored ) : $text;
}

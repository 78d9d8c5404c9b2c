<?php
/**
 * Sanitizers and parsers for each kind of fact, which the table in kinds.php calls; the error messages are in fact-problems.php.
 *
 * Email addresses and phone numbers follow `isEmail` and `isPhoneNumber` of `@wordpress/url`; `tests/formats.json` has the cases.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** The highest numbers. */
const MAX_NUMBER = 99999;
const MAX_AGE    = 120;

/** The most characters of what is read in lines. */
const MAX_SESSIONS_LENGTH = 10000;
const MAX_PRICES_LENGTH   = 2000;

/** A typed value may have markup, which is not stored, and up to four bytes in a character: so many times as long it may be, in bytes. */
const TYPED_LENGTH_FACTOR = 10;

/**
 * Sessions in the spelling in which they are stored.
 *
 * @param string $text Typed lines.
 */
function sanitize_typed_sessions( string $text ): ?string {
	if ( mb_strlen( $text ) > MAX_SESSIONS_LENGTH ) {
		return null;
	}
	// The name of a place and a reason are texts.
	$clean = static fn( string $line ): ?string => strspn( $line, '@!' ) > 0 ? sanitize_line( $line ) : $line;
	$lines = array_map( $clean, explode( "\n", sorted_lines( $text ) ) );

	return in_array( null, $lines, true ) ? null : clean_sessions( implode( "\n", $lines ) );
}

/**
 * A switch.
 *
 * @param string $text Such as "1", "false".
 */
function sanitize_flag( string $text ): ?string {
	return 1 === preg_match( '/^(?:(1|true)|0|false)$/iD', $text, $found ) ? (string) (int) isset( $found[1] ) : null;
}

/**
 * One line of plain text.
 *
 * @param string $value Text, perhaps with markup.
 * @return string|null Null when it is not UTF-8, or markup alone, which does not mean that there is none.
 */
function sanitize_line( string $value ): ?string {
	if ( 1 === preg_match( '/^(?! )(?:[^\p{C}<\x{2028}\x{2029} ]| (?! |$))*$/Du', $value ) ) {
		// As it is stored.
		return $value;
	}
	if ( 1 !== preg_match( '//u', $value ) ) {
		return null;
	}
	// "Menores de <12" and "Ana Ruiz <ana@example.org>" have no markup.
	$plain = preg_replace( array( '#<(script|style)\b[^>]*>.*?</\1>#is', '#</?[a-z]+[1-6]?(?:\s[^<>]*)?/?>|<!--.*?-->#is' ), '', $value );
	// Controls, and those that turn the direction of what follows.
	$plain = preg_replace( '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', '', (string) $plain );

	$line = trim( (string) preg_replace( '/[\p{Cc}\x{2028}\x{2029} ]+/u', ' ', (string) $plain ) );

	return '' === $line && str_contains( $value, '<' ) ? null : $line;
}

/**
 * A date that there is, from 1900 to 2199, with or without a time.
 *
 * @param string $text Such as "2026-03-03", "2026-03-03T18:00"; seconds are left out.
 */
function sanitize_datetime( string $text ): ?string {
	$is_read = preg_match( '/^((?:19|20|21)\d\d)-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?)?$/D', $text, $parts );
	if ( 1 !== $is_read || ! checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ) {
		return null;
	}

	return substr( $text, 0, 10 ) . ( isset( $parts[4], $parts[5] ) ? "T$parts[4]:$parts[5]" : '' );
}

/**
 * A whole number.
 *
 * @param string $text    Digits.
 * @param int    $highest Highest number.
 */
function sanitize_number( string $text, int $highest ): ?string {
	return 1 === preg_match( '/^\d{1,5}$/D', $text ) && (int) $text <= $highest ? (string) (int) $text : null;
}

/**
 * An address of the web.
 *
 * @param string $text With its scheme.
 */
function sanitize_web_address( string $text ): ?string {
	if ( 1 === preg_match( '#^https?://[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:/[\w./-]*)?$#D', $text ) ) {
		// Most addresses. WordPress looks long at each.
		return $text;
	}
	// WordPress would leave these characters out, which browsers encode.
	$text = str_replace( array( '{', '}', '^', '`', '"' ), array( '%7B', '%7D', '%5E', '%60', '%22' ), $text );
	$url  = 1 === preg_match( '#^https?://#i', $text ) ? esc_url_raw( $text, array( 'http', 'https' ) ) : '';
	$host = wp_parse_url( $url, PHP_URL_HOST );

	// Two addresses in one field would have "%20" in the host.
	return is_string( $host ) && 1 === preg_match( '/^[^%\s]+$/D', $host ) ? $url : null;
}

/**
 * Documents in the spelling in which they are stored.
 *
 * @param string $text IDs, separated by commas.
 * @return string|null Null for anything else.
 */
function sanitize_document_ids( string $text ): ?string {
	return 1 === preg_match( '/^\s*[1-9]\d{0,17}(?:\s*,\s*[1-9]\d{0,17})*\s*$/D', $text ) ? implode( ',', wp_parse_id_list( $text ) ) : null;
}

/**
 * Whether a text looks like an e-mail address.
 *
 * @param string $text Text; may begin with `mailto:`.
 */
function is_email_address( string $text ): bool {
	return 1 === preg_match( '/^(mailto:)?[a-z0-9._%+-]+@[a-z0-9][a-z0-9.-]*\.[a-z]{2,63}$/iD', $text );
}

/**
 * Whether a text looks like a phone number.
 *
 * @param string $text Text; may begin with `tel:`, and have separators anywhere.
 */
function is_phone_number( string $text ): bool {
	return 1 === preg_match( '/^(tel:)?(\+)?[0-9]{6,15}$/D', strip_phone_separators( $text ) );
}

/**
 * A phone number as a telephone takes it.
 *
 * @param string $text Text.
 */
function strip_phone_separators( string $text ): string {
	return (string) preg_replace( '/[-.() ]/', '', $text );
}

/**
 * An address with its scheme, where a domain stands without one: "www.example.org", "docs.google.com/forms/d/1".
 *
 * @param string $text Typed address.
 */
function add_url_scheme( string $text ): string {
	// "inscripcion.pdf" and "Sra.López" are no domains.
	$is_domain = 1 === preg_match( '~^\s*(?![^/]*\.(?:pdf|docx?|odt|xlsx?|jpe?g|png|html?)\s*$)(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{Ll}{2,63}(?::\d{1,5})?(?:[/?#]\S*)?\s*$~Du', $text );

	return $is_domain ? 'https://' . ltrim( $text ) : $text;
}

/**
 * The number in a text that has one, such as "20 plazas" or "1.200".
 *
 * @param string $text Text.
 * @return string The text itself where it has none, or several.
 */
function parse_number( string $text ): string {
	return 1 === preg_match( '/^[^\d.,-]*(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]0+)?[^\d,]*$/Du', $text, $found ) ? str_replace( array( '.', ',' ), '', $found[1] ) : $text;
}

/**
 * An age in a text. Years may be said; a spreadsheet may write a number as 6.0.
 *
 * @param string $text Text.
 */
function parse_age( string $text ): string {
	return (string) preg_replace( '/^(\d+)(?:[.,]0+)?(?: ?(?:años?|anos?|anys?|urte|years?))?\.?$/iu', '$1', $text );
}

/**
 * Whether a text is an hour without a day.
 *
 * @param string $text Such as "T20:00".
 */
function is_time_without_date( string $text ): bool {
	return 1 === preg_match( '/^T?(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)(?::[0-5]\d)?$/D', $text );
}

<?php
/**
 * The kinds of facts: which values can be used, in the spelling in which they are stored. '' is nothing, and a switch is '1' or '0'.
 *
 * Email addresses and phone numbers follow `isEmail` and `isPhoneNumber` of `@wordpress/url`, which the editor uses.
 * `tests/formats.json` has the cases on which both agree.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** States that an editor can set; '' follows the dates. */
const SIGNUP_STATES = array( '', 'open', 'waiting', 'full', 'closed' );

/** What happens to a program other than planned; '' for nothing. */
const EVENT_STATUSES = array( '', 'cancelled', 'postponed', 'online' );

/** The highest number of a kind. */
const HIGHEST_NUMBERS = array(
	'number' => 99999,
	'age'    => 120,
);

/** The longest value of a kind, in characters. */
const LONGEST_VALUES = array(
	'moment'       => 32,
	'day'          => 32,
	'sessions'     => 10000,
	'text'         => 300,
	'prices'       => 2000,
	'flag'         => 32,
	'number'       => 32,
	'age'          => 32,
	'url'          => 2000,
	'state'        => 32,
	'event_status' => 32,
	'email'        => 254,
	'phone'        => 40,
	'documents'    => 2000,
);

/** A typed value may have markup, which is not stored, and up to four bytes in a character: so many times as long it may be, in bytes. */
const LONGEST_TYPED = 10;

/**
 * A value in the spelling in which it is stored.
 *
 * @param FactKind $kind  Kind of the fact.
 * @param mixed    $value Value; null and '' are nothing.
 * @return string|null Null when it cannot be used.
 */
function clean_fact( string $kind, $value ): ?string {
	if ( 'flag' === $kind ) {
		return clean_flag( $value );
	}
	if ( null !== $value && ! is_string( $value ) && ! is_int( $value ) && ! is_float( $value ) ) {
		return null;
	}
	if ( strlen( (string) $value ) > LONGEST_TYPED * LONGEST_VALUES[ $kind ] ) {
		// Before any pattern meets it.
		return null;
	}
	if ( 'sessions' === $kind ) {
		// Not read on pages without programs.
		require_once __DIR__ . '/sessions.php';

		if ( mb_strlen( (string) $value ) > LONGEST_VALUES['sessions'] ) {
			return null;
		}
		// The name of a place is a text.
		$clean = static fn( string $line ): ?string => str_starts_with( ltrim( $line ), '@' ) ? clean_line( $line ) : $line;
		$lines = array_map( $clean, explode( "\n", (string) $value ) );

		return in_array( null, $lines, true ) ? null : clean_sessions( implode( "\n", $lines ) );
	}
	if ( 'prices' === $kind ) {
		require_once __DIR__ . '/prices.php';

		if ( are_too_many_prices( (string) $value ) ) {
			return null;
		}
		$lines = array_map( __NAMESPACE__ . '\\clean_line', explode( "\n", (string) $value ) );
		$clean = in_array( null, $lines, true ) ? null : clean_prices( array_diff( $lines, array( '' ) ) );

		return null === $clean || mb_strlen( $clean ) > LONGEST_VALUES['prices'] ? null : $clean;
	}
	$text = clean_line( (string) $value );
	if ( null === $text || '' === $text || ( 'text' === $kind && strlen( $text ) <= LONGEST_VALUES['text'] ) ) {
		return $text;
	}
	switch ( $kind ) {
		case 'moment':
			$clean = clean_moment( $text );
			break;
		case 'day':
			$clean = clean_moment( $text );
			$clean = null === $clean ? null : explode( 'T', $clean )[0];
			break;
		case 'number':
		case 'age':
			$clean = clean_number( $text, HIGHEST_NUMBERS[ $kind ] );
			break;
		case 'url':
			$clean = clean_address( $text );
			break;
		case 'documents':
			require_once __DIR__ . '/documents.php';

			$clean = clean_documents( $text );
			break;
		case 'state':
			$clean = in_array( $text, SIGNUP_STATES, true ) ? $text : null;
			break;
		case 'event_status':
			$clean = in_array( $text, EVENT_STATUSES, true ) ? $text : null;
			break;
		case 'email':
			$clean = is_email_address( $text ) ? (string) preg_replace( '/^mailto:/i', '', $text ) : null;
			break;
		case 'phone':
			$clean = is_phone_number( $text ) ? (string) preg_replace( '/^tel:/', '', $text ) : null;
			break;
		default:
			$clean = $text;
	}

	return null === $clean || mb_strlen( $clean ) > LONGEST_VALUES[ $kind ] ? null : $clean;
}

/**
 * A switch.
 *
 * @param mixed $value Value.
 * @return '0'|'1'|null
 */
function clean_flag( $value ): ?string {
	$texts = array(
		''      => '0',
		'0'     => '0',
		'false' => '0',
		'1'     => '1',
		'true'  => '1',
	);
	if ( is_bool( $value ) ) {
		return $value ? '1' : '0';
	}

	return null === $value || is_string( $value ) || is_int( $value ) ? $texts[ strtolower( trim( (string) $value ) ) ] ?? null : null;
}

/**
 * One line of plain text.
 *
 * @param string $value Text, perhaps with markup.
 * @return string|null Null when it is not UTF-8, or markup alone, which does not mean that there is none.
 */
function clean_line( string $value ): ?string {
	if ( 1 === preg_match( '/^(?! )(?:[^\p{C}<\x{2028}\x{2029} ]| (?! |$))*$/Du', $value ) ) {
		// As it is stored.
		return $value;
	}
	if ( 1 !== preg_match( '//u', $value ) ) {
		return null;
	}
	// "Menores de <12" is no markup.
	$plain = 1 === preg_match( '#<[a-z/!?]#i', $value ) ? wp_strip_all_tags( $value ) : $value;
	// Controls, and those that turn the direction of what follows.
	$plain = (string) preg_replace( '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', '', $plain );

	$line = trim( (string) preg_replace( '/[\p{Cc}\x{2028}\x{2029} ]+/u', ' ', $plain ) );

	return '' === $line && str_contains( $value, '<' ) ? null : $line;
}

/**
 * A date that there is, from 1900 to 2199, with or without a time.
 *
 * @param string $text Such as "2026-03-03", "2026-03-03T18:00"; seconds are left out.
 */
function clean_moment( string $text ): ?string {
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
function clean_number( string $text, int $highest ): ?string {
	return 1 === preg_match( '/^\d{1,5}$/D', $text ) && (int) $text <= $highest ? (string) (int) $text : null;
}

/**
 * An address of the web.
 *
 * @param string $text With its scheme.
 */
function clean_address( string $text ): ?string {
	$url  = 1 === preg_match( '#^https?://#i', $text ) ? esc_url_raw( $text, array( 'http', 'https' ) ) : '';
	$host = wp_parse_url( $url, PHP_URL_HOST );

	return is_string( $host ) && '' !== $host ? $url : null;
}

/**
 * Whether the first of two facts is above the second (ORDERED_FACTS).
 *
 * @param FactKind $kind   Kind of both.
 * @param string   $first  Clean value, '' for none.
 * @param string   $second Clean value, '' for none.
 */
function are_in_wrong_order( string $kind, string $first, string $second ): bool {
	return 'age' === $kind ? '' !== $second && (int) $first > (int) $second : ends_before_it_starts( $first, $second );
}

/**
 * Whether an end is before its beginning. An end without a time is the end of that day.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none.
 */
function ends_before_it_starts( string $start, string $end ): bool {
	if ( '' === $start || '' === $end ) {
		return false;
	}

	return 10 === strlen( $start ) || 10 === strlen( $end ) ? substr( $end, 0, 10 ) < substr( $start, 0, 10 ) : $end < $start;
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
	return 1 === preg_match( '/^(tel:)?(\+)?[0-9]{6,15}$/D', phone_digits( $text ) );
}

/**
 * A phone number as a telephone takes it.
 *
 * @param string $text Text.
 */
function phone_digits( string $text ): string {
	return (string) preg_replace( '/[-.() ]/', '', $text );
}

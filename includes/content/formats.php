<?php
/**
 * The generic formats of e-mail and phone: the rules of `isEmail` and `isPhoneNumber` of `@wordpress/url`, which the editor uses.
 *
 * `tests/formats.json` holds the cases on which both have to agree.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Formats;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a text looks like an e-mail address.
 *
 * @param string $text Text; may begin with `mailto:`.
 */
function is_email( string $text ): bool {
	return 1 === preg_match( '/^(mailto:)?[a-z0-9._%+-]+@[a-z0-9][a-z0-9.-]*\.[a-z]{2,63}$/iD', $text );
}

/**
 * Whether a text looks like a phone number.
 *
 * @param string $text Text; may begin with `tel:`, and have separators anywhere.
 */
function is_phone_number( string $text ): bool {
	return 1 === preg_match( '/^(tel:)?(\+)?[0-9]{6,15}$/D', without_separators( $text ) );
}

/**
 * A phone number as a telephone takes it.
 *
 * @param string $text Text.
 */
function without_separators( string $text ): string {
	return (string) preg_replace( '/[-.() ]/', '', $text );
}

<?php
/**
 * The formats of e-mail and phone.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Formats;

use ProgramsFilter\Formats;

/**
 * Which texts look like e-mail addresses.
 *
 * @param list<array{text: string, matches: bool}> $cases Texts.
 * @return list<array{text: string, matches: bool}> The same, with what the server says.
 */
function emails( array $cases ): array {
	return array_map( static fn( array $one ): array => array( 'matches' => Formats\is_email( $one['text'] ) ) + $one, $cases );
}

/**
 * Which texts look like phone numbers.
 *
 * @param list<array{text: string, matches: bool}> $cases Texts.
 * @return list<array{text: string, matches: bool}> The same, with what the server says.
 */
function phone_numbers( array $cases ): array {
	return array_map( static fn( array $one ): array => array( 'matches' => Formats\is_phone_number( $one['text'] ) ) + $one, $cases );
}

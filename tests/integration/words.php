<?php
/**
 * Words and times as criteria read them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Words;

use ProgramsFilter\Moments;
use ProgramsFilter\Words;

/**
 * The words of texts.
 *
 * @param list<string> $texts Texts.
 * @return list<string>
 */
function folded( array $texts ): array {
	return array_map( static fn( string $text ): string => implode( ' ', Words\of( $text ) ), $texts );
}

/**
 * Letters as they are folded on a German site.
 *
 * @param string $letters Letters.
 */
function letters( string $letters ): string {
	add_filter( 'locale', static fn(): string => 'de_DE' );

	return Words\fold( $letters );
}

/**
 * Whether what was typed is found.
 *
 * @param list<array{string, string, bool}> $cases Text, and what was typed.
 * @return list<bool>
 */
function found( array $cases ): array {
	return array_map( static fn( array $found ): bool => Words\are_there( implode( ' ', Words\of( $found[0] ) ), Words\of( $found[1] ) ), $cases );
}

/**
 * The words of bytes that are no text.
 *
 * @return list<string>
 */
function broken(): array {
	return Words\of( "caf\xe9 \xff" );
}

/**
 * Whether something is at a time.
 *
 * @param list<array{string, string, string, bool}> $cases Moments, what is asked for, now.
 * @return list<bool>
 */
function times( array $cases ): array {
	update_option( 'start_of_week', 1 );

	return array_map( static fn( array $one ): bool => Moments\is_then( $one[0], $one[1], Moments\clock( $one[2] ) ), $cases );
}

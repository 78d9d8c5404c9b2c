<?php
/**
 * Words as criteria read them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Words;

use ProgramsFilter\Filters;

/**
 * The words of texts; whether what was typed is found; and letters as they are folded on a German site.
 *
 * @param list<string>                      $texts   Texts.
 * @param list<array{string, string, bool}> $typed   Text, and what was typed.
 * @param string                            $letters Letters.
 * @return array<string, mixed>
 */
function answers( array $texts, array $typed, string $letters ): array {
	$seen = array(
		'folded' => array_map( static fn( string $text ): string => implode( ' ', Filters\search_words( $text ) ), $texts ),
		'found'  => array_map( static fn( array $one ): bool => Filters\has_all_words( implode( ' ', Filters\search_words( $one[0] ) ), Filters\search_patterns( $one[1] ) ), $typed ),
		// No UTF-8.
		'broken' => Filters\search_words( "caf\xe9 \xff" ),
	);
	add_filter( 'locale', static fn(): string => 'de_DE' );

	return $seen + array( 'letters' => Filters\folded_text( $letters ) );
}

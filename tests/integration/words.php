<?php
/**
 * Words and times as criteria read them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Words;

use ProgramsFilter\Filters;

/**
 * The words of texts; whether what was typed is found; whether something is at a time; and letters as they are folded on a German site.
 *
 * @param list<string>                              $texts   Texts.
 * @param list<array{string, string, bool}>         $typed   Text, and what was typed.
 * @param list<array{string, string, string, bool}> $times   Moments, what is asked for, now.
 * @param string                                    $letters Letters.
 * @return array<string, mixed>
 */
function answers( array $texts, array $typed, array $times, string $letters ): array {
	update_option( 'start_of_week', 1 );
	$seen = array(
		'folded' => array_map( static fn( string $text ): string => implode( ' ', Filters\search_words( $text ) ), $texts ),
		'found'  => array_map( static fn( array $one ): bool => Filters\has_all_words( implode( ' ', Filters\search_words( $one[0] ) ), Filters\search_patterns( $one[1] ) ), $typed ),
		'times'  => array_map( static fn( array $one ): bool => Filters\is_in_moment( $one[0], $one[1], Filters\moments_clock( $one[2] ) ), $times ),
		// No UTF-8.
		'broken' => Filters\search_words( "caf\xe9 \xff" ),
	);
	add_filter( 'locale', static fn(): string => 'de_DE' );

	return $seen + array( 'letters' => Filters\folded_text( $letters ) );
}

<?php
/**
 * Titles and excerpts: the words of the demo's programs, drawn by lot. A page of them compresses worse than a real one.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

use function ProgramsFilter\Playground\content;

const TITLE_WORDS   = 4;
const EXCERPT_WORDS = 18;

/**
 * The words of the demo's excerpts, each once.
 *
 * @return list<string>
 */
function vocabulary(): array {
	static $words = array();
	if ( array() === $words ) {
		$texts = array_filter( array_column( content( 'programs' ), 'excerpt' ), 'is_string' );
		preg_match_all( '/\p{L}+/u', implode( ' ', $texts ), $found );
		$words = array_values( array_unique( $found[0] ) );
	}

	return $words;
}

/**
 * Words, the same ones on every run.
 *
 * @param string $seed  What the draw depends on.
 * @param int    $count How many.
 */
function words( string $seed, int $count ): string {
	$vocabulary = vocabulary();
	$drawn      = array();
	for ( $place = 0; $place < $count; $place++ ) {
		$drawn[] = $vocabulary[ crc32( "$seed:$place" ) % count( $vocabulary ) ];
	}

	return implode( ' ', $drawn );
}

/**
 * Title of a program.
 *
 * @param int $number Number of the program.
 */
function title( int $number ): string {
	return ucfirst( words( "title $number", TITLE_WORDS ) );
}

/**
 * Excerpt of a program.
 *
 * @param int $number Number of the program.
 */
function excerpt( int $number ): string {
	return ucfirst( words( "excerpt $number", EXCERPT_WORDS ) ) . '.';
}

/**
 * Slug of a program, also the name of its picture.
 *
 * @param int $number Number of the program.
 */
function slug( int $number ): string {
	return sanitize_title( title( $number ) ) . "-$number";
}

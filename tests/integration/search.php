<?php
/**
 * What is searched, on the server.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Search;

use ProgramsFilter\Filters;
use function ProgramsFilter\Tests\{listing, program};

/**
 * Programs of random words: what they say to the script, and listings of what is searched among them.
 *
 * @param list<string> $titles  Titles.
 * @param list<string> $queries What is typed.
 * @return array{list<string>, list<list<int>>, array<string, string>} Words of each program; for each search, which programs are shown; the tables of the script.
 */
function searched( array $titles, array $queries ): array {
	foreach ( $titles as $index => $title ) {
		program( $title, array(), array( 'menu_order' => $index ) );
	}
	preg_match_all( '/ data-buscar="([^"]*)"/', listing( array( 'filters' => array( 'buscar' ) ) ), $words );
	$shown = static function ( string $query ): array {
		$html = listing( array( 'filters' => array( 'buscar' ), 'showImage' => false, 'showExcerpt' => false ), 'buscar=' . rawurlencode( $query ) );
		preg_match_all( '/<li class="programas-card"[^>]*?( hidden)?>/', $html, $found );

		return array_keys( $found[1], '', true );
	};

	return array( $words[1], array_map( $shown, $queries ), array( 'uncounted' => Filters\UNCOUNTED_WORDS, 'endings' => Filters\WORD_ENDINGS ) );
}

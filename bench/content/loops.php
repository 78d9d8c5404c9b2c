<?php
/**
 * The same programs, filtered: as a listing, and as a Query Loop whose card is made of blocks.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

use ProgramsFilter\Listing;
use ProgramsFilter\Query_Loop;

/**
 * What is rendered, by its name. All with picture, title, dates, place and categories.
 *
 * @return array<string, string> Blocks.
 */
function loops(): array {
	$custom = Query_Loop\pattern_content( 'tarjeta-a-medida' );

	return array(
		'listing'  => '<!-- wp:' . Listing\BLOCK . ' {"limit":100,"facts":["dates","place"],"showExcerpt":false} /-->',
		'filtered' => $custom,
		// WordPress alone.
		'alone'    => str_replace( '"perPage":12', '"perPage":100', explode( "/-->\n\n", $custom, 2 )[1] ),
	);
}

/**
 * Renders one of them, in a request of its own.
 *
 * @param string $name Name.
 * @return array{milliseconds: float, bytes: int, compressed: int, queries: int, cards: int}
 */
function rendered( string $name ): array {
	add_filter( 'programs_filter_loop_limit', static fn(): int => 100 );
	$queries = get_num_queries();
	$start   = hrtime( true );
	$html    = do_blocks( loops()[ $name ] );
	$time    = hrtime( true ) - $start;

	return array(
		'milliseconds' => $time / 1e6,
		'bytes'        => strlen( $html ),
		'compressed'   => strlen( (string) gzencode( $html ) ),
		'queries'      => get_num_queries() - $queries,
		'cards'        => substr_count( $html, '<li class="programas-card"' ) + substr_count( $html, 'wp-block-post ' ),
	);
}

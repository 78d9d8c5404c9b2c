<?php
/**
 * Filters whose cards stand elsewhere on the page.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cards_Elsewhere;

use function ProgramsFilter\Tests\block;
use function ProgramsFilter\Tests\Loops\each_shown;
use function ProgramsFilter\Tests\Loops\filter;
use function ProgramsFilter\Tests\Loops\five_programs;
use function ProgramsFilter\Tests\Loops\loop;

require_once __DIR__ . '/loops.php';

/**
 * Filters without cards, which say that only one program is theirs.
 *
 * @return array<string, string>
 */
function apart(): array {
	five_programs();
	$one   = array( 'limit' => 1, 'orderBy' => 'title', 'order' => 'desc', 'when' => 'past' );
	$cards = array( 'showFilter' => false, 'anchor' => 'lista', 'limit' => 3, 'orderBy' => 'title' );

	return each_shown(
		array(
			'loop'       => array( filter( $one ) . loop(), '' ),
			'after'      => array( loop() . filter( $one ), 'categoria=danza' ),
			'by hand'    => array( filter( array( 'target' => '#mano' ) + $one ), '' ),
			'block'      => array( filter( array( 'target' => '#lista' ) + $one ) . block( $cards ), '' ),
			'first'      => array( filter( array( 'target' => '' ) + $one ) . block( $cards ), '' ),
			'before'     => array( block( $cards ) . filter( array( 'target' => '#lista .programas-grid' ) + $one ), '' ),
			'shortcode'  => array( filter( array( 'target' => '#lista' ) + $one ) . '<!-- wp:shortcode -->[programas filtro="no" ancla="lista" cantidad="3" orden="titulo"]<!-- /wp:shortcode -->', '' ),
			'categories' => array( filter( array( 'target' => '#lista' ) ) . block( array( 'categories' => array( 'danza' ) ) + $cards ), '' ),
			'its own'    => array( filter( array( 'target' => '#lista', 'categories' => array( 'musica', 'danza' ) ) ) . block( array( 'limit' => 0 ) + $cards ), '' ), // phpcs:ignore WordPress.Arrays -- Short.
		)
	);
}

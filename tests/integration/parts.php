<?php
/**
 * Listings of which parts are there, or not.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Parts;

use ProgramsFilter\Listing;
use function ProgramsFilter\Tests\{category, coro, force_parent, listing, program, two_programs, with_filter};

/**
 * Listings of no program: as it is, and with a text of its own. Then of one without categories, and with its texts switched off.
 *
 * @return list<string>
 */
function first_ones(): array {
	$arte = category( 'Arte', 'arte' );
	$html = array( listing(), listing( array( 'emptyText' => 'Vuelve <pronto> [x]' ) ) );
	$id   = program( 'A', array(), array( 'post_excerpt' => 'Extracto' ) );

	$html[] = listing();
	wp_set_object_terms( $id, array( $arte ), 'pfilter_categoria' );
	$html[] = listing( array( 'showExcerpt' => false, 'showCategories' => false ) );

	return $html;
}

/**
 * Listings of Acuarela and Coro.
 *
 * @return array<string, mixed>
 */
function of_two(): array {
	two_programs();
	$chosen  = static fn( array $attributes ): string => listing( array( 'categories' => array( 'arte' ) ) + $attributes );
	$numbers = static fn( callable $filter ) => with_filter( 'number_format_i18n', $filter, static fn(): string => listing( array( 'showPillCounts' => true ), 'categoria=arte' ) );
	$html    = array(
		'plain'            => listing(),
		'filtered'         => listing( array(), 'categoria=arte' ),
		'no count'         => listing( array( 'showCount' => false ) ),
		'counts'           => listing( array( 'showPillCounts' => true, 'allLabel' => ' Ver <todo> ' ) ),
		'limited'          => listing( array( 'limit' => 1 ) ),
		'one chosen'       => $chosen( array() ),
		'filter of chosen' => $chosen( array( 'showGrid' => false ) ),
		'own numbers'      => $numbers( static fn( string $formatted, float $number ): string => "n.$number" ),
		'own thousands'    => $numbers( static fn( string $formatted, float $number ): string => number_format( $number, 0, '', '&nbsp;' ) ),
		'one pill'         => with_filter( 'programs_filter_pills', static fn( array $pills ): array => array_slice( $pills, 1, 1 ), static fn(): string => listing( array(), 'categoria=arte' ) ),
	);
	Listing\reset_page();
	$html['filter alone'] = filter_alone( array( 'showCount' => false, 'target' => '#g' ) );
	$html['grid alone']   = grid_alone();
	Listing\reset_page();
	filter_alone();
	$html['first grid']  = grid_alone();
	$html['second grid'] = grid_alone();
	Listing\reset_page();
	$render = static function (): string {
		filter_alone();

		return grid_alone();
	};
	add_action( 'wp_head', $render );
	ob_start();
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
	do_action( 'wp_head' );
	ob_end_clean();
	$html['grid after the head'] = $render();

	return $html;
}

/**
 * A filter under an address with a category.
 *
 * @param array<string, mixed> $attributes More attributes of the block.
 */
function filter_alone( array $attributes = array() ): string {
	return listing( array( 'showGrid' => false ) + $attributes, 'categoria=arte' );
}

/** A grid under an address with a category. */
function grid_alone(): string {
	return listing( array( 'showFilter' => false ), 'categoria=arte' );
}

/**
 * Listings of categories with the same name: as pills, as boxes to tick, and of one of them.
 *
 * @return list<string>
 */
function namesakes(): array {
	program( 'Coro', array( category( 'Música', 'musica', category( 'Artes', 'artes' ) ) ) );
	program( 'Banda', array( category( 'Música', 'cultura-musica', category( 'Cultura', 'cultura' ) ) ) );
	program( 'Jazz', array( category( 'Música', 'otra-musica' ) ) );

	return array( listing(), listing( array( 'filters' => array( 'categoria' ), 'multiple' => true ) ), listing( array( 'categories' => array( 'artes', 'musica' ) ) ) );
}

/**
 * Grids behind a filter of their own, and one behind a filter of another.
 *
 * @return list<string>
 */
function grids_of_filters(): array {
	two_programs();
	program( 'Vals', array( category( 'Danza', 'danza' ) ) );
	$filter = array( 'showGrid' => false, 'categories' => array( 'arte', 'danza' ), 'initialCategory' => 'danza' );
	$grid   = static fn( string $anchor, string $query ): string => listing( array( 'showFilter' => false, 'anchor' => $anchor ), $query );
	$grids  = array();
	foreach ( array( 'categoria=arte', 'categoria=musica', '' ) as $query ) {
		foreach ( array( '#g', '#g .programas-grid' ) as $target ) {
			listing( $filter + array( 'target' => $target ), $query );
			$grids[] = $grid( 'g', $query );
		}
	}
	$grids[] = $grid( 'h', 'categoria=arte' );

	return $grids;
}

/**
 * Listings of a site whose import left a loop in the parents of its categories: of all programs, and of a category in the loop.
 *
 * @return list<string>
 */
function loop_of_categories(): array {
	$a = category( 'A', 'a' );
	$b = category( 'B', 'b', $a );
	$c = category( 'C', 'c', $b );
	program( 'Uno', array( $c ) );
	program( 'Otro', array( category( 'D', 'd' ) ) );
	force_parent( $a, $c );

	return array( listing(), listing( array( 'categories' => array( 'a' ) ) ) );
}

/**
 * A listing without attributes, and one with attributes of other types than block.json says.
 *
 * @return list<string>
 */
function wrong_attributes(): array {
	two_programs();
	$wrong = array(
		'categories'   => array( 'a' => 5 ),
		'limit'        => array( 1 ),
		'order'        => 7,
		'minCardWidth' => '9999999',
		'columnsWide'  => 99,
		'gap'          => '1px;color:red',
		'cardText'     => 'red;top:0',
		'pillText'     => "#fff\n;top:0",
		'showFilter'   => 'quizá',
		'target'       => array(),
		'allLabel'     => null,
		'anchor'       => array( 'x' ),
		'nada'         => 'x',
	);

	return array_map( 'ProgramsFilter\Tests\without_numbers', array( listing(), listing( $wrong ) ) );
}

/**
 * The listing of each choice, and of one with all others after it.
 *
 * @param list<list<string>> $choices Slugs.
 * @param list<string>       $first   Slugs of the last one.
 * @return list<string>
 */
function of_chosen( array $choices, array $first ): array {
	$arte    = category( 'Arte', 'arte' );
	$pintura = category( 'Pintura', 'pintura', $arte );
	category( 'Vacía', 'vacia' );
	program( 'Acuarela', array( $arte ) );
	program( 'Óleo', array( $pintura ) );
	coro();
	program( 'Suelto' );

	$listings   = array_map( static fn( array $slugs ): string => listing( array( 'categories' => $slugs ) ), $choices );
	$listings[] = listing( array( 'categories' => $first, 'showOthers' => true ) );

	return $listings;
}

<?php
/**
 * Listings of which parts are there, or not.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Parts;

use function ProgramsFilter\Tests\{category, listing, program, two_programs, with_filter};

/**
 * Listings of no program: as it is, and with a text of its own.
 *
 * @return list<string>
 */
function empty_listings(): array {
	category( 'Arte', 'arte' );

	return array( listing(), listing( array( 'emptyText' => 'Vuelve <pronto> [x]' ) ) );
}

/**
 * Listings of two programs: with one category chosen, the same without a grid, and with both.
 *
 * @return list<string>
 */
function chosen_categories(): array {
	two_programs();

	return array(
		listing( array( 'categories' => array( 'arte' ) ) ),
		listing(
			array(
				'categories' => array( 'arte' ),
				'showGrid'   => false,
			)
		),
		listing( array( 'categories' => array( 'arte', 'musica' ) ) ),
	);
}

/**
 * Listings of categories with the same name: as pills, as boxes to tick, and of one of them.
 *
 * @return list<string>
 */
function namesakes(): array {
	$arts    = category( 'Artes', 'artes' );
	$culture = category( 'Cultura', 'cultura' );
	program( 'Coro', array( category( 'Música', 'musica', $arts ) ) );
	program( 'Banda', array( category( 'Música', 'cultura-musica', $culture ) ) );
	program( 'Jazz', array( category( 'Música', 'otra-musica' ) ) );

	return array(
		listing(),
		listing( array( 'filters' => array( 'categoria' ), 'multiple' => true ) ), // phpcs:ignore WordPress.Arrays -- Short.
		listing( array( 'categories' => array( 'artes', 'musica' ) ) ),
	);
}

/**
 * A listing of two programs.
 *
 * @param array<string, mixed> $attributes Attributes of the block.
 * @param string               $query      Query string.
 */
function listing_of_two( array $attributes = array(), string $query = '' ): string {
	two_programs();

	return listing( $attributes, $query );
}

/**
 * Listings with a count: of one program, of two, of two of which one is shown, and without it.
 *
 * @return list<string>
 */
function counts(): array {
	program( 'A', array( category( 'Arte', 'arte' ) ) );
	$one = listing();
	program( 'B', array( category( 'Música', 'musica' ) ) );

	return array( $one, listing(), listing( array(), 'categoria=arte' ), listing( array( 'showCount' => false ) ) );
}

/**
 * A listing on a site that writes numbers in its own way.
 *
 * @return mixed
 */
function own_numbers() {
	two_programs();

	return with_filter(
		'number_format_i18n',
		static fn( string $formatted, float $number ): string => "n.$number",
		static fn(): string => listing( array( 'showPillCounts' => true ), 'categoria=arte' )
	);
}

/**
 * A listing on a site that puts spaces between thousands.
 *
 * @return mixed
 */
function own_thousands() {
	two_programs();

	return with_filter(
		'number_format_i18n',
		static fn( string $formatted, float $number ): string => number_format( $number, 0, '', '&nbsp;' ),
		static fn(): string => listing()
	);
}

/**
 * A listing of a program without categories.
 */
function without_categories(): string {
	program( 'A' );

	return listing();
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
	$grid   = static fn( string $anchor, string $query ): string => listing(
		array(
			'showFilter' => false,
			'anchor'     => $anchor,
		),
		$query
	);
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
 * Two grids behind a filter without a target.
 *
 * @return list<string>
 */
function grids_of_page(): array {
	two_programs();
	filter_alone();

	return array( grid_alone(), grid_alone() );
}

/**
 * A grid behind a filter, on a page that another plugin renders for its head too.
 */
function grid_after_head(): string {
	two_programs();
	$render = static function (): string {
		filter_alone();

		return grid_alone();
	};
	add_action( 'wp_head', $render );
	ob_start();
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
	do_action( 'wp_head' );
	ob_end_clean();

	return $render();
}

/**
 * A filter under an address with a category.
 *
 * @param array<string, mixed> $attributes More attributes of the block.
 */
function filter_alone( array $attributes = array() ): string {
	return listing( array( 'showGrid' => false ) + $attributes, 'categoria=arte' );
}

/**
 * A grid under an address with a category.
 */
function grid_alone(): string {
	return listing( array( 'showFilter' => false ), 'categoria=arte' );
}

/**
 * A listing of whose pills a plugin leaves one.
 */
function one_pill(): string {
	two_programs();
	add_filter( 'programs_filter_pills', static fn( array $pills ): array => array_slice( $pills, 1, 1 ) );

	return listing( array(), 'categoria=arte' );
}

/**
 * A filter alone, and a grid alone that it does not stand for.
 *
 * @return list<string>
 */
function one_without_the_other(): array {
	two_programs();

	return array(
		filter_alone(
			array(
				'showCount' => false,
				'target'    => '#g',
			)
		),
		grid_alone(),
	);
}

/**
 * A listing without excerpts and categories.
 */
function without_texts(): string {
	program( 'A', array( category( 'Arte', 'arte' ) ), array( 'post_excerpt' => 'Extracto' ) );

	return listing(
		array(
			'showExcerpt'    => false,
			'showCategories' => false,
		)
	);
}

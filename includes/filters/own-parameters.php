<?php
/**
 * Parameters of several grids on a page. Each grid has its own: the first one with a filter has its name, such as `buscar`, the next ones have a
 * number behind it, such as `buscar-2`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

defined( 'ABSPATH' ) || exit;

/** Parameter of "Show more" without script: the number of shown cards. */
const MORE_PARAMETER = 'mostrar';

/** The grid whose listing is rendered, and the grids of each parameter, in order. */
const NO_PARAMETERS = array(
	'grid'  => '',
	'grids' => array(),
);

/**
 * Returns or sets which grids have which parameters.
 *
 * @param array{grid: string, grids: array<string, list<string>>}|null $now Sets it.
 * @return array{grid: string, grids: array<string, list<string>>}
 */
function parameters_of_page( ?array $now = null ): array {
	static $page = NO_PARAMETERS;
	$page        = $now ?? $page;

	return $page;
}

/** Forgets them: a page begins. */
function forget_parameters(): void {
	parameters_of_page( NO_PARAMETERS );
}

/**
 * Notes the grid that own_parameter() is about.
 *
 * @param string $grid Its name. All listings that show or control the grid give the same one.
 */
function note_grid( string $grid ): void {
	parameters_of_page( array( 'grid' => $grid ) + parameters_of_page() );
}

/**
 * Returns the name of a page parameter for the listing that is rendered.
 *
 * @since n.e.x.t
 *
 * @param string $criterion Key of the criterion, or MORE_PARAMETER.
 */
function own_parameter( string $criterion = CATEGORY_PARAMETER ): string {
	$page  = parameters_of_page();
	$name  = MORE_PARAMETER === $criterion ? $criterion : parameter_name( $criterion );
	$grids = $page['grids'][ $name ] ?? array();
	if ( ! in_array( $page['grid'], $grids, true ) ) {
		$grids[]                = $page['grid'];
		$page['grids'][ $name ] = $grids;
		parameters_of_page( $page );
	}
	$number = 1 + (int) array_search( $page['grid'], $grids, true );

	return 1 === $number ? $name : "$name-$number";
}

/**
 * Returns the parameters of the page that a listing keeps without script: those that WordPress needs, and those of other listings.
 *
 * @since n.e.x.t
 *
 * @return list<Parameter> Pairs of name and value.
 */
function kept_parameters(): array {
	$own    = array( parameter_name() );
	$others = array();
	$of_any = array_merge( array_map( __NAMESPACE__ . '\\parameter_name', array_keys( criteria_table() ) ), array( MORE_PARAMETER ) );
	foreach ( array_column( query_parameters(), 0 ) as $name ) {
		// With brackets it asks for nothing.
		preg_match( '/^(.*?)(?:-(\d{1,3}))?(?:\[.*)?$/Ds', $name, $parts );
		$grid = parameters_of_page()['grids'][ $parts[1] ?? '' ][ (int) ( $parts[2] ?? 1 ) - 1 ] ?? null;
		if ( parameters_of_page()['grid'] === $grid ) {
			$own[] = $name;
		} elseif ( in_array( $parts[1] ?? '', $of_any, true ) ) {
			$others[] = $name;
		}
	}

	return page_parameters( array_merge( array_diff( needed_parameters(), $own ), $others ) );
}

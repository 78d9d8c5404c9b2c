<?php
/**
 * Criteria at their edges: listings without pills, names that another plugin has, terms that are called as what means everything.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Criteria_Edges;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{category, listing, program, term};

/** Writes programs: two of music, two of art, one of them free, in a taxonomy with a term "all". */
function contents(): void {
	register_taxonomy( 'edad', Program\POST_TYPE, array( 'public' => true ) );
	$music = category( 'Música', 'musica' );
	$art   = category( 'Arte', 'arte' );
	$age   = term( 'Ocho', 'edad', array( 'slug' => '8' ) );
	$all   = term( 'Todas las edades', 'edad', array( 'slug' => 'all' ) );
	foreach ( array( 'Coro' => $music, 'Laúd' => $music, 'Grabado' => $art, 'Dibujo' => $art ) as $title => $category ) {
		$id = program( $title, array( $category ), array( 'meta_input' => 'Dibujo' === $title ? array( 'pfilter_free' => '1' ) : array() ) );
		wp_set_object_terms( $id, array( $age, $all ), 'edad' );
	}
}

/**
 * Listings under addresses.
 *
 * @param list<array{array<string, mixed>, string}> $cases Attributes and query string of each.
 * @return list<string>
 */
function listings( array $cases ): array {
	contents();

	return array_map( static fn( array $one ): string => listing( array( 'orderBy' => 'title' ) + $one[0], $one[1] ), $cases );
}

/**
 * Filters of one grid in blocks of their own, before it: pills, and a search with a switch. HTML.
 *
 * @param string $query Query string.
 */
function several_apart( string $query ): object {
	contents();
	$alone = array( 'showGrid' => false, 'target' => '#lista' );

	return (object) array(
		'filters' => listing( $alone, $query ) . listing( $alone + array( 'filters' => array( 'buscar', 'gratis' ) ), $query ),
		'grid'    => listing(
			array( 'filters' => array( 'categoria', 'buscar', 'gratis' ), 'showFilter' => false, 'anchor' => 'lista', 'orderBy' => 'title' ),
			$query
		),
	);
}

/**
 * A filter, and a grid of music that has nothing free.
 *
 * @param string $query Query string.
 */
function apart( string $query ): string {
	contents();
	$filters = array( 'filters' => array( 'categoria', 'gratis' ) );

	return listing( $filters + array( 'showGrid' => false, 'target' => '#lista' ), $query ) . listing(
		$filters + array( 'showFilter' => false, 'anchor' => 'lista', 'categories' => array( 'musica' ) ),
		$query
	);
}

/**
 * A listing after its category got another slug.
 *
 * @param string $query Query string.
 */
function renamed( string $query ): string {
	contents();
	$term = get_term_by( 'slug', 'musica', Program\TAXONOMY );
	assert( $term instanceof \WP_Term );
	wp_update_term( $term->term_id, Program\TAXONOMY, array( 'slug' => 'sonido' ) );

	return listing( array( 'multiple' => true ), $query );
}

/**
 * The names of fields where others have a say in them.
 *
 * @return list<string>
 */
function names(): array {
	contents();
	add_filter( 'programs_filter_parameter', static fn(): string => 'tema' );
	$entry = array( 'kind' => 'choice', 'label' => 'Año', 'values' => static fn(): array => array( '1' ) );
	add_filter( 'programs_filter_criteria', static fn( array $table ): array => $table + array_fill_keys( array( 'year', 's', 'propio' ), $entry + array( 'options' => array( '1' => 'Uno' ) ) ) );
	preg_match_all( '/<(?:select|input|button)[^>]* name="([^"]*)"/', listing( array( 'filters' => array( 'categoria', 'gratis', 'year', 's', 'propio', 'buscar', 'edad' ) ), 'tema=arte' ), $found );

	return array_values( array_unique( $found[1] ) );
}

/** A listing in a feed. */
function in_feed(): string {
	contents();
	$query          = new \WP_Query();
	$query->is_feed = true;

	$GLOBALS['wp_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As in a request for a feed.

	return listing( array( 'perPage' => 2 ) );
}

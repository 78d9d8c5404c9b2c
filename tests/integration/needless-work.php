<?php
/**
 * What a request does, counted.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Needless_Work;

use ProgramsFilter\Admin;
use ProgramsFilter\Program;
use const ProgramsFilter\PLUGIN_DIR;
use function ProgramsFilter\Tests\{category, database, load_admin, main_query, program, program_with_facts, with_picture};

/**
 * Writes 30 categories, and 20 programs with a picture each.
 *
 * @return list<int> IDs of the categories.
 */
function many(): array {
	$categories = array_map( static fn( int $number ): int => category( "C$number" ), range( 1, 30 ) );
	foreach ( range( 1, 20 ) as $number ) {
		program( "P$number", array( $categories[ $number ] ), with_picture() );
	}

	return $categories;
}

/**
 * The pictures in the list of programs, and how many queries they cost.
 *
 * @return array{cells: string, queries: int}
 */
function pictures_in_list(): array {
	many();
	Admin\bootstrap_admin();
	wp_cache_flush();
	wp_load_alloptions();
	main_query()->query( array( 'post_type' => Program\POST_TYPE, 'nopaging' => true ) );
	$before = database()->num_queries;
	ob_start();
	foreach ( main_query()->posts ?? array() as $post ) {
		Admin\print_list_cell( Admin\PICTURE_COLUMN, $post instanceof \WP_Post ? $post->ID : 0 );
	}

	return array( 'cells' => (string) ob_get_clean(), 'queries' => database()->num_queries - $before );
}

/**
 * Titles in the list of programs under the category arte, which another plugin limits to musica, and which no plugin limits.
 *
 * @return list<mixed>
 */
function limited_lists(): array {
	Admin\bootstrap_admin();
	load_admin();
	$arte   = category( 'Arte', 'arte' );
	$musica = category( 'Música', 'musica' );
	program( 'Las dos', array( $arte, $musica ) );
	program( 'Una', array( $arte ) );
	program( 'Otra', array( $musica ) );
	set_current_screen( 'edit-' . Program\POST_TYPE );
	add_action( 'pre_get_posts', 'ProgramsFilter\\Admin\\filter_list_query' );
	$titles = static function ( $limit ) {
		$query                   = new \WP_Query();
		$GLOBALS['wp_the_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The main query of this list.
		$query->query( array( 'post_type' => Program\POST_TYPE, 'orderby' => 'title', 'order' => 'ASC', 'taxonomy' => Program\TAXONOMY, 'term' => 'arte', 'tax_query' => $limit ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- What it limits.

		return array_map( static fn( $post ): string => $post instanceof \WP_Post ? $post->post_title : '', array_values( $query->posts ?? array() ) );
	};

	return array( $titles( array( array( 'taxonomy' => Program\TAXONOMY, 'field' => 'slug', 'terms' => 'musica' ) ) ), $titles( '' ) );
}

/**
 * The plugin's files that the page of a program loads, below whose facts a listing has all facts, filters and orders.
 *
 * @return list<string>
 */
function unloaded_listing_files(): array {
	$listing = '[programas tarjeta="' . implode( ',', Program\get_shown_fact_words() ) . '" filtros="buscar,cuando,fechas,gratis,lugar,edad,precio,ordenar"]';
	$facts   = array( 'sessions' => '2099-03-03/.. TU 10:00', 'schedule' => 'Martes 10 h', 'audience' => 'De 6 a 12 años', 'age_from' => '6', 'price' => 'Socios: 12 €', 'place' => 'Aula' );

	return loaded_files( 'post_type=' . Program\POST_TYPE . '&p=' . program_with_facts( $facts, array( 'post_content' => $listing ) ) );
}

/**
 * The plugin's files that a page without a listing loads.
 *
 * @return list<string>
 */
function unloaded_files(): array {
	return loaded_files( 'pagename=no-hay' );
}

/**
 * The plugin's files that a page loads.
 *
 * @param string $query Its query.
 * @return list<string>
 * @throws \UnexpectedValueException When the page of a program says nothing of it.
 */
function loaded_files( string $query ): array {
	define( 'WP_USE_THEMES', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's own.
	wp( $query );
	ob_start();
	require ABSPATH . 'wp-includes/template-loader.php';
	$html = (string) ob_get_clean();
	if ( str_contains( $query, Program\POST_TYPE ) && ! str_contains( $html, 'Socios: 12 €' ) ) {
		throw new \UnexpectedValueException( 'The page says no price.' );
	}

	return array_values( array_filter( get_included_files(), static fn( string $file ): bool => str_starts_with( $file, PLUGIN_DIR . '/includes/' ) ) );
}

<?php
/**
 * What page caches are told.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Announcements;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{announced, block, content, page, post, post_named, program, retitle, small_site, term};
use function ProgramsFilter\Tests\Wpml\start;

require_once dirname( __DIR__, 2 ) . '/php/wpml.php';

/**
 * What is announced to page caches on a site with listings in all kinds of places.
 *
 * @return array{times: int, pages: list<string>}
 */
function to_pages_with_listings(): array {
	small_site();
	page( 'con-bloque', '<p>Hola</p>' . block( array( 'limit' => 2 ) ) );
	page( 'con-shortcode', '[programas orden="titulo"]' );
	page( 'sin-nada', '<!-- wp:paragraph --><p>programas</p><!-- /wp:paragraph -->' );
	$post = static fn( string $type, string $name, string $content, string $status = 'publish' ): int => post( array( 'post_type' => $type, 'post_name' => $name, 'post_title' => $name, 'post_content' => $content, 'post_status' => $status ) );
	$post( 'page', 'borrador', block(), 'draft' );
	$post( 'post', 'entrada', block() );
	$inner = $post( 'wp_block', 'patron', block() );
	$outer = $post( 'wp_block', 'patron-de-patron', sprintf( '<!-- wp:block {"ref":%d} /-->', $inner ) );
	page( 'con-patron', sprintf( '<!-- wp:block {"ref":%d} /-->', $inner ) );
	page( 'con-patron-de-patron', sprintf( '<!-- wp:block {"ref":%d,"align":"wide"} /-->', $outer ) );
	page( 'con-otro-patron', sprintf( '<!-- wp:block {"ref":%d5} /-->', $inner ) );
	page( 'portada', 'Bienvenida' );
	update_option( 'show_on_front', 'page' );
	update_option( 'page_on_front', post_named( 'portada' )->ID );

	page( 'adicional', 'x' );
	$added = post_named( 'adicional' )->ID;
	add_filter( 'programs_filter_pages', static fn( array $pages ): array => array_merge( $pages, array( $added ) ) );

	return announced( static fn() => program( 'Danza' ) );
}

/**
 * What is announced to page caches of a program that contains a listing: after an edit, and after nothing.
 *
 * @return list<array{times: int, pages: list<string>}>
 */
function of_program_with_listing(): array {
	$id = program( 'Con listado', array(), array( 'post_content' => block() ) );

	return array( announced( static fn() => retitle( $id, 'Otro' ) ), announced( static fn() => null ) );
}

/**
 * What page caches are told that do not listen to WordPress: in the actions and functions of their own.
 *
 * @return array<string, mixed> Arguments by action or function: for an ID "con-bloque", for an address its path.
 */
function in_their_own_ways(): array {
	small_site();
	page( 'con-bloque', block() );
	$told    = array();
	$page    = post_named( 'con-bloque' )->ID;
	$legible = static function ( $given ) use ( &$legible, $page ) {
		if ( is_array( $given ) ) {
			return array_map( $legible, $given );
		}

		return $page === $given ? 'con-bloque' : ( is_string( $given ) ? wp_parse_url( $given, PHP_URL_PATH ) : $given );
	};
	$actions = array( 'cache_enabler_clear_page_cache_by_post', 'jetpack_boost_clear_page_cache_post', 'litespeed_purge_post', 'purge_post_cache', 'swcfpc_purge_cache', 'wpfc_clear_post_cache_by_id', 'wphb_clear_page_cache' );
	foreach ( array_merge( $actions, array( 'w3tc_flush_post', 'wpo_delete_single_post_cache', 'sg_cachepress_purge_cache' ) ) as $action ) {
		add_action(
			$action,
			static function ( ...$given ) use ( &$told, $action, $legible ): void {
				$told[ $action ] = $legible( $given );
			},
			10,
			9
		);
	}
	require_once __DIR__ . '/class-wpo-page-cache.php';
	announced( static fn() => program( 'Danza' ) );
	ksort( $told );

	return $told;
}

/**
 * Which programs' own pages page caches are told of, after changes that WordPress does not tell them of.
 *
 * @return array<string, list<string>>
 */
function of_programs(): array {
	$ids  = small_site();
	$coro = $ids['coro'];
	$told = static fn( callable $change ): array => announced( $change )['pages'];

	$seen = array(
		'a fact'                => $told( static fn() => update_post_meta( $coro, 'pfilter_place', 'Sala 9' ) ),
		'no fact'               => $told( static fn() => delete_post_meta( $coro, 'pfilter_place' ) ),
		'one more category'     => $told( static fn() => wp_set_object_terms( $coro, array( $ids['arte'] ), Program\TAXONOMY, true ) ),
		'a renamed category'    => $told( static fn() => wp_update_term( $ids['pintura'], Program\TAXONOMY, array( 'name' => 'Óleo' ) ) ),
		'alternative text'      => $told( static fn() => update_post_meta( $ids['picture'], '_wp_attachment_image_alt', 'Otro' ) ),
		'what it does not show' => $told( static fn() => update_post_meta( $coro, 'otra', '1' ) ),
	);
	start( 'en' );

	return $seen + array( 'alternative text, in another language' => $told( static fn() => update_post_meta( $ids['picture'], '_wp_attachment_image_alt', 'Dibujo' ) ) );
}

/**
 * How many programs' own pages page caches are told of after a category is renamed that has a hundred, and one more.
 *
 * @return list<int>
 */
function of_many_programs(): array {
	$many = term( 'Danza', Program\TAXONOMY );
	foreach ( range( 1, 100 ) as $number ) {
		program( "Danza $number", array( $many ) );
	}
	$told = static fn( string $name ): int => count( announced( static fn() => wp_update_term( $many, Program\TAXONOMY, array( 'name' => $name ) ) )['pages'] );
	$seen = array( $told( 'Baile' ) );
	program( 'Danza 101', array( $many ) );
	$seen[] = $told( 'Bailes' );

	return $seen;
}

/**
 * How often a visit is announced, and how often pages are searched for during it, and after a hundred changes; and in which types of posts.
 *
 * @return array<string, mixed>
 */
function searches(): array {
	$coro = small_site()['coro'];
	Listing\announce_changes();
	$searches = array();
	add_filter(
		'query',
		static function ( string $query ) use ( &$searches ): string {
			if ( str_contains( $query, 'post_content LIKE' ) ) {
				$searches[] = $query;
			}

			return $query;
		}
	);
	$visit = announced( static fn() => content( block() ) );
	$seen  = array( 'announced visits' => $visit['times'], 'of a visit' => count( $searches ) );
	announced( static fn() => array_map( static fn( int $number ) => retitle( $coro, "Coro $number" ), range( 1, 100 ) ) );
	preg_match_all( "/'([a-z_]+)'/", (string) strstr( $searches[0] ?? '', ' AND ', true ), $types );
	sort( $types[1] );

	return $seen + array( 'of a hundred changes' => count( $searches ), 'types' => implode( ',', $types[1] ) );
}

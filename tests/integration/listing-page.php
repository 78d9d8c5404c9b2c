<?php
/**
 * Which page is the listing, and where categories lead.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing_Page;

use ProgramsFilter\Addresses;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_DIR;
use function ProgramsFilter\Tests\{acuarela, block, category, category_with_raw_slug, change_post, database, load_admin, page, post, post_named, user, with_filter, with_read_only_database};

/** Slug of the listing; '' for none. */
function slug(): string {
	$page = get_post( Addresses\listing_page_id() );

	return $page instanceof \WP_Post && Addresses\listing_page_id() > 0 ? $page->post_name : '';
}

/**
 * Publishes a post with a listing.
 *
 * @param string               $slug    Slug.
 * @param string               $content Content.
 * @param array<string, mixed> $fields  More.
 */
function publish( string $slug, string $content, array $fields = array() ): int {
	return post( $fields + array( 'post_type' => 'page', 'post_name' => $slug, 'post_title' => $slug, 'post_content' => $content, 'post_status' => 'publish' ) );
}

/**
 * The listing of a site, one step after the other.
 *
 * @return array<string, mixed> Slug of the listing by step.
 */
function steps(): array {
	$arte  = category( 'Arte', 'arte' );
	$steps = array( 'nothing' => slug() );
	publish( 'terminados', '[programas cuando="terminados"]' );
	$steps['those that are over'] = slug();
	publish( 'de-arte', block( array( 'categories' => array( 'arte' ) ) ) );
	$steps['some programs'] = slug();
	publish( 'en-curso', '[programas cuando="vigentes"]' );
	$steps['all that are not over'] = slug();
	publish( 'entrada', block(), array( 'post_type' => 'post' ) );
	$steps['a post with all'] = slug();
	publish( 'de-autora', block(), array( 'post_author' => user( 'author' ) ) );
	$steps['a page of an author who may not edit those of others'] = slug();
	publish( 'borrador', block(), array( 'post_status' => 'draft' ) );
	publish( 'clave', block(), array( 'post_password' => 'x' ) );
	publish( 'portada', block( array( 'limit' => 3 ) ) );
	publish( 'sin-filtro', '[programas filtro="no"]' );
	$steps['no better ones']  = slug();
	$shortcode                = publish( 'codigo', 'Todos: [programas orden="titulo"]' );
	$steps['a page with all'] = slug();
	$pattern                  = publish( 'patron', block(), array( 'post_type' => 'wp_block' ) );
	publish( 'con-patron', "<!-- wp:block {\"ref\":$pattern} /-->" );
	$steps['the older one stays'] = slug();
	wp_trash_post( $shortcode );
	$steps['trashed'] = slug();
	update_option( 'show_on_front', 'page' );
	update_option( 'page_for_posts', post_named( 'con-patron' )->ID );
	$steps['it holds the posts'] = slug();
	update_option( 'show_on_front', 'posts' );
	$steps['no longer'] = slug();
	change_post( $pattern, array( 'post_content' => '<p>Nada</p>' ) );
	$steps['its pattern changed'] = slug();
	wp_untrash_post( $shortcode );
	change_post( $shortcode, array( 'post_status' => 'publish' ) );
	$steps['back'] = slug();
	wp_delete_post( $shortcode, true );
	$steps['deleted'] = slug();
	wp_set_object_terms( publish( 'programa-con-lista', block(), array( 'post_type' => 'pfilter_programa' ) ), array( $arte ), Program\TAXONOMY );
	$steps['a program lists others'] = slug();
	update_option( Addresses\CHOSEN_PAGE, post_named( 'portada' )->ID );
	$steps['chosen'] = slug();
	change_post( post_named( 'portada' )->ID, array( 'post_status' => 'draft' ) );
	$steps['chosen, a draft again'] = slug();
	$steps['in another language']   = with_filter( 'programs_filter_listing_page', static fn(): int => post_named( 'de-arte' )->ID, __NAMESPACE__ . '\\slug' );
	$steps['a broken filter']       = with_filter( 'programs_filter_listing_page', '__return_empty_array', __NAMESPACE__ . '\\slug' );

	return $steps;
}

/**
 * Addresses of categories: without a listing, and with one.
 *
 * @return array<string, mixed>
 */
function addresses(): array {
	$arte    = category( 'Arte', 'arte' );
	$japones = category_with_raw_slug( '日本', '%e6%97%a5' );
	$without = get_term_link( $arte, Program\TAXONOMY );
	page( 'programas', block() );
	$tag = wp_insert_term( 'Otra', 'post_tag' );

	return array(
		'without'   => $without,
		'with'      => get_term_link( $arte, Program\TAXONOMY ),
		'encoded'   => get_term_link( $japones, Program\TAXONOMY ),
		'parameter' => with_filter( 'programs_filter_parameter', static fn(): string => 'tema', static fn() => get_term_link( $arte, Program\TAXONOMY ) ),
		'other'     => is_array( $tag ) ? get_term_link( $tag['term_id'], 'post_tag' ) : null,
		'listing'   => Addresses\listing_page_url(),
	);
}

/**
 * Queries for the address of a category: the first time, and for a later visitor; nothing but options in memory.
 *
 * @return list<int>
 */
function queries(): array {
	page( 'programas', block() );
	delete_option( Addresses\FOUND_PAGE );

	$queries = static function (): int {
		wp_cache_flush();
		wp_load_alloptions();
		$before = database()->num_queries;
		Addresses\listing_page_url( 'arte' );

		return database()->num_queries - $before;
	};

	return array( $queries(), $queries() );
}

/**
 * How often WordPress parses blocks to look for a listing among patterns that all refer to each other.
 *
 * @return int Times.
 */
function parsed_patterns(): int {
	$ids = array_map( static fn(): int => publish( 'patron', '', array( 'post_type' => 'wp_block' ) ), range( 1, 6 ) );
	foreach ( $ids as $id ) {
		$others = array_map( static fn( int $other ): string => "<!-- wp:block {\"ref\":$other} /-->", $ids );
		change_post( $id, array( 'post_content' => implode( '', $others ) . $id ) );
	}
	$times = 0;
	add_filter(
		'block_parser_class',
		static function ( string $parser ) use ( &$times ): string {
			++$times;

			return $parser;
		}
	);
	WordPress\blocks_in_content( "<!-- wp:block {\"ref\":{$ids[0]}} /-->" );

	return $times;
}

/**
 * The setting: the field, what it keeps, and the list of pages.
 *
 * @return array<string, mixed>
 */
function setting(): array {
	load_admin();
	require_once PLUGIN_DIR . '/includes/addresses/listing-page-setting.php';
	page( 'programas', block() );
	page( 'otra', 'Nada' );
	acuarela();
	$otra   = post_named( 'otra' )->ID;
	$states = static fn( string $slug ) => Addresses\add_page_state( array(), post_named( $slug ) );
	Addresses\register_page_setting();
	ob_start();
	Addresses\print_settings_page();
	$field = (string) ob_get_clean();
	wp_set_current_user( 1 );
	Addresses\add_settings_page();
	$address = menu_page_url( Addresses\SETTINGS_PAGE, false );
	$kept    = array();
	foreach ( array( $otra, 'x', array(), 999999, post_named( 'acuarela', 'pfilter_programa' )->ID, '0' ) as $value ) {
		update_option( Addresses\CHOSEN_PAGE, $value );
		$kept[] = (int) get_option( Addresses\CHOSEN_PAGE ) === $otra ? 'otra' : (int) get_option( Addresses\CHOSEN_PAGE ); // @phpstan-ignore cast.int, cast.int (an integer)
	}

	$seen = array(
		'field'  => $field,
		'where'  => $address,
		'kept'   => $kept,
		'errors' => count( get_settings_errors( Addresses\CHOSEN_PAGE ) ),
		'states' => array( $states( 'programas' ), $states( 'otra' ) ),
	);
	database()->query( 'UPDATE ' . database()->posts . ' SET post_status = \'draft\' WHERE post_type = \'page\'' );
	delete_option( Addresses\FOUND_PAGE );
	wp_cache_flush();
	ob_start();
	Addresses\print_page_setting();
	$seen['none'] = (string) ob_get_clean();
	// What WordPress makes of a field that was not sent.
	update_option( Addresses\CHOSEN_PAGE, null );
	$seen['nothing sent'] = array( in_array( get_option( Addresses\CHOSEN_PAGE ), array( 0, '0' ), true ), count( get_settings_errors( Addresses\CHOSEN_PAGE ) ) - $seen['errors'] );

	return $seen;
}

/** How often the page is searched for in a request that asks three times, on a database that cannot be written. */
function searches_without_writing(): int {
	publish( 'programas', block() );
	Addresses\forget_found_page();
	$searches = 0;
	add_filter(
		'query',
		static function ( string $query ) use ( &$searches ): string {
			$searches += str_contains( $query, 'post_content LIKE' ) ? 1 : 0;

			return $query;
		}
	);
	with_read_only_database( static fn(): array => array( slug(), slug(), Addresses\found_page_id() ) );

	return $searches;
}

<?php
/**
 * Which page is the listing, and where categories lead.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing_Page;

use ProgramsFilter\{Listing_Page, Listing_Page_Setting};
use function ProgramsFilter\Tests\{acuarela, block, category, category_with_raw_slug, change_post, database, load_admin, page, post, post_named, with_filter};
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

/** Slug of the listing; '' for none. */
function slug(): string {
	$page = get_post( Listing_Page\id() );

	return $page instanceof \WP_Post && Listing_Page\id() > 0 ? $page->post_name : '';
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
	register_post_type( 'plantilla', array( 'public' => true, 'show_in_nav_menus' => false ) );
	publish( 'plantilla', block(), array( 'post_type' => 'plantilla' ) );
	$steps['a template of a builder'] = slug();
	publish( 'entrada', block(), array( 'post_type' => 'post' ) );
	$steps['a post with all'] = slug();
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
	wp_set_object_terms( publish( 'programa-con-lista', block(), array( 'post_type' => 'pfilter_programa' ) ), array( $arte ), TAXONOMY );
	$steps['a program lists others'] = slug();
	update_option( Listing_Page\CHOSEN, post_named( 'portada' )->ID );
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
	$without = get_term_link( $arte, TAXONOMY );
	page( 'programas', block() );
	$tag = wp_insert_term( 'Otra', 'post_tag' );

	return array(
		'without'   => $without,
		'with'      => get_term_link( $arte, TAXONOMY ),
		'encoded'   => get_term_link( $japones, TAXONOMY ),
		'parameter' => with_filter( 'programs_filter_parameter', static fn(): string => 'tema', static fn() => get_term_link( $arte, TAXONOMY ) ),
		'other'     => is_array( $tag ) ? get_term_link( $tag['term_id'], 'post_tag' ) : null,
		'listing'   => Listing_Page\address(),
	);
}

/**
 * Queries for the address of a category: the first time, and for a later visitor; nothing but options in memory.
 *
 * @return list<int>
 */
function queries(): array {
	page( 'programas', block() );
	delete_option( Listing_Page\FOUND );

	$queries = static function (): int {
		wp_cache_flush();
		wp_load_alloptions();
		$before = database()->num_queries;
		Listing_Page\address( 'arte' );

		return database()->num_queries - $before;
	};

	return array( $queries(), $queries() );
}

/**
 * The setting: the field, what it keeps, and the list of pages.
 *
 * @return array<string, mixed>
 */
function setting(): array {
	load_admin();
	require_once PLUGIN_DIR . '/includes/admin/listing-page-setting.php';
	page( 'programas', block() );
	page( 'otra', 'Nada' );
	acuarela();
	$otra   = post_named( 'otra' )->ID;
	$states = static fn( string $slug ) => Listing_Page_Setting\add_state( array(), post_named( $slug ) );
	Listing_Page_Setting\register();
	ob_start();
	Listing_Page_Setting\print_field();
	$field = (string) ob_get_clean();
	$kept  = array();
	foreach ( array( $otra, 'x', array(), 999999, post_named( 'acuarela', 'pfilter_programa' )->ID, '0' ) as $value ) {
		update_option( Listing_Page\CHOSEN, $value );
		$kept[] = (int) get_option( Listing_Page\CHOSEN ) === $otra ? 'otra' : (int) get_option( Listing_Page\CHOSEN ); // @phpstan-ignore cast.int, cast.int (an integer)
	}

	$seen = array(
		'field'  => $field,
		'kept'   => $kept,
		'errors' => count( get_settings_errors( Listing_Page\CHOSEN ) ),
		'states' => array( $states( 'programas' ), $states( 'otra' ) ),
	);
	database()->query( 'UPDATE ' . database()->posts . ' SET post_status = \'draft\' WHERE post_type = \'page\'' );
	delete_option( Listing_Page\FOUND );
	wp_cache_flush();
	ob_start();
	Listing_Page_Setting\print_field();
	$seen['none'] = (string) ob_get_clean();
	// What WordPress makes of a field that was not sent.
	update_option( Listing_Page\CHOSEN, null );
	$seen['nothing sent'] = array( in_array( get_option( Listing_Page\CHOSEN ), array( 0, '0' ), true ), count( get_settings_errors( Listing_Page\CHOSEN ) ) - $seen['errors'] );

	return $seen;
}

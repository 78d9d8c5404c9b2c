<?php
/**
 * A site beside releases of others, and changes of its programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Set_Up;

use RuntimeException;
use const ProgramsFilter\Program\POST_TYPE;
use const ProgramsFilter\Program\PROGRAMS_REST_BASE;
use const ProgramsFilter\Program\TAXONOMY;

require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once __DIR__ . '/set-up-of-others.php';

/**
 * Writes a plugin that is always active.
 *
 * @param string $name Name of its file.
 * @param string $code Its PHP, or its JavaScript.
 */
function write_plugin( string $name, string $code ): void {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( WPMU_PLUGIN_DIR . "/$name", $code ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A test site.
}

/** Gives each page a number, and two scripts that say that they ran. */
function add_other_scripts(): void {
	write_plugin( 'one.js', 'document.documentElement.dataset.one = "ran";' );
	write_plugin( 'two.js', 'document.documentElement.dataset.two = "ran";' );
	write_plugin(
		'others.php',
		'<?php
		add_action( "wp_enqueue_scripts", static function () {
			wp_enqueue_script( "one", content_url( "mu-plugins/one.js" ), array(), "1", true );
			wp_enqueue_script( "two", content_url( "mu-plugins/two.js" ), array(), "1", true );
		} );
		add_action( "wp_head", static function () {
			printf( \'<meta name="number" content="%s">\', uniqid() );
		} );'
	);
}

/**
 * Activates a plugin or a theme.
 *
 * @param string $kind    "plugin" or "theme".
 * @param string $slug    Its folder.
 * @param string $main    The main file of a plugin.
 * @param string $version Version; empty for any.
 * @throws RuntimeException When it is not active in that version.
 */
function activate( string $kind, string $slug, string $main, string $version ): void {
	wp_set_current_user( 1 );
	if ( 'theme' === $kind ) {
		switch_theme( $slug );
		$found = get_stylesheet() === $slug ? (string) wp_get_theme()->get( 'Version' ) : '';
	} else {
		activate_plugin_here( "$slug/$main" );
		$found = is_plugin_active( "$slug/$main" ) ? get_plugin_data( WP_PLUGIN_DIR . "/$slug/$main", false, false )['Version'] : '';
	}
	if ( '' === $found || ! in_array( $version, array( '', $found ), true ) ) {
		throw new RuntimeException( esc_html( "$slug $version is not at work, but $found." ) );
	}
}

/**
 * Activates a plugin, also one that then leads to a page of its own, which would end this request without an answer.
 *
 * @param string $plugin Such as "cache-enabler/cache-enabler.php".
 * @throws RuntimeException Caught here.
 */
function activate_plugin_here( string $plugin ): void {
	$stay = static function (): void {
		throw new RuntimeException( 'leads away' );
	};
	add_filter( 'wp_redirect', $stay );
	try {
		activate_plugin( $plugin );
	} catch ( RuntimeException $exception ) {
		// That of activate_plugin().
		ob_end_clean();
	}
	remove_filter( 'wp_redirect', $stay );
}

/**
 * Publishes a page.
 *
 * @param string               $slug    Its slug.
 * @param string               $content Its content.
 * @param array<string, mixed> $meta    Its metadata.
 * @param string               $type    Its type.
 * @return int ID.
 */
function publish( string $slug, string $content, array $meta = array(), string $type = 'page' ): int {
	wp_set_current_user( 1 );
	$page = array( 'post_type' => $type, 'post_title' => 'Prueba', 'post_name' => $slug, 'post_status' => 'publish' );

	return wp_insert_post( $page + array( 'post_content' => wp_slash( $content ), 'meta_input' => wp_slash( $meta ) ) );
}

/**
 * IDs of the programs, in their order.
 *
 * @return list<int>
 */
function in_order(): array {
	wp_set_current_user( 1 );

	$ordered = array( 'orderby' => 'menu_order title', 'order' => 'ASC' );

	return array_column( get_posts( $ordered + array( 'post_type' => POST_TYPE, 'numberposts' => -1 ) ), 'ID' );
}

/**
 * Changes programs through the REST API, as the administrator.
 *
 * @param string               $route Route.
 * @param array<string, mixed> $data  Its data.
 */
function send( string $route, array $data ): void {
	$request = new \WP_REST_Request( 'POST', $route );
	$request->set_body_params( $data );
	rest_do_request( $request );
}

/**
 * Changes programs.
 *
 * @param string $how `drag` of the second before the first, `save` of another title of the third, `trash` for the fourth.
 * @return list<string> Titles afterwards.
 */
function change( string $how ): array {
	$shown  = in_order();
	$wanted = array( $shown[1], $shown[0], ...array_slice( $shown, 2 ) );
	if ( 'drag' === $how ) {
		send( '/programs-filter/v1/order', compact( 'shown', 'wanted' ) );
	} elseif ( 'save' === $how ) {
		send( '/wp/v2/' . PROGRAMS_REST_BASE . "/$shown[2]", array( 'title' => 'Desde el editor' ) );
	} else {
		wp_trash_post( $shown[3] );
	}

	return array_map( static fn( int $id ): string => get_post_field( 'post_title', $id, 'raw' ), in_order() );
}

/** Path of the last program. */
function last_program(): string {
	$programs = in_order();

	return wp_make_link_relative( (string) get_permalink( (int) end( $programs ) ) );
}

/**
 * Takes the last program away.
 *
 * @param string $how "trash" or "delete".
 */
function remove_last( string $how ): void {
	$programs = in_order();
	$last     = (int) end( $programs );
	'trash' === $how ? wp_trash_post( $last ) : wp_delete_post( $last, true );
}

/** Gives a category another name. */
function rename_category(): void {
	$term = get_term_by( 'slug', 'danza', TAXONOMY );
	wp_update_term( $term instanceof \WP_Term ? $term->term_id : 0, TAXONOMY, array( 'name' => 'Baile' ) );
}

/** Gives the first program another place, as other plugins do. */
function write_place(): void {
	update_post_meta( in_order()[0], 'pfilter_place', 'Sala de pruebas' );
}

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
 * @return int ID.
 */
function publish( string $slug, string $content, array $meta = array() ): int {
	wp_set_current_user( 1 );

	return wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_title'   => 'Prueba',
			'post_name'    => $slug,
			'post_status'  => 'publish',
			'post_content' => wp_slash( $content ),
			'meta_input'   => wp_slash( $meta ),
		)
	);
}

/**
 * Publishes a page with a shortcode of others above the listing.
 *
 * @param string               $slug      Slug.
 * @param string               $shortcode Shortcode.
 * @param array<string, mixed> $meta      Its metadata.
 */
function publish_below( string $slug, string $shortcode, array $meta = array() ): void {
	$heading = '<!-- wp:heading --><h2 class="wp-block-heading">Programas</h2><!-- /wp:heading -->';
	publish( $slug, "<!-- wp:shortcode -->$shortcode<!-- /wp:shortcode -->$heading<!-- wp:programs-filter/programas /-->", $meta );
}

/**
 * IDs of the programs, in their order.
 *
 * @return list<int>
 */
function in_order(): array {
	wp_set_current_user( 1 );

	return array_column( get_posts( array( 'post_type' => POST_TYPE, 'numberposts' => -1, 'orderby' => 'menu_order title', 'order' => 'ASC' ) ), 'ID' );
}

/**
 * Titles of the programs, in their order.
 *
 * @return list<string>
 */
function titles(): array {
	return array_map( static fn( int $id ): string => get_post_field( 'post_title', $id, 'raw' ), in_order() );
}

/**
 * Sends a request to the REST API, as the administrator.
 *
 * @param string               $route Route.
 * @param array<string, mixed> $data  Its data.
 * @return list<string> Titles of the programs afterwards.
 */
function send( string $route, array $data ): array {
	$request = new \WP_REST_Request( 'POST', $route );
	$request->set_body_params( $data );
	rest_do_request( $request );

	return titles();
}

/**
 * Moves the second program before the first.
 *
 * @return list<string> Titles.
 */
function drag(): array {
	$shown  = in_order();
	$wanted = array( $shown[1], $shown[0], ...array_slice( $shown, 2 ) );

	return send( '/programs-filter/v1/order', compact( 'shown', 'wanted' ) );
}

/**
 * Gives the third program another title, as the editor does.
 *
 * @return list<string> Titles.
 */
function save_in_editor(): array {
	return send( '/wp/v2/' . PROGRAMS_REST_BASE . '/' . in_order()[2], array( 'title' => 'Desde el editor' ) );
}

/**
 * Throws the fourth program away.
 *
 * @return list<string> Titles.
 */
function trash(): array {
	wp_trash_post( in_order()[3] );

	return titles();
}

/**
 * Gives a category another name.
 *
 * @param string $slug Slug.
 * @param string $name Name.
 */
function rename_category( string $slug, string $name ): void {
	$term = get_term_by( 'slug', $slug, TAXONOMY );
	wp_update_term( $term instanceof \WP_Term ? $term->term_id : 0, TAXONOMY, compact( 'name' ) );
}

/**
 * Gives the first program another place, as other plugins do.
 *
 * @param string $place Place.
 */
function write_place( string $place ): void {
	update_post_meta( in_order()[0], 'pfilter_place', $place );
}

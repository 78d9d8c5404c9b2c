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
		activate_plugin_quietly( "$slug/$main" );
		$found = is_plugin_active( "$slug/$main" ) ? get_plugin_data( WP_PLUGIN_DIR . "/$slug/$main", false, false )['Version'] : '';
	}
	if ( '' === $found || ( '' !== $version && $version !== $found ) ) {
		throw new RuntimeException( esc_html( "$slug $version is not at work, but $found." ) );
	}
}

/**
 * Activates a plugin, also one that then leads to a page of its own, which would end this request without an answer.
 *
 * @param string $plugin Such as "cache-enabler/cache-enabler.php".
 * @throws RuntimeException When it cannot be.
 */
function activate_plugin_quietly( string $plugin ): void {
	$leads_away = new RuntimeException( 'leads away' );
	$stay       = static function () use ( $leads_away ): void {
		throw $leads_away;
	};
	add_filter( 'wp_redirect', $stay );
	try {
		$error = activate_plugin( $plugin );
	} catch ( RuntimeException $exception ) {
		if ( $exception !== $leads_away ) {
			throw $exception;
		}
		// That of activate_plugin().
		ob_end_clean();
		$error = null;
	}
	remove_filter( 'wp_redirect', $stay );
	if ( is_wp_error( $error ) ) {
		throw new RuntimeException( esc_html( $error->get_error_message() ) );
	}
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
 * Programs of the demo, in their order.
 *
 * @return list<\WP_Post>
 */
function in_order(): array {
	wp_set_current_user( 1 );

	return array_values( get_posts( array( 'post_type' => POST_TYPE, 'numberposts' => -1, 'orderby' => 'menu_order title', 'order' => 'ASC' ) ) );
}

/**
 * Titles of the programs of the demo, in their order.
 *
 * @return list<string>
 */
function titles(): array {
	return array_column( in_order(), 'post_title' );
}

/**
 * Sends a request to the REST API.
 *
 * @param string               $route Route.
 * @param array<string, mixed> $data  Its data.
 * @throws RuntimeException When it fails.
 */
function send( string $route, array $data ): void {
	$request = new \WP_REST_Request( 'POST', $route );
	$request->set_body_params( $data );
	$response = rest_do_request( $request );
	if ( $response->is_error() ) {
		throw new RuntimeException( esc_html( (string) wp_json_encode( $response->get_data() ) ) );
	}
}

/**
 * Moves the second program before the first.
 *
 * @return list<string> Titles.
 */
function drag(): array {
	$shown  = array_column( in_order(), 'ID' );
	$wanted = $shown;
	array_splice( $wanted, 0, 2, array( $shown[1], $shown[0] ) );
	send( '/programs-filter/v1/order', compact( 'shown', 'wanted' ) );

	return titles();
}

/**
 * Gives the third program another title, in the editor.
 *
 * @return list<string> Titles.
 */
function save_in_editor(): array {
	send( '/wp/v2/' . PROGRAMS_REST_BASE . '/' . in_order()[2]->ID, array( 'title' => 'Desde el editor' ) );

	return titles();
}

/**
 * Throws the fourth program away.
 *
 * @return list<string> Titles.
 */
function trash(): array {
	wp_trash_post( in_order()[3]->ID );

	return titles();
}

/**
 * Gives a category another name.
 *
 * @param string $slug Slug.
 * @param string $name Name.
 */
function rename_category( string $slug, string $name ): void {
	wp_set_current_user( 1 );
	$term = get_term_by( 'slug', $slug, TAXONOMY );
	if ( $term instanceof \WP_Term ) {
		wp_update_term( $term->term_id, TAXONOMY, array( 'name' => $name ) );
	}
}

/** Gives the first program another place, as other plugins do. */
function write_place(): string {
	update_post_meta( in_order()[0]->ID, 'pfilter_place', 'Sala de pruebas' );

	return 'Sala de pruebas';
}

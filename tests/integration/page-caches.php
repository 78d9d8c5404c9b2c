<?php
/**
 * A site with a page cache, and changes of what its pages show.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Page_Caches;

use function ProgramsFilter\Tests\{block, category_named, its_hour_has_come, load_admin, page, post, program, program_named, retitle, small_site};
use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

require_once __DIR__ . '/php/cache/content.php';
require_once __DIR__ . '/php/cache/changes.php';

/**
 * Activates a page cache.
 *
 * @param string $plugin Such as "cache-enabler/cache-enabler.php".
 */
function activate( string $plugin ): void {
	load_admin();
	activate_plugin( $plugin );
}

/**
 * Has WP Super Cache keep pages.
 */
function set_up_wp_super_cache(): void {
	load_admin();
	// It takes what Playground calls a page for the command line.
	$config = ABSPATH . 'wp-config.php';
	$fix    = 'if ( ".php" !== substr( $_SERVER["PHP_SELF"], -4 ) ) { $_SERVER["PHP_SELF"] = "/index.php"; }';
	file_put_contents( $config, str_replace( '<?php', "<?php\n$fix", (string) file_get_contents( $config ) ) );
	wp_cache_enable(); // @phpstan-ignore function.notFound (WP Super Cache's)
	wp_cache_setting( 'wp_cache_slash_check', 1 ); // @phpstan-ignore function.notFound (the same)
	wp_cache_setting( 'wpsc_served_header', true ); // @phpstan-ignore function.notFound (the same)
}

/**
 * Writes three pages with a listing each.
 */
function contents(): void {
	small_site();
	page( 'con-bloque', block() );
	page( 'con-shortcode', '[programas]' );
	$pattern = post(
		array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Patrón', 'post_content' => block() )
	);
	page( 'con-patron', sprintf( '<!-- wp:block {"ref":%d} /-->', $pattern ) );
}

/**
 * Gives a program another title.
 */
function edit_program(): void {
	retitle( program_named( 'coro' )->ID, 'Coro grande' );
}

/**
 * Gives a category another name.
 */
function rename_category(): void {
	wp_update_term( category_named( 'musica' )->term_id, TAXONOMY, array( 'name' => 'Sonido' ) );
}

/**
 * Gives a picture another text.
 */
function describe_picture(): void {
	update_post_meta( (int) get_post_thumbnail_id( program_named( 'acuarela' ) ), '_wp_attachment_image_alt', 'Un lago' );
}

/**
 * Writes a program that is published when WordPress next looks what there is to do.
 */
function schedule_program(): void {
	$id = program( 'Futuro', array(), array( 'post_status' => 'future', 'post_date' => gmdate( 'Y-m-d H:i:s', time() + 7200 ) ) );
	its_hour_has_come( $id );
	wp_clear_scheduled_hook( 'publish_future_post', array( $id ) );
	wp_schedule_single_event( time() - 10, 'publish_future_post', array( $id ) );
}

/**
 * Writes a draft.
 */
function write_draft(): void {
	program( 'Borrador', array(), array( 'post_status' => 'draft' ) );
}

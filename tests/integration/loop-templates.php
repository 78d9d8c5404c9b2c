<?php
/**
 * Query Loops and filters in templates of a block theme.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Loop_Templates;

use const ProgramsFilter\Tests\Loops\TITLE;
use function ProgramsFilter\Tests\Loops\{filter, loop};
use function ProgramsFilter\Tests\{category, page, post, program};

require_once __DIR__ . '/loops.php';

/**
 * Writes a template of the theme, as the site editor does.
 *
 * @param string $type    Post type: `wp_template` or `wp_template_part`.
 * @param string $name    Its name.
 * @param string $content Blocks.
 */
function template( string $type, string $name, string $content ): void {
	$id = post( array( 'post_type' => $type, 'post_name' => $name, 'post_title' => $name, 'post_status' => 'publish', 'post_content' => $content ) );
	wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
	update_option( 'programs_filter_test_templates', array_merge( (array) get_option( 'programs_filter_test_templates', array() ), array( $id ) ) );
}

/** Writes templates, programs, posts and pages. */
function contents(): void {
	program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
	program( 'Bailes', array( category( 'Danza', 'danza' ) ) );
	program( 'Coro' );
	foreach ( array( 'Uno', 'Dos', 'Tres' ) as $index => $title ) {
		$id = post( array( 'post_title' => $title, 'post_status' => 'publish', 'post_date' => '2025-01-0' . ( $index + 1 ) . ' 10:00:00' ) );
		wp_set_object_terms( $id, 0 === $index ? array( 'agenda' ) : array( 'prensa' ), 'post_tag' );
	}
	update_option( 'posts_per_page', 2 );
	page( 'filtro-en-pagina', filter() );
	page( 'solo-clase', loop( 'medida', array(), TITLE, 'programas-grid' ) );
	page( 'sin-filtro', '<!-- wp:paragraph --><p>Nada</p><!-- /wp:paragraph -->' );
	template( 'wp_template', 'page-filtro-en-pagina', loop() . '<!-- wp:post-content /-->' );
	template( 'wp_template', 'page-sin-filtro', loop() . '<!-- wp:template-part {"slug":"pie-con-filtro"} /-->' );
	template( 'wp_template_part', 'pie-con-filtro', filter() );
	template( 'wp_template', 'index', loop( 'medida', array( 'inherit' => true ) ) . filter( array( 'filters' => array( 'post_tag' ) ) ) );
	template( 'wp_template', 'home', loop( 'medida', array( 'inherit' => true ) ) . filter( array( 'filters' => array( 'post_tag' ) ) ) );
}

/** Removes the templates. */
function without_templates(): void {
	foreach ( (array) get_option( 'programs_filter_test_templates', array() ) as $id ) {
		wp_delete_post( is_numeric( $id ) ? (int) $id : 0, true );
	}
	delete_option( 'programs_filter_test_templates' );
	update_option( 'posts_per_page', 10 );
}

<?php
/**
 * Query Loops and filters in templates of a block theme.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Loop_Templates;

use function ProgramsFilter\Tests\{block, category, page, post, program};
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

/**
 * A Query Loop in a group that has an ID.
 *
 * @param array<string, mixed> $query What it asks for.
 */
function loop( array $query ): string {
	$attributes = serialize_block_attributes( compact( 'query' ) );

	return '<!-- wp:group {"anchor":"medida"} --><div id="medida" class="wp-block-group">'
		. "<!-- wp:query $attributes --><div class=\"wp-block-query\"><!-- wp:post-template --><!-- wp:post-title {\"level\":3} /--><!-- /wp:post-template --></div><!-- /wp:query --></div><!-- /wp:group -->";
}

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
	$filter  = array( 'showGrid' => false, 'target' => '#medida' );
	$of_type = array( 'perPage' => 1, 'postType' => POST_TYPE, 'order' => 'asc', 'orderBy' => 'title', 'inherit' => false );
	page( 'filtro-en-pagina', block( $filter ) );
	page( 'solo-clase', str_replace( '<!-- wp:post-template -->', '<!-- wp:post-template {"className":"programas-grid"} -->', loop( $of_type ) ) );
	page( 'sin-filtro', '<!-- wp:paragraph --><p>Nada</p><!-- /wp:paragraph -->' );
	template( 'wp_template', 'page-filtro-en-pagina', loop( $of_type ) . '<!-- wp:post-content /-->' );
	template( 'wp_template', 'page-sin-filtro', loop( $of_type ) . '<!-- wp:template-part {"slug":"pie-con-filtro"} /-->' );
	template( 'wp_template_part', 'pie-con-filtro', block( $filter ) );
	template( 'wp_template', 'index', loop( array( 'inherit' => true ) ) . block( array( 'filters' => array( 'post_tag' ) ) + $filter ) );
	template( 'wp_template', 'home', loop( array( 'inherit' => true ) ) . block( array( 'filters' => array( 'post_tag' ) ) + $filter ) );
}

/** Removes the templates. */
function without_templates(): void {
	foreach ( (array) get_option( 'programs_filter_test_templates', array() ) as $id ) {
		wp_delete_post( is_numeric( $id ) ? (int) $id : 0, true );
	}
	delete_option( 'programs_filter_test_templates' );
	update_option( 'posts_per_page', 10 );
}

<?php
/**
 * Taxonomies of other plugins. One takes `categoria` as its query variable. Pages with and without listings.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Front_Page;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{acuarela, block, coro, found, page, post, post_named, term, text};

/** Registers it: a plugin of its own. */
function taxonomy(): void {
	add_action(
		'init',
		static function (): void {
			register_taxonomy( 'seccion', 'post', array( 'public' => true, 'query_var' => 'categoria', 'rewrite' => array( 'slug' => 'categoria' ) ) );
			// As those of a shop: with its own name as its query variable.
			register_taxonomy( 'tema', 'post', array( 'public' => true ) );
			// One of programs, as a theme registers it.
			register_taxonomy( 'sede', array( Program\POST_TYPE, 'post' ), array( 'public' => true, 'labels' => array( 'name' => 'Sedes' ) ) );
		}
	);
}

/** Shows a listing below the content of the front page, and says so: a plugin of its own. */
function listing_on_front_page(): void {
	add_filter( 'programs_filter_pages', static fn( array $pages ): array => array_merge( $pages, array( (int) text( get_option( 'page_on_front' ) ) ) ) );
	add_filter( 'the_content', static fn( string $html ): string => is_front_page() ? $html . do_shortcode( '[programas]' ) : $html );
}

/**
 * Writes pages, and a post with a term of that taxonomy.
 *
 * @return list<string> Addresses of a page with a listing and of the term's archive, of one with a filter by the taxonomy of programs and of its term's.
 */
function contents(): array {
	foreach ( array( 'norte' => acuarela(), 'sur' => coro() ) as $slug => $id ) {
		wp_set_object_terms( $id, array( term( $slug, 'sede', array( 'slug' => $slug ) ) ), 'sede' );
	}
	page( 'sedes', block( array( 'filters' => array( 'sede', 'gratis' ) ) ) );
	page( 'inicio', block() );
	page( 'otra', '<p>Sin listado.</p>' );
	page( 'patron', pattern( pattern( block() ) ) );
	$loop = pattern( '' );
	wp_update_post( array( 'ID' => (int) found( '/\d+/', $loop ), 'post_content' => $loop ) );
	page( 'bucle', $loop );
	page( 'lista', block() );
	page( 'noticias', of_posts( 'tema' ) );
	page( 'secciones', of_posts( 'seccion' ) );
	$post = post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Noticia', 'post_name' => 'noticia' ) );
	wp_set_object_terms( $post, array( 'musica' ), 'seccion' );
	wp_set_object_terms( $post, array( 'teatro' ), 'tema' );
	post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Sin tema' ) );

	return array_map(
		'wp_make_link_relative',
		array( (string) get_permalink( post_named( 'lista' ) ), text( get_term_link( 'musica', 'seccion' ) ), (string) get_permalink( post_named( 'sedes' ) ), text( get_term_link( 'norte', 'sede' ) ) )
	);
}

/**
 * A filter over a loop of posts.
 *
 * @param string $taxonomy By what they are filtered.
 * @return string Blocks.
 */
function of_posts( string $taxonomy ): string {
	return block(
		array( 'showGrid' => false, 'target' => '#lista', 'filters' => array( $taxonomy ) )
	) . '<!-- wp:group {"anchor":"lista"} --><div id="lista" class="wp-block-group"><!-- wp:query {"queryId":5,"query":{"perPage":5,"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --></div><!-- /wp:query --></div><!-- /wp:group -->';
}

/**
 * Writes a synced pattern.
 *
 * @param string $content Content.
 * @return string The block that shows it.
 */
function pattern( string $content ): string {
	$id = post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Patrón', 'post_content' => $content ) );

	return sprintf( '<!-- wp:block {"ref":%d} /-->', $id );
}

/** Removes what contents() wrote beside posts. */
function forget(): void {
	foreach ( array( 'seccion', 'tema', 'sede' ) as $taxonomy ) {
		$terms = get_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => false, 'fields' => 'ids' ) );
		foreach ( is_array( $terms ) ? $terms : array() as $id ) {
			wp_delete_term( $id, $taxonomy );
		}
	}
	update_option( 'show_on_front', 'posts' );
	update_option( 'permalink_structure', '/%postname%/' );
}

/**
 * Chooses the front page.
 *
 * @param string $slug Slug of a page; '' for posts.
 */
function front_page( string $slug ): void {
	update_option( 'show_on_front', '' === $slug ? 'posts' : 'page' );
	update_option( 'page_on_front', '' === $slug ? 0 : post_named( $slug )->ID );
}

<?php
/**
 * Blocks that show a fact of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Fact_Binding;

use ProgramsFilter\Query_Loop;
use function ProgramsFilter\Tests\{category, post, post_of, program, text, with_filter};

/**
 * A paragraph that shows a fact.
 *
 * @param string $key Its key.
 */
function bound( string $key ): string {
	return sprintf( '<!-- wp:paragraph {"metadata":{"name":"%1$s","bindings":{"content":{"source":"programs-filter/fact","args":{"key":"%1$s"}}}},"fontSize":"small"} -->' . "\n" . '<p class="has-small-font-size"></p>' . "\n<!-- /wp:paragraph -->", $key );
}

/**
 * Blocks on the page of a program.
 *
 * @param int    $id      Program, or another post.
 * @param string $content Blocks.
 */
function on_page_of( int $id, string $content ): string {
	$GLOBALS['post'] = post_of( $id ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As on its page.

	return do_shortcode( do_blocks( $content ) );
}

/** Facts of several programs. */
function facts(): object {
	$facts   = array(
		'pfilter_start' => '2020-03-03',
		'pfilter_end'   => '2020-03-28',
		'pfilter_place' => 'Sala <b>A & B</b> [programas]',
		'pfilter_free'  => true,
	);
	$program = program( 'Acuarela', array( category( 'Danza & más', 'danza' ), category( 'Artes', 'artes' ) ), array( 'meta_input' => $facts ) );
	$locked  = program( 'Cerrada', array( category( 'Cerradas' ) ), array( 'post_password' => 'x', 'meta_input' => $facts ) );
	$draft   = program( 'Borrador', array(), array( 'post_status' => 'draft', 'meta_input' => $facts ) );
	$post    = post( array( 'post_title' => 'Entrada', 'post_status' => 'publish', 'meta_input' => $facts ) );
	$bare    = program( 'Sin nada' );
	$button  = '<!-- wp:button {"metadata":{"bindings":{"text":{"source":"programs-filter/fact","args":{"key":"place"}}}}} --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/x">Texto</a></div><!-- /wp:button -->';

	$image = '<!-- wp:image {"metadata":{"bindings":{"caption":{"source":"programs-filter/fact","args":{"key":"place"}}}}} --><figure class="wp-block-image"><img src="/foto.jpg" alt=""/><figcaption class="wp-element-caption">Texto</figcaption></figure><!-- /wp:image -->';

	require_once ABSPATH . 'wp-includes/class-phpass.php';
	$_COOKIE[ 'wp-postpass_' . md5( text( get_site_option( 'siteurl' ) ) ) ] = ( new \PasswordHash( 8, true ) )->HashPassword( 'x' );

	$opened  = on_page_of( $locked, bound( 'dates' ) );
	$_COOKIE = array();

	return (object) array(
		'emptied' => with_filter( 'esc_html', '__return_null', static fn(): string => on_page_of( $program, bound( 'dates' ) ) ),
		'image'   => on_page_of( $bare, $image ),
		'dates'   => on_page_of( $program, bound( 'dates' ) ),
		'price'   => on_page_of( $program, bound( 'price' ) ),
		'place'   => on_page_of( $program, bound( 'place' ) ),
		'button'  => on_page_of( $program, $button ),
		'badge'   => on_page_of( $program, bound( 'badge' ) ),
		'terms'   => on_page_of( $program, bound( 'categories' ) ),
		'hidden'  => on_page_of( $locked, bound( 'categories' ) . bound( 'badge' ) ),
		'unknown' => on_page_of( $program, str_replace( '></p>', '>Texto</p>', bound( 'nada' ) ) ),
		'own'     => on_page_of( $program, '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->' ),
		'absent'  => on_page_of( $program, bound( 'schedule' ) ),
		'bare'    => on_page_of( $bare, bound( 'dates' ) . $button ),
		'locked'  => on_page_of( $locked, bound( 'dates' ) ),
		'opened'  => $opened,
		'draft'   => on_page_of( $draft, bound( 'dates' ) ),
		'post'    => on_page_of( $post, bound( 'dates' ) ),
	);
}

/** The pattern, in the site's language. */
function pattern(): string {
	return Query_Loop\pattern_content( 'tarjeta-a-medida' );
}

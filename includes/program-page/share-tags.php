<?php
/**
 * Prints the meta description and the Open Graph tags of a program's page, unless an SEO plugin does.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Constants of the plugins that print such tags for every page. */
const SEO_PLUGIN_CONSTANTS = array( 'WPSEO_VERSION', 'RANK_MATH_VERSION', 'AIOSEO_VERSION', 'SEOPRESS_VERSION', 'THE_SEO_FRAMEWORK_VERSION', 'SLIM_SEO_VER', 'SQ_VERSION' );

/** Characters of a description. Search engines show about as many. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Prints the tags, unless another plugin does so. */
function print_share_tags(): void {
	$post      = is_singular( Program\POST_TYPE ) ? get_queried_object() : null;
	$is_needed = array() === array_filter( SEO_PLUGIN_CONSTANTS, 'defined' ) && false === has_action( 'wp_head', 'jetpack_og_tags' );
	if ( ! $is_needed || ! $post instanceof \WP_Post || ! Listing\is_page_for_all_visitors() ) {
		return;
	}
	foreach ( get_share_tags( $post ) as $name => $content ) {
		printf( "<meta %s=\"%s\" content=\"%s\">\n", str_starts_with( $name, 'og:' ) ? 'property' : 'name', esc_attr( $name ), esc_attr( $content ) );
	}
}

/**
 * The tags of a program.
 *
 * @param \WP_Post $post Program.
 * @return array<string, string> Contents by name, of which none is empty.
 */
function get_share_tags( \WP_Post $post ): array {
	// A shared link shows no other date and place.
	$parts   = array_column( Program\shown_facts( $post, WordPress\get_current_timestamp(), array( 'dates', 'place' ) )['facts'], 'text' );
	$parts[] = WordPress\get_plain_text( Program\get_excerpt_text( $post ) );
	$text    = implode( ' · ', array_diff( $parts, array( '' ) ) );
	$text    = mb_strlen( $text ) > MAX_DESCRIPTION_LENGTH ? (string) preg_replace( '/[\s,;:.…]+\S*$/u', '', mb_substr( $text, 0, MAX_DESCRIPTION_LENGTH ) ) . '…' : $text;
	$picture = wp_get_attachment_image_src( (int) get_post_thumbnail_id( $post ), 'large' );
	$tags    = array(
		'description'    => $text,
		'og:type'        => 'article',
		'og:site_name'   => WordPress\get_plain_text( get_bloginfo( 'name' ) ),
		'og:title'       => WordPress\get_plain_text( get_the_title( $post ) ),
		'og:description' => $text,
		'og:url'         => WordPress\only_text( get_permalink( $post ) ),
	);
	if ( is_array( $picture ) ) {
		$tags += array(
			'og:image'        => $picture[0],
			'og:image:width'  => (string) $picture[1],
			'og:image:height' => (string) $picture[2],
			'og:image:alt'    => WordPress\get_plain_text( WordPress\only_text( get_post_meta( (int) get_post_thumbnail_id( $post ), '_wp_attachment_image_alt', true ) ) ),
			'twitter:card'    => 'summary_large_image',
		);
	}

	return array_filter( $tags, static fn( string $content ): bool => '' !== $content );
}

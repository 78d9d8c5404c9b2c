<?php
/**
 * The view model of a card: everything that any renderer prints.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Card;

use ProgramsFilter\Categories;
use ProgramsFilter\Excerpt;
use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

/**
 * Markup that a title may contain.
 */
const TITLE_MARKUP = array(
	'abbr'   => array( 'title' => true ),
	'b'      => array(),
	'bdi'    => array( 'dir' => true ),
	'bdo'    => array( 'dir' => true ),
	'cite'   => array(),
	'code'   => array(),
	'em'     => array(),
	'i'      => array(),
	'mark'   => array(),
	's'      => array(),
	'span'   => array( 'lang' => true ),
	'strong' => array(),
	'sub'    => array(),
	'sup'    => array(),
);

/**
 * The view model of one program.
 *
 * A password-protected program has its title, its address and its categories' slugs only.
 *
 * @param \WP_Post             $post       Program.
 * @param array                $attributes Attributes of the listing.
 * @param array<int, \WP_Term> $categories All categories.
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return Card
 */
function view_model( \WP_Post $post, array $attributes, array $categories ): array {
	$terms   = get_the_terms( $post, TAXONOMY );
	$terms   = is_array( $terms ) ? $terms : array();
	$slugs   = array();
	$public  = '' === $post->post_password;
	$visible = array();
	foreach ( $terms as $term ) {
		$slugs     = array_merge( $slugs, Categories\slugs_upwards( $term, $categories ) );
		$visible[] = array(
			'slug' => $term->slug,
			'name' => $term->name,
		);
	}
	$card = array(
		'id'         => $post->ID,
		'title'      => wp_kses( get_the_title( $post ), TITLE_MARKUP ),
		'url'        => (string) get_permalink( $post ),
		'slugs'      => array_values( array_unique( $slugs ) ),
		'categories' => $public && $attributes['showCategories'] ? $visible : array(),
		'excerpt'    => $public && $attributes['showExcerpt'] ? Excerpt\text( $post ) : '',
		'picture'    => $public && $attributes['showImage'] ? (int) get_post_thumbnail_id( $post ) : 0,
	);

	/**
	 * Filters what a card shows.
	 *
	 * @param array<string, mixed> $card       View model: id, title (HTML), url, slugs, categories (slug, name), excerpt (text), picture (attachment ID or 0).
	 * @param \WP_Post             $post       Program.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	$filtered = apply_filters( 'programs_filter_card', $card, $post, $attributes );

	return is_array( $filtered ) ? array_merge( $card, array_intersect_key( $filtered, $card ) ) : $card;
}

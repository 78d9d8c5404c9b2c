<?php
/**
 * What listings show: our programs, or content of the site that the filter `programs_filter_content` names. Forms, import, the order by hand and
 * what else writes is for our programs alone.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** What listings show where no other code decides it. */
const OWN_CONTENT = array(
	'post_types' => array( POST_TYPE ),
	'taxonomy'   => TAXONOMY,
	'facts'      => array(),
);

/**
 * What listings show.
 *
 * @return ListedContent
 */
function listed_content(): array {
	// Asked for each card.
	if ( false === has_filter( 'programs_filter_content' ) ) {
		return OWN_CONTENT;
	}
	list( 'post_types' => $types, 'taxonomy' => $taxonomy, 'facts' => $facts ) = filtered_content();

	return array(
		'post_types' => array() === $types ? OWN_CONTENT['post_types'] : $types,
		'taxonomy'   => taxonomy_exists( $taxonomy ) ? $taxonomy : TAXONOMY,
		'facts'      => array_filter( array_intersect_key( $facts, fact_kinds() ), static fn( $key ): bool => is_string( $key ) && '' !== $key ),
	);
}

/**
 * What other code has listings show, whether it is there or not.
 *
 * @return array{post_types: list<string>, taxonomy: string, facts: array<mixed>}
 */
function filtered_content(): array {
	/**
	 * Filters what listings show, so that the plugin lists content of the site instead of its own programs, or beside them.
	 *
	 * A fact is read from the metadata that `facts` names for it, else from that of programs. What cannot be read is no fact. Names that there are
	 * not have no effect, and give a notice.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, mixed> $content post_types (list of post types), taxonomy (the one whose terms are the categories of them all), facts
	 *                                      (meta keys by key of a fact, such as `start`, `end`, `place` or `price`).
	 */
	$given = apply_filters( 'programs_filter_content', OWN_CONTENT );
	$given = is_array( $given ) ? $given : array();

	return array(
		'post_types' => array_values( array_unique( array_filter( (array) ( $given['post_types'] ?? array() ), 'is_string' ) ) ),
		'taxonomy'   => WordPress\only_text( $given['taxonomy'] ?? '' ),
		'facts'      => (array) ( $given['facts'] ?? array() ),
	);
}

/** Tells a developer which names of the filter there are not. Once a request, when all are registered: listings ask for each card. */
function check_listed_content(): void {
	list( 'post_types' => $types, 'taxonomy' => $taxonomy, 'facts' => $facts ) = filtered_content();

	$unknown = array_merge(
		array_filter( $types, static fn( string $type ): bool => ! post_type_exists( $type ) ),
		'' === $taxonomy || taxonomy_exists( $taxonomy ) ? array() : array( $taxonomy ),
		array_keys( array_diff_key( $facts, fact_kinds() ) )
	);
	if ( array() !== $unknown ) {
		_doing_it_wrong( 'programs_filter_content', esc_html( 'These names are not known: ' . implode( ', ', $unknown ) . '.' ), '0.1.0' );
	}
}

/**
 * The post types that listings show.
 *
 * @return list<string> Without one that is not registered, and without another plugin's that has the name of ours.
 */
function listed_types(): array {
	$is_there = static fn( string $type ): bool => POST_TYPE === $type ? is_post_type_ours() : is_post_type_viewable( $type );

	return array_values( array_filter( listed_content()['post_types'], $is_there ) );
}

/** The taxonomy whose terms are the categories. */
function listed_taxonomy(): string {
	return listed_content()['taxonomy'];
}

/**
 * Whether listings show a post, once visitors may see it.
 *
 * @param \WP_Post $post Post.
 */
function is_listed( \WP_Post $post ): bool {
	return in_array( $post->post_type, listed_types(), true );
}

/**
 * Whether a post has facts: what listings show, and our programs, whose pages stay public where listings show other content.
 *
 * @param \WP_Post $post Post.
 */
function has_facts( \WP_Post $post ): bool {
	return POST_TYPE === $post->post_type ? is_post_type_ours() : is_listed( $post );
}

/**
 * Whether what listings show has a taxonomy.
 *
 * @param string $taxonomy Taxonomy.
 */
function is_taxonomy_listed( string $taxonomy ): bool {
	return in_array( $taxonomy, get_object_taxonomies( listed_types() ), true );
}

/**
 * The program in which a block stands.
 *
 * @param \WP_Block $block Block that uses the context `postId`.
 */
function program_of_block( \WP_Block $block ): ?\WP_Post {
	$id   = $block->context['postId'] ?? 0;
	$post = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;

	return $post instanceof \WP_Post && has_facts( $post ) ? $post : null;
}

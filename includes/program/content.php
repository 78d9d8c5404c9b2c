<?php
/**
 * What listings show: programs, or the post types that the filter `programs_filter_content` names; read by every query and every
 * template that prints a post.
 *
 * Forms, import and manual order are for programs only.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * What listings show.
 *
 * @return array<string, ListedContent> By post type, also of one that is not registered.
 */
function get_listed_content(): array {
	// Called for each card.
	if ( false === has_filter( 'programs_filter_content' ) ) {
		return DEFAULT_LISTED_CONTENT;
	}
	$content = array();
	foreach ( get_filtered_content() as $type => $of_type ) {
		$content[ $type ] = array(
			'taxonomy' => $of_type['taxonomy'],
			'facts'    => array_filter( array_intersect_key( $of_type['facts'], get_fact_kinds() ), static fn( $source ): bool => is_string( $source ) ? '' !== $source : is_callable( $source ) ),
		);
	}

	return $content;
}

/**
 * What other code has listings show, whether it is there or not.
 *
 * @return array<string, array{taxonomy: string, facts: array<mixed>}> By post type.
 */
function get_filtered_content(): array {
	/**
	 * Filters which post types listings show.
	 *
	 * A fact is read from the meta key that `facts` maps it to, or from a callable (not a function name) that receives the WP_Post, otherwise from the
	 * plugin's own. Unknown names are ignored with a notice, values that cannot be parsed without one.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, array<string, mixed>> $content By post type: taxonomy (of its categories) and facts (meta keys or callables by fact, such
	 *                                                     as `start` or `place`).
	 */
	$given   = apply_filters( 'programs_filter_content', DEFAULT_LISTED_CONTENT );
	$content = array();
	foreach ( is_array( $given ) ? $given : DEFAULT_LISTED_CONTENT as $type => $of_type ) {
		$of_type                   = is_array( $of_type ) ? $of_type : array();
		$content[ (string) $type ] = array(
			'taxonomy' => WordPress\only_text( $of_type['taxonomy'] ?? '' ),
			'facts'    => (array) ( $of_type['facts'] ?? array() ),
		);
	}

	return array() === $content ? DEFAULT_LISTED_CONTENT : $content;
}

/** Reports names of the filter that do not exist, once a request when all are registered: get_listed_content() runs for each card. */
function check_listed_content(): void {
	$unknown = array();
	foreach ( get_filtered_content() as $type => $of_type ) {
		$unknown = array_merge(
			$unknown,
			post_type_exists( $type ) ? array() : array( $type ),
			'' === $of_type['taxonomy'] || taxonomy_exists( $of_type['taxonomy'] ) ? array() : array( $of_type['taxonomy'] ),
			array_keys( array_diff_key( $of_type['facts'], get_fact_kinds() ) )
		);
	}
	if ( array() !== $unknown ) {
		_doing_it_wrong( 'programs_filter_content', esc_html( 'These names are not known: ' . implode( ', ', array_unique( $unknown ) ) . '.' ), '0.1.0' );
	}
}

/**
 * The post types that listings show.
 *
 * @return list<string> Without those that are not registered or not public.
 */
function get_listed_post_types(): array {
	return array_values( array_filter( array_map( 'strval', array_keys( get_listed_content() ) ), 'is_post_type_viewable' ) );
}

/**
 * The taxonomy whose terms are the categories of a post type: that of the filter, of other posts in a loop the first public hierarchical one.
 *
 * @param string $post_type Post type.
 * @return string '' for none.
 */
function get_category_taxonomy( string $post_type ): string {
	$content = get_listed_content() + DEFAULT_LISTED_CONTENT;
	if ( isset( $content[ $post_type ] ) ) {
		return taxonomy_exists( $content[ $post_type ]['taxonomy'] ) ? $content[ $post_type ]['taxonomy'] : '';
	}

	return array_find( get_object_taxonomies( $post_type, 'objects' ), static fn( \WP_Taxonomy $taxonomy ): bool => $taxonomy->public && $taxonomy->hierarchical )->name ?? '';
}

/**
 * The taxonomies whose terms are the categories of post types.
 *
 * @param list<string>|null $post_types Post types; null for all that listings show.
 * @return list<string>
 */
function get_category_taxonomies( ?array $post_types = null ): array {
	return array_values( array_diff( array_unique( array_map( __NAMESPACE__ . '\\get_category_taxonomy', $post_types ?? get_listed_post_types() ) ), array( '' ) ) );
}

/**
 * The keys of metadata in which other code has facts.
 *
 * @return list<string>
 */
function get_external_meta_keys(): array {
	$sources = array_map( 'array_values', array_column( get_listed_content(), 'facts' ) );

	return array_values( array_unique( array_filter( array_merge( array(), ...$sources ), 'is_string' ) ) );
}

/**
 * Whether listings show a post, once visitors may see it.
 *
 * @param \WP_Post $post Post.
 */
function is_listed_post( \WP_Post $post ): bool {
	return in_array( $post->post_type, get_listed_post_types(), true );
}

/**
 * Whether a post has facts: what listings show, and our programs, whose pages stay public where listings show other content.
 *
 * @param \WP_Post $post Post.
 */
function has_facts( \WP_Post $post ): bool {
	return POST_TYPE === $post->post_type || is_listed_post( $post );
}

/**
 * Whether what listings show has a taxonomy.
 *
 * @param string $taxonomy Taxonomy.
 */
function is_listed_taxonomy( string $taxonomy ): bool {
	return in_array( $taxonomy, get_object_taxonomies( get_listed_post_types() ), true );
}

/**
 * The program in which a block stands.
 *
 * @param \WP_Block $block Block that uses the context `postId`.
 */
function get_block_program( \WP_Block $block ): ?\WP_Post {
	$id   = $block->context['postId'] ?? 0;
	$post = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;

	return $post instanceof \WP_Post && has_facts( $post ) ? $post : null;
}

<?php
/**
 * The block bindings source `programs-filter/fact`, which prints facts in core blocks, and the REST field from which src/program/facts-source/ gets
 * the same texts in the editor.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const BINDING_SOURCE = 'programs-filter/fact';

const SOURCE_HANDLE = 'programs-filter-facts-source';

/** Field of the REST API, for users who can edit the program. */
const FACT_TEXTS_FIELD = 'pfilter_facts';

/** What a fact can be bound to: texts, which WordPress prints as HTML. */
const BINDABLE_ATTRIBUTES = array( 'content', 'text', 'caption' );

/** Those that are all of a block: a caption stands below a picture, which stays. */
const MAIN_TEXT_ATTRIBUTES = array( 'content', 'text' );

/** Registers the source. */
function register_fact_binding(): void {
	if ( null === get_block_bindings_source( BINDING_SOURCE ) ) {
		register_block_bindings_source(
			BINDING_SOURCE,
			array(
				'label'              => __( 'Facts of the program', 'programs-filter' ),
				'get_value_callback' => __NAMESPACE__ . '\\get_binding_value',
				'uses_context'       => array( 'postId' ),
			)
		);
	}
}

/**
 * What can be bound: the facts that are shown, the badge and the categories.
 *
 * @return array<string, string> Labels by key.
 */
function get_bindable_fact_labels(): array {
	return get_shown_fact_labels() + array(
		'badge'      => _x( 'Badge', 'what stands out on a card', 'programs-filter' ),
		'categories' => __( 'Categories', 'programs-filter' ),
	);
}

/**
 * The value of a binding.
 *
 * @param array<mixed> $arguments `key`: one of get_bindable_fact_labels().
 * @param \WP_Block    $block     Block.
 * @param string       $attribute Its attribute.
 * @return string|null HTML; '' when there is nothing to show, null for an unknown key or attribute: the block shows its own text then.
 */
function get_binding_value( array $arguments, \WP_Block $block, string $attribute ): ?string {
	$key = $arguments['key'] ?? '';
	if ( ! is_string( $key ) || ! isset( get_bindable_fact_labels()[ $key ] ) || ! in_array( $attribute, BINDABLE_ATTRIBUTES, true ) ) {
		return null;
	}
	$post = get_block_program( $block );

	return null === $post ? '' : WordPress\escape_square_brackets( esc_html( get_visible_fact_text( $post, $key ) ) );
}

/**
 * The text of a fact for the visitor of the page.
 *
 * @param \WP_Post $post Program.
 * @param string   $key  One of get_bindable_fact_labels().
 * @return string '' for a program that the visitor cannot read.
 */
function get_visible_fact_text( \WP_Post $post, string $key ): string {
	return is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) ? get_binding_text( $post, $key ) : '';
}

/**
 * The text of a fact.
 *
 * @param \WP_Post $post Program.
 * @param string   $key  One of get_bindable_fact_labels().
 * @return string '' for nothing, and where the visitor may not read it.
 */
function get_binding_text( \WP_Post $post, string $key ): string {
	if ( ! current_user_can_read_program( $post ) ) {
		return '';
	}
	if ( 'categories' === $key ) {
		return implode( ' · ', array_map( static fn( \WP_Term $term ): string => WordPress\typeset( $term->name ), get_program_categories( $post ) ) );
	}
	$facts = program_facts( $post->ID );

	return 'badge' === $key ? get_program_badge( $facts, WordPress\get_current_timestamp() )['text'] ?? '' : shown_fact( $key, $facts, WordPress\get_current_timestamp() )['text'] ?? '';
}

/**
 * Empties a block whose fact is empty: it would print an empty line.
 *
 * @param string       $html   HTML of the block.
 * @param array<mixed> $parsed Parsed block.
 * @param \WP_Block    $block  Block.
 * @return string
 */
function hide_block_with_empty_fact( $html, array $parsed, \WP_Block $block ) {
	$attrs    = $parsed['attrs'] ?? null;
	$metadata = is_array( $attrs ) ? $attrs['metadata'] ?? null : null;
	$bindings = is_array( $metadata ) ? $metadata['bindings'] ?? null : null;
	foreach ( is_array( $bindings ) ? $bindings : array() as $attribute => $binding ) {
		if ( is_array( $binding ) && BINDING_SOURCE === ( $binding['source'] ?? '' ) && in_array( $attribute, MAIN_TEXT_ATTRIBUTES, true ) && '' === ( $block->attributes[ $attribute ] ?? null ) ) {
			return '';
		}
	}

	return $html;
}

/** Registers the field of the REST API. */
function register_fact_texts_field(): void {
	register_rest_field(
		POST_TYPE,
		FACT_TEXTS_FIELD,
		array(
			'get_callback' => __NAMESPACE__ . '\\get_fact_texts_in_site_language',
			'schema'       => array(
				'description'          => __( 'Facts of the program', 'programs-filter' ),
				'type'                 => 'object',
				'context'              => array( 'edit' ),
				'readonly'             => true,
				'additionalProperties' => array( 'type' => 'string' ),
			),
		)
	);
}

/**
 * All texts of a program, in the language of the site.
 *
 * @param RestPost $prepared Program as the REST API prepared it.
 * @return array<string, string> By key.
 */
function get_fact_texts_in_site_language( array $prepared ): array {
	$post = get_post( $prepared['id'] );

	return null !== $post ? WordPress\render_as_on_page(
		0,
		static function () use ( $post ): array {
			$texts = array();
			foreach ( array_keys( get_bindable_fact_labels() ) as $key ) {
				$texts[ $key ] = get_binding_text( $post, $key );
			}

			return $texts;
		}
	) : array();
}

/** Enqueues the script in every block editor, where a Query Loop of programs can stand anywhere, with the list of facts for all our blocks. */
function enqueue_facts_source(): void {
	$facts = array();
	foreach ( get_bindable_fact_labels() as $key => $label ) {
		$facts[] = compact( 'key', 'label' );
	}
	WordPress\enqueue_built_script( SOURCE_HANDLE, 'program/facts-source/index' );
	WordPress\add_script_data( SOURCE_HANDLE, 'programsFilterFacts', $facts );
}

<?php
/**
 * Facts in WordPress's own blocks: a source of block bindings whose values are the texts of cards.
 *
 * In the editor the texts come from a field of programs in the REST API, by the script of src/program/facts-source/.
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
const BOUND_ATTRIBUTES = array( 'content', 'text', 'caption' );

/** Those that are all of a block: a caption stands below a picture, which stays. */
const WHOLE_ATTRIBUTES = array( 'content', 'text' );

/** Registers the source. */
function register_fact_binding(): void {
	if ( null === get_block_bindings_source( BINDING_SOURCE ) ) {
		register_block_bindings_source(
			BINDING_SOURCE,
			array(
				'label'              => __( 'Facts of the program', 'programs-filter' ),
				'get_value_callback' => __NAMESPACE__ . '\\bound_value',
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
function bindable_fact_labels(): array {
	return shown_fact_labels() + array(
		'badge'      => _x( 'Badge', 'what stands out on a card', 'programs-filter' ),
		'categories' => __( 'Categories', 'programs-filter' ),
	);
}

/**
 * The value of a binding.
 *
 * @param array<mixed> $arguments `key`: one of bindable_fact_labels().
 * @param \WP_Block    $block     Block.
 * @param string       $attribute Its attribute.
 * @return string|null HTML; '' when there is nothing to show, null for an unknown key or attribute: the block shows its own text then.
 */
function bound_value( array $arguments, \WP_Block $block, string $attribute ): ?string {
	$key = $arguments['key'] ?? '';
	if ( ! is_string( $key ) || ! isset( bindable_fact_labels()[ $key ] ) || ! in_array( $attribute, BOUND_ATTRIBUTES, true ) ) {
		return null;
	}
	$post = program_of_block( $block );

	return null === $post ? '' : WordPress\without_brackets( esc_html( visible_fact_text( $post, $key ) ) );
}

/**
 * The text of a fact for the visitor of the page.
 *
 * @param \WP_Post $post Program.
 * @param string   $key  One of bindable_fact_labels().
 * @return string '' for a program that the visitor cannot read.
 */
function visible_fact_text( \WP_Post $post, string $key ): string {
	return is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) ? bound_text( $post, $key ) : '';
}

/**
 * The text of a fact.
 *
 * @param \WP_Post $post Program.
 * @param string   $key  One of bindable_fact_labels().
 * @return string '' for nothing, and where the visitor may not read it.
 */
function bound_text( \WP_Post $post, string $key ): string {
	if ( ! current_user_can_read_program( $post ) ) {
		return '';
	}
	if ( 'categories' === $key ) {
		return implode( ' · ', array_map( static fn( \WP_Term $term ): string => WordPress\typeset( $term->name ), program_categories( $post ) ) );
	}
	$facts = program_facts( $post->ID );

	return 'badge' === $key ? program_badge( $facts, time() )['text'] ?? '' : shown_fact( $key, $facts, time() )['text'] ?? '';
}

/**
 * Empties a block whose fact is empty: it would print an empty line.
 *
 * @param string       $html   HTML of the block.
 * @param array<mixed> $parsed Parsed block.
 * @param \WP_Block    $block  Block.
 * @return string
 */
function hide_block_without_fact( $html, array $parsed, \WP_Block $block ) {
	$attrs    = $parsed['attrs'] ?? null;
	$metadata = is_array( $attrs ) ? $attrs['metadata'] ?? null : null;
	$bindings = is_array( $metadata ) ? $metadata['bindings'] ?? null : null;
	foreach ( is_array( $bindings ) ? $bindings : array() as $attribute => $binding ) {
		if ( is_array( $binding ) && BINDING_SOURCE === ( $binding['source'] ?? '' ) && in_array( $attribute, WHOLE_ATTRIBUTES, true ) && '' === ( $block->attributes[ $attribute ] ?? null ) ) {
			return '';
		}
	}

	return $html;
}

/** Registers the field of the REST API. */
function register_fact_texts_field(): void {
	if ( ! is_post_type_ours() ) {
		return;
	}
	register_rest_field(
		POST_TYPE,
		FACT_TEXTS_FIELD,
		array(
			'get_callback' => __NAMESPACE__ . '\\fact_texts_in_site_language',
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
function fact_texts_in_site_language( array $prepared ): array {
	$post = get_post( $prepared['id'] );

	return null !== $post ? WordPress\as_on_page(
		0,
		static function () use ( $post ): array {
			$texts = array();
			foreach ( array_keys( bindable_fact_labels() ) as $key ) {
				$texts[ $key ] = bound_text( $post, $key );
			}

			return $texts;
		}
	) : array();
}

/** Enqueues the script in every block editor, where a Query Loop of programs can stand anywhere, with the list of facts for all our blocks. */
function enqueue_facts_source(): void {
	if ( ! is_post_type_ours() ) {
		return;
	}
	$facts = array();
	foreach ( bindable_fact_labels() as $key => $label ) {
		$facts[] = compact( 'key', 'label' );
	}
	WordPress\enqueue_built_script( SOURCE_HANDLE, 'program/facts-source/index' );
	WordPress\add_script_data( SOURCE_HANDLE, 'programsFilterFacts', $facts );
}

<?php
/**
 * Facts of a program in WordPress's own blocks: a source of block bindings, whose value is a fact as cards show it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\Program_Page;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const BINDING_SOURCE = 'programs-filter/fact';

/**
 * What a fact can be bound to: texts, which WordPress prints as HTML.
 */
const BOUND_ATTRIBUTES = array( 'content', 'text', 'caption' );

/**
 * Those that are all of a block: a caption stands below a picture, which stays.
 */
const WHOLE_ATTRIBUTES = array( 'content', 'text' );

/**
 * What else cards show: what stands out, and the categories.
 */
const BADGE_KEY      = 'badge';
const CATEGORIES_KEY = 'categories';

/**
 * Registers the source.
 */
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
 * What can be shown.
 *
 * @return list<string>
 */
function bindable_facts(): array {
	return array_merge( SHOWN_FACTS, array( BADGE_KEY, CATEGORIES_KEY ) );
}

/**
 * A fact of the program that a block is about.
 *
 * @param mixed $arguments `key`: one of bindable_facts().
 * @param mixed $block     Block.
 * @param mixed $attribute Its attribute.
 * @return string|null HTML; '' where there is nothing to say, null where that cannot be asked for: then the block has its own text.
 */
function bound_value( $arguments, $block, $attribute = 'content' ): ?string {
	$key = WordPress\only_text( is_array( $arguments ) ? $arguments['key'] ?? '' : '' );
	if ( ! in_array( $key, bindable_facts(), true ) || ! in_array( $attribute, BOUND_ATTRIBUTES, true ) ) {
		return null;
	}
	$post = Program_Page\program_of_block( $block );
	if ( null === $post || ! ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) ) ) {
		return '';
	}

	return WordPress\without_brackets( esc_html( bound_text( $post, $key ) ) );
}

/**
 * What each is called.
 *
 * @return array<string, string> By key.
 */
function bindable_fact_labels(): array {
	return array_combine( SHOWN_FACTS, array_map( 'ProgramsFilter\\Program\\shown_fact_label', SHOWN_FACTS ) ) + array(
		BADGE_KEY      => _x( 'Badge', 'what stands out on a card', 'programs-filter' ),
		CATEGORIES_KEY => __( 'Categories', 'programs-filter' ),
	);
}

/**
 * The text of a fact.
 *
 * @param \WP_Post $post Program.
 * @param string   $key  One of bindable_facts().
 * @return string '' for nothing, and before the password was written.
 */
function bound_text( \WP_Post $post, string $key ): string {
	if ( post_password_required( $post ) ) {
		return '';
	}
	if ( CATEGORIES_KEY === $key ) {
		return implode( ' · ', array_map( static fn( \WP_Term $term ): string => WordPress\typeset( $term->name ), program_categories( $post ) ) );
	}
	$known = shown_facts_of_values( program_facts( $post->ID ), time(), array( $key ) );

	return BADGE_KEY === $key ? $known['badge']['text'] ?? '' : $known['facts'][0]['text'] ?? '';
}

/**
 * Whether a block shows a fact that nobody wrote: an empty line would stand there.
 *
 * @param \WP_Block $block Block.
 */
function is_silent_block( \WP_Block $block ): bool {
	// Not yet its attributes: asked of each block of a page, those would be checked for nothing.
	$given    = $block->parsed_block['attrs'] ?? null;
	$metadata = is_array( $given ) ? $given['metadata'] ?? null : null;
	$bindings = is_array( $metadata ) ? $metadata['bindings'] ?? null : null;
	foreach ( is_array( $bindings ) ? $bindings : array() as $attribute => $binding ) {
		if ( is_array( $binding ) && BINDING_SOURCE === ( $binding['source'] ?? null ) && in_array( $attribute, WHOLE_ATTRIBUTES, true ) && '' === ( $block->attributes[ $attribute ] ?? null ) ) {
			return true;
		}
	}

	return false;
}

<?php
/**
 * Facts of a program in WordPress's own blocks: a source of block bindings, whose value is a fact as cards show it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Fact_Binding;

use ProgramsFilter\Categories;
use ProgramsFilter\Fact_List;
use ProgramsFilter\Facts;
use ProgramsFilter\Program_Blocks;
use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

const SOURCE = 'programs-filter/fact';

/**
 * What a fact can be bound to: texts, which WordPress prints as HTML.
 */
const TEXTS = array( 'content', 'text', 'caption' );

/**
 * Those that are all of a block: a caption stands below a picture, which stays.
 */
const WHOLE = array( 'content', 'text' );

/**
 * What else cards show: what stands out, and the categories.
 */
const BADGE      = 'badge';
const CATEGORIES = 'categories';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'init', __NAMESPACE__ . '\\register' );
	add_filter( 'render_block', static fn( $html, $parsed = null, $block = null ) => $block instanceof \WP_Block && is_silent( $block ) ? '' : $html, 10, 3 );
}

/**
 * Registers the source.
 */
function register(): void {
	if ( null === get_block_bindings_source( SOURCE ) ) {
		register_block_bindings_source(
			SOURCE,
			array(
				'label'              => __( 'Facts of the program', 'programs-filter' ),
				'get_value_callback' => __NAMESPACE__ . '\\value',
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
function keys(): array {
	return array_merge( Fact_List\KEYS, array( BADGE, CATEGORIES ) );
}

/**
 * A fact of the program that a block is about.
 *
 * @param mixed $arguments `key`: one of keys().
 * @param mixed $block     Block.
 * @param mixed $attribute Its attribute.
 * @return string|null HTML; '' where there is nothing to say, null where that cannot be asked for: then the block has its own text.
 */
function value( $arguments, $block, $attribute = 'content' ): ?string {
	$key = Text\only_text( is_array( $arguments ) ? $arguments['key'] ?? '' : '' );
	if ( ! in_array( $key, keys(), true ) || ! in_array( $attribute, TEXTS, true ) ) {
		return null;
	}
	$post = Program_Blocks\program_of( $block );
	if ( null === $post || ! ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) ) ) {
		return '';
	}

	return Text\without_brackets( esc_html( text( $post, $key ) ) );
}

/**
 * What each is called.
 *
 * @return array<string, string> By key.
 */
function labels(): array {
	return array_combine( Fact_List\KEYS, array_map( 'ProgramsFilter\\Fact_Texts\\label', Fact_List\KEYS ) ) + array(
		BADGE      => _x( 'Badge', 'what stands out on a card', 'programs-filter' ),
		CATEGORIES => __( 'Categories', 'programs-filter' ),
	);
}

/**
 * The text of a fact.
 *
 * @param \WP_Post $post Program.
 * @param string   $key  One of keys().
 * @return string '' for nothing, and before the password was written.
 */
function text( \WP_Post $post, string $key ): string {
	if ( post_password_required( $post ) ) {
		return '';
	}
	if ( CATEGORIES === $key ) {
		return implode( ' · ', array_map( static fn( \WP_Term $term ): string => Text\typeset( $term->name ), Categories\of_program( $post ) ) );
	}
	$known = Fact_List\of_values( Facts\values( $post->ID ), time(), array( $key ) );

	return BADGE === $key ? $known['badge']['text'] ?? '' : $known['facts'][0]['text'] ?? '';
}

/**
 * Whether a block shows a fact that nobody wrote: an empty line would stand there.
 *
 * @param \WP_Block $block Block.
 */
function is_silent( \WP_Block $block ): bool {
	// Not yet its attributes: asked of each block of a page, those would be checked for nothing.
	$given    = $block->parsed_block['attrs'] ?? null;
	$metadata = is_array( $given ) ? $given['metadata'] ?? null : null;
	$bindings = is_array( $metadata ) ? $metadata['bindings'] ?? null : null;
	foreach ( is_array( $bindings ) ? $bindings : array() as $attribute => $binding ) {
		if ( is_array( $binding ) && SOURCE === ( $binding['source'] ?? null ) && in_array( $attribute, WHOLE, true ) && '' === ( $block->attributes[ $attribute ] ?? null ) ) {
			return true;
		}
	}

	return false;
}

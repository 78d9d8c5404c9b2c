<?php
/**
 * The blocks of a content, with those that it refers to: synced patterns, patterns, template parts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * All blocks of a content, in its order: each is followed by its inner blocks and by those that it refers to.
 *
 * @param string       $content Content.
 * @param list<string> $around  The contents that refer to it: a pattern may contain itself.
 * @return list<ParsedBlock>
 */
function blocks_in_content( string $content, array $around = array() ): array {
	if ( in_array( $content, $around, true ) || ! has_blocks( $content ) && ! str_contains( $content, '[' ) ) {
		return array();
	}

	return flattened_blocks( parse_blocks( $content ), array_merge( $around, array( $content ) ) );
}

/**
 * Parsed blocks, each followed by its inner blocks and by those that it refers to.
 *
 * @param array<mixed>      $blocks As WordPress parsed them, or another plugin made them.
 * @param list<string>|null $around The contents that refer to them; null without what they refer to.
 * @return list<ParsedBlock>
 */
function flattened_blocks( array $blocks, ?array $around ): array {
	$all = array();
	foreach ( $blocks as $block ) {
		if ( ! is_array( $block ) ) {
			continue;
		}
		$own   = array(
			'name'       => only_text( $block['blockName'] ?? '' ),
			'attributes' => array_filter( (array) ( $block['attrs'] ?? array() ), 'is_string', ARRAY_FILTER_USE_KEY ),
			'html'       => only_text( $block['innerHTML'] ?? '' ),
		);
		$all[] = $own;
		$all   = array_merge( $all, flattened_blocks( (array) ( $block['innerBlocks'] ?? array() ), $around ) );
		if ( null !== $around ) {
			$all = array_merge( $all, blocks_in_content( referred_content( $own ), $around ) );
		}
	}

	return $all;
}

/**
 * The content that a block refers to.
 *
 * @param ParsedBlock $block Block.
 * @return string '' when it refers to none.
 */
function referred_content( array $block ): string {
	$given = $block['attributes'];
	switch ( $block['name'] ) {
		case 'core/block':
			$pattern = is_numeric( $given['ref'] ?? null ) ? get_post( (int) $given['ref'] ) : null;

			return null !== $pattern && 'wp_block' === $pattern->post_type ? $pattern->post_content : '';
		case 'core/pattern':
			$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( only_text( $given['slug'] ?? '' ) );

			return only_text( is_array( $pattern ) ? $pattern['content'] ?? '' : '' );
		case 'core/template-part':
			$part = get_block_template( only_text( $given['theme'] ?? get_stylesheet() ) . '//' . only_text( $given['slug'] ?? '' ), 'wp_template_part' );

			return null === $part ? '' : $part->content;
	}

	return '';
}

<?php
/**
 * Parses content into a flat list of blocks, following synced patterns, patterns and template parts. Used to find listings, the facts block and Query
 * Loops.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * All blocks of a content, in its order: each is followed by its inner blocks and by those that it refers to. A text that is referred to several
 * times is read once, as patterns may contain each other.
 *
 * @param string $content Content.
 * @return list<ParsedBlock>
 */
function get_blocks_in_content( string $content ): array {
	$all  = array();
	$read = array();
	collect_blocks( parse_unseen_content( $content, $read ), $all, $read );

	return $all;
}

/**
 * A parsed block and its inner blocks, without what they refer to.
 *
 * @param array<mixed> $block As WordPress parsed it, or another plugin made it.
 * @return list<ParsedBlock>
 */
function flatten_block( array $block ): array {
	$all  = array();
	$read = null;
	collect_blocks( array( $block ), $all, $read );

	return $all;
}

/**
 * Parses a content that was not read yet.
 *
 * @param string              $content Content.
 * @param array<string, true> $read    Hashes of the contents that were read.
 * @return array<mixed> Parsed blocks.
 */
function parse_unseen_content( string $content, array &$read ): array {
	$hash = md5( $content );
	if ( isset( $read[ $hash ] ) || ! has_blocks( $content ) && ! str_contains( $content, '[' ) ) {
		return array();
	}
	$read[ $hash ] = true;

	return parse_blocks( $content );
}

/**
 * Appends parsed blocks to a list, each followed by its inner blocks and by those that it refers to.
 *
 * @param array<mixed>             $blocks Parsed blocks.
 * @param list<ParsedBlock>        $all    The list.
 * @param array<string, true>|null $read   Hashes of the contents that were read; null without what blocks refer to.
 * @param list<string>             $around IDs of the blocks around them.
 */
function collect_blocks( array $blocks, array &$all, ?array &$read, array $around = array() ): void {
	foreach ( $blocks as $block ) {
		if ( ! is_array( $block ) ) {
			continue;
		}
		$own   = array(
			'name'       => only_text( $block['blockName'] ?? '' ),
			'attributes' => array_filter( (array) ( $block['attrs'] ?? array() ), 'is_string', ARRAY_FILTER_USE_KEY ),
			'html'       => only_text( $block['innerHTML'] ?? '' ),
			'ids'        => array_merge( $around, get_block_ids( $block ) ),
		);
		$all[] = $own;
		collect_blocks( (array) ( $block['innerBlocks'] ?? array() ), $all, $read, $own['ids'] );
		if ( null !== $read ) {
			collect_blocks( parse_unseen_content( get_referenced_content( $own ), $read ), $all, $read, $own['ids'] );
		}
	}
}

/**
 * Returns the IDs of a block: in its HTML, or printed by its renderer.
 *
 * @param array<mixed> $block Parsed block.
 * @return list<string>
 */
function get_block_ids( array $block ): array {
	$ids  = array( only_text( is_array( $block['attrs'] ?? null ) ? $block['attrs']['anchor'] ?? '' : '' ) );
	$html = only_text( is_array( $block['innerContent'] ?? null ) ? $block['innerContent'][0] ?? '' : '' );
	if ( str_contains( $html, 'id=' ) ) {
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$ids[] = $tags->next_tag() ? only_text( $tags->get_attribute( 'id' ) ) : '';
	}

	return array_values( array_unique( array_diff( $ids, array( '' ) ) ) );
}

/**
 * The content that a block refers to.
 *
 * @param ParsedBlock $block Block.
 * @return string '' when it refers to none.
 */
function get_referenced_content( array $block ): string {
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

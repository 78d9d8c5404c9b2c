<?php
/**
 * The filters of the page that is printed, also those that come later: a loop that stands before its filter has to know of it.
 *
 * Looked for in the block template, in the content of the page, and in what both refer to: template parts, synced patterns, patterns.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Page_Blocks;

use ProgramsFilter\Attributes;
use ProgramsFilter\Shortcode;
use ProgramsFilter\Text;
use const ProgramsFilter\Block\NAME as BLOCK;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	// Another plugin may have rendered the content for the page's head, to describe it: the page itself begins after it.
	add_action( 'wp_head', __NAMESPACE__ . '\\reset', PHP_INT_MAX, 0 );
}

/**
 * Forgets what was met so far.
 */
function reset(): void {
	met( null );
}

/**
 * The filters without cards.
 *
 * @return array
 * @phpstan-return list<ListingAttributes> Each once, those that were met already before those that are still to come.
 */
function filters(): array {
	$filters = array( met() );
	foreach ( contents() as $content ) {
		$filters[] = in_content( $content );
	}
	$once = array();
	foreach ( array_merge( ...$filters ) as $filter ) {
		$once[ (string) wp_json_encode( $filter ) ] = $filter;
	}

	return array_values( $once );
}

/**
 * Filters that were met while the page is printed, such as one in a widget.
 *
 * @param array|null $more Adds these; null forgets all.
 * @phpstan-param list<ListingAttributes>|null $more
 * @return array
 * @phpstan-return list<ListingAttributes>
 */
function met( ?array $more = array() ): array {
	static $met = array();
	$met        = null === $more ? array() : array_merge( $met, $more );

	return $met;
}

/**
 * The texts in which blocks of the page stand.
 *
 * @return list<string>
 */
function contents(): array {
	$contents = array( Text\only_text( $GLOBALS['_wp_current_template_content'] ?? '' ) );
	$query    = $GLOBALS['wp_query'] ?? null;
	foreach ( array( $query instanceof \WP_Query ? $query->get_queried_object() : null, get_post() ) as $post ) {
		if ( $post instanceof \WP_Post ) {
			$contents[] = $post->post_content;
		}
	}

	return array_values( array_unique( $contents ) );
}

/**
 * The filters in a text.
 *
 * @param string       $content Blocks.
 * @param list<string> $around  Hashes of the texts that refer to it: what refers to itself has an end.
 * @return array
 * @phpstan-return list<ListingAttributes>
 */
function in_content( string $content, array $around = array() ): array {
	static $known = array();

	$hash = md5( $content );
	if ( in_array( $hash, $around, true ) || 1 !== preg_match( '~<!-- wp:(?:' . BLOCK . '|block|template-part|pattern)\s|\[' . Shortcode\TAG . '\b~', $content ) ) {
		return array();
	}
	$around[]       = $hash;
	$known[ $hash ] = $known[ $hash ] ?? array_merge( in_blocks( parse_blocks( $content ), $around ), in_shortcodes( $content ) );

	return $known[ $hash ];
}

/**
 * The filters among blocks.
 *
 * @param array<mixed> $blocks Parsed blocks.
 * @param list<string> $around Hashes of the texts in which they stand; null for what stands here only.
 * @phpstan-param list<string>|null $around
 * @return array
 * @phpstan-return list<ListingAttributes>
 */
function in_blocks( array $blocks, ?array $around ): array {
	$filters = array();
	foreach ( $blocks as $block ) {
		if ( ! is_array( $block ) ) {
			continue;
		}
		$given = is_array( $block['attrs'] ?? null ) ? array_filter( $block['attrs'], 'is_string', ARRAY_FILTER_USE_KEY ) : array();
		// Another plugin may have made it.
		$name = Text\only_text( $block['blockName'] ?? null );
		if ( BLOCK === $name ) {
			$filters = array_merge( $filters, filter( $given ) );
		} elseif ( null !== $around ) {
			$filters = array_merge( $filters, in_content( referred( $name, $given ), $around ) );
		}
		$filters = array_merge( $filters, in_blocks( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array(), $around ) );
	}

	return $filters;
}

/**
 * A filter without cards, where attributes are those of one.
 *
 * @param array<string, mixed> $given Attributes.
 * @return array
 * @phpstan-return list<ListingAttributes> None or one.
 */
function filter( array $given ): array {
	$attributes = Attributes\normalize( $given );

	return $attributes['showFilter'] && ! $attributes['showGrid'] ? array( $attributes ) : array();
}

/**
 * What a block refers to.
 *
 * @param string               $name  Name of the block.
 * @param array<string, mixed> $given Its attributes.
 * @return string Blocks; '' for nothing.
 */
function referred( string $name, array $given ): string {
	switch ( $name ) {
		case 'core/block':
			$pattern = is_numeric( $given['ref'] ?? null ) ? get_post( (int) $given['ref'] ) : null;

			return $pattern instanceof \WP_Post && 'wp_block' === $pattern->post_type ? $pattern->post_content : '';
		case 'core/pattern':
			$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( Text\only_text( $given['slug'] ?? '' ) );

			return Text\only_text( is_array( $pattern ) ? $pattern['content'] ?? '' : '' );
		case 'core/template-part':
			$theme = Text\only_text( $given['theme'] ?? get_stylesheet() );
			$part  = get_block_template( $theme . '//' . Text\only_text( $given['slug'] ?? '' ), 'wp_template_part' );

			return null === $part ? '' : $part->content;
	}

	return '';
}

/**
 * The filters among shortcodes.
 *
 * @param string $content Text.
 * @return array
 * @phpstan-return list<ListingAttributes>
 */
function in_shortcodes( string $content ): array {
	$filters = array();
	if ( ! str_contains( $content, '[' . Shortcode\TAG ) ) {
		return $filters;
	}
	preg_match_all( '/' . get_shortcode_regex( array( Shortcode\TAG ) ) . '/', $content, $found, PREG_SET_ORDER );
	foreach ( $found as $parts ) {
		$written = shortcode_parse_atts( $parts[3] );
		// Two brackets show a shortcode instead of what it stands for.
		if ( '[' !== $parts[1] && is_array( $written ) ) {
			$filters = array_merge( $filters, filter( Shortcode\attributes( $written )['attributes'] ) );
		}
	}

	return $filters;
}

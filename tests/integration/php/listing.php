<?php
/**
 * Listings for tests.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use ProgramsFilter\Listing;

/**
 * The block as it stands in a page's content.
 *
 * @param array<string, mixed> $attributes Attributes.
 */
function block( array $attributes = array() ): string {
	$json = array() === $attributes ? '' : serialize_block_attributes( $attributes ) . ' ';

	return '<!-- wp:' . Listing\BLOCK . " $json/-->";
}

/** Begins a page, as each content does where no theme prints one. */
function begin_page(): void {
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
	apply_filters( 'the_content', '' );
}

/**
 * HTML of the block, as the first one of its page.
 *
 * @param array<string, mixed> $attributes Attributes.
 * @param string               $query      Query string of the page.
 */
function listing( array $attributes = array(), string $query = '' ): string {
	$_SERVER['QUERY_STRING'] = wp_slash( $query );
	begin_page();

	return do_blocks( block( $attributes ) );
}

/**
 * HTML of the block with each of some attributes.
 *
 * @param list<array<string, mixed>> $attributes Of each.
 * @return list<string>
 */
function listings( array $attributes ): array {
	return array_map( static fn( array $one ): string => listing( $one ), $attributes );
}

/**
 * HTML of the block as a page's content shows it.
 *
 * @param string $content Content of the page.
 * @param string $query   Query string of the page.
 */
function content( string $content, string $query = '' ): string {
	$_SERVER['QUERY_STRING'] = wp_slash( $query );

	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
	$filtered = apply_filters( 'the_content', $content );

	return is_string( $filtered ) ? $filtered : '';
}

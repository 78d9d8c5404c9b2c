<?php
/**
 * Plugins of others that have a say in excerpts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Excerpt;

use function ProgramsFilter\Tests\{block, content, page, post, post_named};

/**
 * Plugins that change what an excerpt is.
 *
 * @return array<string, callable(): mixed>
 */
function plugins(): array {
	return array(
		'no headings in excerpts'       => static fn() => add_filter( 'excerpt_allowed_blocks', static fn( array $names ): array => array_filter( $names, static fn( $name ): bool => 'core/heading' !== $name ) ),
		'blocks for members'            => static function (): void {
			add_filter( 'render_block', static fn( string $html, array $block ): string => has_attribute( $block, 'socios' ) ? '' : $html, 10, 2 );
			add_filter( 'pre_render_block', static fn( ?string $html, array $block ): ?string => has_attribute( $block, 'premium' ) ? '' : $html, 10, 2 );
		},
		'titles in place of paragraphs' => static function (): void {
			page( 'listado', 'x' );
			now_in( post_named( 'listado' ) );
			add_filter( 'render_block_core/paragraph', static fn(): string => '<p>' . get_the_title() . '</p>' );
		},
		'contents for members'          => static fn() => add_filter( 'the_content', static fn( string $html ): string => 'A' === get_the_title() ? '<p>Hazte socio</p>' : $html ),
		'parts for members'             => static fn() => add_filter( 'the_content', static fn( string $html ): string => (string) preg_replace( '#{{socios}}.*{{/socios}}#s', '', $html ) ),
		'buttons below the content'     => static fn() => add_filter( 'the_content', static fn( string $html ): string => $html . '<p>Compartir</p>' ),
		'excerpts for members'          => __NAMESPACE__ . '\\restrict_excerpts',
		'frames around excerpts'        => static fn() => add_filter( 'the_excerpt', static fn( string $html ): string => '<div class="resumen">' . $html . '</div><p>Compartir</p>', 20 ),
	);
}

/** As Paid Memberships Pro does it: no restriction in `get_the_excerpt`, but in `the_excerpt`. */
function restrict_excerpts(): void {
	$restrict = static fn( string $html ): string => 'A' === get_the_title() ? '<p>Hazte socio</p><p><a href="/alta/">Alta</a></p>' : $html;
	add_filter( 'the_content', $restrict, 5 );
	add_filter( 'the_excerpt', $restrict, 15 );
	add_filter(
		'get_the_excerpt',
		static function ( string $excerpt ) use ( $restrict ): string {
			remove_filter( 'the_content', $restrict, 5 );

			return $excerpt;
		},
		1
	);
	add_filter(
		'get_the_excerpt',
		static function ( string $excerpt ) use ( $restrict ): string {
			add_filter( 'the_content', $restrict, 5 );

			return $excerpt;
		},
		100
	);
}

/**
 * Whether a block has an attribute.
 *
 * @param array<mixed> $block Block, as parse_blocks() has it.
 * @param string       $name  Attribute.
 */
function has_attribute( array $block, string $name ): bool {
	return is_array( $block['attrs'] ?? null ) && isset( $block['attrs'][ $name ] );
}

/**
 * As in a loop of WordPress.
 *
 * @param \WP_Post $post Post.
 */
function now_in( \WP_Post $post ): void {
	$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- A request of its own.
}

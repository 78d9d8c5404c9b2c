<?php
/**
 * The blocks of a program's page (facts and related programs): registers them, their styles and the page's script module, and renders them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing\Page;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the blocks from their metadata, their styles, and the module of the page.
 *
 * @param Page $page The page that a request prints.
 */
function register_program_blocks( Page $page ): void {
	wp_register_script_module( PAGE_MODULE, plugins_url( 'build/program-page/view.js', PLUGIN_FILE ), array(), WordPress\get_asset_version( 'program-page/view' ) );
	foreach ( array(
		FACTS_BLOCK   => __NAMESPACE__ . '\\render_facts_block',
		RELATED_BLOCK => static fn( array $attributes, \WP_Block $block ): string => render_related_block( $attributes, $block, $page ),
	) as $folder => $render ) {
		$block = register_block_type_from_metadata( PLUGIN_DIR . "/build/program-page/$folder", array( 'render_callback' => wrap_in_site_language( $render ) ) );
		foreach ( false === $block ? array() : $block->editor_script_handles as $handle ) {
			wp_set_script_translations( $handle, WordPress\TEXT_DOMAIN, WordPress\LANGUAGES_FOLDER );
		}
		// Not as the block's `style`: on classic themes WordPress 6.8 loads those on every page.
		$file = "build/program-page/$folder/style-index.css";
		wp_register_style( "programs-filter-$folder", plugins_url( $file, PLUGIN_FILE ), array(), WordPress\get_asset_version( "program-page/$folder/index" ) );
		wp_style_add_data( "programs-filter-$folder", 'path', PLUGIN_DIR . "/$file" );
	}
}

/**
 * Wraps a render callback so that it uses the language of the site in the editor, not that of the user.
 *
 * @param callable( array<mixed>, \WP_Block ): string $render Renderer.
 */
function wrap_in_site_language( callable $render ): \Closure {
	return static function ( array $attributes, string $content, \WP_Block $block ) use ( $render ): string {
		return wp_is_serving_rest_request()
			? WordPress\render_as_on_page( 0, static fn(): string => $render( $attributes, $block ) )
			: $render( $attributes, $block );
	};
}

/**
 * Renders a part of the page; in the editor with facts that are typed, before they are saved. A template there is about no program, and shows
 * the newest.
 *
 * @param array<mixed> $attributes Checked against block.json and completed with its defaults by WordPress.
 * @param \WP_Block    $block      Block.
 */
function render_facts_block( array $attributes, \WP_Block $block ): string {
	$part    = WordPress\only_text( $attributes['part'] ?? '' );
	$wrapper = static fn( string $classes ): string => get_wrapper_attributes( $classes, $attributes );
	$program = Program\get_block_program( $block ) ?? ( is_block_preview( $block ) ? get_posts( array( 'post_type' => Program\POST_TYPE ) )[0] ?? null : null );

	return null === $program ? '' : render_with_typed_facts( $program->ID, $attributes['typed'] ?? null, static fn(): string => get_facts_html( $program, $part, $wrapper ) );
}

/**
 * Renders more programs. A template in the editor is about no program, and shows any.
 *
 * @param array<mixed> $attributes Checked against block.json and completed with its defaults by WordPress.
 * @param \WP_Block    $block      Block.
 * @param Page         $page       The page.
 */
function render_related_block( array $attributes, \WP_Block $block, Page $page ): string {
	$program = Program\get_block_program( $block );
	if ( null === $program && ! is_block_preview( $block ) ) {
		return '';
	}
	$limit = $attributes['limit'] ?? null;

	return get_related_html(
		$program,
		is_int( $limit ) ? $limit : 3,
		WordPress\only_text( $attributes['heading'] ?? '' ),
		static fn(): string => get_wrapper_attributes( RELATED_CLASS, $attributes ),
		$page
	);
}

/**
 * Attributes of the element around a block, HTML.
 *
 * @param string       $classes    Classes.
 * @param array<mixed> $attributes Attributes of the block.
 */
function get_wrapper_attributes( string $classes, array $attributes ): string {
	$own = array( 'class' => $classes );
	if ( ! function_exists( 'wp_apply_anchor_support' ) ) {
		// As in templates/listing.php.
		$own['id'] = WordPress\only_text( $attributes['anchor'] ?? '' );
	}

	return WordPress\escape_square_brackets( get_block_wrapper_attributes( $own ) );
}

/**
 * Whether a block is previewed outside of any post: in a template, or in the inserter.
 *
 * @param \WP_Block $block Block.
 */
function is_block_preview( \WP_Block $block ): bool {
	return wp_is_serving_rest_request() && ! isset( $block->context['postId'] );
}

<?php
/**
 * The blocks of a program's page: its facts, and more programs. Each has its own style, which is loaded where the block is.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the blocks from their metadata, their styles, and the module of the page.
 */
function register_program_blocks(): void {
	wp_register_script_module( PAGE_MODULE, plugins_url( 'build/program-page/view.js', PLUGIN_FILE ), array(), WordPress\built_version( 'program-page/view' ) );
	foreach ( array(
		FACTS_BLOCK   => 'render_facts_block',
		RELATED_BLOCK => 'render_related_block',
	) as $folder => $function ) {
		$name = "programs-filter/$folder";
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
			Program\note_collision( 'block', $name );
			continue;
		}
		$block = register_block_type_from_metadata( PLUGIN_DIR . "/build/program-page/$folder", array( 'render_callback' => in_language_of_page( __NAMESPACE__ . "\\$function" ) ) );
		foreach ( false === $block ? array() : $block->editor_script_handles as $handle ) {
			wp_set_script_translations( $handle, WordPress\TEXT_DOMAIN, WordPress\LANGUAGES_FOLDER );
		}
		// Not as the block's `style`: on classic themes WordPress 6.8 loads those on every page.
		$file = "build/program-page/$folder/style-index.css";
		wp_register_style( "programs-filter-$folder", plugins_url( $file, PLUGIN_FILE ), array(), WordPress\built_version( "program-page/$folder/index" ) );
		wp_style_add_data( "programs-filter-$folder", 'path', PLUGIN_DIR . "/$file" );
	}
}

/**
 * A block's renderer that uses the site's language also in the editor, whatever that of the user is.
 *
 * @param callable( array<mixed>, \WP_Block ): string $render Renderer.
 */
function in_language_of_page( callable $render ): \Closure {
	return static function ( array $attributes, string $content, \WP_Block $block ) use ( $render ): string {
		load();

		return wp_is_serving_rest_request()
			? WordPress\as_on_page( 0, static fn(): string => $render( $attributes, $block ) )
			: $render( $attributes, $block );
	};
}

/**
 * Renders the facts; in the editor those that are typed, before they are saved.
 *
 * @param array<mixed> $attributes Checked against block.json and completed with its defaults by WordPress.
 * @param \WP_Block    $block      Block.
 */
function render_facts_block( array $attributes, \WP_Block $block ): string {
	$parts   = array_map( static fn( $value ): bool => false !== $value, array_intersect_key( $attributes, ALL_FACTS_PARTS ) ) + ALL_FACTS_PARTS;
	$wrapper = static fn( string $classes ): string => block_wrapper( $classes, $attributes );
	$program = Program\program_of_block( $block );
	if ( null === $program ) {
		return is_example_block( $block ) ? example_facts_html( $parts, $wrapper ) : '';
	}

	return with_typed_facts( $program->ID, $attributes['typed'] ?? null, static fn(): string => facts_html( $program, $parts, $wrapper ) );
}

/**
 * Renders more programs. A template in the editor is about no program, and shows any.
 *
 * @param array<mixed> $attributes Checked against block.json and completed with its defaults by WordPress.
 * @param \WP_Block    $block      Block.
 */
function render_related_block( array $attributes, \WP_Block $block ): string {
	$program = Program\program_of_block( $block );
	if ( null === $program && ! is_example_block( $block ) ) {
		return '';
	}
	$limit = $attributes['limit'] ?? null;

	return related_html(
		$program,
		is_int( $limit ) ? $limit : 3,
		WordPress\only_text( $attributes['heading'] ?? '' ),
		static fn(): string => block_wrapper( 'programas-related', $attributes )
	);
}

/**
 * Attributes of the element around a block, HTML.
 *
 * @param string       $classes    Classes.
 * @param array<mixed> $attributes Attributes of the block.
 */
function block_wrapper( string $classes, array $attributes ): string {
	$own = array( 'class' => $classes );
	if ( ! function_exists( 'wp_apply_anchor_support' ) ) {
		// As in templates/listing.php.
		$own['id'] = WordPress\only_text( $attributes['anchor'] ?? '' );
	}

	return WordPress\without_brackets( get_block_wrapper_attributes( $own ) );
}

/**
 * Whether a block is previewed outside of any post: in a template, or in the inserter.
 *
 * @param \WP_Block $block Block.
 */
function is_example_block( \WP_Block $block ): bool {
	return wp_is_serving_rest_request() && ! isset( $block->context['postId'] );
}

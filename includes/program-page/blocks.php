<?php
/**
 * The blocks of a program's page: its facts, and more programs. They have styles of their own, which are loaded where they stand, and no script.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Folders in `build/program-page/`, and the second part of the blocks' names.
 */
const FACTS_BLOCK   = 'datos';
const RELATED_BLOCK = 'relacionados';

/**
 * All parts of the facts.
 */
const ALL_FACTS_PARTS = array(
	'showBack'       => true,
	'showCategories' => true,
	'showFacts'      => true,
);

/**
 * Registers the blocks from their metadata, and their styles.
 */
function register_program_blocks(): void {
	foreach ( array(
		FACTS_BLOCK   => 'render_facts_block',
		RELATED_BLOCK => 'render_related_block',
	) as $folder => $function ) {
		$name = "programs-filter/$folder";
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
			Program\note_collision( 'block', $name );
			continue;
		}
		$block = register_block_type_from_metadata( PLUGIN_DIR . "/build/program-page/$folder", array( 'render_callback' => with_site_language( __NAMESPACE__ . "\\$function" ) ) );
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
 * Has a block speak the site's language also in the editor, whatever the editor's.
 *
 * @param callable-string $render Renders it.
 */
function with_site_language( string $render ): \Closure {
	return static function ( ...$given ) use ( $render ): string {
		Listing\load();

		return wp_is_serving_rest_request()
			? WordPress\as_on_page( 0, static fn(): string => WordPress\only_text( $render( ...$given ) ) )
			: WordPress\only_text( $render( ...$given ) );
	};
}

/**
 * Loads the style of a block, once the page has it.
 *
 * @param string $folder FACTS_BLOCK or RELATED_BLOCK.
 */
function enqueue_block_style( string $folder ): void {
	$listing = RELATED_BLOCK === $folder ? \WP_Block_Type_Registry::get_instance()->get_registered( Listing\BLOCK ) : null;
	// Of the cards.
	array_map( 'wp_enqueue_style', null === $listing ? array() : $listing->style_handles );
	wp_enqueue_style( "programs-filter-$folder" );
}

/**
 * Renders the facts.
 *
 * @param array<string, mixed> $attributes Checked against block.json and completed with its defaults by WordPress.
 * @param mixed                ...$about   Its inner content, which is none; the block.
 */
function render_facts_block( array $attributes, ...$about ): string {
	$block   = end( $about );
	$parts   = array_map( static fn( $value ): bool => false !== $value, array_intersect_key( $attributes, ALL_FACTS_PARTS ) ) + ALL_FACTS_PARTS;
	$wrapper = static fn( string $classes ): string => block_wrapper( $classes, $attributes );
	$program = program_of_block( $block );
	if ( null === $program ) {
		return is_example_block( $block ) ? example_facts_html( $parts, $wrapper ) : '';
	}
	$html = facts_html( $program, $parts, $wrapper );
	if ( '' !== $html ) {
		enqueue_block_style( FACTS_BLOCK );
	}

	return $html;
}

/**
 * Renders more programs. In the editor, where it is about no program in particular, any.
 *
 * @param array<string, mixed> $attributes Checked against block.json and completed with its defaults by WordPress.
 * @param mixed                ...$about   Its inner content, which is none; the block.
 */
function render_related_block( array $attributes, ...$about ): string {
	$block   = end( $about );
	$program = program_of_block( $block );
	if ( null === $program && is_example_block( $block ) ) {
		$program     = new \WP_Post( new \stdClass() );
		$program->ID = 0;
	}
	$limit = $attributes['limit'] ?? null;
	$html  = null === $program ? '' : related_html(
		$program,
		is_int( $limit ) ? $limit : 3,
		WordPress\only_text( $attributes['heading'] ?? '' ),
		static fn(): string => block_wrapper( 'programas-related', $attributes )
	);
	if ( '' !== $html ) {
		enqueue_block_style( RELATED_BLOCK );
	}

	return $html;
}

/**
 * Attributes of the element around a block, HTML.
 *
 * @param string               $classes    Classes.
 * @param array<string, mixed> $attributes Attributes of the block.
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
 * The program in which a block stands.
 *
 * @param mixed $block The block.
 */
function program_of_block( $block ): ?\WP_Post {
	$id   = $block instanceof \WP_Block ? $block->context['postId'] ?? 0 : 0;
	$post = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;

	return $post instanceof \WP_Post && Program\POST_TYPE === $post->post_type && Program\is_post_type_ours() ? $post : null;
}

/**
 * Whether a block is previewed outside of any post: in a template, or in the inserter.
 *
 * @param mixed $block The block.
 */
function is_example_block( $block ): bool {
	return wp_is_serving_rest_request() && $block instanceof \WP_Block && ! isset( $block->context['postId'] );
}

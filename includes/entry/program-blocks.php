<?php
/**
 * The blocks of a program's page: its facts, and more programs. They have styles of their own, which are loaded where they stand, and no script.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Blocks;

use ProgramsFilter\Build;
use ProgramsFilter\Collisions;
use ProgramsFilter\Post_Type;
use ProgramsFilter\Program_Facts;
use ProgramsFilter\Related_Cards;
use ProgramsFilter\Rest_Listing;
use ProgramsFilter\Text;
use ProgramsFilter\Translations;
use const ProgramsFilter\Block\NAME as LISTING;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Folders in `build/blocks/`, and the second part of the blocks' names.
 */
const FACTS   = 'datos';
const RELATED = 'relacionados';

/**
 * All parts of the facts.
 */
const ALL_PARTS = array(
	'showBack'       => true,
	'showCategories' => true,
	'showFacts'      => true,
);

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'init', __NAMESPACE__ . '\\register' );
}

/**
 * Registers the blocks from their metadata, and their styles.
 */
function register(): void {
	foreach ( array(
		FACTS   => 'facts',
		RELATED => 'related',
	) as $folder => $function ) {
		$name = "programs-filter/$folder";
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
			Collisions\note( 'block', $name );
			continue;
		}
		$block = register_block_type_from_metadata( PLUGIN_DIR . "/build/blocks/$folder", array( 'render_callback' => in_site_language( __NAMESPACE__ . "\\$function" ) ) );
		foreach ( false === $block ? array() : $block->editor_script_handles as $handle ) {
			wp_set_script_translations( $handle, Translations\DOMAIN, Translations\FOLDER );
		}
		// Not as the block's `style`: on classic themes WordPress 6.8 loads those on every page.
		$file = "build/blocks/$folder/style-index.css";
		wp_register_style( "programs-filter-$folder", plugins_url( $file, PLUGIN_FILE ), array(), Build\version( "blocks/$folder/index" ) );
		wp_style_add_data( "programs-filter-$folder", 'path', PLUGIN_DIR . "/$file" );
	}
}

/**
 * Has a block speak the site's language also in the editor, whatever the editor's.
 *
 * @param callable-string $render Renders it.
 */
function in_site_language( string $render ): \Closure {
	return static fn( ...$given ): string => wp_is_serving_rest_request()
		? Rest_Listing\as_on_page( 0, static fn(): string => Text\only_text( $render( ...$given ) ) )
		: Text\only_text( $render( ...$given ) );
}

/**
 * Loads the style of a block, once the page has it.
 *
 * @param string $folder FACTS or RELATED.
 */
function enqueue( string $folder ): void {
	$listing = RELATED === $folder ? \WP_Block_Type_Registry::get_instance()->get_registered( LISTING ) : null;
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
function facts( array $attributes, ...$about ): string {
	$block   = end( $about );
	$parts   = array_map( static fn( $value ): bool => false !== $value, array_intersect_key( $attributes, ALL_PARTS ) ) + ALL_PARTS;
	$wrapper = static fn( string $classes ): string => wrapper( $classes, $attributes );
	$program = program_of( $block );
	if ( null === $program ) {
		return is_example( $block ) ? Program_Facts\example( $parts, $wrapper ) : '';
	}
	$html = Program_Facts\html( $program, $parts, $wrapper );
	if ( '' !== $html ) {
		enqueue( FACTS );
	}

	return $html;
}

/**
 * Renders more programs. In the editor, where it is about no program in particular, any.
 *
 * @param array<string, mixed> $attributes Checked against block.json and completed with its defaults by WordPress.
 * @param mixed                ...$about   Its inner content, which is none; the block.
 */
function related( array $attributes, ...$about ): string {
	$block   = end( $about );
	$program = program_of( $block );
	if ( null === $program && is_example( $block ) ) {
		$program     = new \WP_Post( new \stdClass() );
		$program->ID = 0;
	}
	$limit = $attributes['limit'] ?? null;
	$html  = null === $program ? '' : Related_Cards\html(
		$program,
		is_int( $limit ) ? $limit : 3,
		Text\only_text( $attributes['heading'] ?? '' ),
		static fn(): string => wrapper( 'programas-related', $attributes )
	);
	if ( '' !== $html ) {
		enqueue( RELATED );
	}

	return $html;
}

/**
 * Attributes of the element around a block, HTML.
 *
 * @param string               $classes    Classes.
 * @param array<string, mixed> $attributes Attributes of the block.
 */
function wrapper( string $classes, array $attributes ): string {
	$own = array( 'class' => $classes );
	if ( ! function_exists( 'wp_apply_anchor_support' ) ) {
		// As in templates/listing.php.
		$own['id'] = Text\only_text( $attributes['anchor'] ?? '' );
	}

	return Text\without_brackets( get_block_wrapper_attributes( $own ) );
}

/**
 * The program in which a block stands.
 *
 * @param mixed $block The block.
 */
function program_of( $block ): ?\WP_Post {
	$id   = $block instanceof \WP_Block ? $block->context['postId'] ?? 0 : 0;
	$post = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;

	return $post instanceof \WP_Post && Post_Type\NAME === $post->post_type && Post_Type\is_ours() ? $post : null;
}

/**
 * Whether a block is previewed outside of any post: in a template, or in the inserter.
 *
 * @param mixed $block The block.
 */
function is_example( $block ): bool {
	return wp_is_serving_rest_request() && $block instanceof \WP_Block && ! isset( $block->context['postId'] );
}

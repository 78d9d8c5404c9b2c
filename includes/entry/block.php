<?php
/**
 * The block "Programas".
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Block;

use ProgramsFilter\Attributes;
use ProgramsFilter\Build;
use ProgramsFilter\Cards_Elsewhere;
use ProgramsFilter\Collisions;
use ProgramsFilter\Renderer;
use ProgramsFilter\Translations;

defined( 'ABSPATH' ) || exit;

const NAME = 'programs-filter/programas';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'init', __NAMESPACE__ . '\\register' );
}

/**
 * Registers the block from its metadata.
 */
function register(): void {
	if ( \WP_Block_Type_Registry::get_instance()->is_registered( NAME ) ) {
		Collisions\note( 'block', NAME );
		return;
	}
	Build\look_anew();
	$block = register_block_type_from_metadata( Build\block_folder(), array( 'render_callback' => __NAMESPACE__ . '\\render' ) );
	if ( false === $block ) {
		return;
	}
	foreach ( $block->editor_script_handles as $handle ) {
		wp_set_script_translations( $handle, Translations\DOMAIN, Translations\FOLDER );
	}
}

/**
 * Renders the block on the server.
 *
 * @param array<string, mixed> $attributes Checked against block.json and completed with its defaults by WordPress.
 */
function render( array $attributes ): string {
	return Renderer\block( Cards_Elsewhere\settled( Attributes\normalize( $attributes ) ) );
}

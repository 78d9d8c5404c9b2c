<?php
/**
 * The block "Programas".
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Block;

use ProgramsFilter\Build;
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
	if ( ! Build\exists() ) {
		return;
	}
	$block = register_block_type_from_metadata( Build\block_folder() );
	if ( false === $block ) {
		return;
	}
	foreach ( $block->editor_script_handles as $handle ) {
		wp_set_script_translations( $handle, Translations\DOMAIN, Translations\FOLDER );
	}
}

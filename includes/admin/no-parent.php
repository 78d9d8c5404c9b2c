<?php
/**
 * Programs have no parent, but WordPress's editor offers one to every post type that has an order.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\No_Parent;

use ProgramsFilter\Post_Type;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\remove_row' );
}

/**
 * Takes the row "Parent" out of the sidebar of a program. The order is not in that row: it is in the menu of the program's actions.
 */
function remove_row(): void {
	$screen = get_current_screen();
	if ( null !== $screen && Post_Type\NAME === $screen->post_type && Post_Type\is_ours() ) {
		wp_add_inline_script( 'wp-editor', "wp.data.dispatch( 'core/editor' ).removeEditorPanel( 'page-attributes' );" );
	}
}

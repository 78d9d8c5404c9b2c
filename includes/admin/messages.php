<?php
/**
 * What the admin says after something was done with programs.
 *
 * Programs have no parent, but WordPress's editor offers one to every post type that has an order.
 *
 * In the list of plugins, links to where one goes on.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Messages of the classic edit screen, which does not read them from the labels.
 *
 * @param mixed $messages Messages by post type.
 * @return mixed
 */
function updated_messages( $messages ) {
	if ( ! is_array( $messages ) ) {
		return $messages;
	}
	$labels                        = Program\post_type_labels();
	$messages[ Program\POST_TYPE ] = array(
		0  => '',
		1  => $labels['item_updated'],
		2  => __( 'Custom field updated.', 'programs-filter' ),
		3  => __( 'Custom field deleted.', 'programs-filter' ),
		4  => $labels['item_updated'],
		5  => __( 'Program restored to an earlier revision.', 'programs-filter' ),
		6  => $labels['item_published'],
		7  => __( 'Program saved.', 'programs-filter' ),
		8  => __( 'Program submitted for review.', 'programs-filter' ),
		9  => $labels['item_scheduled'],
		10 => __( 'Program draft updated.', 'programs-filter' ),
	);

	return $messages;
}

/**
 * Messages of the list, which acts on several programs at once.
 *
 * @param mixed $messages Messages by post type.
 * @param mixed $counts   How many programs, by what was done with them.
 * @return mixed
 */
function bulk_messages( $messages, $counts = array() ) {
	if ( ! is_array( $messages ) ) {
		return $messages;
	}
	$number = static fn( string $done ): int => is_array( $counts ) && is_numeric( $counts[ $done ] ?? null ) ? (int) $counts[ $done ] : 0;

	$messages[ Program\POST_TYPE ] = array(
		/* translators: %s: number of programs. */
		'updated'   => _n( '%s program updated.', '%s programs updated.', $number( 'updated' ), 'programs-filter' ),
		/* translators: %s: number of programs. */
		'locked'    => _n( '%s program not updated, somebody is editing it.', '%s programs not updated, somebody is editing them.', $number( 'locked' ), 'programs-filter' ),
		/* translators: %s: number of programs. */
		'deleted'   => _n( '%s program permanently deleted.', '%s programs permanently deleted.', $number( 'deleted' ), 'programs-filter' ),
		/* translators: %s: number of programs. */
		'trashed'   => _n( '%s program moved to the Trash.', '%s programs moved to the Trash.', $number( 'trashed' ), 'programs-filter' ),
		/* translators: %s: number of programs. */
		'untrashed' => _n( '%s program restored from the Trash.', '%s programs restored from the Trash.', $number( 'untrashed' ), 'programs-filter' ),
	);

	return $messages;
}

/**
 * Takes the row "Parent" out of the sidebar of a program. The order is not in that row: it is in the menu of the program's actions.
 */
function remove_parent_row(): void {
	$screen = get_current_screen();
	if ( null !== $screen && Program\POST_TYPE === $screen->post_type && Program\is_post_type_ours() ) {
		wp_add_inline_script( 'wp-editor', "wp.data.dispatch( 'core/editor' ).removeEditorPanel( 'page-attributes' );" );
	}
}

/**
 * Puts the links before those of WordPress.
 *
 * @param mixed $links HTML by name.
 * @return mixed
 */
function add_plugin_links( $links ) {
	if ( ! is_array( $links ) || ! Program\may_with_programs( 'edit_posts' ) ) {
		return $links;
	}
	$own    = array(
		'programs'    => array( admin_url( 'edit.php?post_type=' . Program\POST_TYPE ), _x( 'Programs', 'post type general name', 'programs-filter' ) ),
		'add_program' => array( admin_url( 'post-new.php?post_type=' . Program\POST_TYPE ), __( 'Add Program', 'programs-filter' ) ),
	);
	$import = import_screen_url();
	if ( '' !== $import ) {
		$own['import'] = array( $import, __( 'Import', 'programs-filter' ) );
	}

	return array_map( static fn( array $link ): string => sprintf( '<a href="%s">%s</a>', esc_url( $link[0] ), esc_html( $link[1] ) ), $own ) + $links;
}

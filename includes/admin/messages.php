<?php
/**
 * Update messages of programs, the plugin action links, and the removal of the control "Parent" from the editor.
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
 * @param array<string, array<int, string>> $messages Messages by post type.
 * @return array<string, array<int, string>>
 */
function add_updated_messages( array $messages ): array {
	$labels                        = Program\get_program_labels();
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
 * Messages of the list after a bulk action.
 *
 * @param array<string, array<string, string>> $messages Messages by post type.
 * @param array<string, int>                   $counts   Numbers of programs by what was done with them.
 * @return array<string, array<string, string>>
 */
function add_bulk_messages( array $messages, array $counts ): array {
	$messages[ Program\POST_TYPE ] = array(
		/* translators: %s: number of programs. */
		'updated'   => _n( '%s program updated.', '%s programs updated.', $counts['updated'], 'programs-filter' ),
		/* translators: %s: number of programs. */
		'locked'    => _n( '%s program not updated, somebody is editing it.', '%s programs not updated, somebody is editing them.', $counts['locked'], 'programs-filter' ),
		/* translators: %s: number of programs. */
		'deleted'   => _n( '%s program permanently deleted.', '%s programs permanently deleted.', $counts['deleted'], 'programs-filter' ),
		/* translators: %s: number of programs. */
		'trashed'   => _n( '%s program moved to the Trash.', '%s programs moved to the Trash.', $counts['trashed'], 'programs-filter' ),
		/* translators: %s: number of programs. */
		'untrashed' => _n( '%s program restored from the Trash.', '%s programs restored from the Trash.', $counts['untrashed'], 'programs-filter' ),
	);

	return $messages;
}

/** Removes the panel "Parent" from the editor, which WordPress shows for each post type with an order. Programs have no parent. */
function remove_parent_control(): void {
	$screen = get_current_screen();
	if ( null !== $screen && Program\POST_TYPE === $screen->post_type ) {
		wp_add_inline_script( 'wp-editor', "wp.data.dispatch( 'core/editor' ).removeEditorPanel( 'page-attributes' );" );
	}
}

/**
 * Adds links before those of WordPress in the list of plugins.
 *
 * @param array<string, string> $links HTML by name.
 * @return array<string, string>
 */
function add_plugin_links( array $links ): array {
	if ( ! Program\current_user_has_program_cap( 'edit_posts' ) ) {
		return $links;
	}
	$own    = array(
		'programs'    => array( admin_url( 'edit.php?post_type=' . Program\POST_TYPE ), _x( 'Programs', 'post type general name', 'programs-filter' ) ),
		'add_program' => array( admin_url( 'post-new.php?post_type=' . Program\POST_TYPE ), __( 'Add Program', 'programs-filter' ) ),
	);
	$import = get_import_screen_url();
	if ( '' !== $import ) {
		$own['import'] = array( $import, __( 'Import and export', 'programs-filter' ) );
	}
	$own['guide'] = array( get_guide_url(), get_guide_title() );

	return array_map( static fn( array $link ): string => sprintf( '<a href="%s">%s</a>', esc_url( $link[0] ), esc_html( $link[1] ) ), $own ) + $links;
}

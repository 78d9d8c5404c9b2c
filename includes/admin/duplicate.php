<?php
/**
 * The action "Duplicate" in the list of programs and in the editor, which opens the copy.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const DUPLICATE_ACTION = 'programs_filter_duplicate';

/**
 * Address that copies a program.
 *
 * @param int $program Program.
 */
function get_duplicate_url( int $program ): string {
	return wp_nonce_url( admin_url( 'admin-post.php?action=' . DUPLICATE_ACTION . "&program=$program" ), DUPLICATE_ACTION . "_$program" );
}

/**
 * Adds the action to a row.
 *
 * @param array<string, string> $actions Links.
 * @param \WP_Post              $post    Post of the row.
 * @return array<string, string>
 */
function add_duplicate_action( array $actions, \WP_Post $post ): array {
	if ( current_user_can_copy( $post->ID ) ) {
		$actions[ DUPLICATE_ACTION ] = sprintf( '<a href="%s">%s</a>', esc_url( get_duplicate_url( $post->ID ) ), esc_html__( 'Duplicate', 'programs-filter' ) );
	}

	return $actions;
}

/** Adds the action to the menu "Options" of the block editor. */
function add_duplicate_to_editor(): void {
	$program = get_post();
	if ( null === $program || 'post' !== ( get_current_screen()->base ?? '' ) || ! current_user_can_copy( $program->ID ) ) {
		return;
	}
	$link = array(
		'href' => html_entity_decode( get_duplicate_url( $program->ID ) ),
		'icon' => null,
	);
	// Such a small script needs no file.
	wp_add_inline_script(
		'wp-editor',
		sprintf(
			"wp.plugins.registerPlugin( 'programs-filter-duplicate', { render: () => wp.element.createElement( wp.editor.PluginMoreMenuItem, %s, %s ) } );",
			(string) wp_json_encode( $link, JSON_HEX_TAG | JSON_HEX_AMP ),
			(string) wp_json_encode( __( 'Duplicate', 'programs-filter' ), JSON_HEX_TAG | JSON_HEX_AMP )
		)
	);
}

/** Copies a program without its days, and opens the copy. */
function handle_duplicate(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The nonce is that of the program.
	$program = isset( $_GET['program'] ) && is_numeric( $_GET['program'] ) ? (int) $_GET['program'] : 0;
	check_first_step_request( DUPLICATE_ACTION . "_$program", current_user_can_copy( $program ) );
	$copy = WordPress\run_in_transaction( static fn(): int => copy_program( $program, null ) );
	if ( 0 === $copy ) {
		wp_die( esc_html__( 'The program could not be duplicated.', 'programs-filter' ), '', array( 'back_link' => true ) );
	}
	Program\place_copies_after_sources( array( $copy => $program ) );
	wp_safe_redirect( (string) get_edit_post_link( $copy, 'raw' ) );
	exit;
}

<?php
/**
 * The first five minutes: what a new site can begin with, said once after activation, and as long as the list of programs is empty.
 *
 * Each step is offered to those who may take it (first-steps-actions.php does it).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Addresses;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Metadata of a user: they have read it.
 */
const FIRST_STEPS_READ = 'programs_filter_read_first_steps';

/**
 * The screen that imports programs, where there is one.
 */
const IMPORT_SCREEN = 'programs-filter-import';

/**
 * Offers the first steps, where they help.
 */
function first_steps_notice(): void {
	$screen = get_current_screen();
	if ( null === $screen || ! Program\is_post_type_ours() || ! may_with_programs( 'edit_posts' ) ) {
		return;
	}
	$is_list  = 'edit-' . Program\POST_TYPE === $screen->id;
	$is_empty = $is_list && has_no_programs();
	$is_first = in_array( $screen->id, array( 'dashboard', 'plugins', 'edit-' . Program\POST_TYPE ), true ) && is_first_time();
	if ( $is_empty || $is_first ) {
		show_first_steps( ! $is_empty );
	} elseif ( $is_list && may_have_examples() && array() !== stored_examples() ) {
		show_in_notice( '<p>' . esc_html__( 'Some of these programs are examples.', 'programs-filter' ) . ' ' . first_steps_form( REMOVE_ACTION, __( 'Remove the examples', 'programs-filter' ) ) . '</p>' );
	}
}

/**
 * Whether there is no program at all, not even in the trash.
 */
function has_no_programs(): bool {
	$counts = array_diff_key( (array) wp_count_posts( Program\POST_TYPE ), array( 'auto-draft' => 0 ) );

	return 0 === array_sum( array_map( static fn( $count ): int => is_numeric( $count ) ? (int) $count : 0, $counts ) );
}

/**
 * Whether the plugin was activated on a new site, which has not both programs of its own and a page for them yet, and the user has not
 * dismissed what is said.
 */
function is_first_time(): bool {
	if ( false === get_option( Addresses\FIRST_TIME_OPTION ) || '' !== get_user_meta( get_current_user_id(), FIRST_STEPS_READ, true ) ) {
		return false;
	}
	$has_page = array() !== Listing\posts_that_contain( array( '<!-- wp:' . Listing\BLOCK, '[' . Listing\SHORTCODE ) );
	if ( $has_page && Program\program_count( 'publish' ) > count( stored_examples() ) ) {
		delete_option( Addresses\FIRST_TIME_OPTION );

		return false;
	}

	return true;
}

/**
 * Prints the steps.
 *
 * @param bool $can_dismiss Whether they can be dismissed.
 */
function show_first_steps( bool $can_dismiss ): void {
	$has_examples = array() !== stored_examples();
	$steps        = array();
	if ( current_user_can( 'edit_pages' ) ) {
		$steps[] = first_steps_form( PAGE_ACTION, __( 'Create the page of programs', 'programs-filter' ), 'button-primary' );
	}
	$steps[] = first_steps_link( admin_url( 'post-new.php?post_type=' . Program\POST_TYPE ), __( 'Add Program', 'programs-filter' ) );
	$import  = import_screen_url();
	if ( '' !== $import ) {
		$steps[] = first_steps_link( $import, __( 'Import from a spreadsheet', 'programs-filter' ) );
	}
	if ( may_have_examples() ) {
		$steps[] = $has_examples
			? first_steps_form( REMOVE_ACTION, __( 'Remove the examples', 'programs-filter' ) )
			: first_steps_form( EXAMPLES_ACTION, __( 'Load six examples', 'programs-filter' ) );
	}
	$lines = array(
		'<h2 style="margin:.5em 0">' . esc_html__( 'Your programs, in five minutes', 'programs-filter' ) . '</h2>',
		'<p>' . esc_html__( 'Create the page on which visitors find and filter the programs, and write or import them. The examples show what it will look like: visitors see them too, and one click removes them.', 'programs-filter' ) . '</p>',
		'<div style="display:flex;flex-wrap:wrap;gap:8px;margin:1em 0">' . implode( '', $steps ) . '</div>',
	);
	if ( $can_dismiss ) {
		$dismiss = wp_nonce_url( add_query_arg( array( 'action' => DISMISS_ACTION ), admin_url( 'admin-post.php' ) ), DISMISS_ACTION );
		$lines[] = sprintf( '<p><a href="%s">%s</a></p>', esc_url( $dismiss ), esc_html__( 'Dismiss this notice.', 'programs-filter' ) );
	}
	show_in_notice( implode( '', $lines ) );
}

/**
 * Prints a notice. WordPress's own function would take the forms out.
 *
 * @param string $html What it says, escaped.
 */
function show_in_notice( string $html ): void {
	echo '<div class="notice notice-info programs-filter-first-steps">', $html, '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- See above.
}

/**
 * A button that does something.
 *
 * @param string $action What.
 * @param string $label  Label.
 * @param string $look   Another class.
 */
function first_steps_form( string $action, string $label, string $look = '' ): string {
	return sprintf(
		'<form method="post" action="%s" style="display:inline-block"><input type="hidden" name="action" value="%s">%s<button class="button %s">%s</button></form>',
		esc_url( admin_url( 'admin-post.php' ) ),
		esc_attr( $action ),
		wp_nonce_field( $action, '_wpnonce', true, false ),
		esc_attr( $look ),
		esc_html( $label )
	);
}

/**
 * A button that leads somewhere.
 *
 * @param string $address Address.
 * @param string $label   Label.
 */
function first_steps_link( string $address, string $label ): string {
	return sprintf( '<a class="button" href="%s">%s</a>', esc_url( $address ), esc_html( $label ) );
}

/**
 * Address of the screen that imports programs.
 *
 * @return string '' where there is none, or not for this user.
 */
function import_screen_url(): string {
	return html_entity_decode( menu_page_url( IMPORT_SCREEN, false ), ENT_QUOTES );
}

/**
 * Whether the user may do something with programs.
 *
 * @param string $what Capability by its name in the post type, such as `edit_posts`.
 */
function may_with_programs( string $what ): bool {
	$capability = get_post_type_object( Program\POST_TYPE )->cap->$what ?? null;

	return is_string( $capability ) && current_user_can( $capability );
}

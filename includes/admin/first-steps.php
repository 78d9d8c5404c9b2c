<?php
/**
 * The first five minutes: what a new site can begin with, said once after activation, and as long as the list of programs is empty.
 *
 * Each step is offered to those who may take it (first-steps-actions.php does it).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\First_Steps;

use ProgramsFilter\Block;
use ProgramsFilter\Examples;
use ProgramsFilter\First_Steps_Actions as Actions;
use ProgramsFilter\Pages;
use ProgramsFilter\Post_Type;
use ProgramsFilter\Shortcode;
use const ProgramsFilter\First_Time\OPTION;

defined( 'ABSPATH' ) || exit;

/**
 * Metadata of a user: they have read it.
 */
const READ = 'programs_filter_read_first_steps';

/**
 * The screen that imports programs, where there is one.
 */
const IMPORT = 'programs-filter-import';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'admin_notices', __NAMESPACE__ . '\\notice' );
}

/**
 * Offers the first steps, where they help.
 */
function notice(): void {
	$screen = get_current_screen();
	if ( null === $screen || ! Post_Type\is_ours() || ! may( 'edit_posts' ) ) {
		return;
	}
	$is_list  = 'edit-' . Post_Type\NAME === $screen->id;
	$is_empty = $is_list && is_empty();
	$is_first = in_array( $screen->id, array( 'dashboard', 'plugins', 'edit-' . Post_Type\NAME ), true ) && is_first_time();
	if ( $is_empty || $is_first ) {
		show( ! $is_empty );
	} elseif ( $is_list && Actions\may_have_examples() && array() !== Examples\programs() ) {
		show_in_notice( '<p>' . esc_html__( 'Some of these programs are examples.', 'programs-filter' ) . ' ' . form( Actions\REMOVE, __( 'Remove the examples', 'programs-filter' ) ) . '</p>' );
	}
}

/**
 * Whether there is no program at all, not even in the trash.
 */
function is_empty(): bool {
	$counts = array_diff_key( (array) wp_count_posts( Post_Type\NAME ), array( 'auto-draft' => 0 ) );

	return 0 === array_sum( array_map( static fn( $count ): int => is_numeric( $count ) ? (int) $count : 0, $counts ) );
}

/**
 * Whether the plugin was activated on a new site, which has not both programs of its own and a page for them yet, and the user has not
 * dismissed what is said.
 */
function is_first_time(): bool {
	if ( false === get_option( OPTION ) || '' !== get_user_meta( get_current_user_id(), READ, true ) ) {
		return false;
	}
	$has_page = array() !== Pages\posts_with( array( '<!-- wp:' . Block\NAME, '[' . Shortcode\TAG ) );
	if ( $has_page && Post_Type\how_many( 'publish' ) > count( Examples\programs() ) ) {
		delete_option( OPTION );

		return false;
	}

	return true;
}

/**
 * Prints the steps.
 *
 * @param bool $can_dismiss Whether they can be dismissed.
 */
function show( bool $can_dismiss ): void {
	$has_examples = array() !== Examples\programs();
	$steps        = array();
	if ( current_user_can( 'edit_pages' ) ) {
		$steps[] = form( Actions\PAGE, __( 'Create the page of programs', 'programs-filter' ), 'button-primary' );
	}
	$steps[] = link( admin_url( 'post-new.php?post_type=' . Post_Type\NAME ), __( 'Add Program', 'programs-filter' ) );
	$import  = import_address();
	if ( '' !== $import ) {
		$steps[] = link( $import, __( 'Import from a spreadsheet', 'programs-filter' ) );
	}
	if ( Actions\may_have_examples() ) {
		$steps[] = $has_examples
			? form( Actions\REMOVE, __( 'Remove the examples', 'programs-filter' ) )
			: form( Actions\EXAMPLES, __( 'Load six examples', 'programs-filter' ) );
	}
	$lines = array(
		'<h2 style="margin:.5em 0">' . esc_html__( 'Your programs, in five minutes', 'programs-filter' ) . '</h2>',
		'<p>' . esc_html__( 'Create the page on which visitors find and filter the programs, and write or import them. The examples show what it will look like: visitors see them too, and one click removes them.', 'programs-filter' ) . '</p>',
		'<div style="display:flex;flex-wrap:wrap;gap:8px;margin:1em 0">' . implode( '', $steps ) . '</div>',
	);
	if ( $can_dismiss ) {
		$dismiss = wp_nonce_url( add_query_arg( array( 'action' => Actions\DISMISS ), admin_url( 'admin-post.php' ) ), Actions\DISMISS );
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
function form( string $action, string $label, string $look = '' ): string {
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
function link( string $address, string $label ): string {
	return sprintf( '<a class="button" href="%s">%s</a>', esc_url( $address ), esc_html( $label ) );
}

/**
 * Address of the screen that imports programs.
 *
 * @return string '' where there is none, or not for this user.
 */
function import_address(): string {
	return html_entity_decode( menu_page_url( IMPORT, false ), ENT_QUOTES );
}

/**
 * Whether the user may do something with programs.
 *
 * @param string $what Capability by its name in the post type, such as `edit_posts`.
 */
function may( string $what ): bool {
	$capability = get_post_type_object( Post_Type\NAME )->cap->$what ?? null;

	return is_string( $capability ) && current_user_can( $capability );
}

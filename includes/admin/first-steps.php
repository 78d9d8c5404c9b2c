<?php
/**
 * Displays a notice on new sites with the first steps: create the listing page, add examples, import programs. It stays until both a program and a
 * listing page are published, or the user dismisses it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Addresses;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Actions of the links, each with its nonce. */
const PAGE_ACTION     = 'programs_filter_create_page';
const EXAMPLES_ACTION = 'programs_filter_add_examples';
const DISMISS_ACTION  = 'programs_filter_dismiss_first_steps';

/** Metadata of a user who has dismissed the first steps. */
const FIRST_STEPS_DISMISSED_META = 'programs_filter_read_first_steps';

/** Prints the notice with the first steps, if they are offered. */
function print_first_steps_notice(): void {
	$screen = get_current_screen()->id ?? '';
	if ( ! Program\current_user_has_program_cap( 'edit_posts' ) || ! in_array( Program\POST_TYPE, Program\get_listed_post_types(), true ) ) {
		return;
	}
	$is_list  = 'edit-' . Program\POST_TYPE === $screen;
	$is_empty = $is_list && 0 === array_sum( array_map( static fn( $count ): int => is_numeric( $count ) ? (int) $count : 0, array_diff_key( (array) wp_count_posts( Program\POST_TYPE ), array( 'auto-draft' => 0 ) ) ) );
	if ( $is_empty || ( ( $is_list || in_array( $screen, array( 'dashboard', 'plugins' ), true ) ) && should_offer_first_steps() ) ) {
		print_first_steps( ! $is_empty );
	}
}

/** Whether the site is new (it lacks programs or a published page with a listing) and the user has not dismissed the notice. */
function should_offer_first_steps(): bool {
	if ( false === get_option( Addresses\FIRST_STEPS_OPTION ) || '' !== get_user_meta( get_current_user_id(), FIRST_STEPS_DISMISSED_META, true ) ) {
		return false;
	}
	if ( array() !== get_posts_with_listing() && Program\count_programs( 'publish' ) > 0 ) {
		delete_option( Addresses\FIRST_STEPS_OPTION );

		return false;
	}

	return true;
}

/**
 * Published posts with a listing, and synced patterns.
 *
 * @return list<int> IDs.
 */
function get_posts_with_listing(): array {
	return Listing\query_posts_containing( array( '<!-- wp:' . Listing\BLOCK, '[' . Listing\SHORTCODE ) );
}

/**
 * Prints the steps that the user can take.
 *
 * @param bool $can_dismiss Whether the notice can be dismissed.
 */
function print_first_steps( bool $can_dismiss ): void {
	$import  = get_import_screen_url();
	$buttons = array();
	if ( current_user_can( 'edit_pages' ) && array() === get_posts_with_listing() ) {
		// The page that it has created already is opened.
		$buttons[] = get_first_steps_link( get_first_steps_url( PAGE_ACTION ), get_first_page() > 0 ? __( 'Edit the page', 'programs-filter' ) : __( 'Create the page of programs', 'programs-filter' ), 'button button-primary' );
	}
	$buttons[] = get_first_steps_link( admin_url( 'post-new.php?post_type=' . Program\POST_TYPE ), __( 'Add Program', 'programs-filter' ), array() === $buttons ? 'button button-primary' : 'button' );
	if ( '' !== $import ) {
		$buttons[] = get_first_steps_link( $import, __( 'Paste or import a list', 'programs-filter' ), 'button' );
	}
	if ( current_user_can_add_examples() && ! has_examples() ) {
		$buttons[] = get_first_steps_link( get_first_steps_url( EXAMPLES_ACTION ), __( 'Add six examples', 'programs-filter' ), 'button' );
	}
	wp_admin_notice(
		'<h2>' . esc_html__( 'Your programs, in five minutes', 'programs-filter' ) . '</h2>'
		. '<p>' . esc_html__( 'Create the page, and write the programs one by one or paste a list of them. The examples show what it will look like: visitors see them too, until you move them to the trash.', 'programs-filter' ) . '</p>'
		. '<p>' . implode( ' ', $buttons ) . '</p>'
		. '<p>' . get_guide_link() . ( $can_dismiss ? ' · ' . get_first_steps_link( get_first_steps_url( DISMISS_ACTION ), __( 'Dismiss this notice.', 'programs-filter' ) ) : '' ) . '</p>',
		array(
			'type'               => 'info',
			'additional_classes' => array( 'programs-filter-first-steps' ),
			'paragraph_wrap'     => false,
		)
	);
}

/**
 * Address that takes a step.
 *
 * @param string $action Action.
 */
function get_first_steps_url( string $action ): string {
	return wp_nonce_url( admin_url( "admin-post.php?action=$action" ), $action );
}

/**
 * A link of the notice.
 *
 * @param string $url     Address.
 * @param string $label   Label.
 * @param string $classes Classes.
 */
function get_first_steps_link( string $url, string $label, string $classes = '' ): string {
	return sprintf( '<a class="%s" href="%s">%s</a>', esc_attr( $classes ), esc_url( $url ), esc_html( $label ) );
}

/**
 * Address of the screen of the import.
 *
 * @return string '' where the user has no such screen.
 */
function get_import_screen_url(): string {
	return html_entity_decode( menu_page_url( 'programs-filter-import', false ), ENT_QUOTES );
}

/** Creates the page of programs, and opens it in the editor. */
function handle_create_page(): void {
	check_first_step_request( PAGE_ACTION, current_user_can( 'edit_pages' ) );
	redirect_to_created_page( get_or_create_first_page() );
}

/**
 * Opens a page in the editor.
 *
 * @param int $page ID; 0 when WordPress refused to create it.
 */
function redirect_to_created_page( int $page ): void {
	if ( 0 === $page ) {
		wp_die(
			esc_html__( 'WordPress could not create the page. Try again in a while.', 'programs-filter' ),
			'',
			array(
				'response'  => 503,
				'back_link' => true,
			)
		);
	}
	wp_safe_redirect( get_edit_post_link( $page, 'url' ) ?? admin_url( 'edit.php?post_type=page' ) );
	exit;
}

/** Writes the examples, and shows them in the list. */
function handle_add_examples(): void {
	check_first_step_request( EXAMPLES_ACTION, current_user_can_add_examples() );
	create_examples();
	wp_safe_redirect( admin_url( 'edit.php?post_type=' . Program\POST_TYPE ) );
	exit;
}

/** Hides the first steps from the user. */
function handle_dismiss_first_steps(): void {
	check_first_step_request( DISMISS_ACTION, is_user_logged_in() );
	update_user_meta( get_current_user_id(), FIRST_STEPS_DISMISSED_META, '1' );
	$back = wp_get_referer();
	wp_safe_redirect( false === $back ? admin_url() : $back );
	exit;
}

/** Whether the user has all capabilities that examples need. */
function current_user_can_add_examples(): bool {
	$manage = get_taxonomy( Program\TAXONOMY )->cap->manage_terms ?? null;

	return Program\current_user_has_program_cap( 'publish_posts' ) && Program\current_user_has_program_cap( 'edit_others_posts' )
		&& is_string( $manage ) && current_user_can( $manage ) && current_user_can( 'upload_files' );
}

/**
 * Ends a request without a valid nonce or the capability for the step.
 *
 * @param string $action Action.
 * @param bool   $may    Whether the user may.
 */
function check_first_step_request( string $action, bool $may ): void {
	check_admin_referer( $action );
	if ( ! $may ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'programs-filter' ), '', array( 'response' => 403 ) );
	}
}

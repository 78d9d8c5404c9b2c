<?php
/**
 * The first steps of a new site: create the page of programs, add or import programs, load examples.
 *
 * They are offered after activation, and as long as the list of programs is empty, to users who may take them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Addresses;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Actions of the forms, each sent by POST with its nonce. */
const PAGE_ACTION     = 'programs_filter_create_page';
const EXAMPLES_ACTION = 'programs_filter_load_examples';
const REMOVE_ACTION   = 'programs_filter_remove_examples';
const DISMISS_ACTION  = 'programs_filter_dismiss_first_steps';

/** Metadata of a user who has dismissed the first steps. */
const FIRST_STEPS_READ = 'programs_filter_read_first_steps';

/** Parameter of the list's address: number of examples that were not removed. */
const KEPT_PARAMETER = 'programs_filter_kept';

/** Prints the notice with the first steps where they help. */
function first_steps_notice(): void {
	$screen = get_current_screen()->id ?? '';
	if ( ! Program\may_with_programs( 'edit_posts' ) || ! in_array( Program\POST_TYPE, Program\listed_types(), true ) ) {
		return;
	}
	$is_list  = 'edit-' . Program\POST_TYPE === $screen;
	$is_empty = $is_list && 0 === array_sum( array_map( static fn( $count ): int => is_numeric( $count ) ? (int) $count : 0, array_diff_key( (array) wp_count_posts( Program\POST_TYPE ), array( 'auto-draft' => 0 ) ) ) );
	if ( $is_empty || ( ( $is_list || in_array( $screen, array( 'dashboard', 'plugins' ), true ) ) && is_first_time() ) ) {
		print_first_steps( ! $is_empty );
	} elseif ( $is_list && may_have_examples() && array() !== stored_examples() ) {
		print_info_notice( '<p>' . esc_html__( 'Some of these programs are examples.', 'programs-filter' ) . ' ' . first_steps_form( REMOVE_ACTION, __( 'Remove the examples', 'programs-filter' ) ) . '</p>' );
	}
}

/** Whether the site is new (it lacks programs of its own or a published page with a listing) and the user has not dismissed the notice. */
function is_first_time(): bool {
	if ( false === get_option( Addresses\FIRST_TIME_OPTION ) || '' !== get_user_meta( get_current_user_id(), FIRST_STEPS_READ, true ) ) {
		return false;
	}
	if ( array() !== pages_with_listing() && own_program_count() > 0 ) {
		delete_option( Addresses\FIRST_TIME_OPTION );

		return false;
	}

	return true;
}

/**
 * Published posts with a listing, and synced patterns.
 *
 * @return list<int> IDs.
 */
function pages_with_listing(): array {
	return Listing\posts_that_contain( array( '<!-- wp:' . Listing\BLOCK, '[' . Listing\SHORTCODE ) );
}

/** Number of published programs that are no examples. */
function own_program_count(): int {
	return max( 0, Program\program_count( 'publish' ) - count( stored_examples() ) );
}

/**
 * What is done of the steps.
 *
 * @return array{page?: string, programs?: string, examples?: string} Sentences and links, escaped.
 */
function done_steps(): array {
	$done      = array();
	$link      = static fn( string $address, string $label ): string => '' === $address ? '' : sprintf( ' <a href="%s">%s</a>', esc_url( $address ), esc_html( $label ) );
	$published = pages_with_listing();
	$page      = array_values( array_filter( $published, 'is_post_publicly_viewable' ) )[0] ?? 0;
	$draft     = stored_first_page();
	if ( array() !== $published ) {
		$done['page'] = esc_html__( 'Done: the page of programs is published.', 'programs-filter' ) . $link( 0 === $page ? '' : (string) get_permalink( $page ), __( 'View the page', 'programs-filter' ) );
	} elseif ( $draft > 0 && current_user_can( 'edit_post', $draft ) ) {
		$done['page'] = esc_html__( 'Done: the page of programs is created. Visitors see it once you publish it.', 'programs-filter' ) . $link( (string) get_edit_post_link( $draft, 'url' ), __( 'Edit the page', 'programs-filter' ) );
	}
	$own = own_program_count();
	if ( $own > 0 ) {
		/* translators: %s: number of programs. */
		$done['programs'] = esc_html( sprintf( _n( 'Done: you have published %s program.', 'Done: you have published %s programs.', $own, 'programs-filter' ), number_format_i18n( $own ) ) );
	}
	if ( array() !== stored_examples() ) {
		$done['examples'] = esc_html__( 'Done: the examples are loaded.', 'programs-filter' );
	}

	return $done;
}

/**
 * Prints the steps that the user may take, and what is done already.
 *
 * @param bool $can_dismiss Whether the notice can be dismissed.
 */
function print_first_steps( bool $can_dismiss ): void {
	$link   = static fn( string $address, string $label ): string => sprintf( '<a class="button" href="%s">%s</a>', esc_url( $address ), esc_html( $label ) );
	$import = import_screen_url();
	$done   = done_steps();
	$steps  = array(
		current_user_can( 'edit_pages' ) && ! isset( $done['page'] ) ? first_steps_form( PAGE_ACTION, __( 'Create the page of programs', 'programs-filter' ), 'button-primary' ) : '',
		$link( admin_url( 'post-new.php?post_type=' . Program\POST_TYPE ), __( 'Add Program', 'programs-filter' ) ),
		'' === $import ? '' : $link( $import, __( 'Import from a spreadsheet', 'programs-filter' ) ),
	);
	if ( may_have_examples() ) {
		$steps[] = array() === stored_examples()
			? first_steps_form( EXAMPLES_ACTION, __( 'Load six examples', 'programs-filter' ) )
			: first_steps_form( REMOVE_ACTION, __( 'Remove the examples', 'programs-filter' ) );
	}
	$dismiss = wp_nonce_url( admin_url( 'admin-post.php?action=' . DISMISS_ACTION ), DISMISS_ACTION );
	print_info_notice(
		'<h2 style="margin:.5em 0">' . esc_html__( 'Your programs, in five minutes', 'programs-filter' ) . '</h2>'
		. ( isset( $done['page'] ) ? '' : '<p>' . esc_html__( 'Create the page on which visitors find and filter the programs, and write or import them. The examples show what it will look like: visitors see them too, and one click removes them.', 'programs-filter' ) . '</p>' )
		. ( array() === $done ? '' : '<ul><li>' . implode( '</li><li>', $done ) . '</li></ul>' )
		. '<div style="display:flex;flex-wrap:wrap;gap:8px;margin:1em 0">' . implode( '', $steps ) . '</div>'
		. '<p>' . guide_link() . ( $can_dismiss ? sprintf( ' · <a href="%s">%s</a>', esc_url( $dismiss ), esc_html__( 'Dismiss this notice.', 'programs-filter' ) ) : '' ) . '</p>'
	);
}

/**
 * Prints a notice with forms, which wp_admin_notice() would remove.
 *
 * @param string $html Content, escaped.
 */
function print_info_notice( string $html ): void {
	echo '<div class="notice notice-info programs-filter-first-steps">', $html, '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- See the parameter.
}

/**
 * A form that is one button.
 *
 * @param string $action Action.
 * @param string $label  Label.
 * @param string $look   Another class of the button.
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
 * Address of the screen of the import.
 *
 * @return string '' where the user has no such screen.
 */
function import_screen_url(): string {
	return html_entity_decode( menu_page_url( 'programs-filter-import', false ), ENT_QUOTES );
}

/** Creates the page of programs, and opens it in the editor. */
function act_create_page(): void {
	check_first_step( PAGE_ACTION, Program\is_post_type_ours() && current_user_can( 'edit_pages' ) );
	open_created_page( first_page() );
}

/**
 * Opens a page in the editor.
 *
 * @param int $page ID; 0 when WordPress refused to create it.
 */
function open_created_page( int $page ): void {
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
function act_load_examples(): void {
	check_first_step( EXAMPLES_ACTION, may_have_examples() );
	write_examples();
	wp_safe_redirect( admin_url( 'edit.php?post_type=' . Program\POST_TYPE ) );
	exit;
}

/** Removes the examples. */
function act_remove_examples(): void {
	check_first_step( REMOVE_ACTION, may_have_examples() );
	wp_safe_redirect( add_query_arg( array( KEPT_PARAMETER => remove_examples() ), admin_url( 'edit.php?post_type=' . Program\POST_TYPE ) ) );
	exit;
}

/** Hides the first steps from the user. */
function act_dismiss_first_steps(): void {
	check_first_step( DISMISS_ACTION, is_user_logged_in() );
	update_user_meta( get_current_user_id(), FIRST_STEPS_READ, '1' );
	$back = wp_get_referer();
	wp_safe_redirect( false === $back ? admin_url() : $back );
	exit;
}

/** Whether the user may do everything that examples need. */
function may_have_examples(): bool {
	$manage = get_taxonomy( Program\TAXONOMY )->cap->manage_terms ?? null;

	return Program\is_taxonomy_ours() && Program\may_with_programs( 'publish_posts' ) && Program\may_with_programs( 'edit_others_posts' )
		&& is_string( $manage ) && current_user_can( $manage ) && current_user_can( 'upload_files' );
}

/**
 * Ends a request without a valid nonce, or of a user who may not take the step.
 *
 * @param string $action Action.
 * @param bool   $may    Whether the user may.
 */
function check_first_step( string $action, bool $may ): void {
	check_admin_referer( $action );
	if ( ! $may ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'programs-filter' ), '', array( 'response' => 403 ) );
	}
}

/** Tells how many examples were not removed. */
function kept_examples_notice(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- A number in a sentence.
	$kept = $_GET[ KEPT_PARAMETER ] ?? null;
	if ( 'edit-' . Program\POST_TYPE !== ( get_current_screen()->id ?? '' ) || ! is_string( $kept ) || ! ctype_digit( $kept ) ) {
		return;
	}
	$sentence = __( 'The examples were removed.', 'programs-filter' );
	if ( (int) $kept > 0 ) {
		/* translators: %s: number of programs. */
		$sentence .= ' ' . sprintf( _n( '%s that you had changed has been kept.', '%s that you had changed have been kept.', (int) $kept, 'programs-filter' ), number_format_i18n( (int) $kept ) );
	}
	wp_admin_notice(
		esc_html( $sentence ),
		array(
			'type'        => 'success',
			'dismissible' => true,
		)
	);
}

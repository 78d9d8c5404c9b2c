<?php
/**
 * What the buttons of the first steps do: each sent by POST, with its nonce, by who may.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

const PAGE_ACTION     = 'programs_filter_create_page';
const EXAMPLES_ACTION = 'programs_filter_load_examples';
const REMOVE_ACTION   = 'programs_filter_remove_examples';
const DISMISS_ACTION  = 'programs_filter_dismiss_first_steps';

/**
 * Parameter of the list's address: how many examples somebody had changed, and are theirs now.
 */
const KEPT_PARAMETER = 'programs_filter_kept';

/**
 * Makes the page of programs, and opens it in the editor.
 */
function act_create_page(): void {
	stop_unless( PAGE_ACTION, Program\is_post_type_ours() && current_user_can( 'edit_pages' ) );
	$page = first_page();
	$edit = $page > 0 ? get_edit_post_link( $page, 'url' ) : null;
	wp_safe_redirect( is_string( $edit ) ? $edit : program_list_url() );
	exit;
}

/**
 * Writes the examples, and shows them.
 */
function act_load_examples(): void {
	stop_unless( EXAMPLES_ACTION, may_have_examples() );
	write_examples();
	wp_safe_redirect( program_list_url() );
	exit;
}

/**
 * Removes the examples.
 */
function act_remove_examples(): void {
	stop_unless( REMOVE_ACTION, may_have_examples() );
	wp_safe_redirect( add_query_arg( array( KEPT_PARAMETER => remove_examples() ), program_list_url() ) );
	exit;
}

/**
 * Says the first steps no more to this user.
 */
function act_dismiss_first_steps(): void {
	stop_unless( DISMISS_ACTION, is_user_logged_in() );
	update_user_meta( get_current_user_id(), FIRST_STEPS_READ, '1' );
	$back = wp_get_referer();
	wp_safe_redirect( false === $back ? admin_url() : $back );
	exit;
}

/**
 * Whether the user may do everything that examples need.
 */
function may_have_examples(): bool {
	$categories = get_taxonomy( Program\TAXONOMY );
	$manage     = false === $categories ? null : $categories->cap->manage_terms ?? null;

	return Program\is_post_type_ours() && Program\is_taxonomy_ours() && may_with_programs( 'publish_posts' ) && may_with_programs( 'edit_others_posts' )
		&& is_string( $manage ) && current_user_can( $manage ) && current_user_can( 'upload_files' );
}

/**
 * Ends the request of who did not mean it, or may not.
 *
 * @param string $action What was sent.
 * @param bool   $may    Whether they may.
 */
function stop_unless( string $action, bool $may ): void {
	check_admin_referer( $action );
	if ( ! $may ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'programs-filter' ), '', array( 'response' => 403 ) );
	}
}

/**
 * Address of the list of programs.
 */
function program_list_url(): string {
	return admin_url( 'edit.php?post_type=' . Program\POST_TYPE );
}

/**
 * After the examples were removed, says how many are not.
 */
function show_kept_examples(): void {
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

/**
 * Names the examples in the list.
 *
 * @param mixed $states What is said of a post.
 * @param mixed $post   The post.
 * @return mixed
 */
function add_example_state( $states, $post = null ) {
	if ( is_array( $states ) && $post instanceof \WP_Post && Program\POST_TYPE === $post->post_type && metadata_exists( 'post', $post->ID, EXAMPLE_META ) ) {
		$states[ EXAMPLE_META ] = esc_html_x( 'Example', 'program', 'programs-filter' );
	}

	return $states;
}

/**
 * Has WordPress take the parameter out of the address once it was read.
 *
 * @param mixed $parameters Names.
 * @return mixed
 */
function forget_kept_parameter( $parameters ) {
	return is_array( $parameters ) ? array_merge( $parameters, array( KEPT_PARAMETER ) ) : $parameters;
}

<?php
/**
 * What the buttons of the first steps do: each sent by POST, with its nonce, by who may.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\First_Steps_Actions;

use ProgramsFilter\Answers;
use ProgramsFilter\Examples;
use ProgramsFilter\First_Page;
use ProgramsFilter\First_Steps;
use ProgramsFilter\Post_Type;
use ProgramsFilter\Taxonomy;

defined( 'ABSPATH' ) || exit;

const PAGE     = 'programs_filter_create_page';
const EXAMPLES = 'programs_filter_load_examples';
const REMOVE   = 'programs_filter_remove_examples';
const DISMISS  = 'programs_filter_dismiss_first_steps';

/**
 * Parameter of the list's address: how many examples somebody had changed, and are theirs now.
 */
const KEPT = 'programs_filter_kept';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	foreach ( array(
		PAGE     => 'create_page',
		EXAMPLES => 'load_examples',
		REMOVE   => 'remove_examples',
		DISMISS  => 'dismiss',
	) as $action => $function ) {
		add_action( "admin_post_$action", __NAMESPACE__ . "\\$function", 10, 0 );
	}
	add_action( 'admin_notices', __NAMESPACE__ . '\\say_what_stays' );
	add_filter( 'display_post_states', __NAMESPACE__ . '\\name_examples', 10, 2 );
	add_filter( 'removable_query_args', __NAMESPACE__ . '\\forget_parameter' );
}

/**
 * Makes the page of programs, and opens it in the editor.
 */
function create_page(): void {
	stop_unless( PAGE, Post_Type\is_ours() && current_user_can( 'edit_pages' ) );
	$page = First_Page\open();
	$edit = $page > 0 ? get_edit_post_link( $page, 'url' ) : null;
	wp_safe_redirect( is_string( $edit ) ? $edit : list_address() );
	exit;
}

/**
 * Writes the examples, and shows them.
 */
function load_examples(): void {
	stop_unless( EXAMPLES, may_have_examples() );
	Examples\write();
	wp_safe_redirect( list_address() );
	exit;
}

/**
 * Removes the examples.
 */
function remove_examples(): void {
	stop_unless( REMOVE, may_have_examples() );
	wp_safe_redirect( add_query_arg( array( KEPT => Examples\remove() ), list_address() ) );
	exit;
}

/**
 * Says the first steps no more to this user.
 */
function dismiss(): void {
	stop_unless( DISMISS, is_user_logged_in() );
	update_user_meta( get_current_user_id(), First_Steps\READ, '1' );
	$back = wp_get_referer();
	wp_safe_redirect( false === $back ? admin_url() : $back );
	exit;
}

/**
 * Whether the user may do everything that examples need.
 */
function may_have_examples(): bool {
	$categories = get_taxonomy( Taxonomy\NAME );
	$manage     = false === $categories ? null : $categories->cap->manage_terms ?? null;

	return Post_Type\is_ours() && Taxonomy\is_ours() && First_Steps\may( 'publish_posts' ) && First_Steps\may( 'edit_others_posts' )
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
function list_address(): string {
	return admin_url( 'edit.php?post_type=' . Post_Type\NAME );
}

/**
 * After the examples were removed, says how many are not.
 */
function say_what_stays(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- A number in a sentence.
	$kept = $_GET[ KEPT ] ?? null;
	if ( 'edit-' . Post_Type\NAME !== ( get_current_screen()->id ?? '' ) || ! is_string( $kept ) || ! ctype_digit( $kept ) ) {
		return;
	}
	$sentence = __( 'The examples were removed.', 'programs-filter' );
	if ( (int) $kept > 0 ) {
		/* translators: %s: number of programs. */
		$sentence .= ' ' . sprintf( _n( '%s that you had changed has been kept.', '%s that you had changed have been kept.', (int) $kept, 'programs-filter' ), Answers\number( (int) $kept ) );
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
function name_examples( $states, $post = null ) {
	if ( is_array( $states ) && $post instanceof \WP_Post && Post_Type\NAME === $post->post_type && metadata_exists( 'post', $post->ID, Examples\MARK ) ) {
		$states[ Examples\MARK ] = esc_html_x( 'Example', 'program', 'programs-filter' );
	}

	return $states;
}

/**
 * Has WordPress take the parameter out of the address once it was read.
 *
 * @param mixed $parameters Names.
 * @return mixed
 */
function forget_parameter( $parameters ) {
	return is_array( $parameters ) ? array_merge( $parameters, array( KEPT ) ) : $parameters;
}

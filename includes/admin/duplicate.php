<?php
/**
 * "Duplicate" in the list of programs and in the editor, which opens the copy; and the bulk action that makes next year's programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

const DUPLICATE_ACTION = 'programs_filter_duplicate';
const SEASON_ACTION    = 'programs_filter_next_year';

/** A year in weeks: each day of the week stays. */
const WEEKS_OF_A_YEAR = 52;

/** Start of the name of the transient with what the last bulk action did; the ID of the user follows. */
const LAST_SEASON = 'pfilter_season_';

/**
 * Address that copies a program.
 *
 * @param int $program Program.
 */
function duplicate_url( int $program ): string {
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
	if ( may_copy( $post->ID ) ) {
		$actions[ DUPLICATE_ACTION ] = sprintf( '<a href="%s">%s</a>', esc_url( duplicate_url( $post->ID ) ), esc_html__( 'Duplicate', 'programs-filter' ) );
	}

	return $actions;
}

/** Adds the action to the menu "Options" of the block editor. */
function add_duplicate_to_editor(): void {
	$program = get_post();
	if ( null === $program || 'post' !== ( get_current_screen()->base ?? '' ) || ! may_copy( $program->ID ) ) {
		return;
	}
	$link = array(
		'href' => html_entity_decode( duplicate_url( $program->ID ) ),
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
function act_duplicate(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The nonce is that of the program.
	$program = isset( $_GET['program'] ) && is_numeric( $_GET['program'] ) ? (int) $_GET['program'] : 0;
	check_first_step( DUPLICATE_ACTION . "_$program", may_copy( $program ) );
	$copy = array_key_first( copy_programs( array( $program ), null ) );
	if ( null === $copy ) {
		wp_die( esc_html__( 'The program could not be duplicated.', 'programs-filter' ), '', array( 'back_link' => true ) );
	}
	wp_safe_redirect( (string) get_edit_post_link( $copy, 'raw' ) );
	exit;
}

/**
 * Adds the bulk action, not in the trash.
 *
 * @param array<string, string> $actions Labels by action.
 * @return array<string, string>
 */
function add_season_action( array $actions ): array {
	return isset( $actions['edit'] ) && Program\may_with_programs( 'create_posts' )
		? $actions + array( SEASON_ACTION => __( 'Duplicate for next year', 'programs-filter' ) )
		: $actions;
}

/**
 * Copies the selected programs, a year later. WordPress has checked the nonce.
 *
 * @param string     $list     Address of the list.
 * @param string     $action   Bulk action.
 * @param array<int> $programs Selected programs.
 * @return string The address.
 */
function duplicate_season( string $list, string $action, array $programs ): string {
	if ( SEASON_ACTION === $action ) {
		$made = count( copy_programs( array_values( $programs ), WEEKS_OF_A_YEAR ) );
		set_transient( LAST_SEASON . get_current_user_id(), array( $made, count( $programs ) - $made ), 60 );
	}

	return $list;
}

/** Says once how many programs were copied, and how many were not. */
function season_notice(): void {
	$season = is_program_list() ? get_transient( LAST_SEASON . get_current_user_id() ) : null;
	if ( ! is_array( $season ) ) {
		return;
	}
	delete_transient( LAST_SEASON . get_current_user_id() );
	list( $made, $failed ) = array_map( static fn( $count ): int => is_int( $count ) ? $count : 0, array_pad( $season, 2, 0 ) );
	$html                  = '';
	if ( $made > 0 ) {
		/* translators: %s: number of programs. */
		$sentence = _n( '%s draft was made, right after its original and 52 weeks later, on the same days of the week.', '%s drafts were made, each right after its original and 52 weeks later, on the same days of the week.', $made, 'programs-filter' );
		// Those of the category that was copied, so that they can be published at once.
		$drafts = add_query_arg( CATEGORY_CHOICE, '' === requested_category() ? false : rawurlencode( requested_category() ), admin_url( 'edit.php?post_status=draft&post_type=' . Program\POST_TYPE ) );
		$html   = sprintf( '%s <a href="%s">%s</a>', esc_html( sprintf( $sentence, number_format_i18n( $made ) ) ), esc_url( $drafts ), esc_html__( 'Show drafts', 'programs-filter' ) );
	}
	if ( $failed > 0 ) {
		/* translators: %s: number of programs. */
		$html .= ' ' . esc_html( sprintf( _n( '%s program could not be duplicated.', '%s programs could not be duplicated.', $failed, 'programs-filter' ), number_format_i18n( $failed ) ) );
	}
	wp_admin_notice(
		$html,
		array(
			'type'        => $failed > 0 ? 'warning' : 'success',
			'dismissible' => true,
		)
	);
}

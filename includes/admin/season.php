<?php
/**
 * The bulk action that makes next year's programs. It may be cut off at any time: the next visit of the list goes on.
 *
 * What is left to copy stands in the metadata of the user. It is written in the same transaction as each copy, so that no copy is made twice,
 * is lost or is half a copy.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const SEASON_ACTION = 'programs_filter_next_year';

/** Option of a user: the copies that are being made (Season). */
const SEASON_OPTION = 'programs_filter_season';

/** Start of the name of the transient with what the last bulk action did; the ID of the user follows. */
const LAST_SEASON = 'pfilter_season_';

/** A year in weeks: each day of the week stays. */
const WEEKS_OF_A_YEAR = 52;

/** Seconds of a request in which copies are made. After them the list is loaded anew. */
const SECONDS_OF_COPYING = 10;

/** Nothing to copy. */
const NO_SEASON = array(
	'left'   => array(),
	'made'   => array(),
	'failed' => array(),
);

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
 * Notes the selected programs; the list copies them when it is loaded. Those of a bulk action that was cut off are there already. WordPress has
 * checked the nonce.
 *
 * @param string     $list     Address of the list.
 * @param string     $action   Bulk action.
 * @param array<int> $programs Selected programs.
 * @return string The address.
 */
function duplicate_season( string $list, string $action, array $programs ): string {
	if ( SEASON_ACTION === $action ) {
		change_season(
			get_current_user_id(),
			static function ( array $season ) use ( $programs ): array {
				$season['left'] = array_merge( $season['left'], array_values( array_diff( $programs, ...array_values( $season ) ) ) );

				return $season;
			}
		);
	}

	return $list;
}

/**
 * Makes the copies that are left when the list is loaded, for a while.
 *
 * @param int $seconds How long.
 */
function go_on_with_season( int $seconds = SECONDS_OF_COPYING ): void {
	$user = get_current_user_id();
	if ( ! is_program_list() || false === get_user_option( SEASON_OPTION, $user ) ) {
		return;
	}
	$until = microtime( true ) + $seconds;
	do {
		try {
			$season = change_season( $user, __NAMESPACE__ . '\\copy_next' );
		} catch ( \Throwable $error ) {
			// Of another plugin, which would stop all that follow.
			$season = change_season( $user, __NAMESPACE__ . '\\leave_out_next' );
		}
	} while ( array() !== $season['left'] && microtime( true ) < $until );
	if ( array() !== $season['left'] ) {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- The address of this screen.
		wp_safe_redirect( wp_unslash( is_string( $_SERVER['REQUEST_URI'] ?? null ) ? $_SERVER['REQUEST_URI'] : '' ) );
		exit;
	}
	if ( array() !== $season['made'] + $season['failed'] && Program\place_copies( $season['made'] ) ) {
		WordPress\link_copies( $season['made'] );
		// Another window may have chosen more since then.
		change_season( $user, static fn( array $now ): array => array( 'left' => $now['left'] ) + NO_SEASON );
		set_transient( LAST_SEASON . $user, array( count( $season['made'] ), count( $season['failed'] ) ), 60 );
	}
}

/**
 * Changes what is left to copy, while no other request does.
 *
 * @param int                      $user   User.
 * @param callable(Season): Season $change Returns the new state.
 * @return Season
 */
function change_season( int $user, callable $change ): array {
	return WordPress\in_transaction(
		static function () use ( $user, $change ): array {
			/**
			 * The database.
			 *
			 * @var \wpdb $wpdb
			 */
			global $wpdb;
			$key = $wpdb->get_blog_prefix() . SEASON_OPTION;
			add_user_meta( $user, $key, NO_SEASON, true );
			// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Keeps other requests waiting until the end of the transaction, also of a killed one.
			$wpdb->query( (string) $wpdb->prepare( 'UPDATE %i SET meta_value = meta_value WHERE user_id = %d AND meta_key = %s', $wpdb->usermeta, $user, $key ) );
			wp_cache_delete( $user, 'user_meta' );
			/**
			 * What this function stored.
			 *
			 * @var Season|'' $stored
			 */
			$stored = get_user_meta( $user, $key, true );
			$season = $change( is_array( $stored ) ? $stored : NO_SEASON );
			if ( NO_SEASON === $season ) {
				delete_user_meta( $user, $key );
			} else {
				update_user_meta( $user, $key, $season );
			}

			return $season;
		}
	);
}

/**
 * Leaves out the next program: it cannot be copied.
 *
 * @param Season $season State.
 * @return Season
 */
function leave_out_next( array $season ): array {
	$program = array_shift( $season['left'] );

	return null === $program ? $season : array( 'failed' => array_merge( $season['failed'], array( $program ) ) ) + $season;
}

/**
 * Makes the next copy, a year later.
 *
 * @param Season $season State.
 * @return Season
 */
function copy_next( array $season ): array {
	$program = $season['left'][0] ?? null;
	if ( null === $program ) {
		return $season;
	}
	$copy = may_copy( $program ) ? copy_program( $program, WEEKS_OF_A_YEAR ) : 0;
	if ( 0 === $copy ) {
		return leave_out_next( $season );
	}
	array_shift( $season['left'] );
	$season['made'][ $copy ] = $program;

	return $season;
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

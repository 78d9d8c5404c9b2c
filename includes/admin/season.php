<?php
/**
 * The bulk action "Duplicate for next year", which copies the selected programs in several requests.
 *
 * The programs left to copy are user meta, written in the same transaction as each copy, so that no copy is made twice, lost or incomplete. A program
 * counts as failed from before it is copied until it is: if PHP ends in between, because of another plugin, memory or time, the next request continues
 * with the others.
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

/** Prefix of the transient with the result of the last bulk action; the ID of the user follows. */
const SEASON_RESULT_TRANSIENT = 'pfilter_season_';

/** A year in weeks: each day of the week stays. */
const WEEKS_PER_YEAR = 52;

/** Seconds of a request in which copies are made. Then the list reloads. */
const MAX_COPYING_SECONDS = 10;

/** The value when nothing is left to copy. */
const EMPTY_SEASON = array(
	'left'   => array(),
	'made'   => array(),
	'failed' => array(),
);

/** Maximum of failed programs that the notice lists. */
const MAX_FAILED_PROGRAMS = 10;

/**
 * Adds the bulk action, not in the trash.
 *
 * @param array<string, string> $actions Labels by action.
 * @return array<string, string>
 */
function add_season_action( array $actions ): array {
	return isset( $actions['edit'] ) && Program\current_user_has_program_cap( 'create_posts' )
		? $actions + array( SEASON_ACTION => __( 'Duplicate for next year', 'programs-filter' ) )
		: $actions;
}

/**
 * Queues the selected programs; the list copies them when it is loaded. Those of a bulk action that was cut off are there already. WordPress has
 * checked the nonce.
 *
 * @param string     $list     Address of the list.
 * @param string     $action   Bulk action.
 * @param array<int> $programs Selected programs.
 * @return string The address.
 */
function handle_season_action( string $list, string $action, array $programs ): string {
	if ( SEASON_ACTION === $action ) {
		update_season(
			get_current_user_id(),
			static function ( array $season ) use ( $programs ): array {
				$season['left'] = array_merge( $season['left'], array_values( array_diff( $programs, $season['left'], $season['made'], $season['failed'] ) ) );

				return $season;
			}
		);
	}

	return $list;
}

/**
 * Makes the remaining copies when the list is loaded, up to a time limit.
 *
 * @param int $seconds How long.
 */
function continue_season( int $seconds = MAX_COPYING_SECONDS ): void {
	$user = get_current_user_id();
	if ( ! is_program_list() || false === get_user_option( SEASON_OPTION, $user ) ) {
		return;
	}
	$until = microtime( true ) + $seconds;
	do {
		$program = 0;
		$season  = update_season(
			$user,
			static function ( array $season ) use ( &$program ): array {
				$program = array_shift( $season['left'] ) ?? 0;

				return 0 === $program ? $season : array( 'failed' => array_merge( $season['failed'], array( $program ) ) ) + $season;
			}
		);
		try {
			$season = 0 === $program ? $season : update_season( $user, static fn( array $season ): array => finish_copy( $season, $program ) );
		} catch ( \Throwable $error ) {
			// Of another plugin, which would stop all that follow.
			continue;
		}
	} while ( array() !== $season['left'] && microtime( true ) < $until );
	if ( array() !== $season['left'] ) {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- The address of this screen.
		wp_safe_redirect( wp_unslash( is_string( $_SERVER['REQUEST_URI'] ?? null ) ? $_SERVER['REQUEST_URI'] : '' ) );
		exit;
	}
	if ( array() !== $season['made'] + $season['failed'] && Program\place_copies_after_sources( $season['made'] ) ) {
		WordPress\link_translations_of_copies( $season['made'] );
		// Another window may have chosen more since then.
		update_season( $user, static fn( array $now ): array => array( 'left' => $now['left'] ) + EMPTY_SEASON );
		set_transient( SEASON_RESULT_TRANSIENT . $user, array( count( $season['made'] ), $season['failed'] ), 60 );
	}
}

/**
 * Updates what is left to copy, with a lock.
 *
 * @param int                      $user   User.
 * @param callable(Season): Season $change Returns the new state.
 * @return Season
 */
function update_season( int $user, callable $change ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$key = $wpdb->get_blog_prefix() . SEASON_OPTION;
	// Not in the transaction: a database shows it what there was when it read for the first time, which has to be after the wait for other requests.
	add_user_meta( $user, $key, EMPTY_SEASON, true );

	return WordPress\run_in_transaction(
		static function () use ( $user, $change, $key ): array {
			/**
			 * The database.
			 *
			 * @var \wpdb $wpdb
			 */
			global $wpdb;
			// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Keeps other requests waiting until the end of the transaction, also of a killed one.
			$wpdb->query( (string) $wpdb->prepare( 'UPDATE %i SET meta_value = meta_value WHERE user_id = %d AND meta_key = %s', $wpdb->usermeta, $user, $key ) );
			wp_cache_delete( $user, 'user_meta' );
			/**
			 * What this function stored.
			 *
			 * @var Season|'' $stored
			 */
			$stored = get_user_meta( $user, $key, true );
			$season = $change( is_array( $stored ) ? $stored + EMPTY_SEASON : EMPTY_SEASON );
			if ( EMPTY_SEASON === $season ) {
				delete_user_meta( $user, $key );
			} else {
				update_user_meta( $user, $key, $season );
			}

			return $season;
		}
	);
}

/**
 * Copies a program, a year later.
 *
 * @param Season $season  State.
 * @param int    $program Program.
 * @return Season
 */
function finish_copy( array $season, int $program ): array {
	$copy = current_user_can_copy( $program ) ? copy_program( $program, WEEKS_PER_YEAR ) : 0;
	if ( $copy > 0 ) {
		$season['failed']        = array_values( array_diff( $season['failed'], array( $program ) ) );
		$season['made'][ $copy ] = $program;
	}

	return $season;
}

/** Prints once how many programs were copied, and which ones were not. */
function print_season_notice(): void {
	$season = is_program_list() ? get_transient( SEASON_RESULT_TRANSIENT . get_current_user_id() ) : null;
	if ( ! is_array( $season ) ) {
		return;
	}
	delete_transient( SEASON_RESULT_TRANSIENT . get_current_user_id() );
	$made   = is_int( $season[0] ?? null ) ? $season[0] : 0;
	$failed = is_array( $season[1] ?? null ) ? array_filter( $season[1], 'is_int' ) : array();
	$html   = '';
	if ( $made > 0 ) {
		/* translators: %s: number of programs. */
		$sentence = _n( '%s draft was made, right after its original and 52 weeks later, on the same days of the week.', '%s drafts were made, each right after its original and 52 weeks later, on the same days of the week.', $made, 'programs-filter' );
		// Those of the category that was copied, so that they can be published at once.
		$drafts = get_category_list_url( get_list_category(), 'draft' );
		$html   = sprintf( '%s <a href="%s">%s</a>', esc_html( sprintf( $sentence, number_format_i18n( $made ) ) ), esc_url( $drafts ), esc_html__( 'Show drafts', 'programs-filter' ) );
	}
	if ( array() !== $failed ) {
		/* translators: %s: number of programs. */
		$html .= ' ' . esc_html( sprintf( _n( '%s program could not be duplicated.', '%s programs could not be duplicated.', count( $failed ), 'programs-filter' ), number_format_i18n( count( $failed ) ) ) );
	}
	wp_admin_notice(
		"<p>$html</p>" . get_program_links_html( $failed ),
		array(
			'type'           => array() === $failed ? 'success' : 'warning',
			'dismissible'    => true,
			'paragraph_wrap' => false,
		)
	);
}

/**
 * A list of programs with links to edit them. A request can choose any post: only those that the user may edit are named.
 *
 * @param array<int> $programs Programs.
 * @return string HTML of the first ones, and how many more.
 */
function get_program_links_html( array $programs ): string {
	$named = array_filter( $programs, static fn( int $id ): bool => Program\POST_TYPE === get_post_type( $id ) && current_user_can( 'edit_post', $id ) );
	$items = array();
	foreach ( array_slice( $named, 0, MAX_FAILED_PROGRAMS ) as $id ) {
		$items[] = sprintf( '<a href="%s">%s</a>', esc_url( (string) get_edit_post_link( $id ) ), esc_html( get_the_title( $id ) ) );
	}
	if ( count( $named ) > MAX_FAILED_PROGRAMS ) {
		$items[] = esc_html( Program\further_text( count( $named ) - MAX_FAILED_PROGRAMS ) );
	}

	return array() === $items ? '' : '<ul class="ul-disc"><li>' . implode( '</li><li>', $items ) . '</li></ul>';
}

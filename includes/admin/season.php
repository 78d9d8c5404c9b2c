<?php
/**
 * The bulk action that makes next year's programs. It may be cut off at any time: the next visit of the list goes on.
 *
 * What is left to copy stands in the metadata of the user. It is written in the same transaction as each copy, so that no copy is made twice,
 * is lost or is half a copy. A program is noted before it is tried: if PHP ends while it is being copied, because of another plugin, memory or time,
 * the next request leaves it out and goes on behind it.
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
	'tried'  => 0,
);

/** How many programs that could not be copied the notice names. */
const MOST_FAILED_PROGRAMS = 10;

/** Seconds after which a program that was noted is being copied, unless its request has ended. */
const SECONDS_BEFORE_COPY = 1;

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
				$season['left'] = array_merge( $season['left'], array_values( array_diff( $programs, $season['left'], $season['made'], $season['failed'] ) ) );

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
	leave_out_where_php_ended( $user );
	$until = microtime( true ) + $seconds;
	do {
		$program = change_season( $user, __NAMESPACE__ . '\\note_next' )['tried'];
		try {
			$season = change_season( $user, __NAMESPACE__ . '\\copy_noted' );
		} catch ( \Throwable $error ) {
			// Of another plugin, which would stop all that follow.
			$season = change_season( $user, static fn( array $now ): array => leave_out( $now, $program ) );
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
		set_transient( LAST_SEASON . $user, array( count( $season['made'] ), $season['failed'] ), 60 );
	}
}

/**
 * Leaves out the program at which an earlier request ended.
 *
 * @param int $user User.
 */
function leave_out_where_php_ended( int $user ): void {
	$as_it_is = static fn( array $season ): array => $season;
	$tried    = change_season( $user, $as_it_is )['tried'];
	if ( 0 === $tried ) {
		return;
	}
	// A request in another window may be about to copy it. While it does so, this one waits for the database.
	sleep( SECONDS_BEFORE_COPY );
	change_season( $user, static fn( array $season ): array => $tried === $season['tried'] ? leave_out( $season, $tried ) : $season );
}

/**
 * Changes what is left to copy, while no other request does.
 *
 * @param int                      $user   User.
 * @param callable(Season): Season $change Returns the new state.
 * @return Season
 */
function change_season( int $user, callable $change ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$key = $wpdb->get_blog_prefix() . SEASON_OPTION;
	// Not in the transaction: a database shows it what there was when it read for the first time, which has to be after the wait for other requests.
	add_user_meta( $user, $key, NO_SEASON, true );

	return WordPress\in_transaction(
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
			$season = $change( is_array( $stored ) ? $stored + NO_SEASON : NO_SEASON );
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
 * Notes the next program, which is to be tried.
 *
 * @param Season $season State.
 * @return Season
 */
function note_next( array $season ): array {
	$season['tried'] = $season['left'][0] ?? 0;

	return $season;
}

/**
 * Leaves out a program that cannot be copied.
 *
 * @param Season $season  State.
 * @param int    $program Program.
 * @return Season
 */
function leave_out( array $season, int $program ): array {
	if ( in_array( $program, $season['left'], true ) ) {
		$season['left']     = array_values( array_diff( $season['left'], array( $program ) ) );
		$season['failed'][] = $program;
	}
	$season['tried'] = 0;

	return $season;
}

/**
 * Makes the next copy, a year later.
 *
 * @param Season $season State.
 * @return Season
 */
function copy_noted( array $season ): array {
	$program = $season['tried'];
	if ( 0 === $program ) {
		// A request in another window has copied it meanwhile.
		return $season;
	}
	$copy = may_copy( $program ) ? copy_program( $program, WEEKS_OF_A_YEAR ) : 0;
	if ( 0 === $copy ) {
		return leave_out( $season, $program );
	}
	$season['left']          = array_values( array_diff( $season['left'], array( $program ) ) );
	$season['tried']         = 0;
	$season['made'][ $copy ] = $program;

	return $season;
}

/** Says once how many programs were copied, and which ones were not. */
function season_notice(): void {
	$season = is_program_list() ? get_transient( LAST_SEASON . get_current_user_id() ) : null;
	if ( ! is_array( $season ) ) {
		return;
	}
	delete_transient( LAST_SEASON . get_current_user_id() );
	$made   = is_int( $season[0] ?? null ) ? $season[0] : 0;
	$failed = is_array( $season[1] ?? null ) ? array_filter( $season[1], 'is_int' ) : array();
	$html   = '';
	if ( $made > 0 ) {
		/* translators: %s: number of programs. */
		$sentence = _n( '%s draft was made, right after its original and 52 weeks later, on the same days of the week.', '%s drafts were made, each right after its original and 52 weeks later, on the same days of the week.', $made, 'programs-filter' );
		// Those of the category that was copied, so that they can be published at once.
		$drafts = add_query_arg( CATEGORY_CHOICE, '' === requested_category() ? false : rawurlencode( requested_category() ), admin_url( 'edit.php?post_status=draft&post_type=' . Program\POST_TYPE ) );
		$html   = sprintf( '%s <a href="%s">%s</a>', esc_html( sprintf( $sentence, number_format_i18n( $made ) ) ), esc_url( $drafts ), esc_html__( 'Show drafts', 'programs-filter' ) );
	}
	if ( array() !== $failed ) {
		/* translators: %s: number of programs. */
		$html .= ' ' . esc_html( sprintf( _n( '%s program could not be duplicated.', '%s programs could not be duplicated.', count( $failed ), 'programs-filter' ), number_format_i18n( count( $failed ) ) ) );
	}
	wp_admin_notice(
		"<p>$html</p>" . list_of_programs( $failed ),
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
function list_of_programs( array $programs ): string {
	$named = array_filter( $programs, static fn( int $id ): bool => Program\POST_TYPE === get_post_type( $id ) && current_user_can( 'edit_post', $id ) );
	$items = array();
	foreach ( array_slice( $named, 0, MOST_FAILED_PROGRAMS ) as $id ) {
		$items[] = sprintf( '<a href="%s">%s</a>', esc_url( (string) get_edit_post_link( $id ) ), esc_html( get_the_title( $id ) ) );
	}
	if ( count( $named ) > MOST_FAILED_PROGRAMS ) {
		$items[] = esc_html( Program\further_text( count( $named ) - MOST_FAILED_PROGRAMS ) );
	}

	return array() === $items ? '' : '<ul class="ul-disc"><li>' . implode( '</li><li>', $items ) . '</li></ul>';
}

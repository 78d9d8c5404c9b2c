<?php
/**
 * Makes the index complete: after activation and updates, after what concerns all programs, and where something was cut off or has passed WordPress by. In
 * batches by WP-Cron, each of which begins with what is still marked, so that it does not matter where the one before it ended.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** WP-Cron event: the next batch. */
const INDEX_EVENT = 'programs_filter_index';

/** WP-Cron event of each night. */
const INDEX_CHECK_EVENT = 'programs_filter_check_index';

/** How many programs are indexed at once, and how many by WP-Cron, if there is time. */
const INDEX_BATCH      = 200;
const INDEX_CRON_BATCH = 5000;

/** Seconds after which a batch ends, and what is indexed at the end of a request. */
const INDEX_SECONDS = 10;

/**
 * Makes the tables of this site if they are not those of this version. Cheap where they are: the option is autoloaded.
 *
 * @param bool $is_asked Whether they may lack though the option says otherwise: in a copy of the site, or where the host has changed its mind.
 */
function maybe_create_index( bool $is_asked = false ): void {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( ! $is_asked && INDEX_VERSION === ( ( (array) get_option( INDEX_OPTION ) )['version'] ?? 0 ) ) {
		return;
	}
	if ( false === wp_next_scheduled( INDEX_CHECK_EVENT ) ) {
		wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', INDEX_CHECK_EVENT );
	}
	if ( ! create_index_tables() ) {
		set_index_state( INDEX_REFUSED );
		return;
	}
	// Rows that were written by other rules answer until they are written again.
	// phpcs:ignore WordPress.DB -- Once after an update, and each night.
	$is_filled = null !== $wpdb->get_var( $wpdb->prepare( 'SELECT program FROM %i LIMIT 1', get_index_table( 'index' ) ) );
	set_index_state( $is_filled ? INDEX_READY : INDEX_BUILDING );
	if ( ! has_index_tables() ) {
		// Another first request has stored it.
		return;
	}
	if ( 0 === mark_differing_programs() && array() === query_marked_programs( 1 ) ) {
		set_index_state( INDEX_READY );
		return;
	}
	schedule_index_batch();
}

/**
 * Has the whole index made anew, in batches. Until then its old rows answer.
 *
 * @param bool $is_distrusted Whether rows that seem to be right are written again, too: a person asked for it, and may know why.
 */
function rebuild_index( bool $is_distrusted = false ): void {
	if ( $is_distrusted ) {
		maybe_create_index( true );
	}
	if ( has_index_tables() ) {
		mark_all_programs( $is_distrusted );
		mark_differing_programs();
		schedule_index_batch();
	}
}

/**
 * Has the index made anew where the site's own code changed what it lists, its facts or its criteria: no other change tells of that. Called on screens
 * of the admin.
 */
function maybe_rebuild_index(): void {
	$kept  = array_flip( array( 'kind', 'taxonomy', 'fact' ) );
	$code  = md5( (string) wp_json_encode( array( array_map( static fn( array $criterion ): array => array_intersect_key( $criterion, $kept ), get_criteria() ), Program\get_fact_kinds(), Program\get_listed_content() ) ) );
	$state = (array) get_option( INDEX_OPTION, array() );
	if ( ( $state['code'] ?? '' ) === $code ) {
		return;
	}
	update_option( INDEX_OPTION, compact( 'code' ) + $state, true );
	if ( isset( $state['code'] ) ) {
		rebuild_index();
	}
}

/** Schedules the next batch at once. */
function schedule_index_batch(): void {
	if ( false === wp_next_scheduled( INDEX_EVENT ) ) {
		wp_schedule_single_event( time(), INDEX_EVENT );
	}
}

/**
 * Indexes programs that are marked, until it has taken long enough.
 *
 * @return int How many the index has now.
 */
function index_batch(): int {
	if ( ! has_index_tables() ) {
		return 0;
	}
	$done = index_programs( query_marked_programs( wp_doing_cron() ? INDEX_CRON_BATCH : INDEX_BATCH ), time() + INDEX_SECONDS );
	store_index_size();
	$left = count( query_marked_programs( MAX_UNINDEXED + 1 ) );
	// The database may refuse what is left.
	if ( $left > 0 && $done > 0 ) {
		schedule_index_batch();
	}
	if ( $left <= MAX_UNINDEXED && INDEX_BUILDING === get_index_state() ) {
		set_index_state( INDEX_READY );
	}

	return $done;
}

/**
 * Indexes programs until a time. What it has read does not stay in memory.
 *
 * @param list<int> $programs IDs.
 * @param int       $until    Unix time.
 * @return int How many the index has now.
 */
function index_programs( array $programs, int $until ): int {
	$done = 0;
	foreach ( $programs as $place => $program ) {
		if ( INDEX_BATCH - 1 === $place % INDEX_BATCH ) {
			WordPress\free_memory();
		}
		$done += time() < $until && index_program( $program ) ? 1 : 0;
	}

	return $done;
}

/**
 * Returns programs that are marked, or were written by other rules.
 *
 * @param int $most How many.
 * @return list<int>
 */
function query_marked_programs( int $most ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( ! has_index_tables() ) {
		return array();
	}
	// phpcs:ignore WordPress.DB -- Always new.
	$found = $wpdb->get_col( $wpdb->prepare( 'SELECT program FROM %i WHERE version NOT IN (%d, %d) ORDER BY version, program LIMIT %d', get_index_table( 'index' ), INDEX_VERSION, CLOSED_TO_NON_MEMBERS, $most ) );

	return array_map( 'intval', array_values( $found ) );
}

/**
 * Returns the programs of which the index has nothing, something that was modified since, or something though they are not public.
 *
 * @return list<int>
 */
function query_differing_programs(): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$types = Program\get_listed_post_types();
	if ( array() === $types || ! has_index_tables() ) {
		return array();
	}
	$in    = (string) $wpdb->prepare( implode( ', ', array_fill( 0, count( $types ), '%s' ) ), $types );
	$index = get_index_table( 'index' );
	// phpcs:disable WordPress.DB, PluginCheck.Security.DirectDB -- Once a night, and in Site Health. Prepared above.
	$lacking = $wpdb->get_col( "SELECT ID FROM $wpdb->posts LEFT JOIN $index ON program = ID WHERE post_status = 'publish' AND post_type IN ($in) AND (program IS NULL OR (modified <> post_modified_gmt AND post_modified_gmt > '1970-01-02'))" );
	$surplus = $wpdb->get_col( "SELECT program FROM $index LEFT JOIN $wpdb->posts ON program = ID WHERE ID IS NULL OR post_status <> 'publish' OR post_type NOT IN ($in)" );
	// phpcs:enable

	return array_values( array_unique( array_map( 'intval', array_merge( $lacking, $surplus ) ) ) );
}

/**
 * Reads all programs and compares them with the index: also what was written past WordPress into metadata is seen so.
 *
 * @return list<int> Those that differ.
 */
function find_differing_entries(): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$differing = query_differing_programs();
	$last      = 0;
	do {
		/**
		 * Rows.
		 *
		 * @var list<array{program: string, checksum: string}> $rows
		 */
		// phpcs:ignore WordPress.DB -- By a command.
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT program, checksum FROM %i WHERE program > %d ORDER BY program LIMIT %d', get_index_table( 'index' ), $last, INDEX_BATCH ), 'ARRAY_A' );
		foreach ( $rows as $row ) {
			$last  = (int) $row['program'];
			$entry = read_index_entry( $last );
			if ( null === $entry || get_entry_checksum( $entry ) !== $row['checksum'] ) {
				$differing[] = $last;
			}
		}
		WordPress\free_memory();
	} while ( array() !== $rows );

	return array_values( array_unique( $differing ) );
}

/**
 * Marks the programs that differ from the index.
 *
 * @return int How many.
 */
function mark_differing_programs(): int {
	$programs = query_differing_programs();
	mark_programs( $programs );

	return count( $programs );
}

/**
 * Looks each night for programs that were written past WordPress, and indexes them, and those that go on without a last day: their sessions are written out
 * for a year.
 *
 * @return bool Whether any of the former was found.
 */
function check_index(): bool {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	maybe_create_index( true );
	if ( ! has_index_tables() ) {
		return false;
	}
	if ( Program\has_membership_checks() ) {
		// Nothing announces that others may read a program now.
		mark_all_programs();
	}
	$is_new = mark_differing_programs() > 0 || array() !== query_marked_programs( 1 );
	// phpcs:ignore WordPress.DB -- Once a night.
	$open = $wpdb->get_col( $wpdb->prepare( 'SELECT program FROM %i WHERE criterion = %s AND high = %d AND low > %d', get_index_table( 'spans' ), RUN, HIGHEST, LOWEST ) );
	mark_programs( array_map( 'intval', array_values( $open ) ) );
	index_batch();

	return $is_new;
}

/** Stops the events of this site. */
function stop_index(): void {
	wp_clear_scheduled_hook( INDEX_EVENT );
	wp_clear_scheduled_hook( INDEX_CHECK_EVENT );
	// What changes until it runs again is not followed.
	delete_option( INDEX_OPTION );
}

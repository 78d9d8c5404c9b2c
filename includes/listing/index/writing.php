<?php
/**
 * Writes the index: the only code that does. Changes (class-changes.php) marks a program when WordPress says that it has changed, and has it written at
 * the end of the request; what was cut off in between stays marked (index/rebuild.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Spans or words that one statement writes. */
const ROWS_IN_STATEMENT = 200;

/**
 * Marks programs as changed.
 *
 * @param list<int> $programs IDs.
 * @param int       $mark     Version of their rows: 0, or the number of who is about to write them.
 */
function mark_programs( array $programs, int $mark = 0 ): void {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( array() === $programs || ! has_index_tables() ) {
		return;
	}
	$table = get_index_table( 'index' );
	foreach ( array_chunk( $programs, ROWS_IN_STATEMENT ) as $some ) {
		$rows = implode( ', ', array_map( static fn( int $id ): string => "($id, 0, '" . NEVER . "', '', '', '', '')", $some ) );
		// Two statements: together they lock what is between rows, where others insert theirs.
		// phpcs:disable WordPress.DB, PluginCheck.Security.DirectDB -- Numbers only; the caller empties the caches.
		$wpdb->query( "INSERT IGNORE INTO $table (program, version, modified, checksum, title_key, card, words) VALUES $rows" );
		$wpdb->query( "UPDATE $table SET version = $mark WHERE version <> $mark AND program IN (" . implode( ',', $some ) . ')' );
		// phpcs:enable
	}
}

/**
 * Marks all programs, as when the language of the site or its days without activity have changed.
 *
 * @param bool $is_distrusted Whether all rows are written again, also those that seem to be right.
 */
function mark_all_programs( bool $is_distrusted = false ): void {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( has_index_tables() ) {
		// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- The caller empties the caches.
		$wpdb->query( 'UPDATE ' . get_index_table( 'index' ) . ' SET version = 0' . ( $is_distrusted ? ", checksum = 'distrusted' WHERE checksum <> ''" : ' WHERE version <> 0' ) );
	}
}

/**
 * Writes what the index knows of a program. Without a transaction, as one at the end of a request would commit what other code has left open when it
 * failed: a number of its own marks the row as taken before the program is read, and what is written counts if the row is still taken in the end.
 *
 * @param int $program ID, also of one that is not there any more.
 * @return bool Whether the index has it now.
 */
function index_program( int $program ): bool {
	if ( ! has_index_tables() ) {
		return false;
	}
	$taken = - random_int( 2, HIGHEST );
	mark_programs( array( $program ), $taken );
	try {
		$entry = read_index_entry( $program );
	} catch ( \Throwable $error ) {
		// Code of others has failed at this program. The night tries again.
		wp_trigger_error( __FUNCTION__, $error->getMessage() );
		return false;
	}

	return null === $entry ? delete_from_index( $program, $taken ) : write_index_entry( $program, $entry, $taken );
}

/**
 * Reads what the index has to know of a program, past all caches, in the language of the program, as a visitor who is not signed in may read it.
 *
 * @param int $program ID.
 * @return IndexEntry|null Null for what listings do not show.
 */
function read_index_entry( int $program ): ?array {
	// Another process may have written it.
	wp_cache_delete( $program, 'posts' );
	wp_cache_delete( $program, 'post_meta' );
	clean_object_term_cache( $program, (string) get_post_type( $program ) );
	$post = get_post( $program );
	if ( null === $post || 'publish' !== $post->post_status || ! Program\is_listed_post( $post ) ) {
		return null;
	}
	$language = WordPress\get_post_language( $program );
	$switched = switch_to_locale( WordPress\get_language_locale( $language ) );
	$user     = get_current_user_id();
	$is_asked = Program\has_membership_checks();
	if ( $is_asked ) {
		wp_set_current_user( 0 );
	}
	try {
		return WordPress\run_in_language( $language, static fn(): array => get_index_entry( $post, Program\is_readable_without_password( $post ) ) );
	} finally {
		if ( $is_asked ) {
			wp_set_current_user( $user );
		}
		if ( $switched ) {
			restore_previous_locale();
		}
	}
}

/**
 * Writes an entry, unless it is there already.
 *
 * @param int        $program Program.
 * @param IndexEntry $entry   What the index knows of it.
 * @param int        $taken   Version by which its row was taken.
 * @return bool Whether it is there.
 */
function write_index_entry( int $program, array $entry, int $taken ): bool {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	list( $index, $spans, $words ) = array_map( __NAMESPACE__ . '\\get_index_table', array( 'index', 'spans', 'words' ) );

	$checksum = get_entry_checksum( $entry );
	$row      = array(
		'version'  => $entry['is_reserved'] ? CLOSED_TO_NON_MEMBERS : INDEX_VERSION,
		'modified' => $entry['modified'],
	);
	// phpcs:disable WordPress.DB -- The caller empties the caches.
	$is_same = $checksum === $wpdb->get_var( $wpdb->prepare( 'SELECT checksum FROM %i WHERE program = %d', $index, $program ) );
	$is_all  = true;
	if ( ! $is_same ) {
		if ( ! clear_index_entry( $program, $taken ) ) {
			return false;
		}
		--$taken;
		$rows = get_span_rows( $program, $entry['spans'] );
		$own  = array_map( static fn( string $word ): string => (string) $wpdb->prepare( '(%s, %d)', $word, $program ), $entry['is_open'] ? encode_words( $entry['words'] ) : array() );
		insert_rows( $spans, 'program, criterion, low, high, since', $rows );
		insert_rows( $words, 'word, program', $own );
		/**
		 * Numbers of rows.
		 *
		 * @var array{string, string}|null $there
		 */
		$there  = $wpdb->get_row( $wpdb->prepare( 'SELECT (SELECT COUNT(*) FROM %i WHERE program = %d), (SELECT COUNT(*) FROM %i WHERE program = %d)', $spans, $program, $words, $program ), 'ARRAY_N' );
		$is_all = array( (string) count( $rows ), (string) count( $own ) ) === $there;
		$row   += compact( 'checksum' ) + array(
			'title_key' => $entry['title_key'],
			'card'      => (string) wp_json_encode( $entry['card'], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			'words'     => $entry['words'],
		);
	}
	if ( $is_all && 1 === $wpdb->update( $index, $row, compact( 'program' ) + array( 'version' => $taken ) ) ) {
		// WordPress caches the answers of queries, which have other ones now.
		wp_cache_set_posts_last_changed();
		if ( ! $is_same ) {
			/**
			 * Fires when the index has a program as it is now, for code that keeps a copy of the index.
			 *
			 * @since 0.2.0
			 *
			 * @param int $program Program ID.
			 */
			do_action( 'programs_filter_indexed', $program );
		}
		return true;
	}
	// phpcs:enable
	if ( ! $is_same ) {
		// Others have written it at the same time, or the database has refused something. No checksum may stand for what is not there.
		$wpdb->update( // phpcs:ignore WordPress.DB -- As above.
			$index,
			array(
				'version'  => 0,
				'checksum' => '',
			),
			compact( 'program' )
		);
		mark_programs( array( $program ) );
	}

	return false;
}

/**
 * Takes away what the index has of a program, unless others have marked or taken its row meanwhile.
 *
 * @param int $program ID.
 * @param int $taken   Version by which its row was taken; now it is one less.
 * @return bool Whether the row is still taken.
 */
function clear_index_entry( int $program, int $taken ): bool {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$cleared = array(
		'version'  => $taken - 1,
		'checksum' => '',
	);
	// phpcs:disable WordPress.DB -- The caller empties the caches.
	if ( 1 !== $wpdb->update( get_index_table( 'index' ), $cleared, compact( 'program' ) + array( 'version' => $taken ) ) ) {
		return false;
	}
	$wpdb->delete( get_index_table( 'spans' ), compact( 'program' ) );
	$wpdb->delete( get_index_table( 'words' ), compact( 'program' ) );
	// phpcs:enable

	return true;
}

/**
 * Returns spans as rows, each once, with the end of those of the same criterion before it.
 *
 * @param int   $program ID.
 * @param Spans $spans   Spans.
 * @return array<string> Prepared.
 */
function get_span_rows( int $program, array $spans ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$rows = array();
	foreach ( $spans as $criterion => $some ) {
		$since = LOWEST;
		foreach ( array_unique( $some, SORT_REGULAR ) as list( $low, $high ) ) {
			$rows[] = (string) $wpdb->prepare( '(%d, %s, %d, %d, %d)', $program, $criterion, $low, $high, $since );
			$since  = max( $since, $high );
		}
	}

	return $rows;
}

/**
 * Inserts rows that are not there.
 *
 * @param string        $table   Table.
 * @param string        $columns Columns.
 * @param array<string> $rows    Values, prepared.
 */
function insert_rows( string $table, string $columns, array $rows ): void {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	foreach ( array_chunk( $rows, ROWS_IN_STATEMENT ) as $some ) {
		// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Prepared by the caller.
		$wpdb->query( sprintf( 'INSERT IGNORE INTO %s (%s) VALUES %s', $table, $columns, implode( ', ', $some ) ) );
	}
}

/**
 * Returns what two equal entries have in common.
 *
 * @param IndexEntry $entry Entry.
 */
function get_entry_checksum( array $entry ): string {
	// Dates say their year elsewhere when another one has begun.
	$words = explode( ' ', $entry['words'] );
	sort( $words, SORT_STRING );

	return md5( (string) wp_json_encode( array( INDEX_VERSION, compact( 'words' ) + array( 'modified' => '' ) + $entry ) ) );
}

/**
 * Removes a program from the index.
 *
 * @param int $program ID.
 * @param int $taken   Version by which its row was taken.
 * @return bool Whether it is removed.
 */
function delete_from_index( int $program, int $taken ): bool {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;

	$is_deleted = clear_index_entry( $program, $taken ) && 1 === $wpdb->delete( get_index_table( 'index' ), compact( 'program' ) + array( 'version' => $taken - 1 ) ); // phpcs:ignore WordPress.DB -- The caller empties the caches.
	// Numbers without it are others.
	wp_cache_set_posts_last_changed();

	return $is_deleted;
}

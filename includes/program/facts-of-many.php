<?php
/**
 * Reads some facts of many programs, without loading the posts: for the list of programs in the admin and the days without activity.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Programs whose facts are read at once. */
const FACTS_TOGETHER = 500;

/**
 * Some facts of many programs, a query for many of them. Neither posts nor metadata stay in memory.
 *
 * @param list<string> $facts Keys.
 * @param string       $where Which programs: SQL about columns of the posts.
 * @return \Generator<int, Facts> By program, all other facts as ''.
 */
function facts_of_many( array $facts, string $where ): \Generator {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$own  = array_map( __NAMESPACE__ . '\\get_fact_meta_key', $facts );
	$keys = (string) $wpdb->prepare( implode( ', ', array_fill( 0, count( $own ), '%s' ) ), $own );
	$none = get_empty_facts();
	$last = 0;
	do {
		// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Prepared by the caller; no caller asks twice for the same.
		$ids = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE ($where) AND post_type = '" . POST_TYPE . "' AND ID > $last ORDER BY ID LIMIT " . FACTS_TOGETHER ) );
		foreach ( query_stored_facts( $ids, $keys ) as $program => $stored ) {
			$last = $program;
			$of   = array();
			foreach ( $facts as $fact ) {
				$of[ $fact ] = sanitize_stored_fact( get_fact_kinds()[ $fact ], $stored[ META_PREFIX . $fact ] ?? null );
			}
			yield $program => displayed_facts( remove_inverted_ranges( $of + $none ) );
		}
	} while ( isset( $ids[ FACTS_TOGETHER - 1 ] ) );
}

/**
 * Stored values of programs.
 *
 * @param list<int> $programs IDs.
 * @param string    $keys     SQL of the meta keys.
 * @return array<int, array<string, string>> By program, in the given order, and meta key.
 */
function query_stored_facts( array $programs, string $keys ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$found = array_fill_keys( $programs, array() );
	if ( array() === $found ) {
		return array();
	}
	/**
	 * Rows.
	 *
	 * @var list<array{post_id: string, meta_key: string, meta_value: string|null}> $rows
	 */
	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Prepared by the caller.
	$rows = $wpdb->get_results( "SELECT post_id, meta_key, meta_value FROM $wpdb->postmeta WHERE post_id IN (" . implode( ',', $programs ) . ") AND meta_key IN ($keys) ORDER BY meta_id", 'ARRAY_A' );
	foreach ( $rows as $row ) {
		// As get_post_meta() does, the first of several counts.
		$program = (int) $row['post_id'];
		$key     = $row['meta_key'];

		$found[ $program ][ $key ] = $found[ $program ][ $key ] ?? (string) $row['meta_value'];
	}

	return $found;
}

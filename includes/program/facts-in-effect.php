<?php
/**
 * The facts of programs as readers see them: sessions, or a schedule that can be read, say when a program takes place, and what happens to it where
 * and when it does not.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The facts of a program as readers see them.
 *
 * @param int $program Program.
 * @return Facts
 */
function program_facts( int $program ): array {
	static $last = null;
	$stored      = stored_facts( $program );
	if ( null === $last || $last[0] !== $stored ) {
		$last = array( $stored, facts_in_effect( $stored ) );
	}

	return $last[1];
}

/**
 * Facts in which the schedule says the sessions where none are stored, sessions say beginning and end, a postponed program without a new date has none, and one that moved online has no place.
 *
 * @param Facts $facts Stored facts.
 * @return Facts
 */
function facts_in_effect( array $facts ): array {
	list( 'start' => $start, 'sessions' => $stored ) = $facts;
	if ( '' === $stored ) {
		$facts['sessions'] = sessions_in_words( $facts );
	}
	// What is always open has neither a first nor a last day.
	$facts = '' === $facts['start'] . $facts['end'] && '' === $stored ? $facts : facts_of_sessions( $facts );
	if ( 'postponed' === $facts['event_status'] && in_array( $facts['previous_start'], array( '', $start, $facts['start'] ), true ) ) {
		$facts = array(
			'previous_start' => $facts['start'],
			'start'          => '',
			'end'            => '',
			'sessions'       => '',
		) + $facts;
	}
	if ( 'online' === $facts['event_status'] ) {
		$facts = array(
			'place'   => '',
			'address' => '',
		) + $facts;
	}

	/**
	 * The table has these.
	 *
	 * @var Facts $facts
	 */
	return $facts;
}

/**
 * Some facts of many programs in one query. Neither posts nor metadata stay in memory.
 *
 * @param list<string> $facts Keys.
 * @param string       $where Which programs: SQL about columns of the posts or of their metadata.
 * @return array<int, Facts> By program, all other facts as ''; without programs that have none of these.
 */
function facts_of_many( array $facts, string $where ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$keys = $wpdb->prepare( 'post_type = %s AND meta_key IN (' . implode( ', ', array_fill( 0, count( $facts ), '%s' ) ) . ')', array_merge( array( POST_TYPE ), array_map( __NAMESPACE__ . '\\fact_meta_key', $facts ) ) );
	/**
	 * Rows.
	 *
	 * @var list<array{post_id: string, meta_key: string, meta_value: string|null}> $rows
	 */
	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Prepared here and by the caller; no caller asks twice for the same.
	$rows  = $wpdb->get_results( "SELECT post_id, meta_key, meta_value FROM $wpdb->postmeta INNER JOIN $wpdb->posts ON ID = post_id WHERE $where AND $keys ORDER BY meta_id", 'ARRAY_A' );
	$found = array();
	foreach ( $rows as $row ) {
		$fact    = (string) fact_of_meta( $row['meta_key'] );
		$program = (int) $row['post_id'];
		// As get_post_meta() does, the first of several counts.
		$found[ $program ][ $fact ] = $found[ $program ][ $fact ] ?? usable_fact( fact_kinds()[ $fact ], $row['meta_value'] );
	}

	return array_map( static fn( array $values ): array => facts_in_effect( facts_in_order( $values + no_facts() ) ), $found );
}

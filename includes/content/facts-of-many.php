<?php
/**
 * Facts of many programs in one query, where nothing else of them is wanted: neither posts nor metadata stay in memory.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Facts_Of_Many;

use ProgramsFilter\Fact_Values;
use ProgramsFilter\Facts;
use ProgramsFilter\Post_Type;
use ProgramsFilter\Stored_Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Facts of programs.
 *
 * @param list<key-of<Facts\TABLE>> $facts Which facts.
 * @param string                    $where Which programs: SQL about columns of the posts, or of their metadata.
 * @return array By program, all other facts as empty texts; without programs that have none of these.
 * @phpstan-return array<int, array{start: string, end: string, signup_until: string, ...<string, string>}>
 */
function values( array $facts, string $where ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$keys = array_map( static fn( string $fact ): string => Facts\TABLE[ $fact ][0], $facts );
	$keys = $wpdb->prepare( 'post_type = %s AND meta_key IN (' . implode( ', ', array_fill( 0, count( $keys ), '%s' ) ) . ')', array_merge( array( Post_Type\NAME ), $keys ) );
	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Prepared here and by who asks; nobody asks twice for the same.
	$rows  = $wpdb->get_results( "SELECT post_id, meta_key, meta_value FROM $wpdb->postmeta INNER JOIN $wpdb->posts ON ID = post_id WHERE $where AND $keys ORDER BY meta_id", 'ARRAY_A' );
	$found = array();
	foreach ( is_array( $rows ) ? $rows : array() as $row ) {
		$fact = Facts\of_meta( $row['meta_key'] );
		if ( null !== $fact && is_numeric( $row['post_id'] ) ) {
			$program = (int) $row['post_id'];
			// As everywhere, the first of several counts.
			$found[ $program ] = ( $found[ $program ] ?? array() ) + array( $fact[0] => Stored_Facts\usable( $fact[1], $row['meta_value'] ) );
		}
	}
	$none = array_fill_keys( array_keys( Facts\TABLE ), '' );

	return array_map( static fn( array $values ): array => array_replace( $none, $values ), $found );
}

/**
 * Their beginnings and ends, as Facts\dates() gives them.
 *
 * @param string $where Which programs, as above.
 * @return array
 * @phpstan-return array<int, ProgramDates> By program, without those that have none.
 */
function dates( string $where ): array {
	return array_map(
		static fn( array $dates ): array => Fact_Values\ends_before_it_starts( $dates['start'], $dates['end'] ) ? array( 'end' => '' ) + $dates : $dates,
		values( array( 'start', 'end' ), $where )
	);
}

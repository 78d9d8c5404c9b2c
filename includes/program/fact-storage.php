<?php
/**
 * Facts as they are read: a listing reads those of a thousand programs.
 *
 * Facts of many programs in one query, where nothing else of them is wanted: neither posts nor metadata stay in memory.
 *
 * Metadata of a fact that cannot be used is not written, whoever writes it: what was there before stays, and the writer is told `false`.
 *
 * Each value is looked at alone. Whoever moves a program with two calls of update_post_meta() would be refused by a comparison of its
 * beginning and its end; readers ignore an end before the beginning (includes/program/period.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * How many values of a kind are remembered in a request.
 */
const MOST_USABLE_KNOWN = 1000;

/**
 * All metadata of a program at once. Not by get_post_meta(), which looks for a default in all registered metadata.
 *
 * @param int $program Program.
 * @return array<mixed>|null Lists of values by key; null where somebody has a say in one and has to be asked for each.
 */
function stored_facts( int $program ): ?array {
	$all = false === has_filter( 'get_post_metadata' ) ? get_metadata_raw( 'post', $program ) : null;

	return is_array( $all ) ? $all : null;
}

/**
 * Facts of a program as they can be used.
 *
 * @param int                                  $program Program.
 * @param array<string, array{string, string}> $facts   Which: key of the metadata and kind, by the fact's own key.
 * @return array<string, string> By the fact's own key; all others, what is not there and what cannot be used are ''.
 */
function usable_facts( int $program, array $facts ): array {
	$stored = stored_facts( $program ) ?? metadata_one_by_one( $program, array_column( $facts, 0 ) );
	$usable = NO_FACTS;
	foreach ( $facts as $fact => list( $key, $kind ) ) {
		$values = $stored[ $key ] ?? null;
		if ( is_array( $values ) && isset( $values[0] ) && '' !== $values[0] ) {
			$usable[ $fact ] = usable_fact( $kind, $values[0] );
		}
	}

	return $usable;
}

/**
 * Metadata of a program, asked for one by one.
 *
 * @param int          $program Program.
 * @param list<string> $keys    Keys.
 * @return array<string, array{mixed}> Lists of one value by key.
 */
function metadata_one_by_one( int $program, array $keys ): array {
	$stored = array();
	foreach ( $keys as $key ) {
		$stored[ $key ] = array( get_metadata_raw( 'post', $program, $key, true ) );
	}

	return $stored;
}

/**
 * A stored value as it can be used. Programs have many in common: those are looked at once.
 *
 * @param string $kind   Kind of the fact.
 * @param mixed  $stored Value.
 * @return string '' when it cannot.
 */
function usable_fact( string $kind, $stored ): string {
	static $known = array();

	if ( null === $stored || '' === $stored ) {
		return '';
	}
	if ( ! is_string( $stored ) ) {
		return (string) clean_fact( $kind, $stored );
	}
	if ( ! isset( $known[ $kind ][ $stored ] ) ) {
		if ( is_clean_fact( $kind, $stored ) ) {
			return $stored;
		}
		// What reads thousands, such as an export, must not fill the memory with them.
		if ( count( $known[ $kind ] ?? array() ) >= MOST_USABLE_KNOWN ) {
			$known[ $kind ] = array();
		}
		$known[ $kind ][ $stored ] = (string) clean_fact( $kind, $stored );
	}

	return $known[ $kind ][ $stored ];
}

/**
 * Facts of programs.
 *
 * @param list<key-of<FACTS>> $facts Which facts.
 * @param string              $where Which programs: SQL about columns of the posts, or of their metadata.
 * @return array<int, ClockFacts> By program, all other facts as empty texts; without programs that have none of these.
 */
function facts_of_many( array $facts, string $where ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$keys = array_map( static fn( string $fact ): string => FACTS[ $fact ][0], $facts );
	$keys = $wpdb->prepare( 'post_type = %s AND meta_key IN (' . implode( ', ', array_fill( 0, count( $keys ), '%s' ) ) . ')', array_merge( array( POST_TYPE ), $keys ) );
	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Prepared here and by who asks; nobody asks twice for the same.
	$rows  = $wpdb->get_results( "SELECT post_id, meta_key, meta_value FROM $wpdb->postmeta INNER JOIN $wpdb->posts ON ID = post_id WHERE $where AND $keys ORDER BY meta_id", 'ARRAY_A' );
	$found = array();
	foreach ( is_array( $rows ) ? $rows : array() as $row ) {
		$fact = fact_of_meta( $row['meta_key'] );
		if ( null !== $fact && is_numeric( $row['post_id'] ) ) {
			$program = (int) $row['post_id'];
			// As everywhere, the first of several counts.
			$found[ $program ] = ( $found[ $program ] ?? array() ) + array( $fact[0] => usable_fact( $fact[1], $row['meta_value'] ) );
		}
	}
	$none = array_fill_keys( array_keys( FACTS ), '' );

	return array_map( static fn( array $values ): array => array_replace( $none, $values ), $found );
}

/**
 * Their beginnings and ends, as program_dates() gives them.
 *
 * @param string $where Which programs, as above.
 * @return array<int, ProgramDates> By program, without those that have none.
 */
function dates_of_many( string $where ): array {
	return array_map(
		static fn( array $dates ): array => ends_before_it_starts( $dates['start'], $dates['end'] ) ? array( 'end' => '' ) + $dates : $dates,
		facts_of_many( array( 'start', 'end' ), $where )
	);
}

/**
 * Refuses what cannot be used: WordPress has cleaned the value already, which made it null.
 *
 * @param mixed ...$about Null, unless somebody else has decided; ID of the post; key; value.
 * @return mixed False for no.
 */
function refuse_unusable_fact( ...$about ) {
	list( $decided, $post, $key, $value ) = array_pad( $about, 4, null );

	return null === $decided && null === $value && null !== fact_of_meta( $key ) && is_numeric( $post ) && POST_TYPE === get_post_type( (int) $post ) ? false : $decided;
}

/**
 * The same for the box "Custom Fields", where WordPress asks before it cleans.
 *
 * @param mixed ...$about Null, unless somebody else has decided; ID of the metadata; value; key, false for the one that it has.
 * @return mixed False for no.
 */
function refuse_unusable_fact_by_id( ...$about ) {
	list( $decided, $id, $value, $key ) = array_pad( $about, 4, null );
	$meta                               = is_numeric( $id ) ? get_metadata_by_mid( 'post', (int) $id ) : false;
	if ( null !== $decided || false === $meta ) {
		return $decided;
	}
	$key  = is_string( $key ) ? $key : $meta->meta_key ?? '';
	$fact = fact_of_meta( $key );

	return null === $fact ? $decided : refuse_unusable_fact( $decided, $meta->post_id ?? 0, $key, clean_fact( $fact[1], $value ) );
}

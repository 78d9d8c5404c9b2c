<?php
/**
 * Programs with facts, for tests.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use ProgramsFilter\Program;

/**
 * Writes a program with facts, as they are or as written past WordPress.
 *
 * @param array<string, mixed> $facts  Values by the fact's own key.
 * @param array<string, mixed> $fields More, as wp_insert_post() takes it.
 * @return int ID.
 */
function program_with_facts( array $facts, array $fields = array() ): int {
	$id = program( 'Acuarela', array(), $fields );
	write_facts( $id, $facts );

	return $id;
}

/**
 * Writes facts of a program past WordPress.
 *
 * @param int                  $id    Program.
 * @param array<string, mixed> $facts Values by the fact's own key; `start` and `end` are short for the sessions that they say.
 */
function write_facts( int $id, array $facts ): void {
	foreach ( facts_with_sessions( $facts ) as $fact => $value ) {
		database()->insert(
			database()->postmeta,
			array(
				'post_id'    => $id,
				'meta_key'   => "pfilter_$fact", // phpcs:ignore WordPress.DB.SlowDBQuery -- A column of a new row.
				'meta_value' => $value, // phpcs:ignore WordPress.DB.SlowDBQuery -- The same.
			)
		);
	}
	wp_cache_delete( $id, 'post_meta' );
	// As any code that writes sessions through WordPress has it.
	Program\update_derived_dates( 0, $id, 'pfilter_sessions' );
}

/**
 * Facts with sessions in place of a beginning and an end.
 *
 * @template T
 * @param array<string, T> $facts Values by the fact's own key.
 * @return array<string, T|string>
 */
function facts_with_sessions( array $facts ): array {
	$dates = array_filter( array_intersect_key( $facts, Program\DERIVED_FACTS ), 'is_string' ) + Program\DERIVED_FACTS;
	$line  = Program\get_sessions_of_dates( $dates['start'], $dates['end'] );

	return array_diff_key( $facts, Program\DERIVED_FACTS ) + ( '' === $line ? array() : array( 'sessions' => $line ) );
}

/**
 * A day and an hour of the site.
 *
 * @param string $local Such as "2026-03-01 12:00".
 */
function at( string $local ): int {
	return ( new \DateTimeImmutable( $local, wp_timezone() ) )->getTimestamp();
}

/**
 * A day of the site.
 *
 * @param int    $days   Days from now.
 * @param string $format Format.
 */
function day( int $days, string $format = 'Y-m-d' ): string {
	return (string) wp_date( $format, time() + 86400 * $days );
}

/**
 * Facts of a program as they are stored; those that it does not have are left out.
 *
 * @param int $program Program.
 * @return array<string, mixed> By key of their metadata.
 */
function stored_facts( int $program ): array {
	$stored = array();
	foreach ( Program\get_fact_meta_keys() as $key ) {
		if ( metadata_exists( 'post', $program, $key ) ) {
			$stored[ $key ] = get_post_meta( $program, $key, true );
		}
	}

	return $stored;
}

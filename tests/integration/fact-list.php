<?php
/**
 * What is shown of programs with facts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Fact_List;

use ProgramsFilter\Fact_List;
use ProgramsFilter\Facts;
use ProgramsFilter\Period;
use ProgramsFilter\Signup;
use function ProgramsFilter\Tests\database;
use function ProgramsFilter\Tests\listing;
use function ProgramsFilter\Tests\post_of;
use function ProgramsFilter\Tests\program;

/**
 * Writes a program with facts, as they are or as somebody wrote them past WordPress.
 *
 * @param array<string, mixed> $facts  Values by the fact's own key.
 * @param array<string, mixed> $fields More, as wp_insert_post() takes it.
 * @return int ID.
 */
function with_facts( array $facts, array $fields = array() ): int {
	$id = program( 'Acuarela', array(), $fields );
	foreach ( $facts as $fact => $value ) {
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

	return $id;
}

/**
 * The view model of a program.
 *
 * @param array<string, mixed> $facts  Values by the fact's own key.
 * @param string               $now    The site's day and hour.
 * @param array<string, mixed> $fields More, as wp_insert_post() takes it.
 * @return array<string, mixed>
 */
function shown( array $facts, string $now = '2026-03-01 12:00', array $fields = array() ): array {
	return Fact_List\of_program( post_of( with_facts( $facts, $fields ) ), at( $now ) );
}

/**
 * States of sign-up, and when something changes next.
 *
 * @param list<array{array<string, mixed>, string}> $cases Facts by their own keys, and now.
 * @return list<array{string, string}> State, and the site's day and hour; '' for never.
 */
function states( array $cases ): array {
	return array_map(
		static function ( array $one ): array {
			$facts = Facts\values( with_facts( $one[0] ) );
			$next  = Period\next_change( $facts, at( $one[1] ) );

			return array( Signup\state( $facts, at( $one[1] ) ), null === $next ? '' : (string) wp_date( 'Y-m-d H:i', $next ) );
		},
		$cases
	);
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
 * A listing with facts of a program.
 *
 * @param array<string, mixed> $facts  Values by the fact's own key.
 * @param list<string>         $keys   Which are shown.
 * @param array<string, mixed> $fields More, as wp_insert_post() takes it.
 */
function listed( array $facts, array $keys, array $fields = array() ): string {
	with_facts( $facts, $fields );

	return listing( array( 'facts' => $keys ) );
}

/**
 * A listing whose cards a filter gives other facts.
 *
 * @param array<string, mixed> $changes What the filter changes of a card.
 */
function filtered( array $changes ): string {
	add_filter( 'programs_filter_card', static fn( array $card ): array => $changes + $card );

	return listed( array( 'place' => 'Sala 2' ), array( 'place' ) );
}

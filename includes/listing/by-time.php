<?php
/**
 * Filters and sorts programs by their dates in the site's time zone. A query cannot do that, so it happens after the query. WordPress ignores the two
 * arguments that ask for it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Query argument: a key of PHASES. Default: all programs. */
const QUERY_WHEN = 'pfilter_when';

/** Query argument: for how many seconds a program that is over still counts as one that runs. */
const QUERY_GRACE = 'pfilter_grace';

/** First key of the argument `orderby`: order by the beginning. The next keys order programs that begin together. */
const QUERY_START = 'pfilter_start';

/** Phases of Program\program_phase() for each value. Programs without dates are always included. */
const PHASES = array(
	'current-and-coming' => array( 'current', 'coming', 'none' ),
	'coming'             => array( 'coming' ),
	'past'               => array( 'past' ),
);

/**
 * Whether a query depends on the time.
 *
 * @param array<string, mixed> $arguments Arguments.
 */
function is_time_asked( array $arguments ): bool {
	return null !== asked_phases( $arguments ) || null !== asked_direction( $arguments );
}

/**
 * Returns the programs of the asked phases, in order.
 *
 * @param list<int>            $programs  Programs of all times, in the order of the query.
 * @param array<string, mixed> $arguments Arguments.
 * @param int                  $now       Unix time.
 * @return list<int>
 */
function programs_by_time( array $programs, array $arguments, int $now ): array {
	$phases    = asked_phases( $arguments );
	$direction = asked_direction( $arguments );
	$dates     = dates_of_programs( $programs );
	$none      = Program\no_facts();
	$places    = array();
	foreach ( $programs as $index => $program ) {
		$of_program = $dates[ $program ] ?? $none;
		$phase      = Program\program_phase( $of_program, $now - number_argument( $arguments, QUERY_GRACE ) );
		if ( null === $phases || in_array( $phase, $phases, true ) ) {
			$places[] = array_merge( null === $direction ? array() : place_in_time( $of_program, $phase, $direction, $now ), array( $index ) );
		}
	}
	sort( $places );

	return array_map( static fn( array $place ): int => $programs[ (int) end( $place ) ], $places );
}

/**
 * Returns the dates of programs. Protected and reserved programs have none, so that their place in a listing reveals nothing.
 *
 * @param list<int> $programs Programs.
 * @return array<int, Facts> Without those that have none.
 */
function dates_of_programs( array $programs ): array {
	if ( array() === $programs ) {
		return array();
	}
	if ( false !== has_filter( 'get_post_metadata' ) || Program\do_others_decide_reading() ) {
		// Other code is asked about each program.
		_prime_post_caches( $programs, false, true );
		$dates = array();
		foreach ( $programs as $program ) {
			$post = get_post( $program );
			if ( null !== $post && Program\is_open_program( $post ) ) {
				$dates[ $program ] = Program\program_facts( $program );
			}
		}

		return $dates;
	}

	return Program\facts_of_many( Program\DATE_FACTS, "post_password = '' AND ID IN (" . implode( ', ', $programs ) . ')' );
}

/**
 * Returns the sort key of a program: first current and coming programs by their next session or their beginning, then past ones, the last to end first, then those without
 * dates. Descending order reverses the first two groups.
 *
 * @param SessionDates $dates     Dates.
 * @param string       $phase     Its phase.
 * @param string       $direction `ASC` or `DESC`.
 * @param int          $now       Unix time.
 * @return array{int, int} Keys to compare in turn.
 */
function place_in_time( array $dates, string $phase, string $direction, int $now ): array {
	$turn = 'DESC' === $direction ? -1 : 1;
	if ( 'none' === $phase ) {
		return array( 2, 0 );
	}
	if ( 'past' === $phase ) {
		return array( 1, - $turn * (int) Program\ends_at( $dates ) );
	}

	$next = Program\next_session( $dates['sessions'], $now ) ?? $dates;

	// A program with only an end has begun already.
	return array( 0, $turn * ( Program\begins_at( $next ) ?? -PHP_INT_MAX ) );
}

/**
 * The phases that a query asks for.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return list<string>|null Null for all.
 */
function asked_phases( array $arguments ): ?array {
	$when = $arguments[ QUERY_WHEN ] ?? null;

	return is_string( $when ) ? PHASES[ $when ] ?? null : null;
}

/**
 * The direction in which a query asks for the order by the beginning.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return string|null `ASC` or `DESC`; null when it asks for another order.
 */
function asked_direction( array $arguments ): ?string {
	$order = $arguments['orderby'] ?? null;
	$first = is_array( $order ) && QUERY_START === key( $order ) ? reset( $order ) : null;

	return is_string( $first ) ? ( 'DESC' === strtoupper( $first ) ? 'DESC' : 'ASC' ) : null;
}

/**
 * Returns the limit of a query.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return int|null Null for all.
 */
function asked_limit( array $arguments ): ?int {
	$limit = number_argument( $arguments, 'posts_per_page' );

	return 0 === $limit || true === ( $arguments['nopaging'] ?? false ) ? null : $limit;
}

/**
 * An argument that is a number.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @param string               $name      Name.
 * @return int 0 or more.
 */
function number_argument( array $arguments, string $name ): int {
	$value = $arguments[ $name ] ?? 0;

	return is_numeric( $value ) ? max( 0, (int) $value ) : 0;
}

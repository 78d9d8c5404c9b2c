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
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Query argument: a key of PHASES. Default: all programs. */
const QUERY_WHEN = 'pfilter_when';

/** Query argument: for how many seconds a program that is over still counts as one that runs. */
const QUERY_GRACE = 'pfilter_grace';

/** First key of the argument `orderby`: order by the beginning. The next keys order programs that begin together. */
const QUERY_START = 'pfilter_start';

/** The same for the order by the next session. */
const QUERY_NEXT = 'pfilter_next';

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
	return null !== asked_phases( $arguments ) || null !== asked_order( $arguments );
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
	$phases = asked_phases( $arguments );
	$order  = asked_order( $arguments );
	$turn   = null !== $order && 'DESC' === strtoupper( WordPress\only_text( ( (array) $arguments['orderby'] )[ $order ] ) ) ? -1 : 1;
	$dates  = dates_of_programs( $programs );
	$none   = Program\no_facts();
	$found  = array();
	$places = array();
	foreach ( $programs as $program ) {
		$of_program = $dates[ $program ] ?? $none;
		$phase      = Program\program_phase( $of_program, $now - number_argument( $arguments, QUERY_GRACE ) );
		if ( null === $phases || in_array( $phase, $phases, true ) ) {
			$found[] = $program;
			if ( null !== $order ) {
				list( $group, $time ) = places_in_time( $of_program, $now, $phase )[ $order ];
				$places[]             = array( $group, $turn * $time );
			}
		}
	}

	return null === $order ? $found : array_map( static fn( int $index ): int => $found[ $index ], in_order_of_time( $places ) );
}

/**
 * Returns the sort keys of a program in the orders by time.
 *
 * @param SessionDates $dates Dates.
 * @param int          $now   Unix time.
 * @param string|null  $phase Its phase, if that is known.
 * @return array<string, array{int, int}> By QUERY_START and QUERY_NEXT: keys to compare in turn.
 */
function places_in_time( array $dates, int $now, ?string $phase = null ): array {
	$phase = $phase ?? Program\program_phase( $dates, $now );
	$next  = 'none' === $phase || 'past' === $phase ? null : Program\next_session( $dates['sessions'], $now );

	return array(
		QUERY_START => place_in_time( $dates, $phase, $next ),
		QUERY_NEXT  => place_by_next( $dates, $phase, $next ),
	);
}

/**
 * Returns a date as minutes, by the clock of the site: times with a zone are slow.
 *
 * @param string $date Clean date.
 */
function minutes_of_date( string $date ): int {
	return 24 * 60 * Program\day_number( $date ) + 60 * (int) substr( $date, 11, 2 ) + (int) substr( $date, 14, 2 );
}

/**
 * Returns the end of a program in the same way: the first minute after it.
 *
 * @param SessionDates $dates Dates.
 */
function minutes_of_end( array $dates ): int {
	$last = Program\last_day( $dates );

	return '' === $last ? PHP_INT_MAX : minutes_of_date( $last ) + ( strlen( $last ) > 10 ? 0 : 24 * 60 );
}

/**
 * Sorts by keys. What has the same ones stays in its order.
 *
 * @param list<array{int, int}> $places Sort keys.
 * @return list<int> Indexes.
 */
function in_order_of_time( array $places ): array {
	$indexes = array_keys( $places );
	usort( $indexes, static fn( int $one, int $other ): int => array( $places[ $one ], $one ) <=> array( $places[ $other ], $other ) );

	return $indexes;
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
 * dates. Descending order reverses within the groups.
 *
 * @param SessionDates $dates Dates.
 * @param string       $phase Its phase.
 * @param Session|null $next  Its next session.
 * @return array{int, int} Keys to compare in turn.
 */
function place_in_time( array $dates, string $phase, ?array $next ): array {
	if ( 'none' === $phase ) {
		return array( 2, 0 );
	}
	if ( 'past' === $phase ) {
		return array( 1, - minutes_of_end( $dates ) );
	}
	$start = ( $next ?? $dates )['start'];

	// A program with only an end has begun already.
	return array( 0, '' === $start ? -PHP_INT_MAX : minutes_of_date( $start ) );
}

/**
 * Returns the sort key of a program in the order by the next session: first what has a session or a day to come, then what runs without days of its
 * own, the first to end first, then what is always open, then past ones, the last to end first.
 *
 * @param SessionDates $dates Dates.
 * @param string       $phase Its phase.
 * @param Session|null $next  Its next session.
 * @return array{int, int} Keys to compare in turn.
 */
function place_by_next( array $dates, string $phase, ?array $next ): array {
	if ( 'none' === $phase ) {
		return array( 2, 0 );
	}
	$end = minutes_of_end( $dates );
	if ( 'past' === $phase ) {
		return array( 3, -$end );
	}
	if ( null !== $next || 'coming' === $phase || ( '' !== $dates['start'] && Program\is_of_few_days( $dates ) ) ) {
		return array( 0, minutes_of_date( ( $next ?? $dates )['start'] ) );
	}

	return array( 1, $end );
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
 * The order by time that a query asks for.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return string|null QUERY_START or QUERY_NEXT; null when it asks for another order.
 */
function asked_order( array $arguments ): ?string {
	$order = $arguments['orderby'] ?? null;
	$first = is_array( $order ) ? key( $order ) : null;

	return in_array( $first, array( QUERY_START, QUERY_NEXT ), true ) && is_string( $order[ $first ] ?? null ) ? $first : null;
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

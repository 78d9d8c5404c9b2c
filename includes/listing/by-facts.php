<?php
/**
 * Filters and sorts programs by what their cards say: dates in the site's time zone, ages, prices, places, values of plugins. A query cannot do that, so it happens after the
 * query. WordPress ignores the arguments that ask for it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Query argument: values by criterion, as in the address. Criteria with a taxonomy are a part of the query itself. */
const QUERY_ONLY = 'pfilter_only';

/** Query argument: for how many seconds a program that is over still counts as one that runs. */
const QUERY_GRACE = 'pfilter_grace';

/** First key of the argument `orderby`: order by the beginning. The next keys order programs that begin together. */
const QUERY_START = 'pfilter_start';

/** The same for the order by the next session. */
const QUERY_NEXT = 'pfilter_next';

/**
 * Whether a query depends on facts.
 *
 * @param array<string, mixed> $arguments Arguments.
 */
function are_facts_asked( array $arguments ): bool {
	return array() !== wanted_values( $arguments ) || null !== asked_order( $arguments );
}

/**
 * Returns what a query is limited to.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return array<string, list<string>> Values by criterion.
 */
function wanted_values( array $arguments ): array {
	$wanted = array();
	foreach ( is_array( $arguments[ QUERY_ONLY ] ?? null ) ? $arguments[ QUERY_ONLY ] : array() as $key => $values ) {
		$wanted[ (string) $key ] = array_values( array_filter( (array) $values, 'is_string' ) );
	}

	return array_filter( $wanted );
}

/**
 * Returns whether a program is one of those that a query is limited to, by the tests of visitors' choices.
 *
 * @param array<string, list<string>> $wanted Values by criterion.
 * @param int                         $now    Unix time.
 * @return \Closure( int, Facts ): bool
 */
function test_of_values( array $wanted, int $now ): \Closure {
	$criteria = get_selectable_criteria( array_keys( $wanted ) );
	$tests    = get_criterion_tests( array_column( $criteria, 'kind', 'key' ), $wanted, moments_clock( site_now( $now ) ) );

	return static function ( int $program, array $facts ) use ( $criteria, $tests, $wanted ): bool {
		foreach ( $tests as $key => $test ) {
			$from_facts = $criteria[ $key ]['from_facts'];
			if ( WHEN === $key && array() === array_diff( $wanted[ WHEN ], PHASES ) ) {
				// No session need be read.
				$said = span_of_facts( $facts );
			} elseif ( null !== $from_facts ) {
				$said = $from_facts( $facts );
			} else {
				$post = get_post( $program );
				$said = null === $post ? '' : implode( ' ', $criteria[ $key ]['values']( $post, null ) );
			}
			if ( 0 === $test( $said ) ) {
				return false;
			}
		}

		return true;
	};
}

/**
 * Returns the programs that meet the conditions, in order.
 *
 * @param list<int>            $programs  Programs of all times, in the order of the query.
 * @param array<string, mixed> $arguments Arguments.
 * @param int                  $now       Unix time.
 * @return list<int>
 */
function programs_by_facts( array $programs, array $arguments, int $now ): array {
	$wanted = wanted_values( $arguments );
	$order  = asked_order( $arguments );
	$keys   = array() === array_diff_key( $wanted, array( WHEN => true ) ) ? Program\DATE_FACTS : array_keys( Program\get_empty_facts() );
	$facts  = facts_of_programs( $programs, $keys );
	$none   = Program\get_empty_facts();
	$is_one = test_of_values( $wanted, $now - number_argument( $arguments, QUERY_GRACE ) );
	$found  = array();
	$places = array();
	foreach ( $programs as $program ) {
		$of_program = $facts[ $program ] ?? $none;
		if ( ! $is_one( $program, $of_program ) ) {
			continue;
		}
		$found[] = $program;
		if ( null !== $order ) {
			$places[] = places_in_time( $of_program, $now )[ $order ];
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
	$next  = 'none' === $phase || 'past' === $phase ? null : Program\next_occurrence( $dates, $now );

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
	$last = $dates['end'];

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
 * Returns facts of programs. Protected and reserved programs have none, so that their place in a listing reveals nothing.
 *
 * @param list<int>    $programs Programs.
 * @param list<string> $keys     Facts.
 * @return array<int, Facts> Without those that have none.
 */
function facts_of_programs( array $programs, array $keys ): array {
	if ( array() === $programs ) {
		return array();
	}
	if ( false !== has_filter( 'get_post_metadata' ) || Program\has_membership_checks() ) {
		// Other code is asked about each program.
		_prime_post_caches( $programs, false, true );
		$facts = array();
		foreach ( $programs as $program ) {
			$post = get_post( $program );
			if ( null !== $post && Program\is_readable_without_password( $post ) ) {
				$facts[ $program ] = Program\program_facts( $program );
			}
		}

		return $facts;
	}

	return Program\facts_of_many( $keys, "post_password = '' AND ID IN (" . implode( ', ', $programs ) . ')', Program\get_listed_post_types() );
}

/**
 * Returns the sort key of a program: first current and coming programs by their next session or their beginning, then past ones, the last to end first, then those without
 * dates.
 *
 * @param SessionDates              $dates Dates.
 * @param string                    $phase Its phase.
 * @param SessionDates|Session|null $next  When it takes place next.
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
 * @param SessionDates              $dates Dates.
 * @param string                    $phase Its phase.
 * @param SessionDates|Session|null $next  When it takes place next.
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

	return null === $next ? array( 1, $end ) : array( 0, minutes_of_date( $next['start'] ) );
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

/**
 * Whether the address of a calendar can say what a listing shows: it has one time and one number, and nobody subscribes to the past.
 *
 * @param ListingAttributes $attributes Attributes.
 */
function is_calendar_of( array $attributes ): bool {
	if ( in_array( OVER, $attributes['only'][ WHEN ] ?? array(), true ) ) {
		return false;
	}
	foreach ( get_selectable_criteria( array_keys( $attributes['only'] ) ) as $key => $criterion ) {
		if ( count( $attributes['only'][ $key ] ) > 1 && ! isset( get_criterion_kinds()[ $criterion['kind'] ]['controls']['checkboxes'] ) ) {
			return false;
		}
	}

	return true;
}

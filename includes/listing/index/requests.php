<?php
/**
 * What a condition asks the index for: a list of requests, of which a program meets one. Made by the kinds of criteria (criterion-kinds.php) and answered
 * in SQL (queries.php) or, for a program that is not indexed yet, here.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/** One of several things that are asked for: words, conditions that are met, and those that are not. */
const ANY_PROGRAM = array(
	'text'       => '',
	'conditions' => array(),
	'without'    => array(),
);

/**
 * Returns a request for some spans of a criterion.
 *
 * @param string                $criterion Criterion.
 * @param list<array{int, int}> $spans     Spans.
 * @return list<IndexRequest>
 */
function request_spans( string $criterion, array $spans ): array {
	return array_map( static fn( array $span ): array => make_index_request( array( $criterion ), $span ), $spans );
}

/**
 * Makes a request.
 *
 * @param list<string>        $criteria Criteria of spans.
 * @param array{int, int}     $span     Span.
 * @param 'span'|'low'|'high' $by       What of a program's span must be in it: any part, its beginning or its end.
 * @param list<Hours>         $hours    Hours at one of which it begins. None for any.
 * @return IndexRequest
 */
function make_index_request( array $criteria, array $span, string $by = 'span', array $hours = array() ): array {
	return compact( 'criteria', 'span', 'by', 'hours' );
}

/**
 * Returns the requests of a period: a session in it, one that is cancelled, or running through it.
 *
 * @param array{int, int} $period Period.
 * @param list<Hours>     $hours  Hours at which it begins, so that one session answers both. What runs through has none.
 * @return list<IndexRequest>
 */
function request_period( array $period, array $hours ): array {
	$sessions = make_index_request( array( SESSION, CANCELLED ), $period, 'span', $hours );

	return array() === $hours ? array( $sessions, make_index_request( array( THROUGH ), $period ) ) : array( $sessions );
}

/**
 * Returns the requests of a value of WHEN.
 *
 * @param string      $value One of MOMENTS, or CURRENT.
 * @param Clock       $clock Result of get_clock().
 * @param list<Hours> $hours Hours, which only count within a period.
 * @return list<IndexRequest>
 */
function request_moment( string $value, array $clock, array $hours ): array {
	if ( isset( $clock['periods'][ $value ] ) ) {
		return request_period( $clock['periods'][ $value ], $hours );
	}
	list( $by, $span ) = $clock['phases'][ $value ];

	return array( make_index_request( array( RUN ), $span, $by ) );
}

/**
 * Whether spans meet one of some requests, and how.
 *
 * @param Spans              $spans    Spans of a program by criterion.
 * @param list<IndexRequest> $requests Requests.
 * @return int 0 where they do not; RUNS_THROUGH where a program only runs through.
 */
function meet_requests( array $spans, array $requests ): int {
	$place = 0;
	foreach ( $requests as list( 'criteria' => $criteria, 'span' => $wanted, 'by' => $by, 'hours' => $hours ) ) {
		foreach ( $criteria as $criterion ) {
			foreach ( $spans[ $criterion ] ?? array() as list( $low, $high ) ) {
				$from = 'high' === $by ? $high : $low;
				$to   = 'span' === $by ? $high : $from + 1;
				if ( do_spans_overlap( array( $from, $to ), $wanted ) && is_at_hours( $low, $hours ) ) {
					if ( THROUGH !== $criterion ) {
						return 1;
					}
					$place = RUNS_THROUGH;
				}
			}
		}
	}

	return $place;
}

/**
 * Whether spans meet all of some conditions.
 *
 * @param Spans                     $spans      Spans of a program by criterion.
 * @param array<list<IndexRequest>> $conditions Conditions.
 */
function meet_conditions( array $spans, array $conditions ): bool {
	return array_all( $conditions, static fn( array $requests ): bool => 0 !== meet_requests( $spans, $requests ) );
}

/**
 * Whether a session begins at some hours.
 *
 * @param int         $minute Its first minute.
 * @param list<Hours> $hours  Hours; none for any.
 */
function is_at_hours( int $minute, array $hours ): bool {
	foreach ( $hours as list( $from, $to, $weekday ) ) {
		$since = null === $weekday ? $minute % DAY : ( $minute + MONDAY ) % WEEK - DAY * $weekday;
		if ( $from <= $since && $since < $to ) {
			return true;
		}
	}

	return array() === $hours;
}

<?php
/**
 * Programs by the day and the hour of the site: those that come, run or are over, and in the order of their beginning.
 *
 * What a query cannot know is decided here, by the facts of programs that it found. Two of its arguments say what is wanted; WordPress
 * itself ignores both.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\By_Time;

use ProgramsFilter\Facts;
use ProgramsFilter\Period;
use ProgramsFilter\Site_Formats;

defined( 'ABSPATH' ) || exit;

/**
 * Argument of the query: which programs, a key of PHASES. Without it, all.
 */
const WHEN = 'pfilter_when';

/**
 * First key of the argument `orderby`: by the beginning. What follows it is the order of programs that begin together.
 */
const START = 'pfilter_start';

/**
 * Which phases of Period\phase() are meant. What has no dates is always on offer.
 */
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
function is_asked( array $arguments ): bool {
	return null !== phases( $arguments ) || null !== direction( $arguments );
}

/**
 * The same query for programs of all times.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return array<string, mixed>
 */
function for_all_times( array $arguments ): array {
	return array(
		'posts_per_page'         => -1,
		'nopaging'               => true,
		'update_post_meta_cache' => true,
		// Those of a few among many.
		'update_post_term_cache' => false,
	) + $arguments;
}

/**
 * The programs that are meant, in their order, as many as are wanted.
 *
 * @param list<\WP_Post>       $posts     Programs of all times, in the order of the query.
 * @param array<string, mixed> $arguments Arguments.
 * @param int                  $now       Unix time.
 * @return list<\WP_Post>
 */
function chosen( array $posts, array $arguments, int $now ): array {
	$phases    = phases( $arguments );
	$direction = direction( $arguments );
	$places    = array();
	Site_Formats\once(
		static function () use ( $posts, $phases, $direction, $now, &$places ): void {
			foreach ( $posts as $index => $post ) {
				$dates = dates( $post );
				$phase = Period\phase( $dates, $now );
				if ( null === $phases || in_array( $phase, $phases, true ) ) {
					$places[] = array_merge( null === $direction ? array() : place( $dates, $phase, $direction ), array( $index ) );
				}
			}
		}
	);
	sort( $places );
	$sorted = array_map( static fn( array $place ): \WP_Post => $posts[ (int) end( $place ) ], $places );

	return array_slice( $sorted, number( $arguments, 'offset' ), limit( $arguments ) );
}

/**
 * The dates of a program. Behind a password nothing is told of them, not even by its place in a listing.
 *
 * @param \WP_Post $post Program.
 * @return array
 * @phpstan-return ProgramDates
 */
function dates( \WP_Post $post ): array {
	return '' === $post->post_password ? Facts\dates( $post->ID ) : array(
		'start' => '',
		'end'   => '',
	);
}

/**
 * What puts a program in its place: first what runs or comes, by its beginning; then what is over, the last to end first; last what has
 * no dates. Downwards, the first two groups are the other way round.
 *
 * @param array  $dates     Dates.
 * @param string $phase     Its phase.
 * @param string $direction `ASC` or `DESC`.
 * @phpstan-param ProgramDates $dates
 * @return array{int, int} To be compared one after the other.
 */
function place( array $dates, string $phase, string $direction ): array {
	$turn = 'DESC' === $direction ? -1 : 1;
	if ( 'none' === $phase ) {
		return array( 2, 0 );
	}
	if ( 'past' === $phase ) {
		return array( 1, - $turn * (int) Period\ends( $dates ) );
	}

	// Of what has an end only it is known that it runs.
	return array( 0, $turn * ( Period\begins( $dates ) ?? -PHP_INT_MAX ) );
}

/**
 * The phases that a query asks for.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return list<string>|null Null for all.
 */
function phases( array $arguments ): ?array {
	$when = $arguments[ WHEN ] ?? null;

	return is_string( $when ) ? PHASES[ $when ] ?? null : null;
}

/**
 * The direction in which a query asks for the order by the beginning.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return string|null `ASC` or `DESC`; null when it asks for another order.
 */
function direction( array $arguments ): ?string {
	$order = $arguments['orderby'] ?? null;
	$first = is_array( $order ) && START === key( $order ) ? reset( $order ) : null;

	return is_string( $first ) ? ( 'DESC' === strtoupper( $first ) ? 'DESC' : 'ASC' ) : null;
}

/**
 * How many programs are wanted.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return int|null Null for all.
 */
function limit( array $arguments ): ?int {
	$limit = number( $arguments, 'posts_per_page' );

	return 0 === $limit || true === ( $arguments['nopaging'] ?? false ) ? null : $limit;
}

/**
 * An argument that is a number.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @param string               $name      Name.
 * @return int 0 or more.
 */
function number( array $arguments, string $name ): int {
	$value = $arguments[ $name ] ?? 0;

	return is_numeric( $value ) ? max( 0, (int) $value ) : 0;
}

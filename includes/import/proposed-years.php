<?php
/**
 * Days without a year, such as "6/10": they are no dates, but with a year they would be.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** A day without a year. */
const DAY_WITHOUT_YEAR = '/(?<![\d\/.:-])(\d{1,2})\/(\d{1,2})(?![\d\/.:-])/';

/**
 * Returns a cell with years for its days: the next such day, and for those before it the last one before that.
 *
 * @param string $text           Cell, such as "6/10" or "del 6/10 al 18/12".
 * @param bool   $is_month_first Whether "3/4" is the fourth of March.
 * @return string The text itself where that makes no date of it.
 */
function with_proposed_years( string $text, bool $is_month_first ): string {
	$count = (int) preg_match_all( DAY_WITHOUT_YEAR, $text, $found, PREG_SET_ORDER );
	if ( 0 === $count || null !== read_dates( $text, $is_month_first ) ) {
		return $text;
	}
	$days = array_map( static fn( array $day ): array => $is_month_first ? array( (int) $day[1], (int) $day[2] ) : array( (int) $day[2], (int) $day[1] ), $found );
	$last = $days[ $count - 1 ];
	$next = with_year(
		array(
			'year'  => 0,
			'month' => $last[0],
			'day'   => $last[1],
		)
	);
	if ( null === $next ) {
		return $text;
	}
	$index    = 0;
	$proposed = (string) preg_replace_callback(
		DAY_WITHOUT_YEAR,
		static function ( array $day ) use ( $days, $last, $next, &$index ): string {
			return $day[0] . '/' . ( $next['year'] - ( $days[ $index++ ] > $last ? 1 : 0 ) );
		},
		$text
	);

	return null === read_dates( $proposed, $is_month_first ) ? $text : $proposed;
}

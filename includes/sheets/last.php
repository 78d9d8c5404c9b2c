<?php
/**
 * The number of a new program that comes last, without asking the database for each row.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Sheet_Last;

use ProgramsFilter\Order;

defined( 'ABSPATH' ) || exit;

/**
 * The number of the next one.
 *
 * @param int|null $number The number that a row gives; null where it gives none.
 */
function number( ?int $number ): int {
	$next   = kept() ?? Order\next_number();
	$number = $number ?? $next;
	// With 0 everywhere nobody has ordered anything, and all stand in the order of their titles.
	kept( 0 === $number ? $next : max( $next, $number + 1, 1 ) );

	return $number;
}

/**
 * Asks again next time: others add programs too.
 */
function forget(): void {
	kept( -1 );
}

/**
 * The number that is kept.
 *
 * @param int|null $number What is kept instead, -1 for nothing; null to ask.
 * @return int|null Null when nothing is kept.
 */
function kept( ?int $number = null ): ?int {
	static $kept = null;
	if ( null !== $number ) {
		$kept = -1 === $number ? null : $number;
	}

	return $kept;
}

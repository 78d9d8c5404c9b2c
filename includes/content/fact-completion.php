<?php
/**
 * What people leave out where they type a fact, in a form or a sheet. What programs send is taken as it is.
 *
 * The same rules for the panel of the editor: src/program/completion.ts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Fact_Completion;

use ProgramsFilter\Fact_Values;

defined( 'ABSPATH' ) || exit;

/**
 * An address that begins with www., with its scheme.
 *
 * @param string $text What somebody typed.
 */
function address( string $text ): string {
	return 1 === preg_match( '/^\s*www\./i', $text ) ? 'https://' . ltrim( $text ) : $text;
}

/**
 * An end that has an hour and no day, with the day of the beginning.
 *
 * @param string $end   What somebody typed.
 * @param string $start Beginning.
 * @return string The same where it is no such end, or there is no beginning.
 */
function end( string $end, string $start ): string {
	$day = is_hour( $end ) ? explode( 'T', (string) Fact_Values\clean( 'moment', $start ) )[0] : '';

	return '' === $day ? $end : "{$day}T" . ltrim( $end, 'T' );
}

/**
 * Whether a text is an hour without a day.
 *
 * @param string $text Such as "T20:00".
 */
function is_hour( string $text ): bool {
	return 1 === preg_match( '/^T?([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/D', $text );
}

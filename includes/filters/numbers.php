<?php
/**
 * Criteria that are a number: "¿Qué edad?", "Hasta 20 €". Cards say for which numbers they are: `6-12`, `16-`, `0-5 8-10`. A price of 12.50 € is
 * `12.5-`, as it is for all who would pay that or more. The script does the same (src/filters/numbers.ts).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Highest age and highest price that can be asked for. */
const OLDEST  = 120;
const DEAREST = 99999;

/** What a card says that is for all: without an age, or free. */
const ANY_NUMBER = '0-';

/**
 * Returns a valid number.
 *
 * @param string $written Any bytes.
 * @param string $key     Criterion.
 * @return string '' for another one, or one that is out of range.
 */
function asked_number( string $written, string $key ): string {
	return 1 === preg_match( '/^\d{1,5}$/D', $written ) && (int) $written <= highest_number( $key ) ? (string) (int) $written : '';
}

/**
 * Returns the highest number that can be asked for.
 *
 * @since n.e.x.t
 *
 * @param string $key Criterion.
 */
function highest_number( string $key ): int {
	return AGE === $key ? OLDEST : DEAREST;
}

/**
 * Whether a number is in a range.
 *
 * @param string $said   Ranges that a card says.
 * @param float  $number Number.
 */
function is_number_said( string $said, float $number ): bool {
	foreach ( numeric_ranges( $said ) as list( $low, $high ) ) {
		if ( $number >= $low && ( null === $high || $number <= $high ) ) {
			return true;
		}
	}

	return false;
}

/**
 * Returns ranges as numbers.
 *
 * @param string $said Ranges that a card says, and other words.
 * @return list<array{float, float|null}> Lowest and highest number; null for none.
 */
function numeric_ranges( string $said ): array {
	preg_match_all( '/(?<!\S)(\d+(?:\.\d+)?)-(\d*)(?!\S)/', $said, $found, PREG_SET_ORDER );

	return array_map( static fn( array $match ): array => array( (float) $match[1], '' === $match[2] ? null : (float) $match[2] ), $found );
}

/**
 * Returns the label of a number as it is asked for, such as "Age: 7 years".
 *
 * @param Control $control Control.
 * @param int     $number  Number, for the plural.
 * @return string With `%s` for the number.
 */
function number_text( array $control, int $number ): string {
	if ( AGE === $control['key'] ) {
		/* translators: %s: age in years, which a visitor looks for. */
		return _n( 'Age: %s year', 'Age: %s years', $number, 'programs-filter' );
	}

	/* translators: 1: number, which a visitor enters; 2: sign of the currency. */
	return sprintf( _x( 'Price up to %1$s %2$s', 'price', 'programs-filter' ), '%s', $control['sign'] );
}

/**
 * Returns what stands before and behind the field of a number.
 *
 * @since n.e.x.t
 *
 * @param Control $control Control.
 * @return array{string, string}
 */
function number_label( array $control ): array {
	if ( AGE === $control['key'] ) {
		return array( WordPress\typeset( __( 'What age?', 'programs-filter' ) ), '' );
	}
	list( $before, $behind ) = explode( '%s', number_text( $control, 2 ) . '%s' );

	return array( trim( $before ), trim( $behind ) );
}

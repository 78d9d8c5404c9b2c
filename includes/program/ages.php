<?php
/**
 * The ages that a program is for, as numbers, and their words. What "For whom" says is a text that is not read here: the reader (includes/reader/)
 * turns it into numbers when it is written.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The ages as numbers.
 *
 * @param Facts $facts Facts.
 * @return string Such as `6-12`, `16-` or `0-12`; '' where the program has none as numbers.
 */
function age_range( array $facts ): string {
	list( $from, $to ) = array( $facts['age_from'], $facts['age_to'] );

	return '' === $from . $to ? '' : (int) $from . "-$to";
}

/**
 * The ages of a program in words, unless "For whom" says the same numbers.
 *
 * @param Facts $facts Facts.
 */
function shown_ages( array $facts ): string {
	list( 'age_from' => $from, 'age_to' => $to, 'audience' => $words ) = $facts;

	$is_said = '' === $from . $to || ( '0-' === "$from-$to" ? '' !== $words : array() === array_diff( array( $from, $to, '' ), array( '' ), (array) preg_split( '/\D+/', $words ) ) );

	return $is_said ? '' : ages_in_words( '' === $from ? "-$to" : "$from-$to" );
}

/**
 * A range in words.
 *
 * @param string $range Such as `6-12`, `16-` or `-12`.
 */
function ages_in_words( string $range ): string {
	list( $from, $to ) = explode( '-', $range );
	if ( '0' === $from && '' === $to ) {
		return __( 'For all ages', 'programs-filter' );
	}
	if ( '' === $to ) {
		/* translators: %s: age in years */
		return catalan_apostrophes( sprintf( _n( 'From age %s', 'From age %s', (int) $from, 'programs-filter' ), $from ) );
	}
	if ( '' === $from ) {
		/* translators: %s: age in years */
		return sprintf( _n( 'Up to age %s', 'Up to age %s', (int) $to, 'programs-filter' ), $to );
	}
	if ( $from === $to ) {
		/* translators: %s: age in years */
		return sprintf( _n( 'Age %s', 'Age %s', (int) $to, 'programs-filter' ), $to );
	}

	/* translators: 1: lowest age, 2: highest age, in years */
	return catalan_apostrophes( sprintf( __( 'Ages %1$s to %2$s', 'programs-filter' ), $from, $to ) );
}

<?php
/**
 * What is wrong with facts that somebody wants to write, each and together: the REST API, a form, an import.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Fact_Problems;

use ProgramsFilter\Answers;
use ProgramsFilter\Fact_Completion;
use ProgramsFilter\Fact_Values;
use ProgramsFilter\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * A sentence for each value that cannot be written.
 *
 * @param array<mixed> $meta    Values by the key of their metadata; null and '' are nothing. Keys that are no fact's are ignored.
 * @param int          $program The program that has the other values; 0 for a new one.
 * @return array<string, string> By the key of the metadata; empty when all can be written.
 */
function of( array $meta, int $program ): array {
	$problems = array();
	foreach ( Facts\TABLE as list( $key, $kind ) ) {
		$problem = of_value( $kind, $meta[ $key ] ?? null );
		if ( '' !== $problem ) {
			$problems[ $key ] = $problem;
		}
	}

	return $problems + of_order( array_diff_key( $meta, $problems ), $program );
}

/**
 * The same for the order of beginning and end. One of them may be the stored one; when neither is written, nothing is wrong.
 *
 * @param array<mixed> $meta    Values that can be written.
 * @param int          $program The program, or 0.
 * @return array<string, string>
 */
function of_order( array $meta, int $program ): array {
	list( $start, $end ) = array( Facts\TABLE['start'][0], Facts\TABLE['end'][0] );
	$given               = array_key_exists( $end, $meta ) ? $end : $start;
	$value               = static fn( string $key ): string => (string) Fact_Values\clean( 'moment', array_key_exists( $key, $meta ) || 0 === $program ? $meta[ $key ] ?? '' : get_post_meta( $program, $key, true ) );
	$is_wrong            = array_key_exists( $given, $meta ) && Fact_Values\ends_before_it_starts( $value( $start ), $value( $end ) );

	return $is_wrong ? array( $given => wrong_order() ) : array();
}

/**
 * What is wrong with a value.
 *
 * @param string $kind  Kind of the fact.
 * @param mixed  $value What somebody wrote.
 * @return string A sentence; '' when it can be used.
 */
function of_value( string $kind, $value ): string {
	if ( null !== Fact_Values\clean( $kind, $value ) ) {
		return '';
	}
	if ( is_string( $value ) && mb_strlen( $value ) > Fact_Values\LONGEST[ $kind ] ) {
		return sprintf(
			/* translators: %s: number */
			__( 'This is too long: at most %s characters.', 'programs-filter' ),
			Answers\number( Fact_Values\LONGEST[ $kind ] )
		);
	}
	if ( is_string( $value ) && Fact_Completion\is_hour( trim( $value ) ) && ( 'moment' === $kind || 'day' === $kind ) ) {
		return day_missing();
	}
	$problems = array(
		'moment' => __( 'This is not a date.', 'programs-filter' ),
		'day'    => __( 'This is not a date.', 'programs-filter' ),
		'flag'   => __( 'This is neither yes nor no.', 'programs-filter' ),
		'url'    => __( 'Write the whole address, with https:// at its beginning.', 'programs-filter' ),
		'state'  => __( 'There is no such state.', 'programs-filter' ),
		'email'  => __( 'This is not an email address.', 'programs-filter' ),
		'phone'  => __( 'This is not a phone number.', 'programs-filter' ),
	);

	return $problems[ $kind ] ?? __( 'This is not a text.', 'programs-filter' );
}

/**
 * What is wrong with an hour alone.
 */
function day_missing(): string {
	return __( 'The day is missing.', 'programs-filter' );
}

/**
 * What is wrong with an end before its beginning.
 */
function wrong_order(): string {
	return __( 'The end is before the beginning.', 'programs-filter' );
}

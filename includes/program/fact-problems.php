<?php
/**
 * What is wrong with facts that somebody wants to write, each and together: the REST API, a form, an import.
 *
 * What people leave out where they type a fact, in a form or a sheet. What programs send is taken as it is.
 *
 * The same rules for the panel of the editor: src/program/panel/completion.ts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * A sentence for each value that cannot be written.
 *
 * @param array<mixed> $meta    Values by the key of their metadata; null and '' are nothing. Keys that are no fact's are ignored.
 * @param int          $program The program that has the other values; 0 for a new one.
 * @return array<string, string> By the key of the metadata; empty when all can be written.
 */
function fact_problems( array $meta, int $program ): array {
	$problems = array();
	foreach ( FACTS as list( $key, $kind ) ) {
		$problem = fact_problem( $kind, $meta[ $key ] ?? null );
		if ( '' !== $problem ) {
			$problems[ $key ] = $problem;
		}
	}

	return $problems + date_order_problems( array_diff_key( $meta, $problems ), $program );
}

/**
 * The same for the order of beginning and end. One of them may be the stored one; when neither is written, nothing is wrong.
 *
 * @param array<mixed> $meta    Values that can be written.
 * @param int          $program The program, or 0.
 * @return array<string, string>
 */
function date_order_problems( array $meta, int $program ): array {
	list( $start, $end ) = array( FACTS['start'][0], FACTS['end'][0] );
	$given               = array_key_exists( $end, $meta ) ? $end : $start;
	$value               = static fn( string $key ): string => (string) clean_fact( 'moment', array_key_exists( $key, $meta ) || 0 === $program ? $meta[ $key ] ?? '' : get_post_meta( $program, $key, true ) );
	$is_wrong            = array_key_exists( $given, $meta ) && ends_before_it_starts( $value( $start ), $value( $end ) );

	return $is_wrong ? array( $given => wrong_order_problem() ) : array();
}

/**
 * What is wrong with a value.
 *
 * @param string $kind  Kind of the fact.
 * @param mixed  $value What somebody wrote.
 * @return string A sentence; '' when it can be used.
 */
function fact_problem( string $kind, $value ): string {
	if ( null !== clean_fact( $kind, $value ) ) {
		return '';
	}
	if ( is_string( $value ) && mb_strlen( $value ) > LONGEST_VALUES[ $kind ] ) {
		return sprintf(
			/* translators: %s: number */
			__( 'This is too long: at most %s characters.', 'programs-filter' ),
			number_format_i18n( LONGEST_VALUES[ $kind ] )
		);
	}
	if ( is_string( $value ) && is_hour_alone( trim( $value ) ) && ( 'moment' === $kind || 'day' === $kind ) ) {
		return missing_day_problem();
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
function missing_day_problem(): string {
	return __( 'The day is missing.', 'programs-filter' );
}

/**
 * What is wrong with an end before its beginning.
 */
function wrong_order_problem(): string {
	return __( 'The end is before the beginning.', 'programs-filter' );
}

/**
 * An address that begins with www., with its scheme.
 *
 * @param string $text What somebody typed.
 */
function completed_address( string $text ): string {
	return 1 === preg_match( '/^\s*www\./i', $text ) ? 'https://' . ltrim( $text ) : $text;
}

/**
 * An end that has an hour and no day, with the day of the beginning.
 *
 * @param string $end   What somebody typed.
 * @param string $start Beginning.
 * @return string The same where it is no such end, or there is no beginning.
 */
function completed_end( string $end, string $start ): string {
	$day = is_hour_alone( $end ) ? explode( 'T', (string) clean_fact( 'moment', $start ) )[0] : '';

	return '' === $day ? $end : "{$day}T" . ltrim( $end, 'T' );
}

/**
 * Whether a text is an hour without a day.
 *
 * @param string $text Such as "T20:00".
 */
function is_hour_alone( string $text ): bool {
	return 1 === preg_match( '/^T?([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/D', $text );
}

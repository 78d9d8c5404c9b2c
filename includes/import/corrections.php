<?php
/**
 * Finds new rows that may correct the title, day or place of an existing program, once all rows are checked. Likely ones are ticked, and the preview
 * asks about all of them (questions.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Number of rows that are asked about one by one. */
const MOST_CORRECTIONS = 200;

/** Days between two beginnings of which one is likely to be the other, corrected; and where the sheet has all programs of these days. */
const NEAR_DAYS = 3;
const MOST_DAYS = 60;

/**
 * Finds the programs that rows may be about, and supposes what is likely and was not answered yet.
 *
 * @param Job $job Import of which all rows are checked; it gets the programs, and answers.
 * @return bool Whether rows have to be checked again, as changes of a program.
 */
function suppose_corrections( Job $job ): bool {
	$rows    = Rows::of( $job );
	$answers = array_filter( $job->answers['corrections'], static fn( int $program ): bool => $program > 0 );
	$named   = array();
	$days    = array();
	foreach ( $rows->lines() as $line ) {
		$days[] = substr( $line['sought']['start'] ?? '', 0, 10 );
		if ( ! isset( $answers[ $line['number'] ] ) ) {
			$named[ $line['program'] ] = true;
		}
	}
	$days  = array_diff( $days, array( '' ) );
	$span  = array() === $days ? array( '', '' ) : array( min( $days ), max( $days ) );
	$found = array();
	foreach ( $answers as $number => $program ) {
		$found[] = array( 3, 0, $number, $program );
	}
	$some = array();
	foreach ( $rows->lines() as $line ) {
		if ( 'create' === $line['action'] ) {
			$some[] = $line;
		}
		if ( count( $some ) >= Rows::TOGETHER ) {
			array_push( $found, ...programs_to_correct( $some, $named, $span ) );
			$some = array();
		}
	}
	array_push( $found, ...programs_to_correct( $some, $named, $span ) );
	// The likeliest first, then the nearest.
	usort( $found, static fn( array $one, array $other ): int => array( -$one[0], $one[1], $one[2] ) <=> array( -$other[0], $other[1], $other[2] ) );

	$job->possible = array();
	$supposed      = array();
	foreach ( $found as list( $likeness, , $number, $program ) ) {
		if ( isset( $job->possible[ $number ] ) || in_array( $program, $job->possible, true ) || ! current_user_can( 'edit_post', $program ) || count( $job->possible ) >= MOST_CORRECTIONS ) {
			continue;
		}
		$job->possible[ $number ] = $program;
		if ( 2 === $likeness && ! isset( $job->answers['corrections'][ $number ] ) ) {
			$supposed[ $number ] = $program;
		}
	}
	ksort( $job->possible );
	$job->answers['corrections'] += $supposed;
	$rows->check_again( array_keys( $supposed ) );

	return array() !== $supposed;
}

/**
 * The programs that some rows may be about.
 *
 * @param list<ImportLine>      $lines New rows.
 * @param array<int, true>      $named Programs that rows are about.
 * @param array{string, string} $span  First and last day of the sheet; '' for none.
 * @return list<array{int, int, int, int}> How likely it is, as correction_likeness() says; seconds between both beginnings; row and program.
 */
function programs_to_correct( array $lines, array $named, array $span ): array {
	if ( array() === $lines ) {
		return array();
	}
	$programs = new Programs();
	$programs->read( array_column( $lines, 'title' ), array_merge( array(), ...array_column( array_column( $lines, 'sought' ), 'identifiers' ) ) );
	$on_days = array();
	foreach ( $programs->on_days( array_values( array_unique( array_diff( array_map( static fn( array $line ): string => substr( $line['sought']['start'] ?? '', 0, 10 ), $lines ), array( '' ) ) ) ) ) as $program => $one ) {
		$on_days[ substr( $one[1], 0, 10 ) ][ $program ] = $one;
	}
	$found = array();
	foreach ( $lines as $line ) {
		$start      = $line['sought']['start'] ?? '';
		$language   = $line['sought']['language'] ?? '';
		$identified = $programs->with_identifier( $line['sought']['identifiers'] ?? array(), $language );
		$compared   = $on_days[ substr( $start, 0, 10 ) ] ?? array();
		foreach ( array_merge( $identified, array_slice( array_keys( $programs->with_title( $line['title'], $language ) ), -MOST_COMPARED ) ) as $program ) {
			$facts                = Program\stored_facts( $program );
			$compared[ $program ] = array( get_post_field( 'post_title', $program, 'raw' ), $facts['start'], $facts['place'] );
		}
		foreach ( array_diff_key( $compared, $named ) as $program => $one ) {
			$likeness = max( correction_likeness( $line, $one, $span ), in_array( $program, $identified, true ) ? 1 : 0 );
			if ( $likeness > 0 && '' !== $start && is_in_language( $program, $language ) ) {
				$found[] = array( $likeness, abs( (int) strtotime( $one[1] ) - (int) strtotime( $start ) ), $line['number'], $program );
			}
		}
	}

	return $found;
}

/**
 * How likely a row is about a program.
 *
 * @param ImportLine                    $line    Row.
 * @param array{string, string, string} $program Title, beginning and place.
 * @param array{string, string}         $span    First and last day of the sheet: a program between them that no row is about is likely to have been moved.
 * @return int 2 where it is supposed, 1 where it is asked, 0 for another one.
 */
function correction_likeness( array $line, array $program, array $span ): int {
	list( $title, $start, $place ) = $program;

	$start_of_row = $line['sought']['start'] ?? '';
	$place_of_row = $line['sought']['place'] ?? '';
	$day          = substr( $start, 0, 10 );
	$is_day       = substr( $start_of_row, 0, 10 ) === $day;
	// A sheet without places says nothing of them.
	$is_place = '' === $place_of_row || category_key( $place_of_row ) === category_key( $place );
	if ( title_key( $title ) === title_key( $line['title'] ) ) {
		$most    = $span[0] <= $day && $day <= $span[1] ? MOST_DAYS : NEAR_DAYS;
		$is_near = '' !== $day && abs( (int) strtotime( $start_of_row ) - (int) strtotime( $start ) ) <= $most * DAY_IN_SECONDS;

		return $is_day || ( $is_place && $is_near ) ? 2 : 1;
	}
	if ( ! $is_day || ! $is_place ) {
		return 0;
	}
	$words = static fn( string $text ): array => array_filter( (array) preg_split( '/[^\p{L}\p{N}]+/u', category_key( $text ) ), static fn( $word ): bool => strlen( (string) $word ) > 3 );

	return array() !== array_intersect( $words( $title ), $words( $line['title'] ) ) ? 2 : (int) ( '' !== $place_of_row && $start === $start_of_row );
}

<?php
/**
 * A row of a sheet: what it says of a program, and what is wrong, cell by cell. What it does not have, it does not say.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Of these an empty cell says nothing; of all others, that there is none.
 */
const SILENT_COLUMNS = array( 'id', 'order', 'status', 'date', 'slug' );

/**
 * Stands for the whole row among the problems.
 */
const WHOLE_ROW = 'row';

/**
 * Bytes of a title or an excerpt in the database.
 */
const LONGEST_TEXT = 65535;

/**
 * What a row says.
 *
 * @param list<string> $cells   Cells.
 * @param list<string> $columns What each column holds, '' for nothing.
 * @return SheetRow
 */
function read_row( array $cells, array $columns ): array {
	$row = array(
		'values'     => array(),
		'categories' => null,
		'problems'   => array(),
	);
	if ( '' !== trim( implode( '', array_slice( $cells, count( $columns ) ) ) ) ) {
		$row['problems'][ WHOLE_ROW ] = __( 'This row has more cells than there are columns: its quotation marks or delimiters may be wrong.', 'programs-filter' );
	}
	foreach ( $columns as $number => $field ) {
		if ( '' === $field || ! isset( $cells[ $number ] ) ) {
			continue;
		}
		$text = restored_cell( $cells[ $number ] );
		$text = 'content' === $field ? $text : trimmed_cell( $text );
		if ( '' === $text && in_array( $field, SILENT_COLUMNS, true ) ) {
			continue;
		}
		$value = cell_value( $field, $text );
		// Of an hour alone nobody knows yet which day it is.
		$problem = 'end' === $field && Program\is_hour_alone( (string) $value ) ? '' : cell_problem( $field, $value );
		if ( '' !== $problem ) {
			$row['problems'][ $field ] = $problem;
		} elseif ( 'categories' === $field ) {
			$row['categories'] = category_paths( $text );
		} else {
			$row['values'][ $field ] = (string) $value;
		}
	}

	return dates_in_order( $row, null );
}

/**
 * A cell in the spelling in which WordPress has it.
 *
 * @param string $field Column.
 * @param string $text  Text.
 * @return string|null Null where a word is not known.
 */
function cell_value( string $field, string $text ): ?string {
	$kind = Program\fact_kinds()[ $field ] ?? $field;
	switch ( $kind ) {
		case 'moment':
		case 'day':
			return read_date( $text );
		case 'date':
			return 1 === preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $text ) ? $text : str_replace( 'T', ' ', read_date( $text ) );
		case 'flag':
			return '' === $text ? '0' : value_of_word( 'free', $text );
		case 'state':
			return '' === $text ? '' : value_of_word( 'signup_state', $text );
		case 'status':
			return value_of_word( 'status', $text );
		case 'slug':
			return WordPress\only_text( sanitize_title( $text ) );
		case 'url':
			return Program\completed_address( $text );
	}

	return $text;
}

/**
 * What is wrong with a value.
 *
 * @param string      $field Column.
 * @param string|null $value Value.
 * @return string A sentence; '' when it can be used.
 */
function cell_problem( string $field, ?string $value ): string {
	$kind = Program\fact_kinds()[ $field ] ?? null;
	if ( null !== $kind ) {
		return Program\fact_problem( $kind, $value ?? array() );
	}
	switch ( $field ) {
		case 'id':
			return 1 === preg_match( '/^[1-9]\d{0,17}$/D', (string) $value ) ? '' : __( 'This is not an ID.', 'programs-filter' );
		case 'order':
			return 1 === preg_match( '/^-?\d{1,9}$/D', (string) $value ) ? '' : __( 'This is not a whole number.', 'programs-filter' );
		case 'title':
			return '' === $value ? __( 'The title is missing.', 'programs-filter' ) : cell_problem( 'excerpt', $value );
		case 'excerpt':
			// With the entities that WordPress may write.
			return strlen( esc_html( (string) $value ) ) > LONGEST_TEXT ? __( 'This is too long.', 'programs-filter' ) : '';
		case 'status':
			return null === $value ? __( 'There is no such status.', 'programs-filter' ) : '';
		case 'date':
			return null === Program\clean_moment( (string) $value ) ? __( 'This is not a date.', 'programs-filter' ) : '';
		case 'slug':
			return '' === $value ? __( 'This cannot be part of an address.', 'programs-filter' ) : '';
		case 'categories':
			return are_categories_too_long( (string) $value ) ? __( 'This is too long.', 'programs-filter' ) : '';
		case 'password':
			return mb_strlen( (string) $value ) > 255 ? __( 'This is too long.', 'programs-filter' ) : '';
	}

	return '';
}

/**
 * The same with the day of an end that has an hour only, and without an end before its beginning.
 *
 * @param SheetRow $row     What a row says.
 * @param int|null $program The program that has the others; 0 for a new one, null where nobody knows it yet.
 * @return SheetRow
 */
function dates_in_order( array $row, ?int $program ): array {
	$row = null === $program ? $row : with_day_of_end( $row, $program );
	foreach ( Program\date_order_problems( row_facts( $row ), (int) $program ) as $key => $problem ) {
		$fact                     = Program\fact_of_meta( $key ) ?? 'end';
		$row['problems'][ $fact ] = $problem;
		unset( $row['values'][ $fact ] );
	}

	return $row;
}

/**
 * The same with the day of an end that has an hour only.
 *
 * @param SheetRow $row     What a row says.
 * @param int      $program The program that has the beginning, where the row says nothing of it; 0 for a new one.
 * @return SheetRow
 */
function with_day_of_end( array $row, int $program ): array {
	$end = $row['values']['end'] ?? '';
	if ( ! Program\is_hour_alone( $end ) ) {
		return $row;
	}
	// A beginning that cannot be read is another one than that of the program.
	$stored = 0 === $program || isset( $row['problems']['start'] ) ? '' : Program\program_facts( $program )['start'];
	$whole  = Program\completed_end( $end, $row['values']['start'] ?? $stored );
	unset( $row['values']['end'] );
	if ( $whole === $end ) {
		$row['problems']['end'] = Program\missing_day_problem();
	} else {
		$row['values']['end'] = $whole;
	}

	return $row;
}

/**
 * The facts that a row says.
 *
 * @param SheetRow $row What a row says.
 * @return array<string, string> By the key of their metadata, as they are stored.
 */
function row_facts( array $row ): array {
	$meta = array();
	foreach ( array_intersect_key( Program\fact_kinds(), $row['values'] ) as $fact => $kind ) {
		$meta[ Program\fact_meta_key( $fact ) ] = (string) Program\clean_fact( $kind, $row['values'][ $fact ] );
	}

	return $meta;
}

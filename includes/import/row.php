<?php
/**
 * What a row of a sheet says of a program, and its problems, cell by cell. A column that is missing says nothing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Columns in which an empty cell says nothing. In all others it empties what the program has. */
const SILENT_COLUMNS = array( 'id', 'order', 'status', 'date', 'slug', 'language' );

/** Errors of Excel and LibreOffice, in English and Spanish. */
const ERROR_PATTERN = '/^(?:#(?:REF|¡REF|VALUE|¡VALOR|VALOR|NAME|¿NOMBRE|NOMBRE|DIV\/0|¡DIV\/0|N\/[AD]|NUM|¡NUM|NULL|¡NULO|SPILL|CALC)[!?]?|Err:\d{3}|#{3,})$/D';

/** Key of problems of a whole row. */
const WHOLE_ROW = 'row';

/** Bytes of a title or an excerpt in the database. */
const LONGEST_TEXT = 65535;

/**
 * Reads a row.
 *
 * @param list<string> $cells    Cells.
 * @param list<string> $columns  What each column holds; '' for nothing.
 * @param string       $language Language of rows that say none; '' where they have to.
 * @param bool         $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return SheetRow
 */
function read_row( array $cells, array $columns, string $language = '', bool $is_month_first = false ): array {
	$row = array(
		'values'     => array(),
		'categories' => null,
		'problems'   => array(),
	);
	if ( '' !== trim( implode( '', array_slice( $cells, count( $columns ) ) ) ) ) {
		$row['problems'][ WHOLE_ROW ] = __( 'This row has more cells than there are columns: its quotation marks or delimiters may be wrong.', 'programs-filter' );
	}
	$dates = array();
	foreach ( $columns as $number => $field ) {
		if ( '' === $field || ! isset( $cells[ $number ] ) ) {
			continue;
		}
		$text = cell_text( $field, $cells[ $number ] );
		if ( '' === $text && in_array( $field, SILENT_COLUMNS, true ) ) {
			continue;
		}
		if ( in_array( $field, DAY_COLUMNS, true ) || in_array( $field, HOUR_COLUMNS, true ) ) {
			$dates[ $field ] = $text;
			continue;
		}
		$field   = field_of_prices( $field, $text, $columns );
		$value   = cell_value( $field, $text, $is_month_first );
		$problem = cell_problem( $field, $value );
		if ( '' !== $problem ) {
			$row['problems'][ $field ] = $problem;
		} elseif ( 'categories' === $field ) {
			$row['categories'] = category_paths( $text );
		} else {
			$row['values'][ $field ] = (string) $value;
		}
	}

	return without_contradictions( with_language( with_dates( $row, $dates, $is_month_first ), $language ), 0 );
}

/**
 * The text of a cell: without errors of spreadsheets, and what surrounds it.
 *
 * @param string $field Column.
 * @param string $cell  Cell.
 */
function cell_text( string $field, string $cell ): string {
	$text = restored_cell( $cell );
	if ( 'content' === $field ) {
		return $text;
	}
	$text = trimmed_cell( $text );
	if ( 1 === preg_match( ERROR_PATTERN, $text ) ) {
		return '';
	}

	return 'title' === $field ? (string) preg_replace( '/\s*[\r\n]+\s*/', ' ', $text ) : $text;
}

/**
 * A cell in the format in which WordPress stores it.
 *
 * @param string $field          Column.
 * @param string $text           Text.
 * @param bool   $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return string|null Null where a word is not known.
 */
function cell_value( string $field, string $text, bool $is_month_first = false ): ?string {
	$kind = Program\fact_kind( $field );
	if ( array() !== words_of_column( $field ) ) {
		return '' === $text ? $kind['nothing'] ?? '' : value_of_word( $field, $text );
	}
	if ( null !== $kind && in_array( $kind['control'], array( 'date', 'moment' ), true ) ) {
		return read_date( $text, $is_month_first );
	}
	switch ( $field ) {
		case 'date':
			return 1 === preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $text ) ? $text : str_replace( 'T', ' ', read_date( $text, $is_month_first ) );
		case 'slug':
			return sanitize_title( $text );
		case 'language':
			return language_of_text( $text );
	}
	if ( 'places_left' === $field && 'full' === value_of_word( 'signup_state', $text ) ) {
		return '0';
	}

	return null === $kind ? $text : Program\value_of_text( Program\fact_kinds()[ $field ], $text );
}

/**
 * Where a cell of prices by group belongs: one that says no groups is a price, unless the row has a column for that.
 *
 * @param string       $field   Column.
 * @param string       $text    Text.
 * @param list<string> $columns All columns.
 */
function field_of_prices( string $field, string $text, array $columns ): string {
	$is_price = 'prices' === $field && ! in_array( 'price', $columns, true ) && null === Program\clean_fact( 'prices', Program\prices_of_text( $text ) );

	return $is_price ? 'price' : $field;
}

/**
 * The problem of a value.
 *
 * @param string      $field Column.
 * @param string|null $value Value.
 * @return string A sentence; '' when the value can be used.
 */
function cell_problem( string $field, ?string $value ): string {
	if ( null === $value && array() !== words_of_column( $field ) ) {
		$words = array_diff( array_column( words_of_column( $field ), word_index() ), array( '' ) );
		/* translators: %s: words */
		return sprintf( __( 'Write one of these words: %s.', 'programs-filter' ), implode( ', ', $words ) );
	}
	$kind = Program\fact_kinds()[ 'weekdays' === $field ? 'schedule' : $field ] ?? null;
	if ( null !== $kind ) {
		return Program\fact_problem( $kind, $value ?? array() );
	}
	switch ( $field ) {
		case 'id':
			return 1 === preg_match( '/^[1-9]\d{0,17}$/D', (string) $value ) ? '' : __( 'Write the ID of a program, or nothing.', 'programs-filter' );
		case 'order':
			return 1 === preg_match( '/^-?\d{1,9}$/D', (string) $value ) ? '' : __( 'Write a whole number, such as 3.', 'programs-filter' );
		case 'title':
			return '' === $value ? __( 'Write a title.', 'programs-filter' ) : cell_problem( 'excerpt', $value );
		case 'excerpt':
			// With the entities that WordPress may write.
			return strlen( esc_html( (string) $value ) ) > LONGEST_TEXT ? __( 'Shorten this text.', 'programs-filter' ) : '';
		case 'date':
			return null === Program\clean_moment( (string) $value ) ? __( 'Write the day as 15/10/2027.', 'programs-filter' ) : '';
		case 'language':
			/* translators: %s: names of languages */
			return null === $value ? sprintf( __( 'Write one of these languages: %s.', 'programs-filter' ), implode( ', ', program_languages() ) ) : '';
		case 'slug':
			return '' === $value ? __( 'Write letters and numbers, such as open-choir.', 'programs-filter' ) : '';
		case 'categories':
			return are_categories_too_long( (string) $value ) ? __( 'Shorten this text.', 'programs-filter' ) : '';
		case 'password':
			return mb_strlen( (string) $value ) > 255 ? __( 'Shorten this text.', 'programs-filter' ) : '';
	}

	return '';
}

/**
 * Whether a row has a beginning that cannot be read. It is about a program without one then.
 *
 * @param SheetRow $row Row.
 */
function is_beginning_unread( array $row ): bool {
	return ! isset( $row['values']['start'] ) && ( isset( $row['problems']['day'] ) || isset( $row['problems']['start'] ) );
}

/**
 * A row with a day for an end that is a time alone.
 *
 * @param SheetRow $row     Row.
 * @param int      $program Program that has the beginning where the row says none; 0 for a new one.
 * @return SheetRow
 */
function with_day_of_end( array $row, int $program ): array {
	$end = $row['values']['end'] ?? '';
	if ( ! Program\is_hour_alone( $end ) ) {
		return $row;
	}
	if ( is_beginning_unread( $row ) ) {
		// That is said already.
		unset( $row['values']['end'] );
		return $row;
	}
	$stored = 0 === $program ? '' : Program\stored_facts( $program )['start'];
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
 * A row without values that contradict each other, which are problems instead.
 *
 * @param SheetRow $row     Row.
 * @param int      $program Program that has the values that the row does not say; 0 for a new one.
 * @return SheetRow
 */
function without_contradictions( array $row, int $program ): array {
	foreach ( Program\problems_beside_sessions( row_facts( $row ), $program ) + Program\contradictions( row_facts( $row ), $program ) as $key => $problem ) {
		$fact                     = Program\fact_of_meta( $key ) ?? 'end';
		$row['problems'][ $fact ] = $problem;
		unset( $row['values'][ $fact ] );
	}

	return $row;
}

/**
 * The facts that a program has with those of a row.
 *
 * @param SheetRow $row     Row.
 * @param int      $program Program; 0 for a new one.
 * @return Facts
 */
function facts_of_row( array $row, int $program ): array {
	$facts = 0 === $program ? Program\no_facts() : Program\stored_facts( $program );
	foreach ( row_facts( $row ) as $key => $value ) {
		$facts[ (string) Program\fact_of_meta( $key ) ] = $value;
	}

	return Program\facts_in_order( $facts );
}

/**
 * The facts of a row.
 *
 * @param SheetRow $row Row.
 * @return array<string, string> Values as they are stored, by meta key.
 */
function row_facts( array $row ): array {
	$meta = array();
	foreach ( array_intersect_key( Program\fact_kinds(), $row['values'] ) as $fact => $kind ) {
		$meta[ Program\fact_meta_key( $fact ) ] = (string) Program\clean_fact( $kind, $row['values'][ $fact ] );
	}

	return $meta;
}

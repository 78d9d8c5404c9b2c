<?php
/**
 * Corrects what a column's name suggests by looking at its values.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Rows are read one by one.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Number of rows in which values are compared. */
const SAMPLED_ROWS = 200;

/** Columns by whose names "from" and "to" may be days or hours, and what they are with hours. */
const HOUR_COLUMN_OF = array(
	'start' => 'time',
	'end'   => 'end_time',
);

/** A day in digits that begins with the day or the month. */
const DIGITS_PATTERN = '/(?<![\d-])(\d{1,2})([-\/.])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/';

/**
 * The columns of a sheet, after a look at its values.
 *
 * @param list<string> $header  Names.
 * @param list<string> $columns What the columns hold by their names.
 * @param string       $path    Copied rows.
 * @return array{list<string>, array<int, string>} What they hold; a sentence for each column that is left out.
 */
function columns_by_values( array $header, array $columns, string $path ): array {
	$rows  = sampled_rows( $path );
	$notes = array();
	foreach ( $columns as $number => $field ) {
		$values = array_values( array_diff( array_map( static fn( array $cells ): string => cell_text( $field, $cells[ $number ] ?? '' ), $rows ), array( '' ) ) );
		if ( array() === $values ) {
			continue;
		}
		$is_foreign         = 'id' === $field && in_array( 'title', $columns, true ) && ! is_own_id_column( $header[ $number ] ?? '' ) && ! do_titles_agree( $number, (int) array_search( 'title', $columns, true ), $rows );
		$fitting            = $is_foreign ? '' : fitting_field( $field, $values );
		$columns[ $number ] = $fitting !== $field && in_array( $fitting, $columns, true ) ? '' : $fitting;
		if ( '' === $fitting && '' !== $field ) {
			$notes[ $number ] = left_out_words( $field );
		}
	}
	if ( in_array( 'start', $columns, true ) ) {
		// Beside a beginning, "Date" is another day.
		$columns = array_map( static fn( string $field ): string => 'day' === $field ? '' : $field, $columns );
	}

	return array( $columns, $notes );
}

/**
 * What a column holds by its values.
 *
 * @param string                 $field  What it holds by its name.
 * @param non-empty-list<string> $values Some of its values.
 * @return string The field, or another one; '' for none.
 */
function fitting_field( string $field, array $values ): string {
	$has = static fn( callable $is_right ): bool => array() !== array_filter( $values, $is_right );
	switch ( $field ) {
		case 'status':
			if ( $has( static fn( string $value ): bool => null !== value_of_word( 'status', $value ) ) ) {
				return 'status';
			}
			return $has( static fn( string $value ): bool => null !== value_of_word( 'signup_state', $value ) ) ? 'signup_state' : '';
		case 'order':
			return $has( static fn( string $value ): bool => '' === cell_problem( 'order', $value ) ) ? 'order' : '';
		case 'places':
		case 'places_left':
			$has_numbers = $has( static fn( string $value ): bool => '' === cell_problem( $field, cell_value( $field, $value ) ) && 1 === preg_match( '/\d/', $value ) );
			return ! $has_numbers && $has( static fn( string $value ): bool => null !== value_of_word( 'signup_state', $value ) ) ? 'signup_state' : $field;
		case 'prices':
			return $has( static fn( string $value ): bool => '' === cell_problem( 'prices', Program\prices_of_text( $value ) ) ) ? 'prices' : 'price';
		case 'slug':
			return $has( static fn( string $value ): bool => 1 === preg_match( '#^(?:https?://|www\.)#i', $value ) ) ? 'signup_url' : 'slug';
		case 'day':
			return ! $has( static fn( string $value ): bool => null !== read_dates( $value ) ) && $has( static fn( string $value ): bool => array() !== Program\weekdays_of_words( Program\plain_schedule( $value ) ) ) ? 'weekdays' : 'day';
		case 'start':
		case 'end':
			return $has( static fn( string $value ): bool => ! Program\is_hour_alone( read_date( $value ) ) ) ? $field : HOUR_COLUMN_OF[ $field ];
	}

	return $field;
}

/**
 * Why a column is left out.
 *
 * @param string $field What it would hold by its name: "id", "order" or "status".
 */
function left_out_words( string $field ): string {
	switch ( $field ) {
		case 'id':
			return __( 'These IDs do not match the programs of this site. The column will not be imported.', 'programs-filter' );
		case 'order':
			return __( 'This column has no whole numbers. It will not be imported.', 'programs-filter' );
		default:
			return __( 'This column has no known status. It will not be imported.', 'programs-filter' );
	}
}

/**
 * The first rows.
 *
 * @param string $path Copied rows.
 * @return list<list<string>> Cells.
 */
function sampled_rows( string $path ): array {
	$file = fopen( $path, 'rb' );
	$rows = false === $file ? array() : array_column( next_copied_rows( $file, SAMPLED_ROWS ), 1 );
	if ( false !== $file ) {
		fclose( $file );
	}

	return $rows;
}

/**
 * Whether a column is that of an export. "ID" alone may be of any database.
 *
 * @param string $name Its name.
 */
function is_own_id_column( string $name ): bool {
	return in_array( plain_column_name( $name ), array_map( __NAMESPACE__ . '\\plain_column_name', array_slice( sheet_columns()['id'], 0, 2 ) ), true );
}

/**
 * Whether numbers are IDs of programs with the titles that the rows have.
 *
 * @param int                $number Column of the numbers.
 * @param int                $title  Column of the title.
 * @param list<list<string>> $rows   Rows.
 */
function do_titles_agree( int $number, int $title, array $rows ): bool {
	$titles = array();
	foreach ( $rows as $cells ) {
		$id = cell_text( 'id', $cells[ $number ] ?? '' );
		if ( '' === cell_problem( 'id', $id ) ) {
			$titles[ (int) $id ] = cell_text( 'title', $cells[ $title ] ?? '' );
		}
	}
	_prime_post_caches( array_keys( $titles ), false, false );
	$programs = array_filter( $titles, static fn( int $id ): bool => Program\POST_TYPE === get_post_type( $id ), ARRAY_FILTER_USE_KEY );

	return array() !== $programs && array() === array_filter( $programs, static fn( string $text, int $id ): bool => title_key( $text ) !== title_key( get_post_field( 'post_title', $id, 'raw' ) ), ARRAY_FILTER_USE_BOTH );
}

/**
 * How columns write days in digits.
 *
 * @param string $path Copied rows.
 * @return array<int, array{int, int, string}> By column: the largest first and second number, and an example that can be read both ways.
 */
function numbers_of_days( string $path ): array {
	$found = array();
	$file  = fopen( $path, 'rb' );
	while ( false !== $file && array() !== ( $rows = next_copied_rows( $file, SAMPLED_ROWS ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition, Generic.CodeAnalysis.AssignmentInCondition -- Until the end.
		foreach ( array_column( $rows, 1 ) as $cells ) {
			foreach ( $cells as $column => $cell ) {
				preg_match_all( DIGITS_PATTERN, $cell, $all, PREG_SET_ORDER );
				foreach ( $all as $parts ) {
					list( $first, $second, $example ) = $found[ $column ] ?? array( 0, 0, '' );
					$is_open                          = (int) $parts[1] <= 12 && (int) $parts[3] <= 12 && $parts[1] !== $parts[3];
					$found[ $column ]                 = array( max( $first, (int) $parts[1] ), max( $second, (int) $parts[3] ), '' === $example && $is_open ? $parts[0] : $example );
				}
			}
		}
	}
	if ( false !== $file ) {
		fclose( $file );
	}

	return $found;
}

/**
 * Whether all days of a sheet begin with the month, without one that could be read both ways.
 *
 * @param array<int, array{int, int, string}> $days As numbers_of_days() returns them.
 */
function is_month_first_only( array $days ): bool {
	return max( array_merge( array( 0 ), array_column( $days, 1 ) ) ) > 12 && max( array_merge( array( 0 ), array_column( $days, 0 ) ) ) <= 12 && '' === implode( '', array_column( $days, 2 ) );
}

/**
 * Whether the sheet of an import writes the month first: by its days, else as the user has said.
 *
 * @param ImportJob $job Import.
 */
function is_month_first( array $job ): bool {
	return 'yes' === $job['month_first'] || ( '' === $job['month_first'] && is_month_first_only( $job['days'] ) );
}

/**
 * A day of the sheet that can be read both ways, where no other day of its columns tells how.
 *
 * @param ImportJob $job Import.
 * @return string '' where the day comes first without a doubt.
 */
function ambiguous_day( array $job ): string {
	$dates   = array( 'start', 'end', 'day', 'signup_until', 'date' );
	$days    = array_intersect_key( $job['days'], array_intersect( $job['columns'], $dates ) );
	$example = max( array_merge( array( '' ), array_column( $days, 2 ) ) );

	return max( array_merge( array( 0 ), array_column( $days, 0 ) ) ) > 12 && max( array_merge( array( 0 ), array_column( $days, 1 ) ) ) <= 12 ? '' : $example;
}

/**
 * Whether it has to be asked how days are written.
 *
 * @param ImportJob $job Import.
 */
function lacks_order_of_days( array $job ): bool {
	return '' === $job['month_first'] && '' !== ambiguous_day( $job );
}

/**
 * Prints the question how days are written.
 *
 * @param ImportJob $job Import.
 */
function print_day_question( array $job ): void {
	$example = ambiguous_day( $job );
	if ( '' === $example ) {
		return;
	}
	$days = array();
	foreach ( array( 'no', 'yes' ) as $answer ) {
		$day             = read_date( $example, 'yes' === $answer );
		$days[ $answer ] = Program\dates_text_and_html( $day, $day )[0];
	}
	/* translators: %s: a day in digits, such as 3/12/2026 */
	print_radios( sprintf( __( 'What day is %s?', 'programs-filter' ), $example ), 'month_first', $days, $job['month_first'] );
}

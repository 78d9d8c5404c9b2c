<?php
/**
 * Cells with a problem, which the user can put right after the dry run: it is done anew with them.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Rows are read one by one, and their file is renamed at once.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** Number of characters of a cell that can be put right on the page. */
const LONGEST_FAULTY = 500;

/**
 * The cells with a problem, of as many rows as the page shows.
 *
 * @param ImportJob $job Import, in the step "checked".
 * @return array<int, array<int, string>> Texts by row and column.
 */
function faulty_cells( array $job ): array {
	$found = array();
	$start = 0;
	$rows  = fopen( import_file( $job['key'], 'rows' ), 'rb' );
	foreach ( log_lines( log_file( $job ) ) as $line ) {
		if ( false !== $rows && array() !== $line['problems'] ) {
			fseek( $rows, $start );
			$found[ $line['row'] ] = cells_of_problems( $job, $line['problems'], next_copied_rows( $rows, 1 )[0][1] ?? array() );
		}
		$start = $line['at'];
		if ( count( $found ) >= RESULT_ROWS ) {
			break;
		}
	}

	return $found;
}

/**
 * The cells of a row to which problems belong.
 *
 * @param ImportJob             $job      Import.
 * @param array<string, string> $problems Sentences by what the column holds.
 * @param list<string>          $cells    Cells of the row.
 * @return array<int, string> Texts by column.
 */
function cells_of_problems( array $job, array $problems, array $cells ): array {
	$found = array();
	foreach ( array_keys( $problems ) as $field ) {
		// The beginning can be wrong by a cell with the day, or with the hour.
		$fields = in_array( $field, DAY_COLUMNS, true ) && ! in_array( $field, $job['columns'], true ) ? array_merge( DAY_COLUMNS, HOUR_COLUMNS ) : array( $field );
		foreach ( array_keys( array_intersect( $job['columns'], $fields ) ) as $column ) {
			$text = restored_cell( $cells[ $column ] ?? '' );
			if ( mb_strlen( $text ) <= LONGEST_FAULTY ) {
				$found[ $column ] = $text;
			}
		}
	}

	return $found;
}

/**
 * Prints the rows with a problem, and their cells to put right, in the form by which the import begins.
 *
 * @param ImportJob                                   $job     Import, in the step "checked".
 * @param array<string, callable(ImportLine): string> $columns Columns of the table.
 */
function print_faulty_rows( array $job, array $columns ): void {
	$cells = faulty_cells( $job );
	print_result_rows(
		log_file( $job ),
		__( 'Rows with a problem', 'programs-filter' ),
		$columns,
		static function ( array $line ) use ( $job, $cells ): void {
			foreach ( $cells[ $line['row'] ] ?? array() as $column => $text ) {
				$id       = "programs-filter-cell-$line[row]-$column";
				$is_day   = in_array( $job['columns'][ $column ] ?? '', DAY_COLUMNS, true );
				$proposed = $is_day ? with_proposed_years( $text, is_month_first( $job ) ) : $text;
				printf( '<p><label for="%s">%s</label><br><textarea id="%1$s" name="cells[%d][%s]" rows="1" cols="40" maxlength="%s">%s</textarea></p>', esc_attr( $id ), esc_html( column_name( $column, $job['header'][ $column ] ?? '' ) ), (int) $line['row'], esc_attr( (string) $column ), esc_attr( (string) LONGEST_FAULTY ), esc_textarea( $proposed ) );
				if ( $proposed !== $text ) {
					echo '<p class="description">', esc_html__( 'The year is a suggestion.', 'programs-filter' ), '</p>';
				}
			}
		}
	);
	if ( array() !== array_filter( $cells ) ) {
		printf( '<button type="submit" class="button" id="programs-filter-correct" name="%s" value="correct">%s</button>', esc_attr( ACTION_FIELD ), esc_html__( 'Correct and check again', 'programs-filter' ) );
	}
}

/**
 * Writes corrected cells into the copied rows.
 *
 * @param ImportJob $job  Import, in the step "checked".
 * @param mixed     $sent Texts of the form by row and column. Cells that it did not offer are ignored.
 * @return bool Whether a cell has changed.
 * @throws Unusable When the disk is full.
 */
function correct_cells( array $job, $sent ): bool {
	$corrected = array();
	foreach ( faulty_cells( $job ) as $row => $cells ) {
		foreach ( $cells as $column => $text ) {
			$new = is_array( $sent ) && is_array( $sent[ $row ] ?? null ) ? $sent[ $row ][ $column ] ?? null : null;
			$new = is_string( $new ) ? mb_substr( str_replace( "\r\n", "\n", wp_check_invalid_utf8( $new ) ), 0, LONGEST_FAULTY ) : $text;
			if ( str_replace( "\r\n", "\n", $text ) !== $new ) {
				$corrected[ $row ][ $column ] = $new;
			}
		}
	}
	if ( array() === $corrected ) {
		return false;
	}
	$copy = new_import_key();
	try {
		copy_rows( corrected_rows( $job, $corrected ), import_file( $copy, 'rows' ) );
		if ( ! rename( import_file( $copy, 'rows' ), import_file( $job['key'], 'rows' ) ) ) {
			throw new Unusable( 'unwritable' );
		}
	} finally {
		remove_files( $copy );
	}

	return true;
}

/**
 * The header, and the rows with corrected cells.
 *
 * @param ImportJob                      $job       Import.
 * @param array<int, array<int, string>> $corrected Texts by row and column.
 * @return \Generator<array{int, list<string>}>
 */
function corrected_rows( array $job, array $corrected ): \Generator {
	$file = fopen( import_file( $job['key'], 'rows' ), 'rb' );
	$row  = 0;
	yield array( 1, $job['header'] );
	while ( false !== $file && array() !== ( $found = next_copied_rows( $file, ROWS_TOGETHER ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition
		foreach ( $found as list( $number, $cells ) ) {
			++$row;
			foreach ( $corrected[ $row ] ?? array() as $column => $text ) {
				$cells            = array_pad( $cells, $column + 1, '' );
				$cells[ $column ] = $text;
			}
			yield array( $number, array_values( $cells ) );
		}
	}
}

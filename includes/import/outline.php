<?php
/**
 * Detects the structure of a sheet: page, header, columns, and which rows are programs. Headings, totals and hidden rows are not, and rows that are
 * sessions of one program become one. Detected again after each answer.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Unusable is escaped where it is printed.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\{Program, Reader};

defined( 'ABSPATH' ) || exit;

/** Number of rows in which values are compared. */
const SAMPLED_ROWS = 200;

/** Number of rows that are compared at most to find those of one program. */
const MOST_COMPARED_ROWS = 10000;

/** Columns that tell programs apart, also where one of both cells is empty. */
const TELLING_COLUMNS = array( 'title', 'id', 'place', 'language' );

/** What a row with the names of columns does not have: hours, days in digits, amounts and addresses. */
const DATA = '~\d:\d\d|\d[/.-]\d\d?[/.-]\d|\d ?€|\w@\w|https?://~';

/** The only words of a row with a total. */
const TOTAL = '/^(?:sub)?totala?(?:e?s)?\b/iu';

/** Number of rows that a sentence names. */
const NAMED_ROWS = 10;

/**
 * The import with what its sheet consists of.
 *
 * @param Job $job Import.
 * @return Job
 * @throws Unusable When the sheet cannot be read, or a file not be written.
 */
function outlined( Job $job ): Job {
	$job    = clone $job;
	$sheet  = new Sheet( $job );
	$header = header_of_sheet( $sheet, $job );

	$job->header_row = $header['number'];

	$sample      = array_column( iterator_to_array( new \LimitIterator( $sheet->rows( $header['at'] + 1 ), 0, SAMPLED_ROWS ), false ), 'cells' );
	$cells       = array_map( __NAMESPACE__ . '\\trimmed_cell', $header['cells'] );
	$width       = max( array( filled_width( $sample ), ...array_map( static fn( int $column ): int => $column + 1, array_keys( array_diff( $cells, array( '' ) ) ) ) ) );
	$job->header = array_slice( array_pad( $cells, $width, '' ), 0, $width );

	$names                                = array_slice( $job->header, 0, MOST_COLUMNS );
	list( $job->recognized, $job->notes ) = columns_by_values( columns_by_name( $names ), $sample );
	$job->columns                         = array();
	$job->notes                           = array_diff_key( $job->notes, $job->answers['columns'] );
	foreach ( array_values( array_intersect_key( array_replace( $job->recognized, $job->answers['columns'] ), $names ) ) as $column => $field ) {
		$other = '' === $field ? false : array_search( $field, $job->columns, true );
		if ( false !== $other ) {
			/* translators: %1$s: what a column holds, %2$s: name of a column */
			$job->notes[ $column ] = sprintf( __( 'The column for “%1$s” is already this one: %2$s.', 'programs-filter' ), column_label( $field ), column_name( $other, $names[ $other ] ?? '' ) );
			$field                 = '';
		}
		$job->columns[] = $field;
	}

	return outlined_rows( $job, $sheet, $header['at'] + 1 );
}

/**
 * How many columns have a value in most of some rows, also behind the last one with a name.
 *
 * @param list<list<string>> $rows Cells.
 */
function filled_width( array $rows ): int {
	$filled = array();
	foreach ( $rows as $cells ) {
		foreach ( array_keys( array_filter( $cells, static fn( string $cell ): bool => '' !== trim( $cell ) ) ) as $column ) {
			$filled[ $column ] = ( $filled[ $column ] ?? 0 ) + 1;
		}
	}
	$often = array_filter( $filled, static fn( int $count ): bool => $count > 1 && 2 * $count > count( $rows ) );

	return array() === $often ? 0 : 1 + max( array_keys( $often ) );
}

/**
 * The header: the row that was chosen, else one of the page that was chosen, else of the page in which most columns are known.
 *
 * @param Sheet $sheet Sheet.
 * @param Job   $job   Import; its page is set.
 * @return StoredRow
 * @throws Unusable When no page has a row.
 */
function header_of_sheet( Sheet $sheet, Job $job ): array {
	$best = null;
	foreach ( $job->pages as $page => $one ) {
		$found  = header_of_page( $sheet, $one['at'], $job->answers['header'] );
		$chosen = $job->answers['page'];
		if ( null !== $found && ( '' === $chosen || (int) $chosen === $page ) && ( null === $best || $found['known'] > $best['known'] ) ) {
			$best      = $found;
			$job->page = $page;
		}
	}
	if ( null === $best ) {
		throw new Unusable( 'empty' );
	}
	if ( 0 === $best['known'] && 1 === $best['width'] ) {
		throw new Unusable( 'one-column' );
	}
	$is_data = 0 === $best['known'] && '' === $job->answers['header'] && 1 === preg_match( DATA, implode( ' ', $best['row']['cells'] ) );
	if ( $is_data || '0' === $job->answers['header'] ) {
		// There are no names: the first row is a program.
		return array(
			'number' => 0,
			'at'     => $job->pages[ $job->page ]['at'] - 1,
			'cells'  => array_pad( array(), $best['width'], '' ),
		) + $best['row'];
	}

	return $best['row'];
}

/**
 * The header of a page: the first row, or a row below rows with fewer cells, such as a title.
 *
 * @param Sheet  $sheet  Sheet.
 * @param int    $at     Position of the page's first row.
 * @param string $chosen Number of the row that was chosen; '' for none.
 * @return array{row: StoredRow, known: int, width: int}|null Null for a page without rows.
 */
function header_of_page( Sheet $sheet, int $at, string $chosen ): ?array {
	$found = null;
	$read  = 0;
	$width = 0;
	$most  = 0;
	foreach ( $sheet->rows( $at ) as $row ) {
		$columns = array_diff( columns_by_name( $row['cells'] ), array( '' ) );
		$known   = count( array_unique( $columns ) );
		$filled  = count( array_filter( $row['cells'], static fn( string $cell ): bool => '' !== trim( $cell ) ) );
		// Cells of a program may be names of columns, too: "Taller", "Gratis".
		$is_header = $known > max( 1, $found['known'] ?? 0 ) && $filled > $most && array() !== array_intersect( array( 'id', 'title' ), $columns );
		if ( null === $found || ( $is_header && $read < HEADER_WITHIN ) || (string) $row['number'] === $chosen ) {
			$found = compact( 'row', 'known' );
		}
		$width = max( $width, count( $row['cells'] ) );
		$most  = max( $most, $filled );
		if ( ++$read >= HEADER_WITHIN && '' === $chosen || (string) $row['number'] === $chosen ) {
			break;
		}
	}

	return null === $found ? null : $found + compact( 'width' );
}

/**
 * Stores which rows are programs: positions of its rows, and the section in which it is.
 *
 * @param Job   $job   Import.
 * @param Sheet $sheet Sheet.
 * @param int   $at    Position of the first row below the header.
 * @return Job With the number of programs, and what is no program.
 * @throws Unusable When the file cannot be written.
 */
function outlined_rows( Job $job, Sheet $sheet, int $at ): Job {
	$job->left_out = array();
	$job->days     = array();
	$dated         = array_intersect( $job->columns, array_merge( columns_with( 'when', 'days' ), array( 'signup_until', 'date' ) ) );
	$rows          = array();
	$about         = array();
	$month         = '';
	$date          = '';
	foreach ( $sheet->rows( $job->pages[ $job->page ]['at'] ) as $row ) {
		if ( $row['at'] < $at ) {
			$above = Reader\read_month( implode( ' ', $row['cells'] ) );
			$month = '' === $above ? $month : $above;
			$date  = $month;
			continue;
		}
		list( $kind, $text ) = kind_of_row( $row, $job, $month );
		if ( 'program' === $kind || 'lone' === $kind ) {
			$rows[] = array( $row['number'], $row['at'], $text, $date );
		} else {
			list( $count, $numbers ) = $job->left_out[ $kind ] ?? array( 0, array() );

			$job->left_out[ $kind ] = array( $count + 1, count( $numbers ) > NAMED_ROWS ? $numbers : array_merge( $numbers, array( $row['number'] ) ) );
		}
		if ( 'date' === $kind ) {
			$date  = $text;
			$month = Reader\read_month( $date );
		}
		if ( 'program' === $kind ) {
			$about[ array_key_last( $rows ) ] = about_of_cells( $row['cells'], $job->columns );
			$job->note_days( array_intersect_key( $row['cells'], $dated ) );
		}
	}
	list( $inside, $lone ) = rows_in_sections( $rows );

	$job->lone_cells   = array_slice( $lone, 0, NAMED_ROWS );
	$job->are_sections = count( $inside ) < count( $rows );
	$rows              = $inside;
	$groups            = grouped_rows( $job, $sheet, $rows, array_intersect_key( $about, $rows ) );

	return stored_outline( $job, $rows, $groups );
}

/**
 * What a row is.
 *
 * @param StoredRow $row   Row.
 * @param Job       $job   Import.
 * @param string    $month Month of a row above; '' for none.
 * @return array{'program'|'lone'|'date'|'hidden'|'header'|'total'|'line', string} "lone" for one that has one cell only: the title of a section, or of a
 *                                                                                  program; "date" for the day or month of those below it. Its text.
 */
function kind_of_row( array $row, Job $job, string $month ): array {
	$filled = array_diff( array_map( __NAMESPACE__ . '\\trimmed_cell', $row['cells'] ), array( '' ) );
	$first  = (int) array_key_first( $filled );
	$text   = implode( ' ', $filled );
	if ( $row['hidden'] ) {
		return array( 'hidden', '' );
	}
	if ( array_values( $filled ) === array_values( array_diff( $job->header, array( '' ) ) ) ) {
		return array( 'header', '' );
	}
	if ( 1 !== preg_match( '/[\p{L}\p{N}]/u', $text ) ) {
		return array( 'line', '' );
	}
	$days  = array_intersect( array_intersect_key( $job->columns, $filled ), columns_with( 'when', 'days' ) );
	$words = preg_grep( '/\p{L}{2}/u', $filled );
	if ( 1 === preg_match( TOTAL, (string) ( $filled[ $first ] ?? '' ) ) && is_array( $words ) && 1 === count( $words ) && array() === $days ) {
		return array( 'total', '' );
	}
	if ( count( $filled ) > 1 || count( array_diff( $job->columns, array( '' ) ) ) < 3 ) {
		return array( 'program', '' );
	}
	$column = $job->columns[ $first ] ?? '';
	$date   = date_of_heading( $text, $month, ! in_array( $column, columns_with( 'when' ), true ) );
	if ( '' !== $date ) {
		return array( 'date', $date );
	}

	return in_array( $column, array( 'title', '' ), true ) ? array( 'lone', $text ) : array( 'program', '' );
}

/**
 * The day or month that the only text of a row says.
 *
 * @param string $text     Text.
 * @param string $month    Month of a row above, which days without one have; '' for none.
 * @param bool   $is_title Whether it may be the title of a program: it says nothing else then.
 * @return string Such as "MARZO 2027" or "Viernes 12 de agosto"; '' for another text.
 */
function date_of_heading( string $text, string $month, bool $is_title ): string {
	foreach ( '' === $month ? array( $text ) : array( $text, "$text de $month" ) as $said ) {
		$read = strlen( $text ) > 80 ? null : Reader\read_dates( $said );
		if ( null === $read || 10 !== strlen( $read['start'] ) || '' !== $read['sessions'] || ( $is_title && '' !== $read['schedule'] ) ) {
			continue;
		}
		if ( is_month( $read ) || in_array( $read['end'], array( '', $read['start'] ), true ) ) {
			return $said;
		}
	}

	return '';
}

/**
 * The rows of programs, each with the section in which it is. Lone cells above programs are titles of sections where they are in capitals or end with a
 * colon.
 *
 * @param list<array{int, int, string, string}> $rows Number, position, lone cell ('' for none) and date of each.
 * @return array{array<int, array{int, int, string, string}>, list<string>} Number, position, section and date of each program; what may be titles of
 *                                                                        sections.
 */
function rows_in_sections( array $rows ): array {
	$titles = array_values( array_diff( array_column( $rows, 2 ), array( '' ) ) );
	$above  = array_filter( array_keys( $rows ), static fn( int $at ): bool => '' !== $rows[ $at ][2] && '' === ( $rows[ $at + 1 ][2] ?? '-' ) );
	$likely = array_filter( $titles, static fn( string $title ): bool => 1 !== preg_match( '/\p{Ll}/u', $title ) || str_ends_with( $title, ':' ) );
	$may_be = array() !== $titles && count( $titles ) <= count( $above ) + 1 && 2 * count( $titles ) <= count( $rows );
	$inside = array();
	$last   = '';
	foreach ( $rows as $at => list( $number, $position, $lone, $date ) ) {
		if ( $may_be && $likely === $titles && '' !== $lone ) {
			$last = $lone;
		} else {
			$inside[ $at ] = array( $number, $position, $last, $date );
		}
	}

	return array( $inside, $may_be ? $titles : array() );
}

/**
 * What a row is about by its cells.
 *
 * @param list<string> $cells   Cells.
 * @param list<string> $columns What the columns hold.
 * @return string '' without a title.
 */
function about_of_cells( array $cells, array $columns ): string {
	$texts = array();
	foreach ( array_intersect( $columns, TELLING_COLUMNS ) as $number => $field ) {
		$texts[ $field ] = cell_text( $field, $cells[ $number ] ?? '' );
	}
	$title = title_key( $texts['title'] ?? '' );

	return '' === $title ? '' : md5( implode( "\n", array( 'title' => $title ) + $texts ) );
}

/**
 * The rows that are sessions of one program: the same title and place, each on a day of its own, and nothing else that differs.
 *
 * @param Job                                         $job   Import.
 * @param Sheet                                       $sheet Sheet.
 * @param array<int, array{int, int, string, string}> $rows  Number, position, section and date of each.
 * @param array<int, string>                          $about What each is about.
 * @return array<int, list<int>> Positions of all by the index of the first.
 */
function grouped_rows( Job $job, Sheet $sheet, array $rows, array $about ): array {
	$often = array_filter( array_count_values( array_diff( $about, array( '' ) ) ), static fn( int $count ): bool => $count > 1 );
	if ( array() === $often || array_sum( $often ) > MOST_COMPARED_ROWS ) {
		return array();
	}
	/**
	 * Groups by what they are about.
	 *
	 * @var array<string, array<int, SessionGroup>> $groups
	 */
	$groups = array();
	foreach ( array_intersect( $about, array_keys( $often ) ) as $index => $key ) {
		// The same below another title is another one.
		$key   .= $rows[ $index ][2];
		$stored = $sheet->row( $rows[ $index ][1] );
		if ( null === $stored ) {
			continue;
		}
		$row = read_row( array( 'heading' => $rows[ $index ][3] ) + $stored, $job );
		$day = (string) substr( session_of_row( $row ), 0, 10 );
		if ( '' === $day ) {
			continue;
		}
		foreach ( array_slice( $groups[ $key ] ?? array(), -MOST_COMPARED, null, true ) as $first => $group ) {
			if ( ! isset( $group['days'][ $day ] ) && are_cells_of_one( $group['cells'], $stored['cells'], $job->columns ) ) {
				$group['days'][ $day ] = true;
				$group['at'][]         = $stored['at'];

				$groups[ $key ][ $first ] = $group;
				continue 2;
			}
		}
		$groups[ $key ][ $index ] = array(
			'cells' => $stored['cells'],
			'days'  => array( $day => true ),
			'at'    => array( $stored['at'] ),
		);
	}
	$found = array_filter( array_replace( array(), ...array_values( $groups ) ), static fn( array $group ): bool => count( $group['at'] ) > 1 && count( $group['at'] ) <= Program\MOST_SESSION_LINES );

	return array_map( static fn( array $group ): array => $group['at'], $found );
}

/**
 * Whether rows differ in nothing but days and hours. What the first one says can be left out in the others.
 *
 * @param list<string> $first   Cells of the first one.
 * @param list<string> $cells   Cells.
 * @param list<string> $columns What the columns hold.
 */
function are_cells_of_one( array $first, array $cells, array $columns ): bool {
	foreach ( array_diff( $columns, array( 'identifier', 'weekdays' ), TELLING_COLUMNS, columns_with( 'when' ) ) as $number => $field ) {
		$text = cell_text( $field, $cells[ $number ] ?? '' );
		if ( '' !== $text && cell_text( $field, $first[ $number ] ?? '' ) !== $text ) {
			return false;
		}
	}

	return true;
}

/**
 * Stores the outline.
 *
 * @param Job                                         $job    Import.
 * @param array<int, array{int, int, string, string}> $rows   Number, position, section and date of each.
 * @param array<int, list<int>>                       $groups Positions of rows of sessions by the index of the first.
 * @return Job With the number of programs.
 * @throws Unusable When the database fails.
 */
function stored_outline( Job $job, array $rows, array $groups ): Job {
	$inside   = array_fill_keys( array_merge( array(), ...array_values( array_map( static fn( array $at ): array => array_slice( $at, 1 ), $groups ) ) ), true );
	$dates    = array_column( $rows, 3, 1 );
	$programs = array();
	foreach ( $rows as $index => list( , $at, $section ) ) {
		if ( ! isset( $inside[ $at ] ) ) {
			$programs[ $at ] = array_map( static fn( int $of_row ): array => array( $of_row, $section, $dates[ $of_row ] ), $groups[ $index ] ?? array( $at ) );
		}
	}
	$job->total  = count( $programs );
	$job->joined = count( $inside );
	( new Rows( $job->key ) )->outline( $programs );

	return $job;
}

/**
 * Reads programs of a sheet.
 *
 * @param Job          $job  Import.
 * @param list<DueRow> $due Their first rows.
 * @return list<Row>
 * @throws Unusable When they cannot be read.
 */
function read_programs( Job $job, array $due ): array {
	$sheet    = new Sheet( $job );
	$programs = array();
	$members  = ( new Rows( $job->key ) )->members( array_column( $due, 'at' ) );
	foreach ( $due as $one ) {
		$rows = array();
		foreach ( $members[ $one['at'] ] ?? array() as list( $at, , $date ) ) {
			$row = $sheet->row( $at );
			if ( null !== $row ) {
				$rows[] = array( 'heading' => $date ) + $row;
			}
		}
		if ( array() === $rows || count( $rows ) < count( $members[ $one['at'] ] ) ) {
			// Another request has just ended the import.
			throw new Unusable( 'unreadable' );
		}
		// At last without what it says.
		$programs[] = read_program( $rows, $members[ $one['at'] ][0][1] ?? '', $one['tries'] > Rows::TRIES ? $job->without_columns() : $job );
	}

	return $programs;
}

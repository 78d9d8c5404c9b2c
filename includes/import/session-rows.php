<?php
/**
 * Several rows about one program, each with a day: a row for each session. They become one row, with the days as lines of its cells.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Rows are read one by one, and their file is renamed at once.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Columns that tell programs apart, also where one of both cells is empty. */
const TELLING_COLUMNS = array( 'title', 'id', 'place', 'language' );

/** Number of rows that are compared at most, in the request of the upload. */
const MOST_COMPARED_ROWS = 10000;

/** Number of programs with the same title and place to which a row may belong: those before it. */
const MOST_COMPARED = 20;

/**
 * Joins the rows of sessions in a copy of a sheet.
 *
 * @param string       $key     Key of the import.
 * @param list<string> $header  Names of the columns.
 * @param list<string> $columns What the columns hold.
 * @param bool         $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return int Number of rows now.
 * @throws Unusable When the file cannot be written.
 */
function join_session_rows( string $key, array $header, array $columns, bool $is_month_first ): int {
	$path  = import_file( $key, 'rows' );
	$about = array();
	foreach ( copied_rows( $path ) as list( , $cells ) ) {
		$about[] = about_of_cells( $cells, $columns );
	}
	$total = count( $about );
	$often = array_filter( array_count_values( array_diff( $about, array( '' ) ) ), static fn( int $count ): bool => $count > 1 );
	$parts = array() === $often || array_sum( $often ) > MOST_COMPARED_ROWS ? array() : session_groups( $path, $columns, $often, $is_month_first );
	if ( array() === $parts ) {
		return $total;
	}
	$joined = array();
	foreach ( $parts as $group ) {
		$joined += array_fill_keys( array_keys( $group ), null );
		// The first one has them all.
		$joined[ (int) array_key_first( $group ) ] = $group;
	}
	$rows = static function () use ( $path, $header, $columns, $joined ): \Generator {
		yield array( 1, $header );
		foreach ( copied_rows( $path ) as $at => list( $number, $cells ) ) {
			if ( ! array_key_exists( $at, $joined ) ) {
				yield array( $number, $cells );
			} elseif ( null !== $joined[ $at ] ) {
				yield array( $number, cells_of_group( $cells, $columns, $joined[ $at ] ) );
			}
		}
	};
	$copy = new_import_key();
	try {
		list( , $total ) = copy_rows( $rows(), import_file( $copy, 'rows' ) );
		if ( ! rename( import_file( $copy, 'rows' ), $path ) ) {
			throw new Unusable( 'unwritable' );
		}
	} finally {
		remove_files( $copy );
	}

	return $total;
}

/**
 * All copied rows.
 *
 * @param string $path Copied rows.
 * @return \Generator<int, array{int, list<string>, int}>
 */
function copied_rows( string $path ): \Generator {
	$file = fopen( $path, 'rb' );
	$at   = 0;
	while ( false !== $file && array() !== ( $rows = next_copied_rows( $file, SAMPLED_ROWS ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition, Generic.CodeAnalysis.AssignmentInCondition -- Until the end.
		foreach ( $rows as $row ) {
			yield $at++ => $row;
		}
	}
	if ( false !== $file ) {
		fclose( $file );
	}
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
 * @param string             $path    Copied rows.
 * @param list<string>       $columns What the columns hold.
 * @param array<string, int> $often   What several rows are about, as keys.
 * @param bool               $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return list<array<int, list<string>>> Cells by number of the row, of two or more.
 */
function session_groups( string $path, array $columns, array $often, bool $is_month_first ): array {
	/**
	 * Groups by what they are about: cells of the first row, days, cells of all, and whether one of the others has a program already.
	 *
	 * @var array<string, list<array{cells: list<string>, days: array<string, true>, rows: array<int, list<string>>, is_apart: bool}>> $groups
	 */
	$groups = array();
	foreach ( copied_rows( $path ) as $at => list( , $cells ) ) {
		$about = about_of_cells( $cells, $columns );
		if ( ! isset( $often[ $about ] ) ) {
			continue;
		}
		$row = read_row( $cells, $columns, '', $is_month_first );
		$day = day_of_session( $row );
		if ( '' === $day ) {
			continue;
		}
		foreach ( array_slice( $groups[ $about ] ?? array(), -MOST_COMPARED, null, true ) as $index => $group ) {
			if ( ! isset( $group['days'][ $day ] ) && are_cells_of_one( $group['cells'], $cells, $columns ) ) {
				$group['days'][ $day ] = true;
				$group['rows'][ $at ]  = $cells;
				$group['is_apart']     = $group['is_apart'] || has_program_of_its_own( $row );

				$groups[ $about ][ $index ] = $group;
				continue 2;
			}
		}
		$groups[ $about ][] = array(
			'cells'    => $cells,
			'days'     => array( $day => true ),
			'rows'     => array( $at => $cells ),
			'is_apart' => false,
		);
	}
	$found = array();
	foreach ( array_merge( array(), ...array_values( $groups ) ) as $group ) {
		// All days have to be sessions, and to have room in one program.
		$count    = $group['is_apart'] ? 1 : count( $group['rows'] );
		$sessions = 1 === $count ? '' : read_row( cells_of_group( $group['cells'], $columns, $group['rows'] ), $columns, '', $is_month_first )['values']['sessions'] ?? '';
		if ( '' !== $sessions && substr_count( $sessions, "\n" ) + 1 === $count ) {
			$found[] = $group['rows'];
		}
	}

	return $found;
}

/**
 * Whether rows differ in nothing but days and hours. What the first one says can be left out in the others.
 *
 * @param list<string> $first   Cells of the first one.
 * @param list<string> $cells   Cells.
 * @param list<string> $columns What the columns hold.
 */
function are_cells_of_one( array $first, array $cells, array $columns ): bool {
	foreach ( $columns as $number => $field ) {
		$texts = array_map( static fn( array $of_row ): string => cell_text( $field, $of_row[ $number ] ?? '' ), array( $first, $cells ) );
		if ( ! in_array( $field, array_merge( array( 'weekdays' ), TELLING_COLUMNS, DAY_COLUMNS, HOUR_COLUMNS ), true ) && ! in_array( $texts[1], array( '', $texts[0] ), true ) ) {
			return false;
		}
	}

	return true;
}

/**
 * Whether there is a program for a row alone, as earlier imports have made one for each.
 *
 * @param SheetRow $row Row.
 */
function has_program_of_its_own( array $row ): bool {
	$programs = array_keys( programs_with_title( $row['values']['title'] ?? '' ), row_beginning( $row ), true );
	$place    = $row['values']['place'] ?? '';

	return array() !== array_filter(
		array_map( 'ProgramsFilter\Program\stored_facts', $programs ),
		static fn( array $facts ): bool => '' === $facts['sessions'] && $facts['place'] === $place
	);
}

/**
 * The cells of the first row of a group, with the days and hours of all as lines.
 *
 * @param list<string>             $cells   Cells.
 * @param list<string>             $columns What the columns hold.
 * @param array<int, list<string>> $group   Cells of all.
 * @return list<string>
 */
function cells_of_group( array $cells, array $columns, array $group ): array {
	foreach ( $columns as $number => $field ) {
		if ( in_array( $field, array_merge( DAY_COLUMNS, HOUR_COLUMNS ), true ) ) {
			$cells            = array_pad( $cells, $number + 1, '' );
			$cells[ $number ] = implode( "\n", array_map( static fn( array $of_row ): string => cell_text( $field, $of_row[ $number ] ?? '' ), $group ) );
		}
	}

	return array_values( $cells );
}

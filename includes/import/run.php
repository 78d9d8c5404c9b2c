<?php
/**
 * A part of a dry run or an import: as many rows as fit into a few seconds, from where the part before ended, in whatever way.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Rows are read one by one.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Seconds of a part. Servers end requests after 30, and the user watches the progress. */
const SECONDS_OF_PART = 4.0;

/** Number of rows whose programs are looked up together. */
const ROWS_TOGETHER = 25;

/** Number of times that a row is tried at which the server ends. */
const ROW_TRIES = 3;

/**
 * Does the next part.
 *
 * @param ImportJob $job     Import, in the step "check" or "import".
 * @param float     $seconds Seconds that it may take.
 * @return 'busy'|'stuck'|'going'|'done' Busy: another request does it. Stuck: disk or database fail.
 */
function run_part( array $job, float $seconds = SECONDS_OF_PART ): string {
	$until = microtime( true ) + $seconds;
	$path  = import_file( $job['key'], 'rows' );
	$rows  = is_file( $path ) ? fopen( $path, 'rb' ) : false;
	if ( false === $rows ) {
		// Another request has just ended the import.
		return 'busy';
	}
	// Two imports at once would both create what neither finds.
	$site = 'import' === $job['step'] ? locked_log( folder_path() . '/site.lock' ) : null;
	$log  = is_string( $site ) ? $site : locked_log( import_file( $job['key'], $job['step'] ) );
	if ( is_string( $log ) ) {
		return $log;
	}
	wp_defer_term_counting( true );
	wp_raise_memory_limit( 'admin' );
	try {
		$last = last_line( $log, true );
		$run  = run_key( $log );
		fseek( $rows, $last['at'] );
		$tries = $last['row'] < $job['total'] ? $last['tries'] + 1 : 0;
		if ( '' === $run || ( $tries > 0 && ! add_line( $log, array( 'tries' => $tries ) + $last ) ) ) {
			return 'stuck';
		}
		$seen = array();
		/**
		 * As earlier_row() appended them.
		 *
		 * @var array{int|string, int} $line
		 */
		foreach ( appended_lines( $job['key'], 'seen' ) as $line ) {
			$seen += array( $line[0] => $line[1] );
		}
		while ( $last['row'] < $job['total'] && ( microtime( true ) < $until || $tries > 0 ) ) {
			// After an interruption the first row comes alone, then without its values.
			$batch = next_batch( $rows, $job, $tries > ROW_TRIES ? array() : $job['columns'], $tries > 1 ? 1 : ROWS_TOGETHER );
			if ( array() === $batch ) {
				return 'stuck';
			}
			foreach ( $batch as $found ) {
				$line = WordPress\in_language(
					$found['row']['values']['language'] ?? '',
					static function () use ( $job, $found, $last, &$seen, $tries, $run ): array {
						return run_row( $job, $found, $last, $seen, $tries, $run );
					}
				);
				if ( ! add_line( $log, $line ) ) {
					return 'stuck';
				}
				$last  = $line;
				$tries = 0;
				if ( microtime( true ) >= $until ) {
					break 2;
				}
			}
			flush_post_caches();
		}
		if ( 'import' === $job['step'] && $last['row'] >= $job['total'] ) {
			count_categories();
		}
	} finally {
		// Without the categories that a dry run pretends.
		category_index( array() );
		wp_defer_term_counting( false );
		fclose( $log );
		if ( is_resource( $site ) ) {
			fclose( $site );
		}
	}

	return $last['row'] < $job['total'] ? 'going' : 'done';
}

/**
 * Reads the next rows, and looks up their programs.
 *
 * @param resource     $file    Copied rows.
 * @param ImportJob    $job     Import.
 * @param list<string> $columns What each column holds.
 * @param int          $most    Number of rows at most.
 * @return list<array{number: int, at: int, row: SheetRow}> Number of each, position of the next one in the file, and what it says.
 */
function next_batch( $file, array $job, array $columns, int $most ): array {
	$batch = array();
	foreach ( next_copied_rows( $file, $most ) as list( $number, $cells, $at ) ) {
		$row     = read_row( $cells, $columns, $job['language'], 'yes' === $job['month_first'] );
		$batch[] = compact( 'number', 'at', 'row' );
	}
	category_index( array() );
	if ( 'check' === $job['step'] ) {
		foreach ( new_categories( $job['key'] ) as list( , $path, $language ) ) {
			WordPress\in_language( $language, static fn() => pretend_categories( array( $path ) ) );
		}
	}
	known_titles( array() );

	return read_titles( array_column( array_column( array_column( $batch, 'row' ), 'values' ), 'title' ) ) ? $batch : array();
}

/**
 * Does a row.
 *
 * @param ImportJob                                  $job   Import.
 * @param array{number: int, at: int, row: SheetRow} $found Row.
 * @param ImportLine                                 $last  Line of the row before.
 * @param array<int|string, int>                     $seen  Numbers of earlier rows by what they are about. Gets this row.
 * @param int                                        $tries Number of times that the row was begun; 0 when it is not the first of a part.
 * @param string                                     $run   Key of the run.
 * @return ImportLine
 */
function run_row( array $job, array $found, array $last, array &$seen, int $tries, string $run ): array {
	$is_done = 'import' === $job['step'];
	$number  = $last['row'] + 1;
	$mark    = home_url( "/?pfilter_import=$run-$number" );
	$made    = $is_done && $tries > 0 ? program_by_mark( $mark ) : 0;
	$plan    = row_plan( $found['row'], $job['status'], $made, $tries < 2, array_diff( $seen, array( $found['number'] ) ) );
	$twin    = 'skip' === $plan['action'] ? 0 : earlier_row( $job['key'], $plan, $found['row'], $found['number'], $seen );
	if ( $tries > ROW_TRIES || 0 !== $twin ) {
		$plan['action']   = 'skip';
		$plan['problems'] = array(
			WHOLE_ROW => 0 === $twin
				? __( 'The server ended each time it came to this row, which was left out.', 'programs-filter' )
				/* translators: %s: number */
				: sprintf( __( 'Row %s is about the same program.', 'programs-filter' ), number_format_i18n( $twin ) ),
		) + $plan['problems'];
	} else {
		$missing = missing_categories( $plan['terms']['missing'] ?? array() );
		// Before they are created, so that the report names them after an interruption.
		foreach ( $missing as $path ) {
			append_line( $job['key'], 'new', array( $found['number'], $path, $plan['language'] ) );
		}
		if ( $is_done ) {
			$plan           = write_plan( $plan, $mark );
			$plan['action'] = 0 === $made || 'skip' === $plan['action'] ? $plan['action'] : 'create';
			// Those that could not be created.
			foreach ( missing_categories( $missing ) as $path ) {
				append_line( $job['key'], 'new', array( 0, $path, $plan['language'] ) );
			}
		} else {
			pretend_categories( $missing );
		}
	}
	$counts = $last['counts'];
	++$counts[ $plan['action'] ];
	$counts['problems'] += array() === $plan['problems'] ? 0 : 1;

	return array(
		'row'      => $number,
		'number'   => $found['number'],
		'at'       => $found['at'],
		'tries'    => 0,
		'program'  => $plan['program'],
		'action'   => $plan['action'],
		'title'    => mb_substr( $plan['title'], 0, 200 ),
		'changes'  => $plan['changes'],
		'problems' => $plan['problems'],
		'counts'   => $counts,
	);
}

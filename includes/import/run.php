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

/** Number of times that a row is tried at which the server ends; the last time without fetching its picture. */
const ROW_TRIES = 3;

/**
 * Does the next part.
 *
 * @param ImportJob $job     Import, in the step "check" or "import".
 * @param float     $seconds Seconds that it may take.
 * @return 'busy'|'going'|'done' Busy: another request does it.
 * @throws Unusable When disk or database fail. The next part goes on at the same row.
 */
function run_part( array $job, float $seconds = SECONDS_OF_PART ): string {
	$until = microtime( true ) + $seconds;
	$path  = import_file( $job['key'], 'rows' );
	$rows  = is_file( $path ) ? fopen( $path, 'rb' ) : false;
	// Two imports at once would both create what neither finds.
	$lock = false === $rows ? null : locked_file( import_file( 'import' === $job['step'] ? SITE : $job['key'], 'lock' ) );
	if ( false === $rows || null === $lock ) {
		// Without rows, another request has just ended the import.
		return 'busy';
	}
	wp_defer_term_counting( true );
	wp_raise_memory_limit( 'admin' );
	try {
		$is_done = run_rows( $job, $rows, $until ) >= $job['total'];
		if ( $is_done && 'import' === $job['step'] ) {
			count_categories();
		}
	} finally {
		// Without the categories that a dry run pretends.
		category_index( array() );
		wp_defer_term_counting( false );
		fclose( $lock );
	}

	return $is_done ? 'done' : 'going';
}

/**
 * Does rows until a time, at least one.
 *
 * @param ImportJob $job   Import.
 * @param resource  $rows  Copied rows.
 * @param float     $until Time.
 * @return int Number of rows that are done.
 * @throws Unusable When disk or database fail.
 */
function run_rows( array $job, $rows, float $until ): int {
	$path = import_file( $job['key'], $job['step'] );
	$log  = opened_log( $path );
	$last = log_progress( $path );
	$seen = array();
	$new  = array();
	foreach ( log_lines( $path ) as $line ) {
		$seen += row_seen( $line );
		array_push( $new, ...$line['new'] );
	}
	if ( '' === $last['run'] ) {
		$last['run'] = new_import_key();
	}
	$begun = max( 0, (int) ftell( $log ) );
	if ( $last['row'] < $job['total'] ) {
		++$last['tries'];
		add_line( $log, $last );
	}
	fseek( $rows, $last['at'] );
	try {
		while ( $last['row'] < $job['total'] && ( microtime( true ) < $until || $last['tries'] > 0 ) ) {
			foreach ( next_batch( $rows, $job, $last['tries'], $new ) as $found ) {
				WordPress\in_language(
					$found['row']['values']['language'] ?? '',
					static function () use ( $job, $found, $seen, $log, &$last ): void {
						run_row( $job, $found, $seen, $log, $last );
					}
				);
				$seen += row_seen( $last );
				array_push( $new, ...$last['new'] );
				if ( microtime( true ) >= $until ) {
					break 2;
				}
			}
			flush_post_caches();
		}
	} catch ( Unusable $reason ) {
		if ( $last['tries'] > 0 ) {
			// The row is not at fault. Also a full disk has room where the line stood that counted the attempt.
			--$last['tries'];
			ftruncate( $log, $begun );
			fseek( $log, $begun );
			add_line( $log, $last );
		}
		throw $reason;
	} finally {
		fclose( $log );
	}

	return $last['row'];
}

/**
 * What a row that is done was about, and the program that it created.
 *
 * @param ImportLine $line Line of the log.
 * @return array<int|string, int> The row's number by what it was about.
 */
function row_seen( array $line ): array {
	return array_fill_keys( 'create' === $line['action'] ? array_merge( array( "created-$line[program]" ), $line['about'] ) : $line['about'], $line['number'] );
}

/**
 * Reads the next rows, and looks up their programs.
 *
 * @param resource                          $file  Copied rows.
 * @param ImportJob                         $job   Import.
 * @param int                               $tries Number of times that the first row was begun. After an interruption it comes alone, then without its values.
 * @param list<array{list<string>, string}> $new   Categories that rows have added or would add.
 * @return non-empty-list<array{number: int, at: int, row: SheetRow}> Number of each, position of the next one in the file, and what it says.
 * @throws Unusable When file or database cannot be read.
 */
function next_batch( $file, array $job, int $tries, array $new ): array {
	$errors = database_errors();
	$batch  = array();
	foreach ( next_copied_rows( $file, $tries > 1 ? 1 : ROWS_TOGETHER ) as list( $number, $cells, $at ) ) {
		$row     = read_row( $cells, $tries > ROW_TRIES ? array() : $job['columns'], $job['language'], is_month_first( $job ) );
		$batch[] = compact( 'number', 'at', 'row' );
	}
	if ( array() === $batch ) {
		throw new Unusable( 'unreadable' );
	}
	category_index( array() );
	foreach ( 'check' === $job['step'] ? $new : array() as list( $path, $language ) ) {
		WordPress\in_language( $language, static fn() => pretend_categories( array( $path ) ) );
	}
	next_number( true );
	known_titles( array() );
	read_titles( array_column( array_column( array_column( $batch, 'row' ), 'values' ), 'title' ) );
	// Without an answer, programs would be created again.
	check_database( $errors );

	return $batch;
}

/**
 * Does a row.
 *
 * @param ImportJob                                  $job   Import.
 * @param array{number: int, at: int, row: SheetRow} $found Row.
 * @param array<int|string, int>                     $seen  Numbers of earlier rows by what they are about.
 * @param resource                                   $log   Log.
 * @param ImportLine                                 $last  Last line of the log; afterwards that of this row.
 * @throws Unusable When disk or database fail.
 */
function run_row( array $job, array $found, array $seen, $log, array &$last ): void {
	$errors = database_errors();
	$number = $last['row'] + 1;
	$mark   = home_url( "/?pfilter_import=$last[run]-$number" );
	$made   = 'import' === $job['step'] && $last['tries'] > 0 ? program_by_mark( $mark ) : 0;
	$chosen = $job['corrections'][ $number ] ?? 0;
	if ( $chosen > 0 ) {
		$found['row']['values']['id'] = (string) $chosen;
	}
	$plan = row_plan( $found['row'], $job['status'], $made, $last['tries'] < ROW_TRIES, $seen );
	// What a database that fails has not found would be created.
	check_database( $errors );
	$about = 'skip' === $plan['action'] ? array() : row_about( $plan, $found['row'] );
	$twin  = earlier_row( $about, $found['row'], $seen );
	if ( $last['tries'] > ROW_TRIES ) {
		$plan['action']   = 0 === $made ? 'skip' : 'create';
		$plan['problems'] = array(
			WHOLE_ROW => 0 === $made
				? __( 'The server ended each time it came to this row, which was left out.', 'programs-filter' )
				: __( 'The server ended each time it came to this row: the program was added, but some of it may be missing.', 'programs-filter' ),
		) + $plan['problems'];
	} elseif ( 0 !== $twin ) {
		$about          = array();
		$plan['action'] = 'skip';
		/* translators: %s: number of a row */
		$plan['problems'] = array( WHOLE_ROW => sprintf( __( 'A repetition: the same program as row %s.', 'programs-filter' ), number_format_i18n( $twin ) ) ) + $plan['problems'];
	} else {
		$missing = missing_categories( $plan['terms']['missing'] ?? array() );
		$adds    = array_map( static fn( array $path ): array => array( $path, $plan['language'] ), $missing );
		$begun   = $last['kept'][ $number ] ?? array();
		$kept    = array() === $begun && 'import' === $job['step'] && 'change' === $plan['action'] ? values_before( $plan ) : $begun;
		if ( array() !== $adds || array() !== $kept ) {
			$last['adds'] = array_values( array_unique( array_merge( $last['adds'], $adds ), SORT_REGULAR ) );
			$last['kept'] = array_filter( array( $number => $kept ) );
			check_database( $errors );
			// Before anything is written, so that the report is true after an interruption, and the import can be taken back.
			add_line( $log, $last );
		}
		if ( 'check' === $job['step'] ) {
			pretend_categories( $missing );
		} else {
			$plan           = write_plan( $plan, $mark );
			$plan['action'] = 0 === $made || 'skip' === $plan['action'] ? $plan['action'] : 'create';
			if ( array() !== $begun && in_array( $plan['action'], array( 'same', 'change' ), true ) ) {
				// An interrupted attempt may have written some of it.
				$plan['action']  = 'change';
				$plan['changes'] = explode( ',', $begun[ CHANGES ] );
			}
			check_database( $errors );
		}
	}
	$counts = $last['counts'];
	++$counts[ $plan['action'] ];
	$counts['problems'] += array() === $plan['problems'] ? 0 : 1;

	$line = array(
		'run'        => $last['run'],
		'row'        => $number,
		'number'     => $found['number'],
		'at'         => $found['at'],
		'tries'      => 0,
		'adds'       => array(),
		'program'    => $plan['program'],
		'about'      => $about,
		'action'     => $plan['action'],
		'title'      => mb_substr( $plan['title'], 0, 200 ),
		'changes'    => $plan['changes'],
		'similar'    => 'check' === $job['step'] ? programs_to_correct( $plan, $found['row'], $seen ) : array(),
		// Without those that could not be created.
		'new'        => array_values( array_filter( $last['adds'], static fn( array $added ): bool => array() === missing_categories( array( $added[0] ) ) ) ),
		'edition'    => 'skip' === $plan['action'] ? '' : $plan['edition'],
		'understood' => 'skip' === $plan['action'] ? '' : $plan['understood'],
		'problems'   => $plan['problems'],
		'kept'       => array(),
		'before'     => 'change' === $plan['action'] ? $kept ?? array() : array(),
		'modified'   => 'import' === $job['step'] ? modified_at( $plan['program'] ) : '',
		'counts'     => $counts,
	);
	add_line( $log, $line );
	$last = $line;
}

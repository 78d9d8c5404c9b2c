<?php
/**
 * A part of a dry run or of an import: as many rows as fit into a few seconds, from where the part before ended, however it ended.
 *
 * Rows of an import that are taken together: what is known of all of them is read once.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Rows are read one by one.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * How long a part takes, in seconds. Servers end requests after 30, and somebody looks at the progress.
 */
const SECONDS_OF_PART = 4.0;

/**
 * Rows whose programs are looked up together.
 */
const ROWS_TOGETHER = 25;

/**
 * How often a row is tried that ends the server.
 */
const ROW_TRIES = 3;

/**
 * The next part.
 *
 * @param ImportJob $job     Import, in the step "check" or "import".
 * @param float     $seconds How long it may take.
 * @return 'busy'|'stuck'|'going'|'done' Busy: somebody else does it. Stuck: disk or database do not do what they are told.
 */
function run_part( array $job, float $seconds = SECONDS_OF_PART ): string {
	$until = microtime( true ) + $seconds;
	$path  = import_file( $job['key'], 'rows' );
	$rows  = is_file( $path ) ? fopen( $path, 'rb' ) : false;
	// Two imports that write at once would both add what neither finds.
	$site = 'import' === $job['step'] ? locked_log( folder_path() . '/site.lock' ) : null;
	// Without rows somebody else has just ended it.
	$log = false === $rows ? 'busy' : ( is_string( $site ) ? $site : locked_log( import_file( $job['key'], $job['step'] ) ) );
	if ( false === $rows || is_string( $log ) ) {
		return is_string( $log ) ? $log : 'busy';
	}
	wp_defer_term_counting( true );
	wp_raise_memory_limit( 'admin' );
	try {
		$last = last_line( $log, true );
		$run  = run_key( $log );
		fseek( $rows, $last['at'] );
		$tries = $last['row'] < $job['total'] ? $last['tries'] + 1 : 0;
		if ( '' === $run || $tries > 0 && ! add_line( $log, array( 'tries' => $tries ) + $last ) ) {
			return 'stuck';
		}
		$seen = read_seen_rows( $job['key'] );
		while ( $last['row'] < $job['total'] && ( microtime( true ) < $until || $tries > 0 ) ) {
			// Whatever ends the server, it is one row. Nothing comes where rows are missing, or the database does not answer.
			$batch = next_batch( $rows, $job, $tries > ROW_TRIES ? array() : $job['columns'], $tries > 1 ? 1 : ROWS_TOGETHER );
			if ( array() === $batch ) {
				return 'stuck';
			}
			foreach ( $batch as $found ) {
				$line = run_row( $job, $found, $last, $seen, $tries, $run );
				if ( ! add_line( $log, $line ) ) {
					return 'stuck';
				}
				$last  = $line;
				$tries = 0;
				if ( microtime( true ) >= $until ) {
					break 2;
				}
			}
			forget_posts();
		}
		if ( 'import' === $job['step'] && $last['row'] >= $job['total'] ) {
			count_categories_again();
		}
	} finally {
		// With it goes what a dry run only pretends.
		category_index( array() );
		wp_defer_term_counting( false );
		fclose( $rows );
		fclose( $log );
		if ( is_resource( $site ) ) {
			fclose( $site );
		}
	}

	return $last['row'] < $job['total'] ? 'going' : 'done';
}

/**
 * Does a row.
 *
 * @param ImportJob                                  $job   Import.
 * @param array{number: int, at: int, row: SheetRow} $found Row.
 * @param ImportLine                                 $last  The line before it.
 * @param array<int|string, int>                     $seen  Rows so far by what they are about. Gets this one.
 * @param int                                        $tries How often the row was begun; 0 when it is not the first of a part.
 * @param string                                     $run   What tells this run of the import from others.
 * @return ImportLine
 */
function run_row( array $job, array $found, array $last, array &$seen, int $tries, string $run ): array {
	$number = $last['row'] + 1;
	$mark   = row_mark( $run, $number );
	$made   = 'import' === $job['step'] && $tries > 0 ? program_by_mark( $mark ) : 0;
	$plan   = row_plan( $found['row'], $job['status'], $made, $tries < 2 );
	$twin   = 'skip' === $plan['action'] ? 0 : earlier_row( $job['key'], $plan, $found['row'], $found['number'], $seen );
	if ( $tries > ROW_TRIES || 0 !== $twin ) {
		$plan['action']   = 'skip';
		$plan['problems'] = array(
			WHOLE_ROW => 0 === $twin
				? __( 'The server ended each time it came to this row, which was left out.', 'programs-filter' )
				/* translators: %s: number */
				: sprintf( __( 'Row %s is about the same program.', 'programs-filter' ), number_format_i18n( $twin ) ),
		) + $plan['problems'];
	} else {
		$new = note_new_categories( $job, $found['number'], $plan );
		if ( 'import' === $job['step'] ) {
			$plan           = write_plan( $plan, $mark );
			$plan['action'] = 0 === $made || 'skip' === $plan['action'] ? $plan['action'] : 'create';
			settle_new_categories( $job['key'], $new );
		}
	}
	$counts = $last['counts'];
	foreach ( array( $plan['action'], array() === $plan['problems'] ? '' : 'problems' ) as $count ) {
		if ( isset( $counts[ $count ] ) ) {
			++$counts[ $count ];
		}
	}

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

/**
 * Lets go of what WordPress keeps in memory of each post.
 */
function forget_posts(): void {
	if ( wp_cache_supports( 'flush_runtime' ) ) {
		wp_cache_flush_runtime();
	}
}

/**
 * The next rows, whose programs are looked up.
 *
 * @param resource     $file    Rows.
 * @param ImportJob    $job     Import.
 * @param list<string> $columns What each column holds.
 * @param int          $most    How many at most.
 * @return list<array{number: int, at: int, row: SheetRow}> int, at: int, row: array}> The number of each, where the next one begins, what it says.
 */
function next_batch( $file, array $job, array $columns, int $most ): array {
	$batch = array();
	for ( $count = 0; $count < $most; $count++ ) {
		$text = fgets( $file );
		$read = false === $text ? null : json_decode( $text, true );
		if ( ! is_array( $read ) || ! is_int( $read[0] ?? null ) || ! is_array( $read[1] ?? null ) ) {
			break;
		}
		$batch[] = array(
			'number' => $read[0],
			'at'     => (int) ftell( $file ),
			'row'    => read_row( array_values( array_filter( $read[1], 'is_string' ) ), $columns ),
		);
	}
	category_index( array() );
	if ( 'check' === $job['step'] ) {
		pretend_new_categories( array_column( read_new_categories( $job['key'] ), 1 ) );
	}
	forget_next_number();
	known_titles( array() );

	return read_titles( array_column( array_column( array_column( $batch, 'row' ), 'values' ), 'title' ) ) ? $batch : array();
}

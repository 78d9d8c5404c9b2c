<?php
/**
 * A part of a dry run or of an import: as many rows as fit into a few seconds, from where the part before ended, however it ended.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Rows are read one by one.

declare( strict_types = 1 );

namespace ProgramsFilter\Import_Run;

use ProgramsFilter\Answers;
use ProgramsFilter\Import_Batch;
use ProgramsFilter\Import_Folder;
use ProgramsFilter\Import_Job;
use ProgramsFilter\Import_Log;
use ProgramsFilter\Import_Seen;
use ProgramsFilter\New_Categories;
use ProgramsFilter\Sheet_Categories;
use ProgramsFilter\Sheet_Counts;
use ProgramsFilter\Sheet_Match;
use ProgramsFilter\Sheet_Plan;
use ProgramsFilter\Sheet_Row;
use ProgramsFilter\Sheet_Write;

defined( 'ABSPATH' ) || exit;

/**
 * How long a part takes, in seconds. Servers end requests after 30, and somebody looks at the progress.
 */
const SECONDS = 4.0;

/**
 * Rows whose programs are looked up together.
 */
const TOGETHER = 25;

/**
 * How often a row is tried that ends the server.
 */
const TRIES = 3;

/**
 * The next part.
 *
 * @param array $job     Import, in the step "check" or "import".
 * @phpstan-param ImportJob $job
 * @param float $seconds How long it may take.
 * @return 'busy'|'stuck'|'going'|'done' Busy: somebody else does it. Stuck: disk or database do not do what they are told.
 */
function part( array $job, float $seconds = SECONDS ): string {
	$until = microtime( true ) + $seconds;
	$path  = Import_Folder\file( $job['key'], 'rows' );
	$rows  = is_file( $path ) ? fopen( $path, 'rb' ) : false;
	// Two imports that write at once would both add what neither finds.
	$site = 'import' === $job['step'] ? Import_Log\locked( Import_Folder\path() . '/site.lock' ) : null;
	// Without rows somebody else has just ended it.
	$log = false === $rows ? 'busy' : ( is_string( $site ) ? $site : Import_Log\locked( Import_Folder\file( $job['key'], $job['step'] ) ) );
	if ( false === $rows || is_string( $log ) ) {
		return is_string( $log ) ? $log : 'busy';
	}
	wp_defer_term_counting( true );
	wp_raise_memory_limit( 'admin' );
	try {
		$last = Import_Log\last( $log, true );
		$run  = Import_Log\run( $log );
		fseek( $rows, $last['at'] );
		$tries = $last['row'] < $job['total'] ? $last['tries'] + 1 : 0;
		if ( '' === $run || $tries > 0 && ! Import_Log\add( $log, array( 'tries' => $tries ) + $last ) ) {
			return 'stuck';
		}
		$seen = Import_Seen\read( $job['key'] );
		while ( $last['row'] < $job['total'] && ( microtime( true ) < $until || $tries > 0 ) ) {
			// Whatever ends the server, it is one row. Nothing comes where rows are missing, or the database does not answer.
			$batch = Import_Batch\next( $rows, $job, $tries > TRIES ? array() : $job['columns'], $tries > 1 ? 1 : TOGETHER );
			if ( array() === $batch ) {
				return 'stuck';
			}
			foreach ( $batch as $found ) {
				$line = row( $job, $found, $last, $seen, $tries, $run );
				if ( ! Import_Log\add( $log, $line ) ) {
					return 'stuck';
				}
				$last  = $line;
				$tries = 0;
				if ( microtime( true ) >= $until ) {
					break 2;
				}
			}
			forget();
		}
		if ( 'import' === $job['step'] && $last['row'] >= $job['total'] ) {
			Sheet_Counts\again();
		}
	} finally {
		// With it goes what a dry run only pretends.
		Sheet_Categories\index( array() );
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
 * @param array                                   $job   Import.
 * @phpstan-param ImportJob $job
 * @param array{number: int, at: int, row: array} $found Row.
 * @phpstan-param array{number: int, at: int, row: SheetRow} $found
 * @param array                                   $last  The line before it.
 * @phpstan-param ImportLine $last
 * @param array<int|string, int>                  $seen  Rows so far by what they are about. Gets this one.
 * @param int                                     $tries How often the row was begun; 0 when it is not the first of a part.
 * @param string                                  $run   What tells this run of the import from others.
 * @return array
 * @phpstan-return ImportLine
 */
function row( array $job, array $found, array $last, array &$seen, int $tries, string $run ): array {
	$number = $last['row'] + 1;
	$mark   = Sheet_Write\mark( $run, $number );
	$made   = 'import' === $job['step'] && $tries > 0 ? Sheet_Match\by_mark( $mark ) : 0;
	$plan   = Sheet_Plan\of( $found['row'], $job['status'], $made, $tries < 2 );
	$twin   = 'skip' === $plan['action'] ? 0 : Import_Seen\earlier( $job['key'], $plan, $found['row'], $found['number'], $seen );
	if ( $tries > TRIES || 0 !== $twin ) {
		$plan['action']   = 'skip';
		$plan['problems'] = array(
			Sheet_Row\ROW => 0 === $twin
				? __( 'The server ended each time it came to this row, which was left out.', 'programs-filter' )
				/* translators: %s: number */
				: sprintf( __( 'Row %s is about the same program.', 'programs-filter' ), Answers\number( $twin ) ),
		) + $plan['problems'];
	} else {
		$new = New_Categories\noted( $job, $found['number'], $plan );
		if ( 'import' === $job['step'] ) {
			$plan           = Sheet_Write\done( $plan, $mark );
			$plan['action'] = 0 === $made || 'skip' === $plan['action'] ? $plan['action'] : 'create';
			New_Categories\settle( $job['key'], $new );
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
function forget(): void {
	if ( wp_cache_supports( 'flush_runtime' ) ) {
		wp_cache_flush_runtime();
	}
}

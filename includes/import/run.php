<?php
/**
 * A part of a dry run or an import: as many rows as fit into a few seconds, from where the part before ended, in whatever way.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
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
 * @param Job   $job     Import, in the step "check" or "import".
 * @param float $seconds Seconds that it may take.
 * @return 'busy'|'going'|'done' Busy: another request does it.
 * @throws Unusable When disk or database fail. The next part goes on at the same row.
 */
function run_part( Job $job, float $seconds = SECONDS_OF_PART ): string {
	$until = microtime( true ) + $seconds;
	// Without rows, another request has just ended the import.
	$lock = is_file( import_file( $job->key, 'rows' ) ) ? Lock::take() : null;
	if ( null === $lock ) {
		return 'busy';
	}
	hold_announcements();
	wp_defer_term_counting( true );
	wp_raise_memory_limit( 'admin' );
	try {
		$is_done = run_rows( $job, $until, $lock ) >= $job->total;
		if ( $is_done && 'import' === $job->step ) {
			count_categories();
		}
	} finally {
		let_announcements_go();
		wp_defer_term_counting( false );
		$lock->release();
	}

	return $is_done ? 'done' : 'going';
}

/**
 * Does rows until a time, at least one.
 *
 * @param Job   $job   Import.
 * @param float $until Time.
 * @param Lock  $lock  The lock of imports.
 * @return int Number of rows that are done.
 * @throws Unusable When disk or database fail.
 */
function run_rows( Job $job, float $until, Lock $lock ): int {
	$log   = Journal::of( $job );
	$last  = $log->last();
	$known = new Known();
	$new   = array();
	$log->open( $lock );
	foreach ( $log->lines() as $line ) {
		$known->note( $line );
		array_push( $new, ...$line['new'] );
	}
	if ( '' === $last['run'] ) {
		$last['run'] = new_import_key();
	}
	if ( $last['row'] < $job->total ) {
		++$last['tries'];
		$log->add( $last );
	}
	$rows = null;
	try {
		while ( $last['row'] < $job->total && ( microtime( true ) < $until || $last['tries'] > 0 ) ) {
			// At last without what it says.
			$is_last_try = $last['tries'] > ROW_TRIES;
			$rows        = $rows ?? rows_of_programs( $is_last_try ? $job->without_columns() : $job, $last['at'] );
			// After an interruption, the first row comes alone.
			foreach ( next_batch( $rows, $job, $known, $last['tries'] > 1 ? 1 : ROWS_TOGETHER, $new ) as list( $row, $at ) ) {
				WordPress\run_in_language(
					$row->values['language'] ?? '',
					static function () use ( $job, $row, $at, $known, $log, &$last ): void {
						run_row( $job, $row, $at, $known, $log, $last );
					}
				);
				$known->note( $last );
				array_push( $new, ...$last['new'] );
				if ( microtime( true ) >= $until ) {
					break 2;
				}
			}
			flush_post_caches();
			$rows = $is_last_try ? null : $rows;
		}
	} catch ( Unusable $reason ) {
		if ( $last['tries'] > 0 && ! ( 'database' === $reason->getMessage() && $lock->renew() ) ) {
			// The row is not at fault, unless the database does all else that it is asked to.
			--$last['tries'];
			$log->replace_added( $last );
		}
		throw $reason;
	} finally {
		$log->close();
	}

	return $last['row'];
}

/**
 * Reads the next rows, and looks up their programs.
 *
 * @param \Generator<int, array{Row, int}>  $rows  Rows of programs.
 * @param Job                               $job   Import.
 * @param Known                             $known What is known, which gets their programs.
 * @param int                               $most  Number of rows at most.
 * @param list<array{list<string>, string}> $new   Categories that rows have added or would add.
 * @return non-empty-list<array{Row, int}> Rows, and the position behind each.
 * @throws Unusable When file or database cannot be read.
 */
function next_batch( \Generator $rows, Job $job, Known $known, int $most, array $new ): array {
	$errors = database_errors();
	$batch  = array();
	while ( $rows->valid() && ! isset( $batch[ $most - 1 ] ) ) {
		$batch[] = $rows->current();
		$rows->next();
	}
	if ( array() === $batch ) {
		throw new Unusable( 'unreadable' );
	}
	$known->categories->forget();
	foreach ( 'check' === $job->step ? $new : array() as list( $path, $language ) ) {
		WordPress\run_in_language( $language, static fn() => $known->categories->pretend( array( $path ) ) );
	}
	$known->next = null;
	$known->programs->read( array_values( array_diff( array_map( static fn( array $one ): string => $one[0]->values['title'] ?? '', $batch ), array( '' ) ) ) );
	// Without an answer, programs would be created again.
	check_database( $errors );

	return $batch;
}

/**
 * Does a row.
 *
 * @param Job        $job   Import.
 * @param Row        $row   Row.
 * @param int        $at    Position behind it.
 * @param Known      $known What is known of the site and of earlier rows.
 * @param Journal    $log   Journal.
 * @param ImportLine $last  Its last line; afterwards that of this row.
 * @throws Unusable When disk or database fail.
 */
function run_row( Job $job, Row $row, int $at, Known $known, Journal $log, array &$last ): void {
	$errors = database_errors();
	$number = $last['row'] + 1;
	$mark   = home_url( "/?pfilter_import=$last[run]-$number" );
	$made   = 'import' === $job->step && $last['tries'] > 0 ? program_by_mark( $mark ) : 0;
	if ( isset( $job->answers['corrections'][ $row->number ] ) ) {
		$row->values['id'] = (string) $job->answers['corrections'][ $row->number ];
	}
	$plan = row_plan( $row, $known, $job->answers['status'], $made, $last['tries'] < ROW_TRIES );
	// What a database that fails has not found would be created.
	check_database( $errors );
	$about = 'skip' === $plan->action ? array() : row_about( $plan );
	$twin  = earlier_row( $about, $row, $known );
	$kept  = $last['kept'][ $number ] ?? array();
	if ( $last['tries'] > ROW_TRIES ) {
		$plan->action   = 0 === $made ? 'skip' : 'create';
		$plan->problems = array(
			WHOLE_ROW => 0 === $made
				? __( 'The server or its database failed each time at this row, which was left out.', 'programs-filter' )
				: __( 'The server or its database failed each time at this row: the program was added, but some of it may be missing.', 'programs-filter' ),
		) + $plan->problems;
	} elseif ( 0 !== $twin ) {
		$about        = array();
		$plan->action = 'skip';
		/* translators: %s: number of a row */
		$plan->problems = array( WHOLE_ROW => sprintf( __( 'A repetition: the same program as row %s.', 'programs-filter' ), number_format_i18n( $twin ) ) ) + $plan->problems;
	} else {
		$missing = $known->categories->missing( $plan->terms['missing'] ?? array() );
		$adds    = array_map( static fn( array $path ): array => array( $path, $plan->language ), $missing );
		$begun   = $kept;
		$kept    = array() === $begun && 'import' === $job->step && 'change' === $plan->action ? values_before( $plan ) : $begun;
		if ( array() !== $adds || array() !== $kept ) {
			$last['adds'] = array_values( array_unique( array_merge( $last['adds'], $adds ), SORT_REGULAR ) );
			$last['kept'] = array_filter( array( $number => $kept ) );
			check_database( $errors );
			// Before anything is written, so that the report is true after an interruption, and the import can be taken back.
			$log->add( $last );
		}
		if ( 'check' === $job->step ) {
			$known->categories->pretend( $missing );
		} else {
			write_plan( $plan, $known, $mark );
			$plan->action = 0 === $made || 'skip' === $plan->action ? $plan->action : 'create';
			if ( array() !== $begun && in_array( $plan->action, array( 'same', 'change' ), true ) ) {
				// An interrupted attempt may have written some of it.
				$plan->action  = 'change';
				$plan->changes = explode( ',', $begun[ CHANGES ] );
			}
			check_database( $errors );
		}
	}
	$is_check = 'check' === $job->step;
	$line     = array(
		'run'      => $last['run'],
		'row'      => $number,
		'number'   => $row->number,
		'at'       => $at,
		'program'  => $plan->program,
		'about'    => $about,
		'action'   => $plan->action,
		'title'    => mb_substr( $plan->title, 0, 200 ),
		'changes'  => $plan->changes,
		'similar'  => $is_check ? programs_to_correct( $plan, $known ) : array(),
		// Without those that could not be created.
		'new'      => array_values( array_filter( $last['adds'], static fn( array $added ): bool => array() === $known->categories->missing( array( $added[0] ) ) ) ),
		'edition'  => 'skip' === $plan->action ? '' : $plan->edition,
		'problems' => $plan->problems,
		'doubts'   => $plan->row->doubts,
		'asks'     => array_values( array_unique( $plan->row->asks ) ),
		'shown'    => $is_check ? shown_plan( $plan, $known->categories ) : array(),
		'before'   => 'change' === $plan->action ? $kept : array(),
		'wrote'    => $is_check ? array() : values_after( $plan, $kept ),
		'counts'   => counts_with( $last['counts'], $plan ),
	) + Journal::NO_LINE;
	$log->add( $line );
	$last = $line;
}

/**
 * Numbers of rows with that of a plan.
 *
 * @param array<string, int> $counts Numbers by action, of problems and doubts, and of programs that are drafts or over.
 * @param Plan               $plan   Plan.
 * @return array<string, int>
 */
function counts_with( array $counts, Plan $plan ): array {
	++$counts[ $plan->action ];
	$counts['problems'] += array() === $plan->problems ? 0 : 1;
	if ( 'create' === $plan->action ) {
		$counts['drafts'] += '' === $plan->why_draft ? 0 : 1;
		$counts['over']   += Program\is_over( Program\displayed_facts( facts_of_row( $plan->row, 0 ) ), time() ) ? 1 : 0;
	}

	return $counts;
}

/**
 * What a program would be, in words, for the page of the check.
 *
 * @param Plan       $plan       Plan.
 * @param Categories $categories Categories of the site.
 * @return ShownPlan
 */
function shown_plan( Plan $plan, Categories $categories ): array {
	$stored = facts_of_row( $plan->row, $plan->program );
	$facts  = Program\displayed_facts( $stored );
	$now    = time();
	$text   = static fn( string $fact ): string => Program\shown_fact( $fact, $facts, $now )['text'] ?? '';
	$status = $plan->post['post_status'] ?? ( 0 === $plan->program ? '' : (string) get_post_status( $plan->program ) );
	$names  = null === $plan->row->categories ? categories_of_program( $plan->program )
		: implode( ' | ', array_map( static fn( array $path ): string => implode( ' > ', $path ), $categories->separated( $plan->row->categories ) ) );

	$changed = array();
	foreach ( 'change' === $plan->action ? $plan->changes : array() as $field ) {
		$changed[] = array( column_label( $field ), shown_value( $field, $plan->before[ $field ] ?? '' ), shown_value( $field, $plan->row->values[ $field ] ?? '' ) );
	}

	return array(
		'when'       => implode( ', ', array_diff( array( $text( 'dates' ), $text( 'schedule' ) ), array( '' ) ) ),
		'over'       => Program\is_over( $facts, $now ),
		'place'      => $text( 'place' ),
		'price'      => $text( 'price' ),
		'ages'       => '' === $text( 'ages' ) ? $text( 'audience' ) : $text( 'ages' ),
		'categories' => $names,
		'status'     => implode( ', ', array_diff( array( word_of_value( 'status', $status ), '' === $facts['event_status'] ? '' : word_of_value( 'event_status', $facts['event_status'] ) ), array( '' ) ) ),
		'draft'      => $plan->why_draft,
		'changed'    => $changed,
	);
}

/**
 * A value as the page of the check shows it beside another one.
 *
 * @param string $field Column.
 * @param string $value Value as it is stored.
 * @return string Its beginning, where it is long.
 */
function shown_value( string $field, string $value ): string {
	$kind = Program\get_fact_kind( $field );
	if ( array() !== words_of_column( $field ) ) {
		$value = word_of_value( $field, $value );
	} elseif ( 'sessions' === $field ) {
		$dates = Program\get_dates_of_sessions( $value );
		$value = implode( ', ', array_diff( array( Program\dates_text_and_html( $dates['start'], $dates['end'] )[0], Program\sessions_schedule( $value ) ), array( '' ) ) );
	} elseif ( null !== $kind && '' !== $value ) {
		$value = Program\kind_text( $kind, $value );
	}

	return wp_html_excerpt( (string) preg_replace( '/\s+/u', ' ', $value ), 80, '…' );
}

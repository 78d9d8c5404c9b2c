<?php
/**
 * Runs one batch of a check, an import or an undo: as many rows as fit into a few seconds, from where the last batch ended or was killed.
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

/**
 * Does the next part.
 *
 * @param Job   $job     Import, in the step "check", "import" or "undo".
 * @param float $seconds Seconds that it may take.
 * @return 'busy'|'going'|'done' Busy: another request does it.
 * @throws Unusable When the database fails. The next part goes on at the same row.
 */
function run_part( Job $job, float $seconds = SECONDS_OF_PART ): string {
	$until = microtime( true ) + $seconds;
	$lock  = Lock::take();
	if ( null === $lock ) {
		return 'busy';
	}
	// announce_import() announces all changes once: each announcement looks for the pages with a listing, and empties caches.
	add_filter( 'programs_filter_announces_changes', '__return_false' );
	wp_defer_term_counting( true );
	wp_raise_memory_limit( 'admin' );
	try {
		return run_rows( $job, $until, $lock ) && finish_rows( $job ) ? 'done' : 'going';
	} finally {
		remove_filter( 'programs_filter_announces_changes', '__return_false' );
		wp_defer_term_counting( false );
		$lock->release();
	}
}

/**
 * Does what can only be done when all rows are.
 *
 * @param Job $job Import.
 * @return bool Whether nothing more is to be done.
 * @throws Unusable When the database fails.
 */
function finish_rows( Job $job ): bool {
	$errors  = database_errors();
	$is_done = true;
	if ( 'import' === $job->step ) {
		count_categories();
	} elseif ( 'undo' === $job->step ) {
		remove_empty_categories( Rows::of( $job )->new_categories() );
	} elseif ( suppose_corrections( $job ) ) {
		$is_done = false;
		if ( '' !== stored_step( $job ) ) {
			store_job( $job );
		}
	}
	check_database( $errors );

	return $is_done;
}

/**
 * Does rows until a time, at least one.
 *
 * @param Job   $job   Import.
 * @param float $until Time.
 * @param Lock  $lock  The lock of imports.
 * @return bool Whether all are done.
 * @throws Unusable When the database fails, or another process has the lock.
 */
function run_rows( Job $job, float $until, Lock $lock ): bool {
	$rows = Rows::of( $job );
	$due  = next_rows( $rows, 0, 1 );
	if ( array() === $due ) {
		return true;
	}
	$known = new Known();
	$new   = array();
	foreach ( 'undo' === $job->step ? array() : $rows->lines() as $line ) {
		$known->note( $line );
		array_push( $new, ...$line['new'] );
	}
	if ( $due[0]['tries'] > 0 || $due[0]['is_begun'] ) {
		// An object cache may have what was rolled back.
		wp_cache_flush();
	}
	// Before it is tried: PHP may end there. After an interruption, the row comes alone.
	$tried = ++$due[0]['tries'];
	$rows->count_try( $due[0]['at'], 1 );
	$due = $tried > 1 ? $due : next_rows( $rows, 0, ROWS_TOGETHER );
	try {
		while ( array() !== $due ) {
			$programs = 'undo' === $job->step ? array() : read_batch( $job, $due, $known, $new );
			$batch    = static function () use ( $job, $due, $programs, $rows, $known, $lock, $until, &$new, &$tried ): void {
				foreach ( $due as $index => $one ) {
					$lock->keep();
					if ( 'undo' === $job->step ) {
						undo_due_row( $one, $rows );
					} else {
						$line = WordPress\run_in_language( $programs[ $index ]->values['language'] ?? '', static fn(): array => run_row( $job, $programs[ $index ], $one, $known, $rows ) );
						$known->note( $line );
						array_push( $new, ...$line['new'] );
					}
					$tried = 0;
					if ( microtime( true ) >= $until ) {
						return;
					}
				}
			};
			if ( 'check' === $job->step ) {
				// Results alone: the database stores them at once.
				WordPress\run_in_transaction( $batch );
			} else {
				$batch();
			}
			if ( microtime( true ) >= $until ) {
				return ! $rows->are_left();
			}
			WordPress\free_memory();
			$due = next_rows( $rows, $due[ count( $due ) - 1 ]['at'], ROWS_TOGETHER );
		}
	} catch ( Unusable $reason ) {
		if ( $tried > 0 && 'database' !== $reason->getMessage() ) {
			// The row is not at fault.
			$rows->count_try( $due[0]['at'], -1 );
		}
		throw $reason;
	}

	return true;
}

/**
 * The next rows to be done.
 *
 * @param Rows $rows  Rows.
 * @param int  $after Position behind which they are.
 * @param int  $most  How many at most.
 * @return list<DueRow>
 * @throws Unusable When the database does not answer.
 */
function next_rows( Rows $rows, int $after, int $most ): array {
	$errors = database_errors();
	$due    = $rows->due( $after, $most );
	check_database( $errors );

	return $due;
}

/**
 * Reads rows, and looks up their programs.
 *
 * @param Job                               $job   Import.
 * @param list<DueRow>                      $due   Rows.
 * @param Known                             $known What is known, which gets their programs.
 * @param list<array{list<string>, string}> $new   Categories that rows have added or would add.
 * @return list<Row>
 * @throws Unusable When the database cannot be read.
 */
function read_batch( Job $job, array $due, Known $known, array $new ): array {
	$errors   = database_errors();
	$programs = read_programs( $job, $due );
	$known->categories->forget();
	foreach ( 'check' === $job->step ? $new : array() as list( $path, $language ) ) {
		WordPress\run_in_language( $language, static fn() => $known->categories->pretend( array( $path ) ) );
	}
	$known->next = null;
	$titles      = array_map( static fn( Row $row ): string => $row->values['title'] ?? '', $programs );
	$known->programs->read( array_values( array_diff( $titles, array( '' ) ) ), array_merge( array(), ...array_map( static fn( Row $row ): array => $row->identifiers, $programs ) ) );
	// Without an answer, programs would be created again.
	check_database( $errors );

	return $programs;
}

/**
 * Does a row.
 *
 * @param Job    $job   Import.
 * @param Row    $row   Row.
 * @param DueRow $due   What is known of it.
 * @param Known  $known What is known of the site and of earlier rows.
 * @param Rows   $rows  Rows.
 * @return ImportLine What has become of it.
 * @throws Unusable When the database fails.
 */
function run_row( Job $job, Row $row, array $due, Known $known, Rows $rows ): array {
	$errors   = database_errors();
	$is_check = 'check' === $job->step;
	$guid     = guid_of_row( $job, $due['at'] );
	$made     = $due['is_begun'] ? program_by_guid( $guid ) : 0;

	$row->correction = $job->answers['corrections'][ $row->number ] ?? 0;
	$plan            = row_plan( $row, $known, $job->answers['status'], $made, $due['tries'] < Rows::TRIES );
	// What a database that fails has not found would be created.
	check_database( $errors );
	$line = array(
		'row'     => $due['at'],
		'number'  => $row->number,
		'program' => $plan->program,
		'about'   => 'skip' === $plan->action ? array() : row_about( $plan ),
		'new'     => $due['line']['new'],
		'before'  => $due['line']['before'],
	) + Rows::NO_LINE;
	$twin = earlier_row( $line['about'], $row, $known );
	if ( $due['tries'] > Rows::TRIES ) {
		// What an interrupted attempt has written can be taken back.
		$plan->action   = 0 !== $made ? 'create' : ( array() === $line['before'] ? 'skip' : 'change' );
		$plan->problems = array(
			WHOLE_ROW => 0 === $made
				? __( 'The server or its database failed each time at this row, which was left out.', 'programs-filter' )
				: __( 'The server or its database failed each time at this row: the program was added, but some of it may be missing.', 'programs-filter' ),
		) + $plan->problems;
	} elseif ( 0 !== $twin ) {
		$line['about'] = array();
		$plan->action  = 'skip';
		/* translators: %s: number of a row */
		$plan->problems = array( WHOLE_ROW => sprintf( __( 'A repetition: the same program as row %s.', 'programs-filter' ), number_format_i18n( $twin ) ) ) + $plan->problems;
	} else {
		$missing     = $known->categories->missing( $plan->terms['missing'] ?? array() );
		$line['new'] = array_values( array_unique( array_merge( $line['new'], array_map( static fn( array $path ): array => array( $path, $plan->language ), $missing ) ), SORT_REGULAR ) );
		if ( $is_check ) {
			$known->categories->pretend( $missing );
		} else {
			$begun = $line['before'];
			if ( array() === $begun && 0 === $made && 'change' === $plan->action ) {
				$line['before'] = values_before( $plan );
				check_database( $errors );
			}
			write_plan( $plan, $known, $guid, $rows, $line, static fn(): array => values_after( $plan, $line['before'] ) );
			$plan->action = 0 === $made || 'skip' === $plan->action ? $plan->action : 'create';
			if ( array() !== $begun && in_array( $plan->action, array( 'same', 'change' ), true ) ) {
				// An interrupted attempt may have written some of it.
				$plan->action  = 'change';
				$plan->changes = explode( ',', $begun[ CHANGES ] );
			}
			check_database( $errors );
		}
	}
	$line = array(
		'program'  => $plan->program,
		'action'   => $plan->action,
		'title'    => mb_substr( $plan->title, 0, 200 ),
		'changes'  => $plan->changes,
		'sought'   => $is_check ? array(
			'start'       => row_beginning( $row ),
			'place'       => $row->values['place'] ?? '',
			'language'    => $plan->language,
			'identifiers' => $row->identifiers,
		) : array(),
		// Without those that could not be created.
		'new'      => array_values( array_filter( $line['new'], static fn( array $added ): bool => array() === $known->categories->missing( array( $added[0] ) ) ) ),
		'problems' => $plan->problems,
		'doubts'   => $plan->row->doubts,
		'shown'    => $is_check ? shown_plan( $plan, $known->categories ) : array(),
		'before'   => 'change' === $plan->action ? $line['before'] : array(),
		'wrote'    => $is_check ? array() : values_after( $plan, $line['before'] ),
	) + $line;
	$rows->finish( $due['at'], $line, tags_of_plan( $plan ) );

	return $line;
}

/**
 * What a row is counted under beside its action.
 *
 * @param Plan $plan Plan.
 * @return list<string>
 */
function tags_of_plan( Plan $plan ): array {
	$tags = $plan->row->lacks_year ? array( 'year' ) : array();
	if ( 'skip' !== $plan->action && isset( $plan->problems['picture'] ) ) {
		$tags[] = 'picture';
	}
	if ( 'create' !== $plan->action ) {
		return $tags;
	}
	$is_over = Program\is_over( Program\displayed_facts( facts_of_row( $plan->row, 0 ) ), time() );

	return array_merge( $tags, '' === $plan->why_draft ? array() : array( 'drafts' ), $is_over ? array( 'over' ) : array() );
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

	$all = array();
	// First and last day follow from sessions.
	$said = array_flip( isset( $plan->row->values['sessions'] ) ? array( 'title', 'start', 'end' ) : array( 'title' ) );
	foreach ( array_diff( array_diff_key( $plan->row->values, $said ), array( '' ) ) as $field => $value ) {
		$all[] = array( column_label( $field ), shown_value( $field, $value ) );
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
		'all'        => $all,
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
		$value = implode( ', ', array_diff( array( Program\dates_text_and_html( $dates['start'], $dates['end'] )[0], Program\shown_schedule( array( 'sessions' => $value ) + Program\get_empty_facts() ) ), array( '' ) ) );
	} elseif ( null !== $kind && '' !== $value ) {
		$value = Program\kind_text( $kind, $value );
	}

	return wp_html_excerpt( (string) preg_replace( '/\s+/u', ' ', $value ), 80, '…' );
}

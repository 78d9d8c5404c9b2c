<?php
/**
 * Starts, stores, schedules and ends the import of a user, and sanitizes the answers about its sheet.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Option of a user, on one site. */
const JOB_OPTION = 'programs_filter_import';

/** Option of a user, on one site: what was answered about the last sheet, with the names of its page and columns. */
const ANSWERS_OPTION = 'programs_filter_import_answers';

/** Seconds after which an import goes on by itself. WP-Cron does not begin more often. */
const SECONDS_BETWEEN_EVENTS = 60;

/** Whether the user may import: rows can be about programs of others, and create programs. */
function may_import(): bool {
	return Program\current_user_has_program_cap( 'edit_others_posts' ) && Program\current_user_has_program_cap( 'create_posts' );
}

/**
 * The import of a user.
 *
 * @param int $user User; 0 for the current one.
 * @return Job|null Null when there is none, or its rows are gone.
 */
function current_job( int $user = 0 ): ?Job {
	/**
	 * As store_job() stored it.
	 *
	 * @var array<string, mixed>|false $stored
	 */
	$stored = get_user_option( JOB_OPTION, $user );
	$job    = new Job( is_array( $stored ) ? $stored : array() );

	return '' !== $job->key && ( new Rows( $job->key ) )->exist() ? $job : null;
}

/**
 * The step in which an import is by now: another request may have gone on with it, ended it, or begun another.
 *
 * @param Job $job Import.
 * @return string '' where it is not there any more.
 */
function stored_step( Job $job ): string {
	wp_cache_delete( $job->user, 'user_meta' );
	$stored = current_job( $job->user );

	return null !== $stored && $stored->key === $job->key ? $stored->step : '';
}

/**
 * Begins an import for the user, whose import before ends.
 *
 * @param string                    $path File.
 * @param string                    $name Its name.
 * @param array<string, mixed>|null $sent Answers that are given with it; null for those to earlier sheets.
 * @return Job
 * @throws Unusable When the file cannot be used. Nothing of it is stored then.
 */
function begin_job( string $path, string $name, ?array $sent = null ): Job {
	maybe_create_rows_table();
	if ( false === wp_next_scheduled( WordPress\IMPORT_CLEANUP_EVENT ) ) {
		wp_schedule_single_event( time() + DAY_IN_SECONDS + HOUR_IN_SECONDS, WordPress\IMPORT_CLEANUP_EVENT );
	}
	$job = WordPress\run_in_transaction(
		static function () use ( $path, $name, $sent ): Job {
			$key = new_import_key();
			$job = outlined_with_answers(
				new Job(
					array(
						'key'   => $key,
						'user'  => get_current_user_id(),
						'begun' => time(),
						'name'  => mb_substr( (string) preg_replace( '/\.jsonl$/i', '', wp_basename( $name ) ), 0, LONGEST_FILE_NAME ),
						'pages' => store_sheet( $path, $key ),
					)
				),
				$sent ?? array_diff( array( 'language' => shown_language() ), array( '' ) ) + earlier_answers()
			);
			if ( 0 === $job->total && 1 === count( $job->pages ) ) {
				throw new Unusable( 'no-rows' );
			}
			return $job;
		}
	);
	end_job();
	store_job( $job );

	return $job;
}

/**
 * The import with what its sheet consists of, and the answers that fit it: a page and columns that it has, the order of day and month where it does not
 * tell.
 *
 * @param Job                  $job  Import.
 * @param array<string, mixed> $sent Answers, with the names of page and columns.
 * @return Job
 * @throws Unusable When the sheet cannot be read.
 */
function outlined_with_answers( Job $job, array $sent ): Job {
	$page = array_search( $sent['page'] ?? '', array_column( $job->pages, 'name' ), true );
	if ( false !== $page && count( $job->pages ) > 1 ) {
		$job->answers['page'] = (string) $page;
	}
	$job = outlined( $job );
	if ( ( $sent['names'] ?? $job->header ) !== $job->header ) {
		// They are about another sheet.
		$sent = array( 'language' => shown_language() );
		if ( '' !== $job->answers['page'] ) {
			$job->answers['page'] = '';
			$job                  = outlined( $job );
		}
	}
	$before = $job->answers;
	unset( $sent['page'] );
	if ( '' === $job->ambiguous_day() ) {
		unset( $sent['month_first'] );
	}
	$job->answers = sanitize_answers( $sent, $job );
	$of_new       = array_flip( array( 'status', 'language' ) );

	return array_diff_key( $before, $of_new ) === array_diff_key( $job->answers, $of_new ) ? $job : outlined( $job );
}

/**
 * What was answered about the last sheet, without a year that is over.
 *
 * @return array<string, mixed> With the names of page and columns.
 */
function earlier_answers(): array {
	/**
	 * As remember_answers() stored them.
	 *
	 * @var array<string, mixed>|false $answers
	 */
	$answers = get_user_option( ANSWERS_OPTION );
	$answers = is_array( $answers ) ? $answers : array();

	return ( $answers['year'] ?? '' ) < current_time( 'Y' ) ? array_diff_key( $answers, array( 'year' => '' ) ) : $answers;
}

/**
 * Stores an import with its user.
 *
 * @param Job $job Import.
 * @throws Unusable When the database fails.
 */
function store_job( Job $job ): void {
	$values = get_object_vars( $job );
	// WordPress removes slashes from metadata.
	if ( false === update_user_option( $job->user, JOB_OPTION, wp_slash( $values ) ) && get_user_option( JOB_OPTION, $job->user ) !== $values ) {
		throw new Unusable( 'database' );
	}
	schedule_parts( $job );
}

/**
 * Has an import go on by itself while its page is closed, or no more once its step is done.
 *
 * @param Job $job Import of the user.
 */
function schedule_parts( Job $job ): void {
	$about = array( $job->user, $job->key );
	if ( '' === Job::STEPS[ $job->step ]['next'] ) {
		wp_clear_scheduled_hook( WordPress\IMPORT_CONTINUE_EVENT, $about );
	} elseif ( false === wp_next_scheduled( WordPress\IMPORT_CONTINUE_EVENT, $about ) ) {
		wp_schedule_single_event( time() + SECONDS_BETWEEN_EVENTS, WordPress\IMPORT_CONTINUE_EVENT, $about );
	}
}

/**
 * Keeps what was answered for the next sheet with these columns. Whether numbers are IDs, each sheet tells.
 *
 * @param Job $job Import.
 */
function remember_answers( Job $job ): void {
	$answers = array(
		'names'   => $job->header,
		'page'    => $job->pages[ $job->page ]['name'] ?? '',
		'columns' => array_diff( $job->answers['columns'], array( 'id' ) ),
	);
	update_user_option( $job->user, ANSWERS_OPTION, wp_slash( $answers + array_intersect_key( $job->answers, array_flip( array( 'month_first', 'year', 'status', 'language' ) ) ) ) );
}

/** Removes the import of the user and its sheet. */
function end_job(): void {
	$job = current_job();
	if ( null !== $job ) {
		remove_sheet( $job->key );
		schedule_parts( $job->in_step( 'done' ) );
	}
	delete_user_option( get_current_user_id(), JOB_OPTION );
}

/**
 * Takes an import to a step.
 *
 * @param Job    $job  Import.
 * @param string $step One of Job::STEPS.
 * @return Job
 * @throws Unusable When the database fails: the import stays where it is.
 */
function go_to_step( Job $job, string $step ): Job {
	$job = $job->in_step( $step );
	store_job( $job );
	if ( in_array( $step, array( 'import', 'done', 'undone' ), true ) ) {
		remember_import( $job );
	}
	if ( 'done' === $step ) {
		remove_sheet( $job->key );
	}

	return $job;
}

/**
 * Whether an import can begin: its columns tell which program a row is about, and what has to be answered was.
 *
 * @param Job $job Import.
 */
function can_begin_import( Job $job ): bool {
	return has_title_column( $job ) && ! lacks_language( $job ) && ! lacks_order_of_days( $job );
}

/**
 * Whether columns tell which program a row is about.
 *
 * @param Job $job Import.
 */
function has_title_column( Job $job ): bool {
	return array() !== array_intersect( array( 'title', 'id' ), $job->columns );
}

/**
 * Whether neither the file nor the user says in which language programs are.
 *
 * @param Job $job Import.
 */
function lacks_language( Job $job ): bool {
	return '' === $job->answers['language'] && ! in_array( 'language', $job->columns, true ) && array() !== program_languages();
}

/**
 * What columns hold, as far as these are columns.
 *
 * @param array<mixed> $sent Columns by number.
 * @param Job          $job  Import.
 * @return array<int, string>
 */
function sanitize_columns( array $sent, Job $job ): array {
	$columns = array();
	foreach ( array_intersect_key( $sent, $job->columns ) as $number => $field ) {
		if ( is_int( $number ) && is_string( $field ) && ( '' === $field || isset( sheet_columns()[ $field ] ) ) ) {
			$columns[ $number ] = $field;
		}
	}

	return $columns;
}

/**
 * Answers of a form, as far as they are among those that can be given. Others stay as they were.
 *
 * @param array<mixed> $sent Answers by name, without slashes.
 * @param Job          $job  Import.
 * @return ImportAnswers
 */
function sanitize_answers( array $sent, Job $job ): array {
	$answers = $job->answers;
	$allowed = array(
		'header'      => '/^[1-9]?\d{0,4}$/D',
		'month_first' => '/^(?:yes|no)?$/D',
		'year'        => '/^(?:20\d\d)?$/D',
		'status'      => '/^(?:draft|publish)$/D',
	);
	// What the form has shown is no answer.
	$given = array_diff_assoc( array_filter( array_intersect_key( $sent, $allowed ), 'is_string' ), shown_answers( $job ) );
	foreach ( $given as $name => $answer ) {
		if ( 1 === preg_match( $allowed[ $name ], $answer ) ) {
			$answers[ $name ] = $answer;
		}
	}
	if ( is_string( $sent['page'] ?? null ) && isset( $job->pages[ $sent['page'] ] ) && (string) $job->page !== $sent['page'] ) {
		$answers['page'] = $sent['page'];
	}
	if ( is_string( $sent['language'] ?? null ) && isset( program_languages()[ $sent['language'] ] ) ) {
		$answers['language'] = $sent['language'];
	}
	if ( is_array( $sent['columns'] ?? null ) ) {
		$chosen             = sanitize_columns( $sent['columns'], $job );
		$answers['columns'] = array_diff_assoc( $chosen, $job->columns ) + array_intersect_key( $answers['columns'], $chosen );
	}

	return $answers;
}

/**
 * What the page shows where nothing was answered.
 *
 * @param Job $job Import.
 * @return array<string, string>
 */
function shown_answers( Job $job ): array {
	return array(
		'page'        => (string) $job->page,
		'header'      => (string) $job->header_row,
		'month_first' => lacks_order_of_days( $job ) ? '' : ( $job->is_month_first() ? 'yes' : 'no' ),
	);
}

/**
 * Whether it has to be asked how days are written.
 *
 * @param Job $job Import.
 */
function lacks_order_of_days( Job $job ): bool {
	return '' === $job->answers['month_first'] && '' !== $job->ambiguous_day();
}

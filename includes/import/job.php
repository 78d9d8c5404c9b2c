<?php
/**
 * The import of a user, from the file to the report.
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

/** Option of a site: the import of a command, until it is done. */
const COMMAND_JOB_OPTION = 'programs_filter_command_import';

/** Option of a user, on one site: columns that were chosen, by the header of the sheet. The newest come first. */
const CHOSEN_COLUMNS_OPTION = 'programs_filter_import_columns';
const MOST_CHOSEN           = 20;

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

/** The import of a command that is not done; null for none. */
function get_command_job(): ?Job {
	$stored = get_option( COMMAND_JOB_OPTION );

	// @phpstan-ignore argument.type (as it was stored)
	return is_array( $stored ) ? new Job( $stored ) : null;
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
 * Begins an import for the user.
 *
 * @param string $path File.
 * @param string $name Its name.
 * @return Job
 * @throws Unusable When the file cannot be used.
 */
function begin_job( string $path, string $name ): Job {
	$job                      = new_job( $path, $name, new_import_key() );
	$job->answers['language'] = shown_language();
	$chosen                   = get_user_option( CHOSEN_COLUMNS_OPTION );
	$columns                  = is_array( $chosen ) ? $chosen[ header_key( $job->header ) ] ?? null : null;
	if ( is_array( $columns ) && array() !== $columns ) {
		$job->answers['columns'] = sanitize_columns( $columns, $job );
		$job                     = outlined( $job );
	}
	end_job();
	store_job( $job );

	return $job;
}

/**
 * An import of a file, which belongs to no user yet.
 *
 * @param string                $path File.
 * @param string                $name Its name.
 * @param string                $key  Key of the import.
 * @param array<string, string> $answers Answers that are given with it.
 * @return Job
 * @throws Unusable When the file cannot be used. Nothing of it is stored then.
 */
function new_job( string $path, string $name, string $key, array $answers = array() ): Job {
	maybe_create_rows_table();
	if ( false === wp_next_scheduled( WordPress\IMPORT_CLEANUP_EVENT ) ) {
		wp_schedule_single_event( time() + DAY_IN_SECONDS + HOUR_IN_SECONDS, WordPress\IMPORT_CLEANUP_EVENT );
	}

	return WordPress\run_in_transaction(
		static function () use ( $path, $name, $key, $answers ): Job {
			$stored = store_sheet( $path, $key );
			$job    = outlined(
				new Job(
					array(
						'key'           => $key,
						'user'          => get_current_user_id(),
						'begun'         => time(),
						'answers'       => $answers,
						'name'          => mb_substr( (string) preg_replace( '/\.jsonl$/i', '', wp_basename( $name ) ), 0, LONGEST_FILE_NAME ),
						'pages'         => $stored['pages'],
						'doubtful_cell' => $stored['doubtful'],
					)
				)
			);
			if ( 0 === $job->total && 1 === count( $job->pages ) ) {
				throw new Unusable( 'no-rows' );
			}
			return $job;
		}
	);
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
	$next  = time() + SECONDS_BETWEEN_EVENTS;
	if ( '' === Job::STEPS[ $job->step ]['next'] ) {
		wp_clear_scheduled_hook( WordPress\IMPORT_CONTINUE_EVENT, $about );
		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( WordPress\IMPORT_CONTINUE_EVENT, $about );
		}
	} elseif ( ! function_exists( 'as_schedule_single_action' ) || ! function_exists( 'as_next_scheduled_action' ) ) {
		if ( false === wp_next_scheduled( WordPress\IMPORT_CONTINUE_EVENT, $about ) ) {
			wp_schedule_single_event( $next, WordPress\IMPORT_CONTINUE_EVENT, $about );
		}
	} elseif ( ! is_int( as_next_scheduled_action( WordPress\IMPORT_CONTINUE_EVENT, $about ) ) ) {
		// True for the one that is going on.
		as_schedule_single_action( $next, WordPress\IMPORT_CONTINUE_EVENT, $about );
	}
}

/**
 * Keeps what was answered for the next sheets: what columns hold, for those with this header, and the order of day and month, for all. Whether numbers
 * are IDs, each sheet tells.
 *
 * @param Job $job Import.
 */
function remember_answers( Job $job ): void {
	$chosen = get_user_option( CHOSEN_COLUMNS_OPTION );
	$chosen = array( header_key( $job->header ) => array_diff( array_diff_assoc( $job->columns, $job->recognized ), array( 'id' ) ) ) + ( is_array( $chosen ) ? $chosen : array() );
	update_user_option( get_current_user_id(), CHOSEN_COLUMNS_OPTION, array_slice( $chosen, 0, MOST_CHOSEN ) );
	if ( '' !== $job->answers['month_first'] ) {
		update_option( Job::MONTH_FIRST_OPTION, $job->answers['month_first'], false );
	}
}

/**
 * A key of a header.
 *
 * @param list<string> $header Names.
 */
function header_key( array $header ): string {
	return md5( implode( "\n", $header ) );
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
 * Whether it has to be asked how days are written: no sheet of the site has told.
 *
 * @param Job $job Import.
 */
function lacks_order_of_days( Job $job ): bool {
	return '' === $job->answers['month_first'] && '' !== $job->ambiguous_day() && false === get_option( Job::MONTH_FIRST_OPTION );
}

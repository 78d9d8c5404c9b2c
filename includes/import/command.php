<?php
/**
 * The commands `wp programas`: import, export, list.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Columns of the list. */
const LISTED_COLUMNS = array( 'id', 'title', 'start', 'end', 'signup_state', 'status' );

/** Seconds between two lines about the progress of an import. */
const SECONDS_BETWEEN_LINES = 5.0;

/**
 * Imports programs from a CSV. Ended halfway, the same command goes on where it stopped.
 *
 * ## OPTIONS
 *
 * <file>
 * : The CSV.
 *
 * [--dry-run]
 * : Only says what would happen.
 *
 * [--status=<status>]
 * : Status of new programs where the file has none: draft or publish.
 * ---
 * default: draft
 * options:
 *   - draft
 *   - publish
 * ---
 *
 * [--language=<language>]
 * : Language of the rows that say none, such as es, on a site with Polylang or WPML.
 *
 * [--days=<order>]
 * : How the sheet writes days in digits, where its days do not tell.
 * ---
 * options:
 *   - day-first
 *   - month-first
 * ---
 *
 * ## EXAMPLES
 *
 *     wp programas import programas.csv --user=admin --dry-run
 *
 * @param list<string>         $arguments File.
 * @param array<string, mixed> $options   Options.
 */
function import_programs( array $arguments, array $options = array() ): void {
	check_user();
	$path = $arguments[0] ?? '';
	if ( ! is_file( $path ) ) {
		\WP_CLI::error( ( new Unusable( 'missing' ) )->sentence() );
		return;
	}
	// Also --dry-run=1.
	$is_done  = in_array( $options['dry-run'] ?? false, array( false, '0', 'false' ), true );
	$language = language_option( $options );
	if ( null === $language ) {
		return;
	}
	try {
		// The same file of the same user has the same key, so that the import goes on. A dry run has another.
		$key     = wp_hash( md5_file( $path ) . get_current_user_id() . ( $is_done ? '' : 'check' ) . $language . WordPress\only_text( $options['days'] ?? '' ) );
		$answers = array(
			'month_first' => 'month-first' === ( $options['days'] ?? '' ) ? 'yes' : ( 'day-first' === ( $options['days'] ?? '' ) ? 'no' : '' ),
			'status'      => 'publish' === ( $options['status'] ?? '' ) ? 'publish' : 'draft',
			'language'    => $language,
		);
		$job     = job_of_command( $path, $key, $answers );
		$missing = missing_answer( $job );
		if ( '' !== $missing ) {
			remove_sheet( $job->key );
			\WP_CLI::error( $missing );
			return;
		}
	} catch ( Unusable $reason ) {
		\WP_CLI::error( $reason->sentence() );
		return;
	}
	foreach ( array_diff( array_merge( array( left_out_columns( $job ) ), left_out_rows( $job ) ), array( '' ) ) as $sentence ) {
		\WP_CLI::warning( $sentence );
	}
	$job->step = $is_done ? 'import' : 'check';
	$rows      = Rows::of( $job );
	if ( $is_done ) {
		update_option( COMMAND_JOB_OPTION, get_object_vars( $job ), false );
		remember_import( $job );
	}
	try {
		while ( 'done' !== ( $state = run_part( $job, SECONDS_BETWEEN_LINES ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition
			if ( 'busy' === $state ) {
				\WP_CLI::error( 'Another import is at work.' );
				return;
			}
			\WP_CLI::log( $rows->count() . " / $job->total" );
		}
	} catch ( Unusable $reason ) {
		// The same command goes on.
		\WP_CLI::error( $reason->sentence() );
		return;
	}
	foreach ( $rows->lines() as $line ) {
		/* translators: %s: number */
		$row = sprintf( __( 'Row %s', 'programs-filter' ), number_format_i18n( $line['number'] ) );
		if ( '' !== $line['edition'] ) {
			\WP_CLI::log( "$row: $line[edition]" );
		}
		$said = implode( ' ', array_diff( array_merge( array( problem_words( $line['problems'] ) ), array_diff( $line['doubts'], $line['problems'] ) ), array( '' ) ) );
		if ( '' !== $said ) {
			\WP_CLI::warning( implode( ': ', array_diff( array( $row, $line['title'], $said ), array( '' ) ) ) );
		}
	}
	$new = array_map( __NAMESPACE__ . '\\category_path_text', array_column( $rows->new_categories(), 0 ) );
	if ( array() !== $new ) {
		\WP_CLI::log( new_categories_heading( $is_done ) . ': ' . implode( ' | ', $new ) );
	}
	$counts = $rows->counts();
	if ( $is_done ) {
		// Under a key of its own, so that the same file can be imported again.
		$job->key = rename_import( $job->key );
		delete_option( COMMAND_JOB_OPTION );
		remember_import( $job->in_step( 'done' ) );
	}
	remove_sheet( $job->key );
	foreach ( count_labels( $is_done ? 'done' : 'checked' ) as $action => $label ) {
		\WP_CLI::log( "$label: $counts[$action]" );
	}
	// Scripts learn that rows are missing.
	\WP_CLI::halt( $counts['skip'] > 0 ? 1 : 0 );
}

/**
 * The import of a command: one that was ended halfway, or a new one.
 *
 * @param string                $path    File.
 * @param string                $key     Key of the import.
 * @param array<string, string> $answers Answers of its options.
 * @return Job
 * @throws Unusable When the file cannot be used.
 */
function job_of_command( string $path, string $key, array $answers ): Job {
	maybe_create_rows_table();
	$rows = new Rows( $key );
	$job  = get_command_job();
	if ( $rows->exist() ) {
		if ( null !== $job && $job->key === $key && $rows->have_cells() ) {
			return $job;
		}
		remove_sheet( rename_import( $key ) );
	}

	return new_job( $path, $path, $key, $answers );
}

/**
 * What has to be said about a sheet before it can be imported.
 *
 * @param Job $job Import.
 * @return string '' for nothing.
 */
function missing_answer( Job $job ): string {
	if ( ! has_title_column( $job ) ) {
		return ( new Unusable( 'no-columns' ) )->sentence();
	}
	if ( lacks_order_of_days( $job ) ) {
		return 'Say how the sheet writes a day such as ' . $job->ambiguous_day() . ': --days=day-first or --days=month-first.';
	}
	return '';
}

/**
 * Exports all programs as a CSV.
 *
 * ## OPTIONS
 *
 * [<file>]
 * : Where to write it; without it, it is printed.
 *
 * [--language=<language>]
 * : Language of the programs, such as es, on a site with Polylang or WPML; without it, all.
 *
 * @param list<string>         $arguments File.
 * @param array<string, mixed> $options   Options.
 */
function export_programs( array $arguments, array $options = array() ): void {
	check_user();
	$language = language_option( $options );
	if ( null === $language ) {
		return;
	}
	// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.Security.EscapeOutput -- A CSV, piece by piece.
	$path = $arguments[0] ?? 'php://output';
	$file = fopen( $path, 'wb' );
	if ( false === $file ) {
		\WP_CLI::error( "$path cannot be written." );
		return;
	}
	foreach ( export_csv( $language ) as $piece ) {
		fwrite( $file, $piece );
	}
	fclose( $file );
	// phpcs:enable
}

/**
 * Lists all programs.
 *
 * ## OPTIONS
 *
 * [--format=<format>]
 * : table, csv, json, yaml or count.
 * ---
 * default: table
 * ---
 *
 * @param list<string>         $arguments None.
 * @param array<string, mixed> $options   Options.
 */
function list_programs( array $arguments, array $options = array() ): void {
	if ( array() !== $arguments ) {
		\WP_CLI::error( 'list takes no file.' );
	}
	$format = $options['format'] ?? 'table';
	$rows   = array();
	foreach ( exported_programs() as $program ) {
		$cells = program_cells( $program, LISTED_COLUMNS );
		$row   = array();
		foreach ( LISTED_COLUMNS as $field ) {
			$row[ sheet_columns()[ $field ]['names'][1] ] = $cells[ $field ];
		}
		$rows[] = $row;
	}
	\WP_CLI\Utils\format_items( is_string( $format ) ? $format : 'table', $rows, array_map( static fn( string $field ): string => sheet_columns()[ $field ]['names'][1], LISTED_COLUMNS ) );
}

/**
 * The language that a command is given. Ends where the site has no such language.
 *
 * @param array<string, mixed> $options Options.
 * @return string|null Code; '' for none; null after the end.
 */
function language_option( array $options ): ?string {
	$text     = WordPress\only_text( $options['language'] ?? '' );
	$language = '' === $text ? '' : language_of_text( $text );
	if ( null === $language ) {
		\WP_CLI::error( value_problem( 'language', null ) );
	}

	return $language;
}

/** Ends without a user who may import: rows do what that user may do. */
function check_user(): void {
	if ( ! may_import() ) {
		\WP_CLI::error( 'Name a user who may edit all programs: --user=<login>.' );
	}
}

<?php
/**
 * `wp programas`: import, export, list, doctor. Loaded on a command line only.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Columns of the list.
 */
const LISTED_COLUMNS = array( 'id', 'title', 'start', 'end', 'signup_state', 'status' );

/**
 * Seconds between two lines about how far an import is.
 */
const SECONDS_BETWEEN_LINES = 5.0;

/**
 * Adds the commands.
 */
function add_commands(): void {
	require_once dirname( __DIR__ ) . '/admin/doctor.php';
	foreach ( array( 'import', 'export', 'list', 'doctor' ) as $command ) {
		\WP_CLI::add_command( "programas $command", __NAMESPACE__ . "\\{$command}_programs" );
	}
}

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
 * : Status of new programs of which the file says none: draft or publish.
 * ---
 * default: draft
 * options:
 *   - draft
 *   - publish
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
		\WP_CLI::error( unusable_file_words( new Unusable( 'missing' ) ) );
		return;
	}
	$is_done = true !== ( $options['dry-run'] ?? false );
	try {
		// The same file of the same user has the same key, so that it goes on; a dry run has its own.
		$job = made_job( $path, $path, wp_hash( md5_file( $path ) . get_current_user_id() . ( $is_done ? '' : 'check' ) ) );
	} catch ( Unusable $why ) {
		\WP_CLI::error( unusable_file_words( $why ) );
		return;
	}
	if ( ! can_begin_import( $job['columns'] ) ) {
		remove_files( $job['key'] );
		\WP_CLI::error( unusable_file_words( new Unusable( 'no-columns' ) ) );
		return;
	}
	$left_out = left_out_columns( $job );
	if ( '' !== $left_out ) {
		\WP_CLI::warning( $left_out );
	}
	$job['step']   = $is_done ? 'import' : 'check';
	$job['status'] = 'publish' === ( $options['status'] ?? '' ) ? 'publish' : 'draft';
	$log           = import_file( $job['key'], $job['step'] );
	while ( 'done' !== ( $state = run_part( $job, SECONDS_BETWEEN_LINES ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition
		if ( 'going' !== $state ) {
			\WP_CLI::error( 'busy' === $state ? 'Another process imports this file.' : unusable_file_words( new Unusable( 'unwritable' ) ) );
			return;
		}
		\WP_CLI::log( log_progress( $log )['row'] . " / $job[total]" );
	}
	foreach ( log_lines( $log ) as $line ) {
		if ( array() !== $line['problems'] ) {
			\WP_CLI::warning( row_sentence( $line ) );
		}
	}
	array_map( array( \WP_CLI::class, 'log' ), new_categories_line( $job['key'], $is_done ) );
	$counts = log_progress( $log )['counts'];
	remove_files( $job['key'] );
	foreach ( action_counts( $is_done ) as $action => $label ) {
		\WP_CLI::log( "$label: " . ( $counts[ $action ] ?? 0 ) );
	}
	// For scripts: rows are missing.
	\WP_CLI::halt( ( $counts['skip'] ?? 0 ) > 0 ? 1 : 0 );
}

/**
 * Exports all programs as a CSV.
 *
 * ## OPTIONS
 *
 * [<file>]
 * : Where to write it; without it, it is printed.
 *
 * @param list<string> $arguments File.
 */
function export_programs( array $arguments ): void {
	check_user();
	// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.Security.EscapeOutput -- A CSV, piece by piece.
	$path = $arguments[0] ?? 'php://output';
	$file = fopen( $path, 'wb' );
	if ( false === $file ) {
		\WP_CLI::error( "$path cannot be written." );
		return;
	}
	foreach ( export_csv() as $piece ) {
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
	for ( $programs = programs_after( 0 ); array() !== $programs; $programs = programs_after( end( $programs )->ID ) ) {
		foreach ( $programs as $program ) {
			$cells = program_cells( $program );
			$row   = array();
			foreach ( LISTED_COLUMNS as $field ) {
				$row[ sheet_columns()[ $field ][1] ] = $cells[ $field ];
			}
			$rows[] = $row;
		}
		forget_posts();
	}
	\WP_CLI\Utils\format_items( is_string( $format ) ? $format : 'table', $rows, array_map( static fn( string $field ): string => sheet_columns()[ $field ][1], LISTED_COLUMNS ) );
}

/**
 * Says what is wrong with this site's set-up, one line each. Ends with 1 where something is.
 */
function doctor_programs(): void {
	$problems = 0;
	foreach ( Admin\site_problems() as $problem ) {
		++$problems;
		\WP_CLI::warning( $problem );
	}
	if ( 0 === $problems ) {
		\WP_CLI::success( 'Nothing is wrong.' );
	}
	\WP_CLI::halt( $problems > 0 ? 1 : 0 );
}

/**
 * Ends where nobody is named who may import: what a row may do depends on it.
 */
function check_user(): void {
	if ( ! may_import() ) {
		\WP_CLI::error( 'Say who does it, somebody who may edit all programs: --user=<login>.' );
	}
}

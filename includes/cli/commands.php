<?php
/**
 * `wp programas`: import, export, list, doctor. Loaded on a command line only.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Commands;

use ProgramsFilter\Doctor;
use ProgramsFilter\Import_Folder;
use ProgramsFilter\Import_Job;
use ProgramsFilter\Import_Log;
use ProgramsFilter\Import_Report;
use ProgramsFilter\Import_Run;
use ProgramsFilter\Sheet_Columns;
use ProgramsFilter\Sheet_Export;
use ProgramsFilter\Unusable_File;
use ProgramsFilter\Unusable_File\Unusable;

defined( 'ABSPATH' ) || exit;

/**
 * Columns of the list.
 */
const LISTED = array( 'id', 'title', 'start', 'end', 'signup_state', 'status' );

/**
 * Seconds between two lines about how far an import is.
 */
const SAYS_EVERY = 5.0;

/**
 * Adds the commands.
 */
function bootstrap(): void {
	require_once __DIR__ . '/doctor.php';
	foreach ( array( 'import', 'export', 'list', 'doctor' ) as $command ) {
		\WP_CLI::add_command( "programas $command", __NAMESPACE__ . '\\' . ( 'list' === $command ? 'list_programs' : "{$command}_programs" ) );
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
		\WP_CLI::error( Unusable_File\words( new Unusable( 'missing' ) ) );
		return;
	}
	$is_done = true !== ( $options['dry-run'] ?? false );
	try {
		// The same file of the same user has the same key, so that it goes on; a dry run has its own.
		$job = Import_Job\made( $path, $path, wp_hash( md5_file( $path ) . get_current_user_id() . ( $is_done ? '' : 'check' ) ) );
	} catch ( Unusable $why ) {
		\WP_CLI::error( Unusable_File\words( $why ) );
		return;
	}
	if ( ! Import_Job\can_begin( $job['columns'] ) ) {
		Import_Folder\remove( $job['key'] );
		\WP_CLI::error( Unusable_File\words( new Unusable( 'no-columns' ) ) );
		return;
	}
	$left_out = Import_Report\left_out( $job );
	if ( '' !== $left_out ) {
		\WP_CLI::warning( $left_out );
	}
	$job['step']   = $is_done ? 'import' : 'check';
	$job['status'] = 'publish' === ( $options['status'] ?? '' ) ? 'publish' : 'draft';
	$log           = Import_Folder\file( $job['key'], $job['step'] );
	while ( 'done' !== ( $state = Import_Run\part( $job, SAYS_EVERY ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition
		if ( 'going' !== $state ) {
			\WP_CLI::error( 'busy' === $state ? 'Another process imports this file.' : Unusable_File\words( new Unusable( 'unwritable' ) ) );
			return;
		}
		\WP_CLI::log( Import_Log\progress( $log )['row'] . " / $job[total]" );
	}
	foreach ( Import_Log\lines( $log ) as $line ) {
		if ( array() !== $line['problems'] ) {
			\WP_CLI::warning( Import_Report\sentence( $line ) );
		}
	}
	array_map( array( \WP_CLI::class, 'log' ), Import_Report\new_categories( $job['key'], $is_done ) );
	$counts = Import_Log\progress( $log )['counts'];
	Import_Folder\remove( $job['key'] );
	foreach ( Import_Report\actions( $is_done ) as $action => $label ) {
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
	foreach ( Sheet_Export\csv() as $piece ) {
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
	for ( $programs = Sheet_Export\after( 0 ); array() !== $programs; $programs = Sheet_Export\after( end( $programs )->ID ) ) {
		foreach ( $programs as $program ) {
			$cells = Sheet_Export\cells( $program );
			$row   = array();
			foreach ( LISTED as $field ) {
				$row[ Sheet_Columns\TABLE[ $field ][1] ] = $cells[ $field ];
			}
			$rows[] = $row;
		}
		Import_Run\forget();
	}
	\WP_CLI\Utils\format_items( is_string( $format ) ? $format : 'table', $rows, array_map( static fn( string $field ): string => Sheet_Columns\TABLE[ $field ][1], LISTED ) );
}

/**
 * Says what is wrong with this site's set-up, one line each. Ends with 1 where something is.
 */
function doctor_programs(): void {
	$problems = 0;
	foreach ( Doctor\problems() as $problem ) {
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
	if ( ! Import_Job\is_allowed() ) {
		\WP_CLI::error( 'Say who does it, somebody who may edit all programs: --user=<login>.' );
	}
}

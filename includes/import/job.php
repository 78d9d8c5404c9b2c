<?php
/**
 * The import of a user, from the file to the report: one at a time, stored with the user, so that it survives a reload and goes on on
 * another device.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- Files are renamed at once; failures are handled.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Option of a user, on one site. */
const JOB_OPTION = 'programs_filter_import';

/** Option of a user, on one site: columns that were chosen, by the header of the sheet. The newest come first. */
const CHOSEN_COLUMNS_OPTION = 'programs_filter_import_columns';
const MOST_CHOSEN           = 20;

const LONGEST_FILE_NAME = 200;

/** The values of an import of which only the journal is left. */
const NO_JOB = array(
	'header'             => array(),
	'columns'            => array(),
	'ignored'            => array(),
	'recognized'         => array(),
	'notes'              => array(),
	'days'               => array(),
	'month_first'        => '',
	'encoding'           => '',
	'encodings'          => array(),
	'is_encoding_chosen' => false,
	'status'             => 'draft',
	'language'           => '',
	'corrections'        => array(),
);

/** Whether the user may import: rows can be about programs of others, and create programs. */
function may_import(): bool {
	return Program\may_with_programs( 'edit_others_posts' ) && Program\may_with_programs( 'create_posts' );
}

/**
 * The import of the user.
 *
 * @return ImportJob|null Null when there is none, or its files are gone.
 */
function current_job(): ?array {
	/**
	 * As store_job() stored it.
	 *
	 * @var ImportJob|false $job
	 */
	$job = get_user_option( JOB_OPTION );

	return false !== $job && is_file( import_file( $job['key'], in_array( $job['step'], array( 'done', 'undo', 'undone' ), true ) ? 'import' : 'rows' ) ) ? $job : null;
}

/**
 * Whether an import is still that of the user: another request may have ended it, or begun another.
 *
 * @param ImportJob $job Import.
 */
function is_current_job( array $job ): bool {
	wp_cache_delete( get_current_user_id(), 'user_meta' );

	return ( current_job()['key'] ?? '' ) === $job['key'];
}

/**
 * Begins an import for the user.
 *
 * @param string $path File.
 * @param string $name Its name.
 * @throws Unusable When the file cannot be used.
 */
function begin_job( string $path, string $name ): void {
	$job             = new_job( $path, $name, new_import_key() );
	$job['language'] = shown_language();
	$chosen          = get_user_option( CHOSEN_COLUMNS_OPTION );
	$columns         = is_array( $chosen ) ? $chosen[ header_key( $job['header'] ) ] ?? null : null;
	foreach ( is_array( $columns ) ? $columns : array() as $column => $field ) {
		if ( is_int( $column ) && isset( $job['columns'][ $column ] ) && is_string( $field ) && ( '' === $field || isset( sheet_columns()[ $field ] ) ) ) {
			$job['columns'][ $column ] = $field;
			unset( $job['notes'][ $column ] );
		}
	}
	list( $job['columns'], $job['ignored'] ) = columns_once( array_values( $job['columns'] ) );
	end_job();
	store_job( $job );
}

/**
 * An import of a file, which belongs to no user yet.
 *
 * @param string $path   File.
 * @param string $name   Its name.
 * @param string $key    Key of the import.
 * @param string $chosen Encoding, as file_rows() takes it.
 * @return ImportJob
 * @throws Unusable When the file cannot be used. No copy of it is left then.
 */
function new_job( string $path, string $name, string $key, string $chosen = '' ): array {
	// Another process may be reading the rows of this key.
	$copy = new_import_key();
	try {
		make_folder();
		$rows                   = file_rows( $path, $chosen );
		list( $header, $total ) = copy_rows( $rows, import_file( $copy, 'rows' ) );
		if ( 0 === $total ) {
			throw new Unusable( 'no-rows' );
		}
		if ( ! rename( import_file( $copy, 'rows' ), import_file( $key, 'rows' ) ) ) {
			throw new Unusable( 'unwritable' );
		}
	} catch ( Unusable $reason ) {
		remove_files( $copy );
		throw $reason;
	}
	$days                    = numbers_of_days( import_file( $key, 'rows' ) );
	$encodings               = $rows->getReturn();
	list( $columns, $notes ) = read_columns( $header, $key );
	$total                   = join_session_rows( $key, $header, $columns, is_month_first_only( $days ) );

	return array(
		'key'                => $key,
		'name'               => mb_substr( (string) preg_replace( '/(\.xlsx)\.csv$/i', '$1', wp_basename( $name ) ), 0, LONGEST_FILE_NAME ),
		'step'               => 'columns',
		'header'             => $header,
		'columns'            => $columns,
		'ignored'            => array_fill( 0, count( $columns ), '' ),
		'recognized'         => $columns,
		'notes'              => $notes,
		'days'               => $days,
		'month_first'        => '',
		'encoding'           => $encodings[0],
		'encodings'          => encoding_samples( $header, import_file( $key, 'rows' ), $encodings ),
		'is_encoding_chosen' => false,
		'status'             => 'draft',
		'language'           => '',
		'corrections'        => array(),
		'total'              => $total,
	);
}

/**
 * The columns of an import by their names and values.
 *
 * @param list<string> $header Names.
 * @param string       $key    Key of the import.
 * @return array{list<string>, array<int, string>} What they hold; a sentence for each column that is left out.
 */
function read_columns( array $header, string $key ): array {
	list( $columns, $notes )   = columns_by_values( $header, columns_by_name( $header ), import_file( $key, 'rows' ) );
	list( $columns, $ignored ) = columns_once( $columns );
	foreach ( array_diff( $ignored, array( '' ) ) as $column => $field ) {
		$notes[ $column ] = repeated_column_words( $header, $columns, $field );
	}

	return array( $columns, $notes );
}

/**
 * Stores an import with the user.
 *
 * @param ImportJob $job Import.
 * @throws Unusable When the database fails.
 */
function store_job( array $job ): void {
	// WordPress removes slashes from metadata.
	if ( false === update_user_option( get_current_user_id(), JOB_OPTION, wp_slash( $job ) ) && get_user_option( JOB_OPTION ) !== $job ) {
		throw new Unusable( 'database' );
	}
}

/**
 * Keeps what the user has chosen for columns, for the next sheet with this header. Whether numbers are IDs, each sheet tells.
 *
 * @param ImportJob $job Import.
 */
function remember_columns( array $job ): void {
	$chosen = get_user_option( CHOSEN_COLUMNS_OPTION );
	$chosen = array( header_key( $job['header'] ) => array_diff( array_diff_assoc( $job['columns'], $job['recognized'] ), array( 'id' ) ) ) + ( is_array( $chosen ) ? $chosen : array() );
	update_user_option( get_current_user_id(), CHOSEN_COLUMNS_OPTION, array_slice( $chosen, 0, MOST_CHOSEN ) );
}

/**
 * A key of a header.
 *
 * @param list<string> $header Names.
 */
function header_key( array $header ): string {
	return md5( implode( "\n", $header ) );
}

/** Removes the import of the user and its files. */
function end_job(): void {
	$job = current_job();
	if ( null !== $job ) {
		remove_files( $job['key'] );
	}
	delete_user_option( get_current_user_id(), JOB_OPTION );
}

/**
 * Takes an import to a step.
 *
 * @param ImportJob $job  Import.
 * @param string    $step "columns", "check", "checked", "import", "done", "undo" or "undone".
 * @return ImportJob
 * @throws Unusable When the database fails: the import stays where it is.
 */
function go_to_step( array $job, string $step ): array {
	$needless    = array(
		'columns' => array( 'check' ),
		'check'   => array( 'check' ),
		'done'    => array( 'rows', 'check' ),
	);
	$job['step'] = $step;
	store_job( $job );
	if ( in_array( $step, array( 'import', 'done', 'undone' ), true ) ) {
		remember_import( $job );
	}
	remove_files( $job['key'], $needless[ $step ] ?? array() );

	return $job;
}

/**
 * Whether columns tell which program a row is about.
 *
 * @param list<string> $columns What the columns hold.
 */
function can_begin_import( array $columns ): bool {
	return in_array( 'title', $columns, true ) || in_array( 'id', $columns, true );
}

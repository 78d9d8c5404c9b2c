<?php
/**
 * An import of a user, from the file to the report: one at a time, kept with the user, so that it is there after a reload and on another
 * device.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Option of a user, on one site.
 */
const JOB_OPTION = 'programs_filter_import';

/**
 * The steps, in their order.
 */
const JOB_STEPS = array( 'columns', 'check', 'checked', 'import', 'done' );

/**
 * The most characters of a file's name that are kept.
 */
const LONGEST_FILE_NAME = 200;

/**
 * Whether somebody may import: who may edit what others wrote, as rows may be about programs of others, and may add programs.
 */
function may_import(): bool {
	return Program\may_with_programs( 'edit_others_posts' ) && Program\may_with_programs( 'create_posts' );
}

/**
 * The import of whoever is signed in.
 *
 * @return ImportJob|null Null when there is none.
 */
function current_job(): ?array {
	$job = get_user_option( JOB_OPTION );
	if ( ! is_array( $job ) || ! is_import_key( $job['key'] ?? null ) || ! in_array( $job['step'] ?? null, JOB_STEPS, true ) ) {
		return null;
	}
	$texts = static fn( string $of ): array => array_values( array_filter( is_array( $job[ $of ] ?? null ) ? $job[ $of ] : array(), 'is_string' ) );
	$text  = static fn( string $of ): string => is_string( $job[ $of ] ?? null ) ? $job[ $of ] : '';
	$job   = array(
		'key'     => $text( 'key' ),
		'name'    => $text( 'name' ),
		'step'    => $text( 'step' ),
		'header'  => $texts( 'header' ),
		'columns' => $texts( 'columns' ),
		'ignored' => $texts( 'ignored' ),
		'status'  => 'publish' === $text( 'status' ) ? 'publish' : 'draft',
		'total'   => is_int( $job['total'] ?? null ) ? $job['total'] : 0,
	);

	// Its files may have been tidied away.
	return is_file( import_file( $job['key'], 'done' === $job['step'] ? 'import' : 'rows' ) ) ? $job : null;
}

/**
 * Whether an import is still the one of whoever is signed in: another request may have ended it, or begun another.
 *
 * @param ImportJob $job Import.
 */
function is_current_job( array $job ): bool {
	wp_cache_delete( get_current_user_id(), 'user_meta' );

	return ( current_job()['key'] ?? '' ) === $job['key'];
}

/**
 * Begins an import for whoever is signed in.
 *
 * @param string $path File.
 * @param string $name What it was called.
 * @throws Unusable When the file cannot be used; nothing is left of it then.
 */
function begin_job( string $path, string $name ): void {
	$job = made_job( $path, $name, new_import_key() );
	end_job();
	keep_job( $job );
}

/**
 * An import of a file, which is nobody's yet.
 *
 * @param string $path File.
 * @param string $name What it was called.
 * @param string $key  Its key.
 * @return ImportJob
 * @throws Unusable When the file cannot be used; nothing is left of it then.
 */
function made_job( string $path, string $name, string $key ): array {
	// Somebody else may be reading the rows of this key.
	$copy = new_import_key();
	try {
		make_folder();
		list( $header, $total ) = copy_rows( file_rows( $path ), import_file( $copy, 'rows' ) );
		if ( 0 === $total ) {
			throw new Unusable( 'no-rows' );
		}
		if ( ! rename( import_file( $copy, 'rows' ), import_file( $key, 'rows' ) ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- At once.
			throw new Unusable( 'unwritable' );
		}
	} catch ( Unusable $why ) {
		remove_files( $copy );
		throw $why;
	}
	list( $columns, $ignored ) = columns_once( columns_by_name( $header ) );

	return array(
		'key'     => $key,
		'name'    => mb_substr( wp_basename( $name ), 0, LONGEST_FILE_NAME ),
		'step'    => 'columns',
		'header'  => $header,
		'columns' => $columns,
		'ignored' => $ignored,
		'status'  => 'draft',
		'total'   => $total,
	);
}

/**
 * Keeps an import for whoever is signed in.
 *
 * @param ImportJob $job Import.
 */
function keep_job( array $job ): void {
	// WordPress takes slashes out of metadata.
	update_user_option( get_current_user_id(), JOB_OPTION, wp_slash( $job ) );
}

/**
 * Forgets the import of whoever is signed in, with its files.
 */
function end_job(): void {
	$job = get_user_option( JOB_OPTION );
	if ( is_array( $job ) && is_string( $job['key'] ?? null ) ) {
		remove_files( $job['key'] );
	}
	delete_user_option( get_current_user_id(), JOB_OPTION );
}

/**
 * Goes to a step.
 *
 * @param ImportJob $job  Import.
 * @param string    $step Step.
 * @return ImportJob
 */
function go_to_step( array $job, string $step ): array {
	if ( 'columns' === $step || 'check' === $step ) {
		remove_files( $job['key'], array( 'check', 'import', 'seen', 'new' ) );
	} elseif ( 'import' === $step ) {
		remove_files( $job['key'], array( 'seen', 'new' ) );
	} elseif ( 'done' === $step ) {
		remove_files( $job['key'], array( 'rows', 'check', 'seen' ) );
	}
	$job['step'] = $step;
	keep_job( $job );

	return $job;
}

/**
 * Whether columns say which program a row is about.
 *
 * @param list<string> $columns What they hold.
 */
function can_begin_import( array $columns ): bool {
	return in_array( 'title', $columns, true ) || in_array( 'id', $columns, true );
}

<?php
/**
 * An import of a user, from the file to the report: one at a time, kept with the user, so that it is there after a reload and on another
 * device.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import_Job;

use ProgramsFilter\Import_Folder;
use ProgramsFilter\Import_Rows;
use ProgramsFilter\Sheet_Columns;
use ProgramsFilter\Sheet_File;
use ProgramsFilter\Sheet_Rights;
use ProgramsFilter\Unusable_File\Unusable;

defined( 'ABSPATH' ) || exit;

/**
 * Option of a user, on one site.
 */
const OPTION = 'programs_filter_import';

/**
 * The steps, in their order.
 */
const STEPS = array( 'columns', 'check', 'checked', 'import', 'done' );

/**
 * The most characters of a file's name that are kept.
 */
const LONGEST_NAME = 200;

/**
 * Whether somebody may import: who may edit what others wrote, as rows may be about programs of others, and may add programs.
 */
function is_allowed(): bool {
	return Sheet_Rights\may( 'edit_others_posts' ) && Sheet_Rights\may( 'create_posts' );
}

/**
 * The import of whoever is signed in.
 *
 * @return array|null Null when there is none.
 * @phpstan-return ImportJob|null
 */
function current(): ?array {
	$job = get_user_option( OPTION );
	if ( ! is_array( $job ) || ! Import_Folder\is_key( $job['key'] ?? null ) || ! in_array( $job['step'] ?? null, STEPS, true ) ) {
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
	return is_file( Import_Folder\file( $job['key'], 'done' === $job['step'] ? 'import' : 'rows' ) ) ? $job : null;
}

/**
 * Whether an import is still the one of whoever is signed in: another request may have ended it, or begun another.
 *
 * @param array $job Import.
 * @phpstan-param ImportJob $job
 */
function is_current( array $job ): bool {
	wp_cache_delete( get_current_user_id(), 'user_meta' );

	return ( current()['key'] ?? '' ) === $job['key'];
}

/**
 * Begins an import for whoever is signed in.
 *
 * @param string $path File.
 * @param string $name What it was called.
 * @throws Unusable When the file cannot be used; nothing is left of it then.
 */
function begin( string $path, string $name ): void {
	$job = made( $path, $name, Import_Folder\new_key() );
	end();
	keep( $job );
}

/**
 * An import of a file, which is nobody's yet.
 *
 * @param string $path File.
 * @param string $name What it was called.
 * @param string $key  Its key.
 * @return array
 * @phpstan-return ImportJob
 * @throws Unusable When the file cannot be used; nothing is left of it then.
 */
function made( string $path, string $name, string $key ): array {
	// Somebody else may be reading the rows of this key.
	$copy = Import_Folder\new_key();
	try {
		Import_Folder\make();
		list( $header, $total ) = Import_Rows\copied( Sheet_File\rows( $path ), Import_Folder\file( $copy, 'rows' ) );
		if ( 0 === $total ) {
			throw new Unusable( 'no-rows' );
		}
		if ( ! rename( Import_Folder\file( $copy, 'rows' ), Import_Folder\file( $key, 'rows' ) ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- At once.
			throw new Unusable( 'unwritable' );
		}
	} catch ( Unusable $why ) {
		Import_Folder\remove( $copy );
		throw $why;
	}
	list( $columns, $ignored ) = Sheet_Columns\once( Sheet_Columns\named( $header ) );

	return array(
		'key'     => $key,
		'name'    => mb_substr( wp_basename( $name ), 0, LONGEST_NAME ),
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
 * @param array $job Import.
 * @phpstan-param ImportJob $job
 */
function keep( array $job ): void {
	// WordPress takes slashes out of metadata.
	update_user_option( get_current_user_id(), OPTION, wp_slash( $job ) );
}

/**
 * Forgets the import of whoever is signed in, with its files.
 */
function end(): void {
	$job = get_user_option( OPTION );
	if ( is_array( $job ) && is_string( $job['key'] ?? null ) ) {
		Import_Folder\remove( $job['key'] );
	}
	delete_user_option( get_current_user_id(), OPTION );
}

/**
 * Goes to a step.
 *
 * @param array  $job  Import.
 * @phpstan-param ImportJob $job
 * @param string $step Step.
 * @return array
 * @phpstan-return ImportJob
 */
function go( array $job, string $step ): array {
	if ( 'columns' === $step || 'check' === $step ) {
		Import_Folder\remove( $job['key'], array( 'check', 'import', 'seen', 'new' ) );
	} elseif ( 'import' === $step ) {
		Import_Folder\remove( $job['key'], array( 'seen', 'new' ) );
	} elseif ( 'done' === $step ) {
		Import_Folder\remove( $job['key'], array( 'rows', 'check', 'seen' ) );
	}
	$job['step'] = $step;
	keep( $job );

	return $job;
}

/**
 * Whether columns say which program a row is about.
 *
 * @param list<string> $columns What they hold.
 */
function can_begin( array $columns ): bool {
	return in_array( 'title', $columns, true ) || in_array( 'id', $columns, true );
}

<?php
/**
 * Undoes an import row by row. A field that still is as imported gets its former value; others stay, and are named. An imported program that nobody
 * has edited goes to the trash.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * An import that can be taken back.
 *
 * @param mixed $key Key.
 * @return Job|null In the step "undo"; null where it cannot be.
 */
function import_to_undo( $key ): ?Job {
	$past = is_string( $key ) ? array_column( past_imports(), null, 'key' )[ $key ] ?? null : null;
	if ( null === $past || ! can_be_undone( $past ) ) {
		return null;
	}

	return new Job(
		array(
			'key'   => $past['key'],
			'name'  => $past['name'],
			'user'  => get_current_user_id(),
			'begun' => time(),
			'step'  => 'undo',
			'total' => ( new Rows( $past['key'], 'undo' ) )->count_of_undo(),
		)
	);
}

/**
 * Takes a row back, or nothing of it: half of it would be neither as the import wrote it nor as it was before.
 *
 * @param DueRow $due  Row.
 * @param Rows   $rows Rows, which note it.
 * @throws Unusable When the database fails.
 */
function undo_due_row( array $due, Rows $rows ): void {
	$line   = $due['line'];
	$errors = database_errors();
	$undo   = static function () use ( $due, $line, $rows, $errors ): void {
		$mark                                      = $rows->mark( $due['at'] );
		list( $line['action'], $line['problems'] ) = $due['tries'] <= Rows::TRIES ? undo_row( $line ) : array( 'skip', array( WHOLE_ROW => not_undone() ) );
		check_database( $errors );
		if ( ! $rows->has_mark( $due['at'], $mark ) ) {
			throw new Unusable( 'database' );
		}
		$rows->finish(
			$due['at'],
			array(
				'before' => array(),
				'wrote'  => array(),
			) + $line,
			array()
		);
	};
	try {
		WordPress\run_in_language( WordPress\get_post_language( $line['program'] ), static fn() => WordPress\run_in_transaction( $undo ) );
	} finally {
		// Other requests have seen it as it was until the end of the transaction.
		clean_post_cache( $line['program'] );
	}
}

/**
 * Takes a row back. A second time changes nothing more.
 *
 * @param ImportLine $line Row.
 * @return array{'create'|'change'|'skip', array<string, string>} Action, "create" for a program that is in the trash, "change" for one of which something has its former value, "skip" for one that stays as it is; problems.
 */
function undo_row( array $line ): array {
	$program = $line['program'];
	$is_new  = 'create' === $line['action'];
	$is_gone = in_array( get_post_status( $program ), array_merge( array( false ), GONE_STATUSES ), true );
	if ( $is_gone && $is_new ) {
		return array( 'create', array() );
	}
	if ( $is_gone ) {
		return array( 'skip', array( WHOLE_ROW => __( 'This program has been deleted since.', 'programs-filter' ) ) );
	}
	if ( ! current_user_can( $is_new ? 'delete_post' : 'edit_post', $program ) ) {
		return array( 'skip', array( WHOLE_ROW => __( 'You are not allowed to edit this program.', 'programs-filter' ) ) );
	}
	$wrote = without_deleted( $line['wrote'] );
	$now   = fingerprints( program_values( $program ) );
	if ( ! $is_new ) {
		return undo_change( $line, $wrote, $now );
	}
	// A place in the order is no edit.
	$now    = array_diff_key( $now, array( 'menu_order' => '' ) );
	$edited = array_keys( array_filter( $now, static fn( string $print, string $field ): bool => ( $wrote[ $field ] ?? '' ) !== $print, ARRAY_FILTER_USE_BOTH ) );
	if ( array() !== $edited ) {
		return array( 'skip', array( WHOLE_ROW => left_words( $edited ) ) );
	}

	return false === wp_trash_post( $program ) ? array( 'skip', array( WHOLE_ROW => not_undone() ) ) : array( 'create', array() );
}

/**
 * Takes the change of a program back.
 *
 * @param ImportLine            $line  Row.
 * @param array<string, string> $wrote Fingerprints of what the import wrote.
 * @param array<string, string> $now   Those of what the program has now.
 * @return array{'change'|'skip', array<string, string>} As undo_row() returns it.
 */
function undo_change( array $line, array $wrote, array $now ): array {
	$before  = array_diff_key( $line['before'], array( CHANGES => '' ) );
	$there   = without_deleted( $before );
	$prints  = fingerprints( $there );
	$restore = array();
	$left    = array();
	$groups  = array( array_intersect( COLUMNS_TOGETHER, array_keys( $before ) ) );
	foreach ( array_diff( array_keys( $before ), COLUMNS_TOGETHER ) as $field ) {
		$groups[] = array( $field );
	}
	foreach ( $groups as $fields ) {
		$fields  = array_flip( $fields );
		$changed = array_diff_assoc( array_intersect_key( $now, $fields ), $prints );
		// It may be as it was already, after an interruption.
		if ( array() === $changed ) {
			continue;
		}
		// A picture that is gone cannot come back.
		$is_there = ! isset( $changed['picture'] ) || $there['picture'] === $before['picture'];
		if ( $is_there && array() === array_diff_assoc( array_intersect_key( $now, $fields ), $wrote ) ) {
			$restore += array_intersect_key( $there, $fields );
		} else {
			array_push( $left, ...array_keys( $changed ) );
		}
	}
	if ( array() !== $restore && ! restore_values( $line['program'], $restore ) ) {
		return array( 'skip', array( WHOLE_ROW => not_undone() ) );
	}
	if ( array() === $left ) {
		return array( 'change', array() );
	}

	return array( array() === $restore ? 'skip' : 'change', array( WHOLE_ROW => left_words( $left ) ) );
}

/**
 * Names fields that are not taken back.
 *
 * @param list<string> $fields Keys of program_values().
 */
function left_words( array $fields ): string {
	/* translators: %s: names of columns */
	return sprintf( __( 'Left as it is, because it was changed or deleted since: %s.', 'programs-filter' ), field_names( $fields ) );
}

/** What is said of a row that WordPress or the database refuses. */
function not_undone(): string {
	return __( 'WordPress could not undo this row.', 'programs-filter' );
}

/**
 * Names of fields.
 *
 * @param list<string> $fields Keys of program_values().
 */
function field_names( array $fields ): string {
	$columns = array( 'post_date_gmt' => 'date' ) + array_flip( array_diff( array_map( static fn( array $column ): string => $column['post'], sheet_columns() ), array( '' ) ) );
	$names   = array_map( static fn( string $field ): string => column_label( $columns[ $field ] ?? $field ), $fields );

	return implode( ', ', array_unique( $names ) );
}

/**
 * Deletes categories that an import has added, and in which there is nothing any more but programs in the trash.
 *
 * @param list<array{list<string>, string}> $added Path and language of each.
 */
function remove_empty_categories( array $added ): void {
	$categories = new Categories();
	// Those within others first.
	usort( $added, static fn( array $one, array $other ): int => count( $other[0] ) <=> count( $one[0] ) );
	foreach ( $added as list( $path, $language ) ) {
		WordPress\run_in_language(
			$language,
			static function () use ( $path, $categories ): void {
				$id = array() === $categories->missing( array( $path ) ) ? $categories->ids( $path )[0] ?? 0 : 0;
				if ( $id > 0 && current_user_can( 'delete_term', $id ) && is_category_empty( $id ) ) {
					wp_delete_term( $id, Program\TAXONOMY );
				}
			}
		);
	}
}

/**
 * Whether a category has nothing but posts in the trash, no category within it and no description.
 *
 * @param int $category Category.
 */
function is_category_empty( int $category ): bool {
	$posts = get_objects_in_term( $category, Program\TAXONOMY );
	$posts = is_wp_error( $posts ) ? array( 0 ) : array_filter( $posts, static fn( $post ): bool => ! in_array( get_post_status( (int) $post ), GONE_STATUSES, true ) );

	return array() === $posts && array() === get_term_children( $category, Program\TAXONOMY ) && '' === term_description( $category );
}

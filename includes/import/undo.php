<?php
/**
 * Takes an import back, row by row of its journal: programs that it created go to the trash, those that it changed get the values that they
 * had before. A program that was edited since stays as it is, and is named.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A journal is closed.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * An import that can be taken back.
 *
 * @param mixed $key Key.
 * @return ImportJob|null In the step "undo"; null where it cannot be.
 */
function import_to_undo( $key ): ?array {
	$past = is_string( $key ) ? array_column( past_imports(), null, 'key' )[ $key ] ?? null : null;
	if ( null === $past || ! can_be_undone( $past ) ) {
		return null;
	}

	return array(
		'key'   => $past['key'],
		'name'  => $past['name'],
		'step'  => 'undo',
		'total' => log_progress( import_file( $past['key'], 'import' ) )['row'],
	) + NO_JOB;
}

/**
 * Takes the next rows of an import back.
 *
 * @param ImportJob $job     Import, in the step "undo".
 * @param float     $seconds Seconds that it may take.
 * @return 'busy'|'going'|'done' Busy: another request does it, or another import.
 * @throws Unusable When disk or database fail. The next part goes on at the same row.
 */
function undo_part( array $job, float $seconds = SECONDS_OF_PART ): string {
	$until = microtime( true ) + $seconds;
	$lock  = locked_file( import_file( SITE, 'lock' ) );
	if ( null === $lock ) {
		return 'busy';
	}
	$log    = opened_log( log_file( $job ) );
	$last   = log_progress( log_file( $job ) );
	$errors = database_errors();
	wp_defer_term_counting( true );
	try {
		foreach ( log_lines( import_file( $job['key'], 'import' ) ) as $line ) {
			if ( $line['row'] <= $last['row'] || ! in_array( $line['action'], array( 'create', 'change' ), true ) ) {
				continue;
			}
			list( $line['action'], $line['problems'] ) = undo_row( $line );
			check_database( $errors );
			$line['before'] = array();
			$line['counts'] = $last['counts'];
			++$line['counts'][ $line['action'] ];
			add_line( $log, $line );
			$last = $line;
			if ( microtime( true ) >= $until ) {
				return 'going';
			}
		}
		wp_defer_term_counting( false );
		remove_empty_categories( new_categories( import_file( $job['key'], 'import' ) ) );
		check_database( $errors );
	} finally {
		wp_defer_term_counting( false );
		fclose( $log );
		fclose( $lock );
	}

	return 'done';
}

/**
 * Takes a row back. A second time changes nothing more.
 *
 * @param ImportLine $line Line of the journal.
 * @return array{'create'|'change'|'skip', array<string, string>} Action, "create" for a program that is in the trash, "skip" for one that stays as it is; problems.
 */
function undo_row( array $line ): array {
	$program  = $line['program'];
	$is_new   = 'create' === $line['action'];
	$action   = $is_new ? 'create' : 'change';
	$problems = array();
	$is_gone  = in_array( get_post_status( $program ), array_merge( array( false ), GONE_STATUSES ), true );
	$before   = $line['before'];
	// An interrupted part has taken this row back.
	$is_done = ! $is_new && modified_at( $program ) !== $line['modified'] && modified_at( $program ) === ( $before['post_modified_gmt'] ?? '' );
	if ( $is_gone && ! $is_new ) {
		$problems[ WHOLE_ROW ] = __( 'This program has been deleted since.', 'programs-filter' );
	} elseif ( ! $is_gone && ! $is_done ) {
		if ( modified_at( $program ) !== $line['modified'] ) {
			$problems[ WHOLE_ROW ] = __( 'This program has been edited since the import.', 'programs-filter' );
		} elseif ( ! current_user_can( $is_new ? 'delete_post' : 'edit_post', $program ) ) {
			$problems[ WHOLE_ROW ] = __( 'You are not allowed to edit this program.', 'programs-filter' );
		} elseif ( $is_new ? false === wp_trash_post( $program ) : ! restore_values( $program, $before ) ) {
			$problems[ WHOLE_ROW ] = __( 'WordPress could not undo this row.', 'programs-filter' );
		}
	}

	return array( array() === $problems ? $action : 'skip', $problems );
}

/**
 * Deletes categories that an import has added, and in which there is nothing any more but programs in the trash.
 *
 * @param list<array{list<string>, string}> $added Path and language of each.
 */
function remove_empty_categories( array $added ): void {
	category_index( array() );
	// Those within others first.
	usort( $added, static fn( array $one, array $other ): int => count( $other[0] ) <=> count( $one[0] ) );
	foreach ( $added as list( $path, $language ) ) {
		WordPress\in_language(
			$language,
			static function () use ( $path ): void {
				$id = array() === missing_categories( array( $path ) ) ? category_ids( $path )[0] ?? 0 : 0;
				if ( $id > 0 && current_user_can( 'delete_term', $id ) && is_category_empty( $id ) ) {
					wp_delete_term( $id, Program\TAXONOMY );
				}
			}
		);
	}
	category_index( array() );
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

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

/** Columns of the post that WordPress changes together: a status empties a password, and gives a date and a name. */
const COLUMNS_TOGETHER = array( 'post_status', 'post_date', 'post_date_gmt', 'post_name', 'post_password' );

/** Key of the changed columns of the sheet among the values before, with commas between them. */
const CHANGES = 'changes';

/**
 * What a program has before it is changed.
 *
 * @param SheetPlan $plan Plan of the change.
 * @return array<string, string> Columns of the post as they are stored; facts, without what cannot be used; IDs of categories, with commas between them, and of the picture.
 */
function values_before( array $plan ): array {
	$program = $plan['program'];
	$before  = array( CHANGES => implode( ',', $plan['changes'] ) ) + array_intersect_key( $plan['before'], Program\fact_kinds() );
	$columns = array_merge( array( 'post_modified', 'post_modified_gmt' ), array_keys( $plan['post'] ), array() === array_intersect( COLUMNS_TOGETHER, array_keys( $plan['post'] ) ) ? array() : COLUMNS_TOGETHER );
	foreach ( $columns as $column ) {
		$value             = get_post_field( $column, $program, 'raw' );
		$before[ $column ] = is_scalar( $value ) ? (string) $value : '';
	}
	if ( null !== $plan['terms'] ) {
		$terms                = wp_get_object_terms( $program, Program\TAXONOMY, array( 'fields' => 'ids' ) );
		$before['categories'] = is_wp_error( $terms ) ? '' : implode( ',', $terms );
	}
	if ( null !== $plan['picture'] ) {
		$before['picture'] = (string) get_post_thumbnail_id( $program );
	}

	return $before;
}

/**
 * When a program was edited last. Its place in the order is no edit, nor is its publication on the day for which it was scheduled.
 *
 * @param int $program Program; 0 for none.
 * @return string In UTC.
 */
function modified_at( int $program ): string {
	return 0 === $program ? '' : (string) get_post_field( 'post_modified_gmt', $program, 'raw' );
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
 * Gives a program the values that it had.
 *
 * @param int                   $program Program.
 * @param array<string, string> $before  Values by column, as values_before() returns them.
 * @return bool Whether WordPress has saved them.
 */
function restore_values( int $program, array $before ): bool {
	foreach ( array_intersect_key( $before, Program\fact_kinds() ) as $fact => $value ) {
		$key = Program\fact_meta_key( $fact );
		if ( '' === $value ) {
			delete_post_meta( $program, $key );
		} else {
			update_post_meta( $program, $key, wp_slash( $value ) );
		}
	}
	if ( isset( $before['categories'] ) ) {
		$ids = array_filter( array_map( 'intval', explode( ',', $before['categories'] ) ), static fn( int $id ): bool => null !== term_exists( $id, Program\TAXONOMY ) );
		wp_set_object_terms( $program, $ids, Program\TAXONOMY );
	}
	if ( isset( $before['picture'] ) ) {
		// Its result does not tell a picture that is set already from one that is gone.
		if ( wp_attachment_is_image( (int) $before['picture'] ) ) {
			set_post_thumbnail( $program, (int) $before['picture'] );
		} else {
			delete_post_thumbnail( $program );
		}
	}
	// With the time of the last edit, the import before this one can be taken back, too. The post comes last: its time tells that the row is taken back.
	$columns = array_filter( $before, static fn( string $name ): bool => str_starts_with( $name, 'post_' ) || 'menu_order' === $name, ARRAY_FILTER_USE_KEY );
	if ( '' !== ( $columns['post_name'] ?? '' ) ) {
		// Another post may have it now.
		$columns['post_name'] = wp_unique_post_slug( $columns['post_name'], $program, $columns['post_status'], Program\POST_TYPE, 0 );
	}
	$saved = update_program( $program, array(), $columns );
	if ( ! is_wp_error( $saved ) ) {
		wp_after_insert_post( $program, true, null );
	}

	return ! is_wp_error( $saved );
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

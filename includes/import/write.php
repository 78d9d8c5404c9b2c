<?php
/**
 * The fields of the post that a row may change, and the writing of a plan, which creates nothing twice when it is repeated.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Fields of the post, by column. */
const FIELD_NAMES = array(
	'title'    => 'post_title',
	'content'  => 'post_content',
	'excerpt'  => 'post_excerpt',
	'order'    => 'menu_order',
	'status'   => 'post_status',
	'date'     => 'post_date',
	'slug'     => 'post_name',
	'password' => 'post_password',
);

/**
 * The values of a row without a status that is impossible or that the user may not give.
 *
 * @param SheetRow $row     Row.
 * @param int      $program Program; 0 for a new one.
 * @param string   $status  Status of a new program where the row has none.
 * @return array{array<string, string>, string} Values by column; problem of the status.
 */
function allowed_values( array $row, int $program, string $status ): array {
	$values   = $row['values'];
	$date     = $values['date'] ?? ( 0 === $program ? '' : get_post_field( 'post_date', $program, 'raw' ) );
	$is_clear = ! isset( $row['problems']['status'] ) && ! isset( $row['problems']['date'] );
	// The sheet may call a program scheduled that was published meanwhile.
	$is_late = $is_clear && 'future' === ( $values['status'] ?? '' ) && 'future' !== settled_status( 'future', $date ) && ( 0 === $program || 'publish' !== get_post_status( $program ) );
	if ( ! $is_clear || $is_late ) {
		// Neither of both alone publishes a program.
		unset( $values['status'], $values['date'] );
		$status = 'draft';
	}
	$values += 0 === $program ? compact( 'status' ) : array();
	if ( $is_late || ! isset( $values['status'] ) ) {
		return array( $values, $is_late ? __( 'What is scheduled needs a date of publication in the future.', 'programs-filter' ) : '' );
	}
	$values['status'] = settled_status( $values['status'], $date );
	if (
		in_array( $values['status'], array( 'draft', 'pending' ), true ) || Program\may_with_programs( 'publish_posts' )
		|| ( 0 !== $program && get_post_status( $program ) === $values['status'] )
	) {
		return array( $values, '' );
	}
	if ( 0 === $program ) {
		$values['status'] = 'pending';
	} else {
		unset( $values['status'] );
	}

	return array( $values, __( 'You are not allowed to publish: it stays unpublished.', 'programs-filter' ) );
}

/**
 * The status that WordPress would store: a program that is published in the future is scheduled, and the other way round.
 *
 * @param string $status Status.
 * @param string $date   Date of publication; '' for now.
 */
function settled_status( string $status, string $date ): string {
	if ( ! in_array( $status, array( 'publish', 'future' ), true ) ) {
		return $status;
	}

	return '' !== $date && whole_date( $date ) > current_time( 'mysql' ) ? 'future' : 'publish';
}

/**
 * A date of publication as WordPress stores it.
 *
 * @param string $date With or without time and seconds.
 */
function whole_date( string $date ): string {
	return $date . substr( '0000-00-00 00:00:00', strlen( $date ) );
}

/**
 * Whether a program has a value already.
 *
 * @param string                $field   Column.
 * @param string                $value   Value.
 * @param int                   $program Program.
 * @param array<string, string> $values  All values of the row.
 */
function has_same_value( string $field, string $value, int $program, array $values ): bool {
	$name = FIELD_NAMES[ $field ];
	$now  = (string) get_post_field( $name, $program, 'raw' );
	switch ( $field ) {
		case 'date':
			// A spreadsheet drops the seconds when it saves an export.
			return str_starts_with( $now, $value );
		case 'title':
			return compared_title( $value ) === compared_title( $now );
		case 'slug':
			return $value === $now || wp_unique_post_slug( $value, $program, $values['status'] ?? (string) get_post_status( $program ), Program\POST_TYPE, 0 ) === $now;
		case 'content':
		case 'excerpt':
			return $value === $now || stored_text( $name, $value, $program ) === $now;
	}

	return $value === $now;
}

/**
 * Writes a plan.
 *
 * @param SheetPlan $plan Plan.
 * @param string    $mark GUID of a new program, by which the next attempt finds it after an interruption.
 * @return SheetPlan The plan with the program, and with problems of writing.
 * @throws Unusable When the database fails.
 */
function write_plan( array $plan, string $mark ): array {
	if ( 'create' !== $plan['action'] && 'change' !== $plan['action'] ) {
		return $plan;
	}
	$errors = database_errors();
	$before = 0 === $plan['program'] ? null : get_post( $plan['program'] );
	if ( null !== $before && null !== $plan['picture'] && array( 'picture' ) === $plan['changes'] ) {
		// Without its picture, nothing of the program changes.
		$plan = with_picture_written( $plan );
		if ( array() === $plan['changes'] ) {
			$plan['action'] = 'same';
			return $plan;
		}
	}
	// Categories stay in any case, as all caches know them from now on.
	$created = array_map( __NAMESPACE__ . '\\create_category', $plan['terms']['missing'] ?? array() );
	$write   = static function () use ( $plan, $mark, $created, $errors ): array {
		$plan = write_values( $plan, $mark, $created );
		check_database( $errors );
		return $plan;
	};
	$plan    = null === $before ? in_transaction( $write ) : $write();
	$program = $plan['program'];
	if ( 'skip' === $plan['action'] ) {
		return $plan;
	}
	if ( null === $before ) {
		// Queries of other requests have not seen it before the end of the transaction. It is gone where the connection was lost until then.
		wp_cache_set_posts_last_changed();
		wp_cache_delete( $program, 'posts' );
		if ( null === get_post( $program ) ) {
			throw new Unusable( 'database' );
		}
	}
	// The picture comes last: another site may not answer.
	$plan = with_picture_written( $plan );
	// As in the REST API, listeners find the whole program.
	wp_after_insert_post( $program, null !== $before, $before );
	remember_title( $program, $plan['title'] );

	return $plan;
}

/**
 * Writes the picture of a plan.
 *
 * @param SheetPlan $plan Plan.
 * @return SheetPlan The plan with nothing more to do about it; without this change, and with a problem, where it cannot be had.
 */
function with_picture_written( array $plan ): array {
	$problem = null === $plan['picture'] ? '' : write_picture( $plan['program'], $plan['picture'] );
	if ( '' !== $problem ) {
		$plan['problems'] += array( 'picture' => $problem );
		$plan['changes']   = array_values( array_diff( $plan['changes'], array( 'picture' ) ) );
	}
	$plan['picture'] = null;

	return $plan;
}

/**
 * Writes the post, its facts and its categories.
 *
 * @param SheetPlan $plan    Plan.
 * @param string    $mark    GUID of a new program.
 * @param list<int> $created New categories; 0 for one that could not be added.
 * @return SheetPlan The plan with the program, and with problems of writing.
 */
function write_values( array $plan, string $mark, array $created ): array {
	$program = write_post( $plan, $mark );
	if ( is_wp_error( $program ) ) {
		$plan['action']    = 'skip';
		$plan['problems'] += array( WHOLE_ROW => wp_strip_all_tags( $program->get_error_message() ) );
		return $plan;
	}
	$plan['program'] = $program;
	// Before its categories, which have the language of their program.
	if ( WordPress\post_language( $program ) !== $plan['language'] ) {
		WordPress\set_post_language( $program, $plan['language'] );
	}
	foreach ( $plan['meta'] as $key => $value ) {
		if ( '' === $value ) {
			delete_post_meta( $program, $key );
		} elseif ( false === update_post_meta( $program, $key, wp_slash( $value ) ) && get_metadata_raw( 'post', $program, $key, true ) !== $value ) {
			$plan['problems'] += array( (string) Program\fact_of_meta( $key ) => not_stored() );
		}
	}
	if ( null !== $plan['terms'] ) {
		$set = wp_set_object_terms( $program, array_values( array_diff( array_merge( $plan['terms']['ids'], $created ), array( 0 ) ) ), Program\TAXONOMY );
		if ( is_wp_error( $set ) ) {
			$plan['problems'] += array( 'categories' => wp_strip_all_tags( $set->get_error_message() ) );
		} elseif ( in_array( 0, $created, true ) ) {
			$plan['problems'] += array( 'categories' => __( 'A category could not be added.', 'programs-filter' ) );
		}
	}

	return $plan;
}

/**
 * Counts the programs of all categories, as an interrupted part has counted none.
 *
 * @throws Unusable When the database fails.
 */
function count_categories(): void {
	$errors = database_errors();
	$terms  = WordPress\in_language(
		WordPress\ALL_LANGUAGES,
		static fn() => get_terms(
			array(
				'taxonomy'   => Program\TAXONOMY,
				'hide_empty' => false,
				'fields'     => 'tt_ids',
			)
		)
	);
	if ( is_array( $terms ) && array() !== $terms ) {
		wp_update_term_count_now( $terms, Program\TAXONOMY );
	}
	check_database( $errors );
}

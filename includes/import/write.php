<?php
/**
 * Writes the plan of a row, and its result in the same transaction, so that a killed import creates no duplicates.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The values of a row without a status that is impossible or that the user may not give.
 *
 * @param Row    $row     Row.
 * @param int    $program Program; 0 for a new one.
 * @param string $status  Status of a new program where the row has none.
 * @return array{array<string, string>, string} Values by column; problem of the status.
 */
function allowed_values( Row $row, int $program, string $status ): array {
	$values   = $row->values;
	$date     = $values['date'] ?? ( 0 === $program ? '' : get_post_field( 'post_date', $program, 'raw' ) );
	$is_clear = ! isset( $row->problems['status'] ) && ! isset( $row->problems['date'] );
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
		in_array( $values['status'], array( 'draft', 'pending' ), true ) || Program\current_user_has_program_cap( 'publish_posts' )
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
 * A field of the post as it is stored.
 *
 * @param int    $program Program.
 * @param string $name    Field.
 */
function post_value( int $program, string $name ): string {
	$value = get_post_field( $name, $program, 'raw' );

	return is_scalar( $value ) ? (string) $value : '';
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
	$name = sheet_columns()[ $field ]['post'];
	$now  = post_value( $program, $name );
	switch ( $field ) {
		case 'date':
			// A spreadsheet drops the seconds when it saves an export.
			return str_starts_with( $now, $value );
		case 'title':
			return in_array( compared_title( $now ), array( compared_title( $value ), compared_title( safe_html( $value ) ) ), true );
		case 'slug':
			return $value === $now || wp_unique_post_slug( $value, $program, $values['status'] ?? (string) get_post_status( $program ), Program\POST_TYPE, 0 ) === $now;
		case 'content':
			return is_same_text( $value, $now ) || is_same_text( stored_text( $name, safe_html( $value ), $program ), $now );
		case 'excerpt':
			return $value === $now || stored_text( $name, safe_html( $value ), $program ) === $now;
	}

	return $value === $now;
}

/**
 * Whether a text is the content that a program has. An export has no comments of blocks; a spreadsheet changes line breaks, and blanks at both ends.
 *
 * @param string $text    Text of a sheet.
 * @param string $content Content of the program.
 */
function is_same_text( string $text, string $content ): bool {
	$lines = static fn( string $html ): string => trim( (string) preg_replace( '/[ \t]*\R[ \t]*/', "\n", $html ) );

	return $text === $content || ( ! has_blocks( $text ) && $lines( $text ) === $lines( text_without_blocks( $content ) ) );
}

/**
 * Writes a plan.
 *
 * @param Plan                              $plan  Plan, which gets the program, and problems of writing.
 * @param Known                             $known What is known of the site.
 * @param string                            $guid  GUID of a new program.
 * @param Rows                              $rows  Rows, which know in the same transaction that this one is begun.
 * @param ImportLine                        $line  What is known of it.
 * @param callable(): array<string, string> $prints Fingerprints of what the program has then.
 * @throws Unusable When the database fails.
 */
function write_plan( Plan $plan, Known $known, string $guid, Rows $rows, array $line, callable $prints ): void {
	if ( 'same' === $plan->action ) {
		keep_identifiers( $plan->program, $plan->row->identifiers );
	}
	if ( 'create' !== $plan->action && 'change' !== $plan->action ) {
		return;
	}
	$errors = database_errors();
	$before = 0 === $plan->program ? null : get_post( $plan->program );
	if ( null !== $before && null !== $plan->picture && array( 'picture' ) === $plan->changes ) {
		// Without its picture, nothing of the program changes.
		write_planned_picture( $plan );
		if ( array() === $plan->changes ) {
			$plan->action = 'same';
			return;
		}
	}
	$write    = static function () use ( $plan, $known, $guid, $rows, $line, $prints, $errors ): void {
		$begun = array( 'action' => $plan->action ) + $line;
		$mark  = $rows->begin( $line['row'], $begun );
		write_values( $plan, $known, $guid );
		check_database( $errors );
		$is_ours = $rows->has_mark( $line['row'], $mark );
		$rows->begin(
			$line['row'],
			array(
				'program' => $plan->program,
				'title'   => $plan->title,
				'wrote'   => $prints(),
			) + $begun
		);
		if ( ! $is_ours ) {
			// What was written behind the end of the transaction is written again, and can be taken back.
			throw new Unusable( 'database' );
		}
	};
	$is_whole = false;
	try {
		WordPress\run_in_transaction( $write );
		$is_whole = true;
	} finally {
		if ( ! $is_whole ) {
			clear_program_caches( $plan );
		}
	}
	if ( 'skip' === $plan->action ) {
		return;
	}
	// Other requests have seen it as it was until the end of the transaction, and nothing of what is new. It is gone where the connection was lost until then.
	if ( null !== $before ) {
		clear_program_caches( $plan, false );
	}
	if ( array() !== ( $plan->terms['missing'] ?? array() ) ) {
		clean_taxonomy_cache( Program\TAXONOMY );
	}
	wp_cache_set_posts_last_changed();
	if ( ! $rows->has_program( $line['row'], $plan->program ) ) {
		clear_program_caches( $plan );
		throw new Unusable( 'database' );
	}
	// The picture comes last: another site may not answer.
	write_planned_picture( $plan );
	// As in the REST API, listeners find the whole program.
	wp_after_insert_post( $plan->program, null !== $before, $before );
	$known->programs->remember( $plan->program, $plan->title );
}

/**
 * Clears the caches of a program: around a transaction they may have what is not stored, or not any more.
 *
 * @param Plan $plan            Plan.
 * @param bool $with_categories Whether categories are new, too.
 */
function clear_program_caches( Plan $plan, bool $with_categories = true ): void {
	if ( $plan->program > 0 ) {
		clean_post_cache( $plan->program );
	}
	if ( $with_categories ) {
		clean_taxonomy_cache( Program\TAXONOMY );
	}
	wp_cache_set_posts_last_changed();
}

/**
 * Writes the picture of a plan, of which there is nothing more to do then. One that cannot be had is no change, and a problem.
 *
 * @param Plan $plan Plan.
 */
function write_planned_picture( Plan $plan ): void {
	$problem = null === $plan->picture ? '' : write_picture( $plan->program, $plan->picture );
	if ( '' !== $problem ) {
		$plan->problems += array( 'picture' => $problem );
		$plan->changes   = array_values( array_diff( $plan->changes, array( 'picture' ) ) );
	}
	$plan->picture = null;
}

/**
 * Writes the post, its facts and its categories.
 *
 * @param Plan   $plan  Plan, which gets the program, and problems of writing.
 * @param Known  $known What is known of the site.
 * @param string $guid  GUID of a new program.
 */
function write_values( Plan $plan, Known $known, string $guid ): void {
	$program = write_post( $plan, $known, $guid );
	if ( is_wp_error( $program ) ) {
		$plan->action    = 'skip';
		$plan->problems += array( WHOLE_ROW => wp_strip_all_tags( $program->get_error_message() ) );
		return;
	}
	$plan->program = $program;
	// Before its categories, which have the language of their program.
	if ( WordPress\get_post_language( $program ) !== $plan->language ) {
		WordPress\set_post_language( $program, $plan->language );
	}
	Program\update_facts( $program, $plan->meta );
	keep_identifiers( $program, $plan->row->identifiers );
	foreach ( $plan->meta as $key => $value ) {
		if ( '' !== $value && get_metadata_raw( 'post', $program, $key, true ) !== $value ) {
			$plan->problems += array( (string) Program\get_fact_by_meta_key( $key ) => not_stored() );
		}
	}
	if ( null !== $plan->terms ) {
		// 0 for one that could not be added.
		$created = array_map( array( $known->categories, 'create' ), $plan->terms['missing'] );
		$set     = wp_set_object_terms( $program, array_values( array_diff( array_merge( $plan->terms['ids'], $created ), array( 0 ) ) ), Program\TAXONOMY );
		if ( is_wp_error( $set ) ) {
			$plan->problems += array( 'categories' => wp_strip_all_tags( $set->get_error_message() ) );
		} elseif ( in_array( 0, $created, true ) ) {
			$plan->problems += array( 'categories' => __( 'A category could not be added.', 'programs-filter' ) );
		}
	}
}

/**
 * Counts the programs of all categories, as an interrupted part has counted none.
 *
 * @throws Unusable When the database fails.
 */
function count_categories(): void {
	$errors = database_errors();
	$terms  = WordPress\run_in_language(
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

/**
 * Writes the post, also when only facts, categories or picture change, as page caches listen to it. A new program comes last in the order.
 *
 * @param Plan   $plan  Plan.
 * @param Known  $known What is known of the site.
 * @param string $guid  GUID of a new program.
 * @return int|\WP_Error ID.
 */
function write_post( Plan $plan, Known $known, string $guid ) {
	$fields = $plan->post;
	if ( isset( $fields['post_date'] ) ) {
		$fields['edit_date']     = true;
		$fields['post_date_gmt'] = get_gmt_from_date( $fields['post_date'] );
	}
	if ( isset( $fields['menu_order'] ) ) {
		$known->next = null;
	}
	if ( 0 === $plan->program ) {
		$fields += array(
			'post_type'  => Program\POST_TYPE,
			'guid'       => $guid,
			'menu_order' => $fields['menu_order'] ?? $known->next_number(),
			// With the post, for code that listens to it.
			'meta_input' => array_filter( $plan->meta, static fn( string $value ): bool => '' !== $value ),
		);

		// @phpstan-ignore argument.type (the names of the columns are those of sheet_columns())
		return wp_insert_post( wp_slash( $fields ), true, false );
	}

	return update_program( $plan->program, $fields );
}

/**
 * Updates a program.
 *
 * @param int                  $program  Program.
 * @param array<string, mixed> $fields   Fields of the post.
 * @param array<string, mixed> $verbatim Columns that are stored as they are, whatever HTML the user may write.
 * @return int|\WP_Error ID.
 */
function update_program( int $program, array $fields, array $verbatim = array() ) {
	// Texts that do not change stay: their author may have been allowed more HTML than this user.
	foreach ( array_diff( array( 'post_title', 'post_content', 'post_excerpt' ), array_keys( $fields + $verbatim ) ) as $name ) {
		$verbatim[ $name ] = get_post_field( $name, $program, 'raw' );
	}
	$keep = static fn( array $data, array $clean, array $given ): array => ( $given['ID'] ?? 0 ) === $program ? wp_slash( $verbatim ) + $data : $data;
	// Before other plugins.
	add_filter( 'wp_insert_post_data', $keep, PHP_INT_MIN, 3 );
	try {
		// @phpstan-ignore argument.type (the names of the columns are those of sheet_columns())
		return wp_update_post( wp_slash( array( 'ID' => $program ) + $fields ), true, false );
	} finally {
		remove_filter( 'wp_insert_post_data', $keep, PHP_INT_MIN );
	}
}

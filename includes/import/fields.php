<?php
/**
 * The columns that are fields of the post: what somebody may write, and whether it is there already.
 *
 * What whoever is signed in may do with programs and their categories.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * What WordPress calls them.
 */
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
 * The values of a row without a status that cannot be, or that somebody may not give.
 *
 * @param SheetRow $row     What the row says.
 * @param int      $program The program; 0 for a new one.
 * @param string   $status  Status of a new one of which the row does not say one.
 * @return array{array<string, string>, string} By column; and what is wrong with the status.
 */
function allowed_fields( array $row, int $program, string $status ): array {
	$values   = $row['values'];
	$date     = $values['date'] ?? ( 0 === $program ? '' : get_post_field( 'post_date', $program, 'raw' ) );
	$is_clear = ! isset( $row['problems']['status'] ) && ! isset( $row['problems']['date'] );
	// What was published meanwhile may be called scheduled.
	$is_late = $is_clear && 'future' === ( $values['status'] ?? '' ) && 'future' !== settled_fields( 'future', $date ) && ( 0 === $program || 'publish' !== get_post_status( $program ) );
	if ( ! $is_clear || $is_late ) {
		// Both belong together: nothing is published by one of them.
		unset( $values['status'], $values['date'] );
		$status = 'draft';
	}
	$values += 0 === $program ? compact( 'status' ) : array();
	if ( $is_late || ! isset( $values['status'] ) ) {
		return array( $values, $is_late ? __( 'What is scheduled needs a date of publication in the future.', 'programs-filter' ) : '' );
	}
	$values['status'] = settled_fields( $values['status'], $date );
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
 * The status as WordPress has it: what is published in the future is scheduled, and the other way round.
 *
 * @param string $status Status.
 * @param string $date   Date of publication, '' for now.
 */
function settled_fields( string $status, string $date ): string {
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
	if ( $value === $now ) {
		return true;
	}
	switch ( $field ) {
		case 'date':
			return whole_date( $value ) === $now;
		case 'title':
			return compared_title( $value ) === compared_title( $now );
		case 'slug':
			return wp_unique_post_slug( $value, $program, $values['status'] ?? (string) get_post_status( $program ), Program\POST_TYPE, 0 ) === $now;
		case 'content':
		case 'excerpt':
			// As WordPress would store it for this user.
			$stored = sanitize_post_field( $name, wp_slash( $value ), $program, 'db' );
			return is_string( $stored ) && wp_unslash( $stored ) === $now;
	}

	return false;
}

/**
 * Whether they may add categories.
 */
function may_add_categories(): bool {
	$taxonomy = get_taxonomy( Program\TAXONOMY );
	$name     = is_object( $taxonomy ) ? $taxonomy->cap->edit_terms ?? null : null;

	return is_string( $name ) && current_user_can( $name );
}

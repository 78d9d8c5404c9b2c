<?php
/**
 * Writing of the post of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the post, also when only facts, categories or picture change, as page caches listen to it. A new program comes last in the order.
 *
 * @param SheetPlan $plan Plan.
 * @param string    $mark GUID of a new program.
 * @return int|\WP_Error ID.
 */
function write_post( array $plan, string $mark ) {
	$fields = $plan['post'];
	if ( isset( $fields['post_date'] ) ) {
		$fields['edit_date']     = true;
		$fields['post_date_gmt'] = get_gmt_from_date( $fields['post_date'] );
	}
	if ( isset( $fields['menu_order'] ) ) {
		next_number( true );
	}
	if ( 0 === $plan['program'] ) {
		$facts   = array_filter( $plan['meta'], static fn( string $value ): bool => '' !== $value );
		$fields += array(
			'post_type'  => Program\POST_TYPE,
			'guid'       => $mark,
			'menu_order' => $fields['menu_order'] ?? next_number(),
			// With the post, for code that listens to it.
			'meta_input' => $facts,
		);
		// Of a new program, WordPress would look twice whether each fact is there already, and whether one in the trash has its slug.
		$add     = static function ( $check, int $id, string $key ) use ( &$facts, $mark ) {
			$value = $facts[ $key ] ?? null;
			if ( null !== $check || null === $value || get_post_field( 'guid', $id, 'raw' ) !== $mark ) {
				return $check;
			}
			unset( $facts[ $key ] );
			return false !== add_post_meta( $id, $key, wp_slash( $value ) );
		};
		$nothing = static fn(): bool => false;
		add_filter( 'update_post_metadata', $add, PHP_INT_MAX, 3 );
		add_filter( 'add_trashed_suffix_to_trashed_posts', $nothing );
		try {
			// @phpstan-ignore argument.type (the names of the columns are those of FIELD_NAMES)
			return wp_insert_post( wp_slash( $fields ), true, false );
		} finally {
			remove_filter( 'update_post_metadata', $add, PHP_INT_MAX );
			remove_filter( 'add_trashed_suffix_to_trashed_posts', $nothing );
		}
	}

	return update_program( $plan['program'], $fields );
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
		// @phpstan-ignore argument.type (the names of the columns are those of FIELD_NAMES)
		return wp_update_post( wp_slash( array( 'ID' => $program ) + $fields ), true, false );
	} finally {
		remove_filter( 'wp_insert_post_data', $keep, PHP_INT_MIN );
	}
}

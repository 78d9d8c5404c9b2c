<?php
/**
 * Rows that are the next edition of a program: last season's sheet with new dates and without IDs. They become drafts, and what the sheet says
 * about the last time, or about the post of the last time, is not imported.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Columns about one edition, or about its post. */
const EDITION_COLUMNS = array( 'order', 'status', 'date', 'slug', ...Program\PER_EDITION_FACTS );

/**
 * The program whose next edition a row is: the one of its language that has the slug, as the row was copied from that one's; or one with the
 * title that is over, while none with the title is to come. A row with an ID of a program is about that one; so is one whose program is published already.
 *
 * @param SheetRow               $row     Row.
 * @param int                    $program Its program; 0 for a new one.
 * @param array<int|string, int> $taken   As keys, `created-` with programs that earlier rows created.
 * @return int 0 for none.
 */
function former_edition( array $row, int $program, array $taken ): int {
	$values = $row['values'];
	if ( 0 !== $program && ( (int) ( $values['id'] ?? 0 ) === $program || 'draft' !== get_post_status( $program ) ) ) {
		return 0;
	}
	if ( is_row_over( $row ) ) {
		return 0;
	}
	$post = isset( $values['slug'] ) ? get_page_by_path( $values['slug'], OBJECT, Program\POST_TYPE ) : null;
	if (
		$post instanceof \WP_Post && Program\POST_TYPE === $post->post_type && ! in_array( $post->post_status, GONE_STATUSES, true ) && $post->ID !== $program
		&& ! isset( $taken[ "created-$post->ID" ] ) && is_in_language( $post->ID, $values['language'] ?? '' )
	) {
		return $post->ID;
	}
	$former = 0;
	foreach ( array_diff( array_keys( programs_with_title( $values['title'] ?? '', $values['language'] ?? '' ) ), array( $program ) ) as $other ) {
		if ( Program\is_over( Program\program_facts( $other ), time() ) ) {
			$former = max( $former, $other );
		} elseif ( 'publish' === get_post_status( $other ) && ! isset( $taken[ "created-$other" ] ) ) {
			// Such as one of several talks.
			return 0;
		}
	}

	return $former;
}

/**
 * Whether what a row is about is over: it tells of former years then.
 *
 * @param SheetRow $row Row.
 */
function is_row_over( array $row ): bool {
	$facts = Program\no_facts();
	foreach ( row_facts( next_edition( $row ) ) as $key => $value ) {
		$facts[ (string) Program\fact_of_meta( $key ) ] = $value;
	}
	if ( '' !== $facts['start'] ) {
		// Those of last time may have been forgotten in the sheet.
		$facts['sessions'] = '';
	}

	return Program\is_over( Program\displayed_facts( $facts ), time() );
}

/**
 * A row without what is about the former edition.
 *
 * @param SheetRow $row Row.
 * @return SheetRow
 */
function next_edition( array $row ): array {
	$row['values']   = array_diff_key( $row['values'], array_flip( EDITION_COLUMNS ) );
	$row['problems'] = array_diff_key( $row['problems'], array_flip( EDITION_COLUMNS ) );

	return $row;
}

/**
 * What is said of a row that is the next edition.
 *
 * @param SheetRow $row    Row with all that it says.
 * @param int      $former Program of the former edition.
 * @param string   $status Status of a new program.
 */
function edition_words( array $row, int $former, string $status ): string {
	$title = compared_title( get_post_field( 'post_title', $former, 'raw' ) );
	$left  = array_filter( array_intersect_key( $row['values'], array_flip( EDITION_COLUMNS ) ), static fn( string $value ): bool => '' !== $value );
	/* translators: %s: title of a program. */
	$words = 'draft' === $status ? __( 'New edition of “%s”, as a draft.', 'programs-filter' ) : __( 'New edition of “%s”.', 'programs-filter' );
	$words = sprintf( $words, $title );
	if ( array() === $left ) {
		return $words;
	}

	/* translators: %s: names of columns. */
	return $words . ' ' . sprintf( __( 'Not imported, as it is about the last time: %s.', 'programs-filter' ), implode( ', ', array_intersect_key( column_labels(), $left ) ) );
}

<?php
/**
 * CSV files: all programs with the columns of an import, and the report of an import.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** UTF-8's byte order mark, without which Excel reads another encoding. */
const CSV_MARK = "\xEF\xBB\xBF";

/** Number of programs that are read at once, and statuses that are exported. */
const PROGRAMS_TOGETHER = 100;
const EXPORTED_STATUSES = array( 'publish', 'future', 'draft', 'pending', 'private' );

/**
 * Where a spreadsheet may find a formula: at its signs, also of full width and behind blanks, where the cell begins, or where one would begin for a
 * spreadsheet that separates columns in another way. %1$s stands for the apostrophe that keeps it from that.
 */
const FORMULA = "/(?<![^;,\t\r\n])%1\$s(?='*(?: |\xC2\xA0|\xE3\x80\x80)*+(?:[=+\\-@]|\xEF\xBC[\x9D\x8B\x8D\xA0]))|^%1\$s(?='*[\t\r\n])/";

/**
 * A text that no spreadsheet runs. Where it has apostrophes of its own there, it gets another, so that restored_cell() restores it.
 *
 * @param string $text Text.
 */
function neutralized_cell( string $text ): string {
	return preg_replace( sprintf( FORMULA, '' ), "'", $text ) ?? $text;
}

/**
 * The text that neutralized_cell() was given.
 *
 * @param string $cell Cell.
 */
function restored_cell( string $cell ): string {
	return preg_replace( sprintf( FORMULA, "'" ), '', $cell ) ?? $cell;
}

/**
 * A row of a CSV, neutralized, with its line break.
 *
 * @param list<string> $texts Texts.
 */
function csv_row( array $texts ): string {
	// A double click opens a file with the separator of the user's language only.
	$separator = _x( ',', 'separator of the columns of a spreadsheet', 'programs-filter' );
	$cells     = array_map( static fn( string $text ): string => '"' . str_replace( array( '"', "\0" ), array( '""', '' ), neutralized_cell( $text ) ) . '"', $texts );

	return implode( in_array( $separator, DELIMITERS, true ) ? $separator : ',', $cells ) . "\r\n";
}

/**
 * The programs that the user may edit, as CSV.
 *
 * @param string|null $language Their language; '' for all. Default: that of the admin's list.
 * @return \Generator<string>
 */
function export_csv( ?string $language = null ): \Generator {
	$language = $language ?? shown_language();
	// The last column is for who reads it: an import leaves it out.
	yield CSV_MARK . csv_row( array_merge( array_values( export_header() ), array( __( 'Understood', 'programs-filter' ) ) ) );
	foreach ( exported_programs() as $program ) {
		if ( current_user_can( 'edit_post', $program->ID ) && in_array( $language, array( '', WordPress\post_language( $program->ID ) ), true ) ) {
			$understood = Program\understood_words( Program\stored_facts( $program->ID ) );
			yield csv_row( array_merge( array_values( program_cells( $program ) ), array( $understood ) ) );
		}
	}
}

/**
 * All programs by their IDs. Unlike with pages of a query, a program that is added meanwhile makes none missing or double.
 *
 * @return \Generator<\WP_Post>
 */
function exported_programs(): \Generator {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$last = 0;
	do {
		// phpcs:disable WordPress.DB -- One query for many IDs; the programs come from the cache.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				'SELECT ID FROM %i WHERE post_type = %s AND ID > %d AND post_status IN ( %s, %s, %s, %s, %s ) ORDER BY ID LIMIT %d',
				array_merge( array( $wpdb->posts, Program\POST_TYPE, $last ), EXPORTED_STATUSES, array( PROGRAMS_TOGETHER ) )
			)
		);
		// phpcs:enable
		$ids = array_map( 'intval', array_filter( $ids, 'is_numeric' ) );
		_prime_post_caches( $ids );
		_prime_post_caches( array_map( 'intval', array_map( 'get_post_thumbnail_id', $ids ) ), false );
		$programs = array_values( array_filter( array_map( 'get_post', $ids ), static fn( $post ): bool => $post instanceof \WP_Post ) );
		Program\prime_documents( $programs );
		foreach ( $programs as $program ) {
			$last = $program->ID;
			yield $program;
		}
		flush_post_caches();
	} while ( array() !== $ids );
}

/** Removes posts from memory. */
function flush_post_caches(): void {
	if ( wp_cache_supports( 'flush_runtime' ) ) {
		wp_cache_flush_runtime();
	}
}

/**
 * The cells of a program.
 *
 * @param \WP_Post $program Program.
 * @return array<string, string>
 */
function program_cells( \WP_Post $program ): array {
	$facts    = Program\stored_facts( $program->ID );
	$language = WordPress\post_language( $program->ID );
	$cells    = array(
		'id'         => (string) $program->ID,
		'title'      => compared_title( $program->post_title ),
		'content'    => $program->post_content,
		'excerpt'    => $program->post_excerpt,
		'categories' => WordPress\in_language( $language, static fn(): string => categories_cell( Program\program_categories( $program ) ) ),
		'picture'    => (string) wp_get_attachment_url( (int) get_post_thumbnail_id( $program ) ),
		'order'      => (string) $program->menu_order,
		'status'     => word_of_value( 'status', $program->post_status ),
		// A draft has none yet.
		'date'       => '0000-00-00 00:00:00' === $program->post_date_gmt ? '' : $program->post_date,
		'slug'       => urldecode( $program->post_name ),
		'password'   => $program->post_password,
		'language'   => $language,
	);
	foreach ( Program\fact_kinds() as $fact => $kind ) {
		$kind           = Program\kinds_table()[ $kind ];
		$value          = $facts[ $fact ] === $kind['nothing'] ? '' : word_of_value( $fact, $facts[ $fact ] );
		$cells[ $fact ] = '' === $value || null === $kind['to_text'] ? $value : $kind['to_text']( $value );
	}

	return array_intersect_key( array_replace( array_fill_keys( array_keys( export_header() ), '' ), $cells ), export_header() );
}

/**
 * The report of a dry run or an import, as CSV.
 *
 * @param string $key     Key of the import.
 * @param bool   $is_done Whether it is an import.
 * @return \Generator<string>
 */
function report_csv( string $key, bool $is_done ): \Generator {
	yield CSV_MARK . csv_row(
		array(
			__( 'Row', 'programs-filter' ),
			__( 'Title', 'programs-filter' ),
			__( 'Result', 'programs-filter' ),
			__( 'ID', 'programs-filter' ),
			__( 'Changes', 'programs-filter' ),
			__( 'Problems', 'programs-filter' ),
			__( 'Understood', 'programs-filter' ),
		)
	);
	foreach ( log_lines( import_file( $key, $is_done ? 'import' : 'check' ) ) as $line ) {
		$changes = array_diff( array( changed_words( $line ) ), array( '' ) );
		$changes = array_merge( $changes, array_diff( array( $line['edition'] ), array( '' ) ) );
		$names   = array_map( __NAMESPACE__ . '\\category_path_text', array_column( $line['new'], 0 ) );
		if ( array() !== $names ) {
			/* translators: %s: names of categories, each with those above it */
			$changes[] = sprintf( _n( 'New category: %s', 'New categories: %s', count( $names ), 'programs-filter' ), implode( ' | ', $names ) );
		}
		yield csv_row(
			array(
				(string) $line['number'],
				$line['title'],
				action_words( $line['action'], $is_done ),
				0 === $line['program'] ? '' : (string) $line['program'],
				implode( ', ', $changes ),
				problem_words( $line['problems'] ),
				line_understood( $line ),
			)
		);
	}
}

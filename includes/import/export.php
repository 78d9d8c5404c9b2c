<?php
/**
 * Exports all programs with the columns of an import, as CSV or for a workbook.
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
 * Rows as CSV.
 *
 * @param iterable<list<string>> $rows Rows.
 * @return \Generator<string>
 */
function csv_of_rows( iterable $rows ): \Generator {
	yield CSV_MARK;
	foreach ( $rows as $row ) {
		yield csv_row( $row );
	}
}

/**
 * The programs that the user may edit, as CSV.
 *
 * @param string $language Their language; '' for all.
 * @return \Generator<string>
 */
function export_csv( string $language ): \Generator {
	return csv_of_rows( export_rows( $language ) );
}

/**
 * The sheets that can be downloaded: the export and the template.
 *
 * @param string $action Action of the form: "export" or "template".
 * @return array{name: string, pages: array<string, iterable<list<string>>>}|null Name of the file; rows by name of the page, of which a CSV has the first. Null for another action.
 */
function sheet_to_download( string $action ): ?array {
	if ( 'export' === $action ) {
		return array(
			'name'  => WordPress\get_file_word() . '-' . current_time( 'Y-m-d' ),
			'pages' => array( WordPress\get_plural_label() => export_rows( shown_language() ) ),
		);
	}

	return 'template' !== $action ? null : array(
		'name'  => 'plantilla-' . WordPress\get_file_word(),
		'pages' => array(
			WordPress\get_plural_label()       => template_rows(),
			__( 'Columns', 'programs-filter' ) => template_explanations(),
		),
	);
}

/**
 * A workbook as JSON, which the browser makes (src/import/files.ts). No formula runs in it, and an import takes away what keeps one from that in a CSV.
 *
 * @param string                                $name  Name of the file.
 * @param array<string, iterable<list<string>>> $pages Rows by name of the page.
 * @return \Generator<string> Piece by piece: `name`, and `pages` with `name` and `rows` of each.
 */
function workbook_json( string $name, array $pages ): \Generator {
	yield '{"name":' . wp_json_encode( $name ) . ',"pages":[';
	foreach ( $pages as $title => $rows ) {
		yield ( array_key_first( $pages ) === $title ? '' : ',' ) . '{"name":' . wp_json_encode( $title ) . ',"rows":[';
		$comma = '';
		foreach ( $rows as $row ) {
			yield $comma . wp_json_encode( array_map( static fn( string $text ): string => restored_cell( $text ) === $text ? $text : neutralized_cell( $text ), $row ) );
			$comma = ',';
		}
		yield ']}';
	}
	yield ']}';
}

/**
 * The header, and the programs that the user may edit.
 *
 * @param string $language Their language; '' for all.
 * @return \Generator<list<string>>
 */
function export_rows( string $language ): \Generator {
	$header = export_header();
	yield array_values( $header );
	foreach ( exported_programs() as $program ) {
		if ( current_user_can( 'edit_post', $program->ID ) && in_array( $language, array( '', WordPress\get_post_language( $program->ID ) ), true ) ) {
			yield array_values( program_cells( $program, array_keys( $header ) ) );
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
		Program\prime_document_caches( $programs );
		foreach ( $programs as $program ) {
			$last = $program->ID;
			yield $program;
		}
		WordPress\free_memory();
	} while ( array() !== $ids );
}

/**
 * The cells of a program.
 *
 * @param \WP_Post     $program Program.
 * @param list<string> $columns Columns.
 * @return array<string, string>
 */
function program_cells( \WP_Post $program, array $columns ): array {
	$facts    = Program\stored_facts( $program->ID );
	$facts    = Program\get_dates_of_sessions( $facts['sessions'] ) + $facts;
	$language = WordPress\get_post_language( $program->ID );
	$cells    = array(
		'id'         => (string) $program->ID,
		'title'      => compared_title( $program->post_title ),
		'content'    => text_without_blocks( $program->post_content ),
		'excerpt'    => $program->post_excerpt,
		'categories' => WordPress\run_in_language( $language, static fn(): string => categories_cell( Program\get_program_categories( $program ) ) ),
		'picture'    => (string) wp_get_attachment_url( (int) get_post_thumbnail_id( $program ) ),
		'order'      => (string) $program->menu_order,
		'status'     => word_of_value( 'status', $program->post_status ),
		// A draft has none yet.
		'date'       => '0000-00-00 00:00:00' === $program->post_date_gmt ? '' : $program->post_date,
		'slug'       => urldecode( $program->post_name ),
		'password'   => $program->post_password,
		'language'   => $language,
	);
	if ( fits_date_columns( $facts['sessions'] ) ) {
		$facts['sessions'] = '';
	}
	foreach ( array_intersect_key( Program\get_fact_kinds(), array_flip( $columns ) ) as $fact => $kind ) {
		$kind           = Program\get_kinds_table()[ $kind ];
		$value          = $facts[ $fact ] === $kind['nothing'] ? '' : word_of_value( $fact, $facts[ $fact ] );
		$cells[ $fact ] = '' === $value || null === $kind['to_text'] ? $value : $kind['to_text']( $value );
	}
	$all = array();
	foreach ( $columns as $column ) {
		$all[ $column ] = $cells[ $column ] ?? '';
	}

	return $all;
}

/**
 * A content as people read it in a sheet: its HTML without the comments that tell blocks apart.
 *
 * @param string $content Content.
 */
function text_without_blocks( string $content ): string {
	return trim( preg_replace( '/(?:\s*<!--\s*\/?wp:.*?-->\s*)+/s', "\n", $content ) ?? $content );
}

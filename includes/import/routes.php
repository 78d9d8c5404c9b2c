<?php
/**
 * The REST routes by which the page of the import gets the rows of workbooks, which the browser makes.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Characters that a cell of Excel can have. */
const LONGEST_CELL = 32767;

/** Registers the routes. */
function register_file_routes(): void {
	$routes = array(
		'export'   => array(
			'methods'  => \WP_REST_Server::READABLE,
			'callback' => static fn( \WP_REST_Request $request ) => rest_ensure_response(
				workbook_of_export( WordPress\only_text( $request['language'] ) )
			),
			'args'     => array(
				'language' => array(
					'description' => __( 'Language of the programs; empty for all.', 'programs-filter' ),
					'type'        => 'string',
					'maxLength'   => 20,
					'default'     => '',
				),
			),
		),
		'template' => array(
			'methods'  => \WP_REST_Server::READABLE,
			'callback' => static fn() => rest_ensure_response( workbook_of_template() ),
		),
	);
	foreach ( $routes as $name => $route ) {
		$route += array( 'permission_callback' => __NAMESPACE__ . '\\may_import' );
		register_rest_route( WordPress\REST_NAMESPACE, "/import/$name", $route );
	}
}

/**
 * The rows of the template, for a workbook.
 *
 * @return array{name: string, pages: list<array{name: string, rows: list<list<string>>}>, note: string}
 */
function workbook_of_template(): array {
	return array(
		'name'  => 'plantilla-' . WordPress\get_file_word() . '.xlsx',
		'pages' => array(
			array(
				'name' => WordPress\get_plural_label(),
				'rows' => template_rows(),
			),
			array(
				'name' => __( 'Columns', 'programs-filter' ),
				'rows' => template_explanations(),
			),
		),
		'note'  => '',
	);
}

/**
 * The rows of the export, for a workbook. A column with a text that is too long for a cell is left out, as half a text would replace
 * the whole one.
 *
 * @param string $language Language of the programs; '' for all.
 * @return array{name: string, pages: list<array{name: string, rows: list<list<string>>}>, note: string}
 */
function workbook_of_export( string $language ): array {
	$rows = array();
	$long = array();
	foreach ( export_rows( $language ) as $row ) {
		foreach ( $row as $column => $text ) {
			if ( strlen( $text ) > LONGEST_CELL ) {
				$long[ $column ] = $rows[0][ $column ] ?? '';
			}
			// No formula runs in a workbook, and an import takes away what keeps one from that in a CSV.
			$row[ $column ] = restored_cell( $text ) === $text ? $text : neutralized_cell( $text );
		}
		$rows[] = $row;
	}

	/* translators: %s: names of columns */
	$note = __( 'A text is too long for Excel. The file is without these columns, and the CSV has them: %s', 'programs-filter' );

	return array(
		'name'  => WordPress\get_file_word() . '-' . current_time( 'Y-m-d' ) . '.xlsx',
		'pages' => array(
			array(
				'name' => WordPress\get_plural_label(),
				'rows' => array_map( static fn( array $row ): array => array_values( array_diff_key( $row, $long ) ), $rows ),
			),
		),
		'note'  => array() === $long ? '' : sprintf( $note, implode( ', ', $long ) ),
	);
}

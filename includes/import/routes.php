<?php
/**
 * The REST routes by which the page of the import gets what browsers cannot: a calendar at an address, and rows for workbooks.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Bytes of a calendar, and seconds to wait for it. */
const LARGEST_CALENDAR = 5 * MB_IN_BYTES;
const CALENDAR_TIMEOUT = 20;

/** Characters that a cell of Excel can have. */
const LONGEST_CELL = 32767;

/** Registers the routes. */
function register_file_routes(): void {
	$routes = array(
		'calendar' => array(
			'methods'  => \WP_REST_Server::CREATABLE,
			'callback' => static fn( \WP_REST_Request $request ) => calendar_response( WordPress\only_text( $request['address'] ) ),
			'args'     => array(
				'address' => array(
					'description' => __( 'Address of a calendar.', 'programs-filter' ),
					'type'        => 'string',
					'maxLength'   => 2000,
					'required'    => true,
				),
			),
		),
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
 * The file of a calendar, which the browser reads as one that is chosen (src/import/workbook): the server decodes nothing.
 *
 * @param string $address Its address.
 * @return \WP_REST_Response|\WP_Error
 */
function calendar_response( string $address ) {
	$refused = static fn( string $sentence ): \WP_Error => new \WP_Error( 'programs_filter_no_calendar', $sentence, array( 'status' => 400 ) );
	// Programs of calendars open such an address themselves.
	$address = (string) preg_replace( '#^webcals?:#i', 'https:', trim( $address ) );
	$answer  = wp_safe_remote_get(
		$address,
		array(
			'timeout'             => CALENDAR_TIMEOUT,
			'limit_response_size' => LARGEST_CALENDAR + 1,
		)
	);
	if ( is_wp_error( $answer ) ) {
		return $refused( __( 'This address does not answer. Is it complete, with https:// at its beginning?', 'programs-filter' ) );
	}
	$file = wp_remote_retrieve_body( $answer );
	if ( strlen( $file ) > LARGEST_CALENDAR ) {
		$most = number_format_i18n( LARGEST_CALENDAR / MB_IN_BYTES );
		/* translators: %s: number */
		return $refused( sprintf( __( 'This calendar is too large: at most %s MB.', 'programs-filter' ), $most ) );
	}
	// Nothing else is handed on: the server may reach what its user may not. The first bytes may say that it is in UTF-8 or UTF-16.
	if ( 200 !== wp_remote_retrieve_response_code( $answer ) || 1 !== preg_match( '/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?\s*BEGIN:VCALENDAR/i', str_replace( "\0", '', substr( $file, 0, 512 ) ) ) ) {
		return $refused(
			__( 'There is no calendar here. Look for the address in iCal format (.ics) in the settings of your calendar.', 'programs-filter' )
		);
	}

	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- JSON has no bytes.
	return new \WP_REST_Response( array( 'file' => base64_encode( $file ) ) );
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

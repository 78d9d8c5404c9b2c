<?php
/**
 * Detects database errors during an import and tells lasting ones from temporary ones, so that a row is only rejected for its own content.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Words of errors of a query that would fail each time: a wrong one, or one with a value that the table cannot have. Others may pass. */
const LASTING_ERRORS = "/unknown column|no such (?:column|table)|doesn't exist|constraint|duplicate|syntax|parse|cannot be null|too long|out of range|incorrect|truncated|collation/i";

/**
 * Number of queries that the database has refused in this request. Those of another plugin about tables of its own do not count, nor those that
 * would fail each time.
 */
function database_errors(): int {
	/**
	 * The database, and what it notes of its errors.
	 *
	 * @var \wpdb                                                $wpdb
	 * @var list<array{query: string, error_str: string}>|null $EZSQL_ERROR
	 */
	global $wpdb, $EZSQL_ERROR;
	$tables = '/\b(?:' . implode( '|', array_map( 'preg_quote', $wpdb->tables() ) ) . ')\b/';
	$failed = array_filter(
		$EZSQL_ERROR ?? array(),
		static fn( array $error ): bool => 1 !== preg_match( LASTING_ERRORS, $error['error_str'] ) && 1 === preg_match( $tables, $error['query'] )
	);

	return count( $failed );
}

/**
 * Checks that no query has failed.
 *
 * @param int $before Number of those that had failed before.
 * @throws Unusable When one has.
 */
function check_database( int $before ): void {
	if ( database_errors() > $before ) {
		throw new Unusable( 'database' );
	}
}

/**
 * Whether the table of metadata has all characters of a value: older ones have no emoji.
 *
 * @param string $value Value.
 */
function can_store( string $value ): bool {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;

	return $wpdb->strip_invalid_text_for_column( $wpdb->postmeta, 'meta_value', $value ) === $value;
}

/** The problem of a value that was written and is not there. */
function not_stored(): string {
	return __( 'The site did not store this. Its database may not know all characters, such as emoji.', 'programs-filter' );
}

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

/**
 * Numbers of errors of a query that would fail each time: a wrong one, or one with a value that the table cannot have. The words beside a number
 * are in the language of the database.
 */
const LASTING_ERRORS = array( 1048, 1054, 1062, 1064, 1109, 1136, 1146, 1264, 1265, 1267, 1292, 1305, 1364, 1366, 1406, 1451, 1452, 1690, 3819, 4025 );

/** The same of SQLite, whose errors have no numbers and are English. */
const LASTING_WORDS = "/(?:unknown|no such) column|no such table|doesn't exist|constraint failed|syntax|parse/i";

/**
 * Number of queries that the database has refused in this request. Those of another plugin about tables of its own do not count, nor those that
 * would fail each time.
 */
function database_errors(): int {
	/**
	 * The database, and what it notes of its errors.
	 *
	 * @var \wpdb                                                              $wpdb
	 * @var list<array{query: string, error_str: string, number?: int}>|null $EZSQL_ERROR
	 */
	global $wpdb, $EZSQL_ERROR;
	note_error_number();
	// Before the next query, its error has still its number. Adding it again changes nothing.
	add_filter( 'query', __NAMESPACE__ . '\\note_error_number', PHP_INT_MIN );
	$tables = '/\b(?:' . implode( '|', array_map( 'preg_quote', $wpdb->tables() ) ) . ')\b/';
	$failed = array_filter(
		$EZSQL_ERROR ?? array(),
		static function ( array $error ) use ( $tables ): bool {
			$is_lasting = isset( $error['number'] ) ? in_array( $error['number'], LASTING_ERRORS, true ) : 1 === preg_match( LASTING_WORDS, $error['error_str'] );
			return ! $is_lasting && 1 === preg_match( $tables, $error['query'] );
		}
	);

	return count( $failed );
}

/**
 * Notes the number of the last error beside it.
 *
 * @param mixed $query Next query.
 * @return mixed The same.
 */
function note_error_number( $query = '' ) {
	/**
	 * The database, and what it notes of its errors.
	 *
	 * @var \wpdb                                                              $wpdb
	 * @var list<array{query: string, error_str: string, number?: int}>|null $EZSQL_ERROR
	 */
	global $wpdb, $EZSQL_ERROR;
	$last = array_key_last( $EZSQL_ERROR ?? array() );
	$link = $wpdb->__get( 'dbh' );
	if ( null !== $last && $link instanceof \mysqli ) {
		$EZSQL_ERROR[ $last ]['number'] = $EZSQL_ERROR[ $last ]['number'] ?? mysqli_errno( $link ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride, WordPress.DB.RestrictedFunctions -- WordPress notes the words only.
	}

	return $query;
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

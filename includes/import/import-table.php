<?php
/**
 * The database table of import rows: created when the first import of a site begins, dropped on uninstall.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB, PluginCheck.Security.DirectDB -- A table of this plugin, which no cache has. Its name is a constant.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** Option of a site: the version of its table. */
const ROWS_TABLE_OPTION  = 'programs_filter_import_table';
const ROWS_TABLE_VERSION = 1;

/**
 * Columns: import, place in its file, page and number in the spreadsheet; cells. The first row of its program (0 for none), and section and date above
 * it. What has become of that in which step (`state`: "", "begun", "check", "import", "undo"), what it is counted under, and how often it was tried.
 * What the program had before, and fingerprints of what it had after. All of one character set, as WordPress refuses letters in queries about others.
 */
const ROWS_TABLE = "job char(32) NOT NULL,
position int(10) unsigned NOT NULL,
page smallint(5) unsigned NOT NULL,
number int(10) unsigned NOT NULL,
cells mediumtext NOT NULL,
head int(10) unsigned NOT NULL DEFAULT '0',
above varchar(2000) NOT NULL DEFAULT '',
state varchar(8) NOT NULL DEFAULT '',
action varchar(8) NOT NULL DEFAULT '',
tags varchar(100) NOT NULL DEFAULT '',
tries tinyint(3) unsigned NOT NULL DEFAULT '0',
program bigint(20) unsigned NOT NULL DEFAULT '0',
searched mediumtext,
result mediumtext,
was mediumtext,
wrote mediumtext,
PRIMARY KEY  (job,position),
KEY state (job,state,position),
KEY head (job,head)";

/** A key that cannot be guessed. */
function new_import_key(): string {
	return bin2hex( random_bytes( 16 ) );
}

/** The name of the table on this site. */
function get_rows_table(): string {
	return get_database()->prefix . 'pfilter_import_rows';
}

/** The database. */
function get_database(): \wpdb {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;

	return $wpdb;
}

/**
 * Makes the table, if it is not that of this version.
 *
 * @throws Unusable When the database has no such table then.
 */
function maybe_create_rows_table(): void {
	$version = get_option( ROWS_TABLE_OPTION );
	if ( is_numeric( $version ) && ROWS_TABLE_VERSION === (int) $version && has_rows_table() ) {
		return;
	}
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	dbDelta( sprintf( "CREATE TABLE %s (\n%s\n) %s;", get_rows_table(), ROWS_TABLE, get_database()->get_charset_collate() ) );
	if ( ! has_rows_table() ) {
		throw new Unusable( 'no-table' );
	}
	update_option( ROWS_TABLE_OPTION, ROWS_TABLE_VERSION, false );
}

/** Whether the table is there: a copy of a site may lack it. */
function has_rows_table(): bool {
	return null !== get_database()->get_var( (string) get_database()->prepare( 'SHOW TABLES LIKE %s', get_database()->esc_like( get_rows_table() ) ) );
}

/**
 * Adds the table to those that are dropped with a site of a network.
 *
 * @param mixed $tables Names.
 * @return mixed
 */
function add_rows_table( $tables ) {
	return is_array( $tables ) ? array_merge( $tables, array( get_rows_table() ) ) : $tables;
}

/**
 * Runs a query on the table.
 *
 * @param string       $sql    Query; %i is the table.
 * @param list<scalar> $values Further values.
 * @return int Number of rows.
 * @throws Unusable When the database fails.
 */
function query_rows( string $sql, array $values = array() ): int {
	// @phpstan-ignore argument.type (literals, with as many placeholders as values)
	$done = get_database()->query( (string) get_database()->prepare( $sql, array_merge( array( get_rows_table() ), $values ) ) );
	if ( false === $done ) {
		throw new Unusable( 'database' );
	}

	return (int) $done;
}

/**
 * Reads rows of the table.
 *
 * @param string       $sql    Query; %i is the table.
 * @param list<scalar> $values Further values.
 * @return list<array<string, string>>
 * @throws Unusable When the database fails: what it has not found would be missing without a word.
 */
function read_table( string $sql, array $values ): array {
	/**
	 * Rows.
	 *
	 * @var list<array<string, string>> $rows
	 */
	// @phpstan-ignore argument.type (literals, with as many placeholders as values)
	$rows = get_database()->get_results( (string) get_database()->prepare( $sql, array_merge( array( get_rows_table() ), $values ) ), 'ARRAY_A' );
	if ( '' !== get_database()->last_error ) {
		throw new Unusable( 'database' );
	}

	return $rows;
}

/**
 * Removes what is left of a sheet. What was imported of it stays, so that it can be taken back, also where the last part was cut off.
 *
 * @param string $key Key of the import.
 * @throws Unusable When the database fails.
 */
function remove_sheet( string $key ): void {
	query_rows( "UPDATE %i SET state = 'import' WHERE job = %s AND state = 'begun' AND program > 0", array( $key ) );
	query_rows( "DELETE FROM %i WHERE job = %s AND state NOT IN ('import', 'undo')", array( $key ) );
	query_rows( "UPDATE %i SET cells = '', above = '' WHERE job = %s AND cells <> ''", array( $key ) );
}

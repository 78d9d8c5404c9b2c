<?php
/**
 * The tables of the index, which answers what pages, feeds, calendars and REST ask about programs:
 *
 * - `pfilter_spans`, to ask: half-open spans of a program by criterion; `since` is the end of those before, which orders sessions (index/entry.php).
 * - `pfilter_words`, to search: the folded words of a program.
 * - `pfilter_index`, to print and to sort: one row for each program, with its card values. `version` is that of the rules by which the row was made;
 *   0 where the program has changed since.
 *
 * A program that is not public, or has a password, has no spans that say anything, and no words. Everything follows from posts, metadata and terms, and
 * can be made anew (index/rebuild.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Version of the tables and of the rules by which they are filled. */
const INDEX_VERSION = 2;

/** The same of a program that is reserved for members: the index has nothing of it, and a member's view reads it. */
const CLOSED_TO_NON_MEMBERS = -1;

/** Option: the version of the tables of this site, their state (INDEX_READY, INDEX_BUILDING or INDEX_REFUSED), and how many programs they have. Autoloaded. */
const INDEX_OPTION = 'programs_filter_index';

const INDEX_READY = 'ready';

/** The tables are new, and most programs have no row yet. */
const INDEX_BUILDING = 'building';

/** The host lets no plugin make tables. */
const INDEX_REFUSED = 'refused';

/** The tables, as dbDelta() wants them: no index may change under its name. */
const INDEX_TABLES = array(
	'spans' => "program bigint(20) unsigned NOT NULL,
		criterion varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
		low int(11) NOT NULL,
		high int(11) NOT NULL,
		since int(11) NOT NULL DEFAULT '-2147483648',
		PRIMARY KEY  (program,criterion,low,high),
		KEY starts (criterion,low,program,since,high),
		KEY ends (criterion,high,low)",
	'index' => 'program bigint(20) unsigned NOT NULL,
		version int(11) NOT NULL,
		modified datetime NOT NULL,
		checksum char(32) NOT NULL,
		title_key varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
		card mediumtext NOT NULL,
		words mediumtext NOT NULL,
		PRIMARY KEY  (program),
		KEY version (version),
		KEY titles (title_key,program)',
	'words' => 'word varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
		program bigint(20) unsigned NOT NULL,
		PRIMARY KEY  (word,program),
		KEY program (program)',
);

/**
 * Returns the name of a table on the current site.
 *
 * @param 'spans'|'index'|'words' $name Name.
 */
function get_index_table( string $name ): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;

	return "{$wpdb->prefix}pfilter_$name";
}

/** Returns the state of the index; '' before its tables were made. */
function get_index_state(): string {
	return WordPress\only_text( ( (array) get_option( INDEX_OPTION ) )['state'] ?? '' );
}

/**
 * Stores the state of the index.
 *
 * @param string $state State.
 */
function set_index_state( string $state ): void {
	update_option( INDEX_OPTION, array( 'version' => INDEX_VERSION ) + compact( 'state' ) + array( 'programs' => get_index_size() ) + (array) get_option( INDEX_OPTION, array() ), true );
}

/** So many programs are counted: no page holds more. */
const MOST_COUNTED = 10000;

/** Returns how many programs the index has, at most MOST_COUNTED, as stored: a view asks without a query whether they are few. */
function get_index_size(): int {
	$size = ( (array) get_option( INDEX_OPTION ) )['programs'] ?? 0;

	return is_int( $size ) ? $size : 0;
}

/** Stores how many programs the index has. At each save, so it counts no further than it matters. */
function store_index_size(): void {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$programs = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM (SELECT 1 FROM %i LIMIT %d) AS some', get_index_table( 'index' ), MOST_COUNTED ) ); // phpcs:ignore WordPress.DB -- After it was written.
	if ( get_index_size() !== $programs ) {
		update_option( INDEX_OPTION, compact( 'programs' ) + (array) get_option( INDEX_OPTION ), true );
	}
}

/** Whether the tables are there. They may lack rows. */
function has_index_tables(): bool {
	return in_array( get_index_state(), array( INDEX_READY, INDEX_BUILDING ), true );
}

/**
 * Makes the tables, or brings them up to date.
 *
 * @return bool Whether they are there.
 */
function create_index_tables(): bool {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	$charset = $wpdb->get_charset_collate();
	$quiet   = $wpdb->suppress_errors();
	foreach ( INDEX_TABLES as $name => $columns ) {
		dbDelta( sprintf( "CREATE TABLE %s (\n%s\n) $charset;", get_index_table( $name ), str_replace( "\t\t", '', $columns ) ) );
	}
	$there = array_filter( array_keys( INDEX_TABLES ), static fn( string $name ): bool => null !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( get_index_table( $name ) ) ) ) ); // phpcs:ignore WordPress.DB -- Once, when the plugin is activated or updated.
	$wpdb->suppress_errors( $quiet );

	return count( INDEX_TABLES ) === count( $there );
}

/**
 * Adds the tables to those that are dropped with a site of a network.
 *
 * @param mixed $tables Names.
 * @return mixed
 */
function add_index_tables( $tables ) {
	return is_array( $tables ) ? array_merge( $tables, array_map( __NAMESPACE__ . '\\get_index_table', array_keys( INDEX_TABLES ) ) ) : $tables;
}

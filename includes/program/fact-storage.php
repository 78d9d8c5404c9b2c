<?php
/**
 * Registers the facts as post meta, and rejects invalid values on every write.
 *
 * Revisions and importers bypass sanitize callbacks, so stored values are sanitized on read as well (sanitize_stored_fact()).
 *
 * Each value is checked on its own, as code may move a program with two calls of update_post_meta(). Readers ignore an end before the start.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Lines that look like sessions. */
const STORED_SESSIONS = '~^(?:[!@>]?\d{4}-\d\d-\d\d[^\n]*(?:\n(?!$)|$))+$~D';

/** Registers the metadata. */
function register_fact_meta(): void {
	get_facts_tables( true );
	$labels = get_fact_labels();
	// WordPress writes metadata in this order: a beginning that is written with sessions is not that of the former ones.
	foreach ( array( 'sessions' => 'sessions' ) + get_fact_kinds() as $fact => $kind ) {
		$type = get_kinds_table()[ $kind ]['type'];
		register_post_meta(
			POST_TYPE,
			get_fact_meta_key( $fact ),
			array(
				'label'             => $labels[ $fact ],
				'description'       => $labels[ $fact ],
				'type'              => $type,
				'single'            => true,
				'default'           => 'boolean' === $type ? false : '',
				'sanitize_callback' => static fn( $value ) => sanitize_fact( $kind, $value ),
				'auth_callback'     => static fn( bool $allowed, string $key, int $program, int $user ): bool => user_can( $user, 'edit_post', $program ),
				'revisions_enabled' => post_type_supports( POST_TYPE, 'revisions' ),
				'show_in_rest'      => array(
					// Nothing but the type: WordPress compares with it when the post is already saved (facts-in-rest.php refuses before).
					'schema'           => array( 'type' => $type ),
					'prepare_callback' => static fn( $value ) => 'boolean' === $type ? '1' === sanitize_fact( $kind, $value ) : sanitize_stored_fact( $kind, $value ),
				),
			)
		);
	}
}

/**
 * A program without facts.
 *
 * @return Facts
 */
function get_empty_facts(): array {
	return remove_inverted_ranges( array_fill_keys( array_keys( get_fact_kinds() ), '' ) );
}

/**
 * Sanitizes a stored value.
 *
 * @param FactKind $kind   Kind of the fact.
 * @param mixed    $stored Value; null for none.
 * @return string '' if it is invalid.
 */
function sanitize_stored_fact( string $kind, $stored ): string {
	if ( null === $stored || '' === $stored ) {
		return '';
	}
	if ( 'sessions' === $kind && is_string( $stored ) && 1 === preg_match( STORED_SESSIONS, $stored ) ) {
		// Their days are made where they are needed; session_rules() has none for lines that cannot be used.
		return $stored;
	}

	return (string) sanitize_fact( $kind, $stored );
}

/**
 * Keeps the beginning and the end of a program those of its sessions when any code writes one of them: lists and queries read these.
 *
 * @param mixed ...$about ID of the metadata; ID of the post; meta key; value.
 */
function update_dates_of_sessions( ...$about ): void {
	list( , $post, $key ) = array_pad( $about, 3, null );

	$fact = is_string( $key ) ? get_fact_by_meta_key( $key ) : null;
	$post = is_numeric( $post ) ? (int) $post : 0;
	if ( ! in_array( $fact, array( 'sessions', 'start', 'end' ), true ) || POST_TYPE !== get_post_type( $post ) ) {
		return;
	}
	$stored = array();
	foreach ( array( 'sessions', 'start', 'end' ) as $of ) {
		$stored[ $of ] = array_map( 'ProgramsFilter\\WordPress\\only_text', (array) get_metadata_raw( 'post', $post, get_fact_meta_key( $of ) ) );
	}
	write_dates_of_sessions( $post, $stored );
}

/**
 * Writes the beginning and the end of sessions, where others are stored, or several, as a plugin that copies metadata adds them.
 *
 * @param int                          $post   Program.
 * @param array<string, array<string>> $stored Stored values by fact.
 */
function write_dates_of_sessions( int $post, array $stored ): void {
	$dates = facts_of_sessions( array( 'sessions' => sanitize_stored_fact( 'sessions', $stored['sessions'][0] ?? '' ) ) );
	foreach ( array( 'start', 'end' ) as $date ) {
		$key = get_fact_meta_key( $date );
		if ( ! isset( $dates[ $date ] ) || ( $stored[ $date ] ?? array() ) === array_diff( array( $dates[ $date ] ), array( '' ) ) ) {
			continue;
		}
		if ( count( $stored[ $date ] ?? array() ) > 1 ) {
			// The hook writes it.
			delete_post_meta( $post, $key );
		} else {
			update_facts( $post, array( $key => $dates[ $date ] ) );
		}
	}
}

/** Does so for all programs when the days without activity have changed: one query, and what differs is written. */
function update_dates_of_all_sessions(): void {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$keys = array_map( __NAMESPACE__ . '\\get_fact_meta_key', array( 'sessions', 'start', 'end' ) );
	/**
	 * Rows.
	 *
	 * @var list<array{post_id: string, meta_key: string, meta_value: string|null}> $rows
	 */
	// phpcs:ignore WordPress.DB -- Once when a setting changes.
	$rows   = $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, meta_key, meta_value FROM %i INNER JOIN %i ON ID = post_id WHERE post_type = %s AND meta_key IN (%s, %s, %s) ORDER BY meta_id', array_merge( array( $wpdb->postmeta, $wpdb->posts, POST_TYPE ), $keys ) ), 'ARRAY_A' );
	$stored = array();
	foreach ( $rows as $row ) {
		$stored[ (int) $row['post_id'] ][ (string) get_fact_by_meta_key( $row['meta_key'] ) ][] = (string) $row['meta_value'];
	}
	foreach ( $stored as $program => $values ) {
		if ( isset( $values['sessions'] ) ) {
			write_dates_of_sessions( $program, $values );
		}
	}
}

/**
 * Facts without an end before the beginning, and without a highest age below the lowest.
 *
 * @param array<string, string> $facts All facts.
 * @return Facts
 */
function remove_inverted_ranges( array $facts ): array {
	foreach ( RANGE_FACTS as $first => $second ) {
		if ( is_range_inverted( $first, $facts[ $first ] ?? '', $facts[ $second ] ?? '' ) ) {
			$facts[ $second ] = '';
		}
	}

	/**
	 * The table has these.
	 *
	 * @var Facts $facts
	 */
	return $facts;
}

/**
 * Rejects an invalid value, which the sanitize callback has made null.
 *
 * @param bool|null $decided Null, unless another plugin has decided.
 * @param int       $post    ID of the post.
 * @param string    $key     Meta key.
 * @param mixed     $value   Value.
 * @return bool|null False for no.
 */
function reject_invalid_fact( $decided, $post, $key, $value ) {
	return null === $decided && null === $value && null !== get_fact_by_meta_key( $key ) && POST_TYPE === get_post_type( $post ) ? false : $decided;
}

/**
 * The same for the box "Custom Fields", where the filter runs before the sanitize callback.
 *
 * @param bool|null    $decided Null, unless another plugin has decided.
 * @param int          $id      ID of the metadata.
 * @param mixed        $value   Value.
 * @param string|false $key     Meta key; false for the one that the metadata has.
 * @return bool|null False for no.
 */
function reject_invalid_fact_by_meta_id( $decided, $id, $value, $key ) {
	$meta = get_metadata_by_mid( 'post', $id );
	if ( false === $meta ) {
		return $decided;
	}
	$key  = false === $key ? (string) $meta->meta_key : $key;
	$fact = get_fact_by_meta_key( $key );

	return null === $fact ? $decided : reject_invalid_fact( $decided, (int) $meta->post_id, $key, sanitize_fact( get_fact_kinds()[ $fact ], $value ) );
}

/**
 * Writes facts: sessions first, as a beginning that is written with them is not that of the former ones.
 *
 * @param int                   $program Program.
 * @param array<string, string> $values  Values by meta key; '' for none.
 */
function update_facts( int $program, array $values ): void {
	$sessions = get_fact_meta_key( 'sessions' );
	foreach ( array_intersect_key( $values, array( $sessions => '' ) ) + $values as $key => $value ) {
		if ( '' === $value ) {
			delete_post_meta( $program, $key );
		} else {
			update_post_meta( $program, $key, wp_slash( $value ) );
		}
	}
}

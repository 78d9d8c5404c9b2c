<?php
/**
 * Registers the facts as post meta, and rejects invalid values on every write.
 *
 * Revisions and importers bypass sanitize callbacks, so stored values are sanitized on read as well (sanitize_stored_fact()).
 *
 * Each value is checked on its own, as code writes one after the other: readers ignore a highest age below the lowest.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Lines that look like sessions. */
const STORED_SESSIONS = '~^(?:(?:[!@>]?\d{4}-\d\d-\d\d|\.\./\d{4})[^\n]*(?:\n(?!$)|$))+$~D';

/** Facts from which beginning and end follow. */
const DATE_SOURCES = array( 'sessions', 'application', 'signup_until' );

/** Registers the metadata. */
function register_fact_meta(): void {
	get_facts_tables( true );
	$labels = get_fact_labels();
	foreach ( get_entered_fact_kinds() as $fact => $kind ) {
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
 * Writes the beginning and the end of a program when any code has written what they follow from, or these: lists and queries read them.
 *
 * @param mixed ...$about ID of the metadata; ID of the post, 0 where metadata of all posts was deleted; meta key; value.
 */
function update_derived_dates( ...$about ): void {
	list( , $post, $key ) = array_pad( $about, 3, null );

	$fact = is_string( $key ) ? get_fact_by_meta_key( $key ) : null;
	$post = is_numeric( $post ) ? (int) $post : 0;
	if ( ! isset( ( DERIVED_FACTS + array_flip( DATE_SOURCES ) )[ (string) $fact ] ) ) {
		return;
	}
	if ( 0 === $post ) {
		update_all_derived_dates();
	} elseif ( POST_TYPE === get_post_type( $post ) ) {
		write_derived_dates( $post );
	}
}

/**
 * The beginning and the end that follow from the stored facts of a program.
 *
 * @param int $program Program.
 * @return array{start: string, end: string} '' for none.
 */
function get_derived_dates( int $program ): array {
	$facts = get_empty_facts();
	foreach ( DATE_SOURCES as $fact ) {
		$facts[ $fact ] = sanitize_stored_fact( get_fact_kinds()[ $fact ], get_metadata_raw( 'post', $program, get_fact_meta_key( $fact ), true ) );
	}

	return get_dates_of_facts( $facts );
}

/**
 * The beginning and the end that follow from facts: those of the sessions; without any, a call for applications runs until its last day.
 *
 * @param Facts $facts Facts.
 * @return array{start: string, end: string} '' for none.
 */
function get_dates_of_facts( array $facts ): array {
	$dates = get_dates_of_sessions( $facts['sessions'] );

	return '' === $dates['start'] . $dates['end'] && '1' === $facts['application'] ? array( 'end' => $facts['signup_until'] ) + $dates : $dates;
}

/**
 * Writes the beginning and the end of a program, unless these are stored.
 *
 * @param int $program Program.
 */
function write_derived_dates( int $program ): void {
	foreach ( get_derived_dates( $program ) as $fact => $date ) {
		$key = get_fact_meta_key( $fact );
		if ( array_diff( array( $date ), array( '' ) ) !== array_values( array_unique( array_map( 'ProgramsFilter\\WordPress\\only_text', (array) get_metadata_raw( 'post', $program, $key ) ) ) ) ) {
			'' === $date ? delete_post_meta( $program, $key ) : update_post_meta( $program, $key, $date );
		}
	}
}

/** Writes those of all programs, as when the days without activity have changed. */
function update_all_derived_dates(): void {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$keys = array_map( __NAMESPACE__ . '\\get_fact_meta_key', array( 'sessions', 'start', 'end' ) );
	// phpcs:ignore WordPress.DB -- Once when a setting changes.
	$programs = $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT ID FROM %i INNER JOIN %i ON ID = post_id WHERE post_type = %s AND meta_key IN (%s, %s, %s)', array_merge( array( $wpdb->postmeta, $wpdb->posts, POST_TYPE ), $keys ) ) );
	foreach ( array_chunk( array_map( 'intval', array_filter( $programs, 'is_numeric' ) ), 100 ) as $some ) {
		update_meta_cache( 'post', $some );
		array_map( __NAMESPACE__ . '\\write_derived_dates', $some );
		WordPress\free_memory();
	}
}

/**
 * Facts without an end before the beginning, and without a highest age below the lowest.
 *
 * @param array<string, string> $facts All facts.
 * @return Facts
 */
function remove_inverted_ranges( array $facts ): array {
	if ( ends_before_it_starts( $facts['start'] ?? '', $facts['end'] ?? '' ) ) {
		$facts['end'] = '';
	}
	if ( is_above( $facts['age_from'] ?? '', $facts['age_to'] ?? '' ) ) {
		$facts['age_to'] = '';
	}

	/**
	 * The table has these.
	 *
	 * @var Facts $facts
	 */
	return $facts;
}

/**
 * Rejects an invalid value, which the sanitize callback has made null, and a beginning or an end that is not that of the sessions.
 *
 * @param bool|null $decided Null, unless another plugin has decided.
 * @param int       $post    ID of the post.
 * @param string    $key     Meta key.
 * @param mixed     $value   Value.
 * @return bool|null False for no.
 */
function reject_invalid_fact( $decided, $post, $key, $value ) {
	$fact = null === $decided ? get_fact_by_meta_key( $key ) : null;
	if ( null === $fact || POST_TYPE !== get_post_type( $post ) ) {
		return $decided;
	}
	if ( isset( DERIVED_FACTS[ $fact ] ) ) {
		// A plugin that copies metadata adds it once more.
		$is_second = 'add_post_metadata' === current_filter() && metadata_exists( 'post', $post, $key );

		return $is_second || get_derived_dates( $post )[ $fact ] !== $value ? false : null;
	}

	return null === $value ? false : null;
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
 * Writes facts.
 *
 * @param int                   $program Program.
 * @param array<string, string> $values  Values by meta key; '' for none.
 */
function update_facts( int $program, array $values ): void {
	foreach ( $values as $key => $value ) {
		if ( '' === $value ) {
			delete_post_meta( $program, $key );
		} else {
			update_post_meta( $program, $key, wp_slash( $value ) );
		}
	}
	// An attempt that was killed may have left others.
	write_derived_dates( $program );
}

<?php
/**
 * Which program a row is about: by its ID, else by title and beginning.
 *
 * The number of a new program that comes last, without asking the database for each row.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB -- One query for the titles of many rows; what it finds is kept as long as one batch runs.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Programs with these are not there.
 */
const GONE_STATUSES = array( 'trash', 'auto-draft', 'inherit' );

/**
 * The program.
 *
 * @param SheetRow $row What the row says.
 * @return array{int, array<string, string>} Its ID, 0 when there is none yet; what is wrong, by column.
 */
function matching_program( array $row ): array {
	$values   = $row['values'];
	$problems = array();
	if ( isset( $values['id'] ) ) {
		if ( is_program( (int) $values['id'] ) ) {
			return array( (int) $values['id'], array() );
		}
		$problems['id'] = __( 'There is no program with this ID.', 'programs-filter' );
	}
	if ( ! isset( $values['title'] ) || isset( $row['problems']['start'] ) ) {
		return array( 0, $problems );
	}
	$same = programs_with_title( $values['title'] );
	if ( isset( $values['start'] ) ) {
		$same = array_keys( $same, (string) Program\clean_fact( 'moment', $values['start'] ), true );
	} else {
		$same = array_keys( $same );
	}
	if ( count( $same ) > 1 ) {
		$problems['row'] = __( 'There are several programs with this title. The column ID or the beginning has to say which one is meant.', 'programs-filter' );
	}

	return array( $same[0] ?? 0, $problems );
}

/**
 * Whether there is such a program.
 *
 * @param int $id ID.
 */
function is_program( int $id ): bool {
	$post = get_post( $id );

	return $post instanceof \WP_Post && Program\POST_TYPE === $post->post_type && ! in_array( $post->post_status, GONE_STATUSES, true );
}

/**
 * A title as it is compared: the database has entities where their writer may not write HTML.
 *
 * @param string $title Title.
 */
function compared_title( string $title ): string {
	return trim( html_entity_decode( $title, ENT_QUOTES, 'UTF-8' ) );
}

/**
 * The programs with a title.
 *
 * @param string $title Title.
 * @return array<int, string> Their beginnings by ID.
 */
function programs_with_title( string $title ): array {
	$read = known_titles();
	if ( ! isset( $read[ compared_title( $title ) ] ) ) {
		read_titles( array( $title ) );
		$read = known_titles();
	}

	return $read[ compared_title( $title ) ] ?? array();
}

/**
 * What is known of titles so far.
 *
 * @param array<string, array<int, string>>|null $titles What is known instead: IDs and beginnings by title.
 * @return array<string, array<int, string>>
 */
function known_titles( ?array $titles = null ): array {
	static $known = array();
	$known        = $titles ?? $known;

	return $known;
}

/**
 * Reads the programs with some titles at once.
 *
 * @param list<string> $titles Titles.
 * @return bool Whether the database answered: else nobody knows which of them are there.
 */
function read_titles( array $titles ): bool {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$known   = known_titles();
	$spelled = array();
	foreach ( $titles as $title ) {
		$known[ compared_title( $title ) ] = array();
		$stored                            = sanitize_post_field( 'post_title', wp_slash( $title ), 0, 'db' );
		array_push( $spelled, compared_title( $title ), is_string( $stored ) ? wp_unslash( $stored ) : $title, esc_html( compared_title( $title ) ) );
	}
	if ( array() !== $spelled ) {
		/**
		 * IDs, titles and beginnings.
		 *
		 * @var list<array{string, string, string|null}>|null $found
		 */
		$found = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT p.ID, p.post_title, m.meta_value FROM %i p LEFT JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s'
				. ' WHERE p.post_type = %s AND p.post_status NOT IN ( %s, %s, %s ) AND p.post_title IN ( '
				. implode( ', ', array_fill( 0, count( $spelled ), '%s' ) ) . ' ) ORDER BY p.ID',
				array_merge( array( $wpdb->posts, $wpdb->postmeta, Program\fact_meta_key( 'start' ), Program\POST_TYPE ), GONE_STATUSES, $spelled )
			),
			ARRAY_N
		);
		if ( '' !== $wpdb->last_error ) {
			return false;
		}
		foreach ( is_array( $found ) ? $found : array() as list( $id, $title, $start ) ) {
			// The database may find titles in other letters.
			if ( isset( $known[ compared_title( $title ) ] ) ) {
				$known[ compared_title( $title ) ][ (int) $id ] = (string) Program\clean_fact( 'moment', $start );
			}
		}
	}
	known_titles( $known );

	return true;
}

/**
 * Keeps that a program has a title and a beginning from now on.
 *
 * @param int    $program Program.
 * @param string $title   Title.
 */
function remember_title( int $program, string $title ): void {
	$known = array_map(
		static fn( array $programs ): array => array_diff_key( $programs, array( $program => true ) ),
		known_titles()
	);
	if ( isset( $known[ compared_title( $title ) ] ) ) {
		$known[ compared_title( $title ) ][ $program ] = (string) Program\clean_fact( 'moment', get_post_meta( $program, Program\fact_meta_key( 'start' ), true ) );
	}
	known_titles( $known );
}

/**
 * The program that an earlier attempt made of a row.
 *
 * @param string $mark What the attempt wrote as its GUID.
 * @return int ID; 0 for none.
 */
function program_by_mark( string $mark ): int {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$id = $wpdb->get_var( $wpdb->prepare( 'SELECT ID FROM %i WHERE post_type = %s AND guid = %s AND post_status NOT IN ( %s, %s, %s )', array_merge( array( $wpdb->posts, Program\POST_TYPE, $mark ), GONE_STATUSES ) ) );

	return is_numeric( $id ) ? (int) $id : 0;
}

/**
 * The number of the next one.
 *
 * @param int|null $number The number that a row gives; null where it gives none.
 */
function next_number( ?int $number ): int {
	$next   = kept_number() ?? Program\next_order_number();
	$number = $number ?? $next;
	// With 0 everywhere nobody has ordered anything, and all stand in the order of their titles.
	kept_number( 0 === $number ? $next : max( $next, $number + 1, 1 ) );

	return $number;
}

/**
 * Asks again next time: others add programs too.
 */
function forget_next_number(): void {
	kept_number( -1 );
}

/**
 * The number that is kept.
 *
 * @param int|null $number What is kept instead, -1 for nothing; null to ask.
 * @return int|null Null when nothing is kept.
 */
function kept_number( ?int $number = null ): ?int {
	static $kept = null;
	if ( null !== $number ) {
		$kept = -1 === $number ? null : $number;
	}

	return $kept;
}

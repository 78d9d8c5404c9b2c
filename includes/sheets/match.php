<?php
/**
 * Which program a row is about: by its ID, else by title and beginning.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB -- One query for the titles of many rows; what it finds is kept as long as one batch runs.

declare( strict_types = 1 );

namespace ProgramsFilter\Sheet_Match;

use ProgramsFilter\Fact_Values;
use ProgramsFilter\Facts;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

defined( 'ABSPATH' ) || exit;

/**
 * Programs with these are not there.
 */
const GONE = array( 'trash', 'auto-draft', 'inherit' );

/**
 * The program.
 *
 * @param array $row What the row says.
 * @phpstan-param SheetRow $row
 * @return array{int, array<string, string>} Its ID, 0 when there is none yet; what is wrong, by column.
 */
function program( array $row ): array {
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
	$same = known( $values['title'] );
	if ( isset( $values['start'] ) ) {
		$same = array_keys( $same, (string) Fact_Values\clean( 'moment', $values['start'] ), true );
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

	return $post instanceof \WP_Post && POST_TYPE === $post->post_type && ! in_array( $post->post_status, GONE, true );
}

/**
 * A title as it is compared: the database has entities where their writer may not write HTML.
 *
 * @param string $title Title.
 */
function title( string $title ): string {
	return trim( html_entity_decode( $title, ENT_QUOTES, 'UTF-8' ) );
}

/**
 * The programs with a title.
 *
 * @param string $title Title.
 * @return array<int, string> Their beginnings by ID.
 */
function known( string $title ): array {
	$read = titles();
	if ( ! isset( $read[ title( $title ) ] ) ) {
		read( array( $title ) );
		$read = titles();
	}

	return $read[ title( $title ) ] ?? array();
}

/**
 * What is known of titles so far.
 *
 * @param array<string, array<int, string>>|null $titles What is known instead: IDs and beginnings by title.
 * @return array<string, array<int, string>>
 */
function titles( ?array $titles = null ): array {
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
function read( array $titles ): bool {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$known   = titles();
	$spelled = array();
	foreach ( $titles as $title ) {
		$known[ title( $title ) ] = array();
		$stored                   = sanitize_post_field( 'post_title', wp_slash( $title ), 0, 'db' );
		array_push( $spelled, title( $title ), is_string( $stored ) ? wp_unslash( $stored ) : $title, esc_html( title( $title ) ) );
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
				array_merge( array( $wpdb->posts, $wpdb->postmeta, Facts\TABLE['start'][0], POST_TYPE ), GONE, $spelled )
			),
			ARRAY_N
		);
		if ( '' !== $wpdb->last_error ) {
			return false;
		}
		foreach ( is_array( $found ) ? $found : array() as list( $id, $title, $start ) ) {
			// The database may find titles in other letters.
			if ( isset( $known[ title( $title ) ] ) ) {
				$known[ title( $title ) ][ (int) $id ] = (string) Fact_Values\clean( 'moment', $start );
			}
		}
	}
	titles( $known );

	return true;
}

/**
 * Keeps that a program has a title and a beginning from now on.
 *
 * @param int    $program Program.
 * @param string $title   Title.
 */
function remember( int $program, string $title ): void {
	$known = array_map(
		static fn( array $programs ): array => array_diff_key( $programs, array( $program => true ) ),
		titles()
	);
	if ( isset( $known[ title( $title ) ] ) ) {
		$known[ title( $title ) ][ $program ] = (string) Fact_Values\clean( 'moment', get_post_meta( $program, Facts\TABLE['start'][0], true ) );
	}
	titles( $known );
}

/**
 * The program that an earlier attempt made of a row.
 *
 * @param string $mark What the attempt wrote as its GUID.
 * @return int ID; 0 for none.
 */
function by_mark( string $mark ): int {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$id = $wpdb->get_var( $wpdb->prepare( 'SELECT ID FROM %i WHERE post_type = %s AND guid = %s AND post_status NOT IN ( %s, %s, %s )', array_merge( array( $wpdb->posts, POST_TYPE, $mark ), GONE ) ) );

	return is_numeric( $id ) ? (int) $id : 0;
}

<?php
/**
 * Programs by their titles.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB -- One query for the titles of many rows.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** IDs and beginnings of programs by title, as far as titles were read. */
final class Programs {

	/**
	 * Beginnings by title and ID.
	 *
	 * @var array<string, array<int, string>>
	 */
	private array $known = array();

	/**
	 * Reads the programs with some titles at once, and forgets all others.
	 *
	 * @param list<string> $titles Titles.
	 */
	public function read( array $titles ): void {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		$this->known = array();
		$spelled     = array();
		foreach ( $titles as $title ) {
			$this->known[ title_key( $title ) ] = array();
			// As typed, as WordPress stores it for this user, and with entities.
			array_push( $spelled, compared_title( $title ), stored_text( 'post_title', $title, 0 ), esc_html( compared_title( $title ) ) );
		}
		if ( array() === $spelled ) {
			return;
		}
		if ( 'utf8mb4' !== $wpdb->get_col_charset( $wpdb->posts, 'post_title' ) ) {
			// As WordPress stores emoji there.
			$spelled = array_map( 'wp_encode_emoji', $spelled );
		}
		$spelled = array_values( array_unique( $spelled ) );
		/**
		 * IDs, titles and beginnings.
		 *
		 * @var list<array{string, string, string|null}> $found
		 */
		$found = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT p.ID, p.post_title, m.meta_value FROM %i p LEFT JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = %s AND p.post_status NOT IN ( %s, %s, %s ) AND p.post_title IN ( '
				. implode( ', ', array_fill( 0, count( $spelled ), '%s' ) ) . ' ) ORDER BY p.ID',
				array_merge( array( $wpdb->posts, $wpdb->postmeta, Program\get_fact_meta_key( 'start' ), Program\POST_TYPE ), GONE_STATUSES, $spelled )
			),
			ARRAY_N
		);
		foreach ( $found as list( $id, $title, $start ) ) {
			// The database compares without case and accents.
			if ( isset( $this->known[ title_key( $title ) ] ) ) {
				$this->known[ title_key( $title ) ][ (int) $id ] = (string) $start;
			}
		}
	}

	/**
	 * Programs with a title that was read.
	 *
	 * @param string $title    Title.
	 * @param string $language Their language, if they have one; '' for any.
	 * @return array<int, string> Beginnings by ID.
	 */
	public function with_title( string $title, string $language = '' ): array {
		$programs = $this->known[ title_key( $title ) ] ?? array();

		return array_filter( $programs, static fn( int $program ): bool => is_in_language( $program, $language ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Notes a program that was written.
	 *
	 * @param int    $program Program.
	 * @param string $title   Title.
	 */
	public function remember( int $program, string $title ): void {
		foreach ( $this->known as $key => $programs ) {
			unset( $this->known[ $key ][ $program ] );
		}
		if ( isset( $this->known[ title_key( $title ) ] ) ) {
			$this->known[ title_key( $title ) ][ $program ] = Program\stored_facts( $program )['start'];
		}
	}
}

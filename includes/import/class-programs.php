<?php
/**
 * Looks up existing programs by title, identifier and day, with a few queries for many rows.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB -- A few queries for many rows.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Programs by title, by the identifiers that earlier imports have kept with them, and by day, as far as they were read. */
final class Programs {

	/** Metadata of a program: identifiers of the rows and events that have created or changed it. */
	const IDENTIFIER_META = '_programs_filter_identifier';

	/**
	 * Beginnings by title and ID.
	 *
	 * @var array<string, array<int, string>>
	 */
	private array $known = array();

	/**
	 * Programs by identifier.
	 *
	 * @var array<string, list<int>>
	 */
	private array $identified = array();

	/**
	 * Reads the programs with some titles or identifiers at once, and forgets all others.
	 *
	 * @param list<string> $titles      Titles.
	 * @param list<string> $identifiers Identifiers.
	 */
	public function read( array $titles, array $identifiers = array() ): void {
		$this->known      = array();
		$this->identified = array();
		foreach ( $titles as $title ) {
			$this->known[ title_key( $title ) ] = array();
		}
		foreach ( $this->select( 'p.post_title', $this->spellings( $titles ) ) as list( $id, $title, $start ) ) {
			$key = title_key( $title );
			// The database compares without case and accents.
			if ( isset( $this->known[ $key ] ) ) {
				$this->known[ $key ][ $id ] = $start;
			}
		}
		foreach ( $this->select( 'i.meta_value', $identifiers ) as list( $id, , , , $identifier ) ) {
			$this->identified[ $identifier ][] = $id;
		}
	}

	/**
	 * Programs that begin on some days.
	 *
	 * @param list<string> $days Days.
	 * @return array<int, array{string, string, string}> Title, beginning and place by ID.
	 */
	public function on_days( array $days ): array {
		$programs = array();
		foreach ( $this->select( 'LEFT( s.meta_value, 10 )', $days ) as list( $id, $title, $start, $place ) ) {
			$programs[ $id ] = array( $title, $start, $place );
		}

		return $programs;
	}

	/**
	 * Reads programs.
	 *
	 * @param string       $column What is compared: "p.post_title", "i.meta_value" for an identifier, or "LEFT( s.meta_value, 10 )" for the day of the beginning.
	 * @param list<string> $values Values.
	 * @return list<array{int, string, string, string, string}> ID, title, beginning, place and identifier of each.
	 */
	private function select( string $column, array $values ): array {
		if ( array() === $values ) {
			return array();
		}
		$tables = array( get_database()->posts, get_database()->postmeta, Program\get_fact_meta_key( 'start' ), get_database()->postmeta, Program\get_fact_meta_key( 'place' ) );
		$join   = '';
		if ( 'i.meta_value' === $column ) {
			// A program with several identifiers is there several times.
			$join = 'JOIN %i i ON i.post_id = p.ID AND i.meta_key = %s';
			array_push( $tables, get_database()->postmeta, self::IDENTIFIER_META );
		}
		$identifier = '' === $join ? "''" : $column;
		$places     = implode( ', ', array_fill( 0, count( $values ), '%s' ) );
		$query      = get_database()->prepare(
			// @phpstan-ignore argument.type (made of literals)
			"SELECT p.ID, p.post_title, COALESCE( s.meta_value, '' ), COALESCE( l.meta_value, '' ), $identifier FROM %i p
			LEFT JOIN %i s ON s.post_id = p.ID AND s.meta_key = %s LEFT JOIN %i l ON l.post_id = p.ID AND l.meta_key = %s $join
			WHERE p.post_type = %s AND p.post_status NOT IN ( 'trash', 'auto-draft', 'inherit' ) AND $column IN ( $places ) ORDER BY p.ID",
			array_merge( $tables, array( Program\POST_TYPE ), $values )
		);
		/**
		 * As they are selected.
		 *
		 * @var list<array{string, string, string, string, string}> $found
		 */
		$found = get_database()->get_results( (string) $query, ARRAY_N );

		return array_map( static fn( array $row ): array => array( (int) $row[0] ) + $row, $found );
	}

	/**
	 * Titles as the database may have them: as typed, as WordPress stores them for this user, and with entities.
	 *
	 * @param list<string> $titles Titles.
	 * @return list<string>
	 */
	private function spellings( array $titles ): array {
		$spelled = array();
		foreach ( $titles as $title ) {
			array_push( $spelled, compared_title( $title ), stored_text( 'post_title', $title, 0 ), esc_html( compared_title( $title ) ) );
		}
		if ( array() !== $spelled && 'utf8mb4' !== get_database()->get_col_charset( get_database()->posts, 'post_title' ) ) {
			// As WordPress stores emoji there.
			$spelled = array_map( 'wp_encode_emoji', $spelled );
		}

		return array_values( array_unique( $spelled ) );
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
	 * Programs with one of some identifiers that were read.
	 *
	 * @param list<string> $identifiers Identifiers.
	 * @param string       $language    Their language, if they have one; '' for any.
	 * @return list<int>
	 */
	public function with_identifier( array $identifiers, string $language ): array {
		$programs = array_merge( array(), ...array_values( array_intersect_key( $this->identified, array_flip( $identifiers ) ) ) );

		return array_values( array_filter( array_unique( $programs ), static fn( int $program ): bool => is_in_language( $program, $language ) ) );
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

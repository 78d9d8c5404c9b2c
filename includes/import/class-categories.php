<?php
/**
 * Looks up the categories that cells name, and creates those that are missing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** The categories of the language of the request, read once for a batch of rows. A dry run adds those that rows would create. */
final class Categories {

	/**
	 * IDs by language, parent and key.
	 *
	 * @var array<string, array<int, array<string, int>>>
	 */
	private array $index = array();

	/** Reads them again at the next question. */
	public function forget(): void {
		$this->index = array();
	}

	/**
	 * The existing categories of some paths, the missing ones, and a problem.
	 *
	 * @param list<list<string>> $paths Paths.
	 * @return array{ids: list<int>, missing: list<list<string>>, problem: string}
	 */
	public function find( array $paths ): array {
		$ids     = array();
		$missing = array();
		$problem = '';
		$add     = get_taxonomy( Program\TAXONOMY )->cap->edit_terms ?? null;
		foreach ( $this->separated( $paths ) as $path ) {
			$found = $this->ids( $path );
			if ( 1 === count( $found ) ) {
				$ids[] = $found[0];
			} elseif ( array() !== $found ) {
				/* translators: %s: name */
				$problem = sprintf( __( 'There are several categories “%s”. Write the one above it too: Culture > Music.', 'programs-filter' ), $path[0] );
			} elseif ( max( array( 0, ...array_map( 'mb_strlen', $path ) ) ) > LONGEST_CATEGORY ) {
				$problem = __( 'The name of a category is too long.', 'programs-filter' );
			} elseif ( ! is_string( $add ) || ! current_user_can( $add ) ) {
				/* translators: %s: name */
				$problem = sprintf( __( 'There is no category “%s”, and you are not allowed to add one.', 'programs-filter' ), implode( ' > ', $path ) );
			} else {
				$missing[] = $path;
			}
		}
		$ids = array_values( array_unique( $ids ) );

		return compact( 'ids', 'missing', 'problem' );
	}

	/**
	 * Paths, with lists of names as several: "Fiestas, Música", unless there is a category of that name, and "arte, danza" where there are both.
	 *
	 * @param list<list<string>> $paths Paths.
	 * @return list<list<string>>
	 */
	public function separated( array $paths ): array {
		$all = array();
		foreach ( $paths as $path ) {
			$whole = array_map( static fn( string $name ): string => str_replace( '\\,', ',', $name ), $path );
			$names = 1 === count( $path ) && array() === $this->ids( $whole ) ? preg_split( '~\s*(?<!\\\\)[,/]\s*~', $path[0], -1, PREG_SPLIT_NO_EMPTY ) : array();
			$names = false === $names ? array() : $names;
			$there = array_filter( $names, fn( string $name ): bool => 1 === count( $this->ids( array( $name ) ) ) );
			if ( count( $there ) < count( $names ) ) {
				$names = listed_names( $path[0] );
			}
			$all = array_merge( $all, count( $names ) > 1 ? array_map( static fn( string $name ): array => array( $name ), $names ) : array( $whole ) );
		}

		return $all;
	}

	/**
	 * IDs of the categories that a path can mean. A single name means the outermost category, else any of that name.
	 *
	 * @param list<string> $path Names.
	 * @return list<int>
	 */
	public function ids( array $path ): array {
		$index  = $this->all();
		$parent = 0;
		foreach ( $path as $name ) {
			$id = $index[ $parent ][ category_key( $name ) ] ?? null;
			if ( null === $id ) {
				return 1 === count( $path ) ? array_column( $index, category_key( $name ) ) : array();
			}
			$parent = $id;
		}

		return array( $parent );
	}

	/**
	 * Creates a category, and those above it that are missing.
	 *
	 * @param list<string> $path Names.
	 * @return int ID; 0 when WordPress refuses it.
	 */
	public function create( array $path ): int {
		$parent = 0;
		foreach ( $path as $name ) {
			$id = $this->all()[ $parent ][ category_key( $name ) ] ?? 0;
			if ( 0 === $id ) {
				$created = new_category( $name, max( 0, $parent ) );
				// Another request may have created it just before.
				$id = is_wp_error( $created ) ? $created->get_error_data( 'term_exists' ) : $created['term_id'];
			}
			if ( ! is_numeric( $id ) ) {
				return 0;
			}
			$this->add( $parent, $name, (int) $id );
			$parent = (int) $id;
		}

		return $parent;
	}

	/**
	 * The missing categories of some paths, each above those within it.
	 *
	 * @param list<list<string>> $paths Paths.
	 * @return list<list<string>>
	 */
	public function missing( array $paths ): array {
		$missing = array();
		foreach ( $paths as $path ) {
			$parent = 0;
			foreach ( $path as $depth => $name ) {
				$parent = null === $parent ? null : $this->all()[ $parent ][ category_key( $name ) ] ?? null;
				if ( null === $parent ) {
					$begin = array_slice( $path, 0, $depth + 1 );

					$missing[ category_path_text( array_map( __NAMESPACE__ . '\\category_key', $begin ) ) ] = $begin;
				}
			}
		}

		return array_values( $missing );
	}

	/**
	 * Adds categories that a dry run would create, with IDs that no category has.
	 *
	 * @param list<list<string>> $paths Paths, each above those within it.
	 */
	public function pretend( array $paths ): void {
		foreach ( $paths as $path ) {
			$parent = 1 === count( $path ) ? 0 : $this->ids( array_slice( $path, 0, -1 ) )[0] ?? 0;
			$name   = (string) end( $path );
			if ( ! isset( $this->all()[ $parent ][ category_key( $name ) ] ) ) {
				$this->add( $parent, $name, min( array( 0, ...array_map( 'min', array_filter( $this->all() ) ) ) ) - 1 );
			}
		}
	}

	/**
	 * IDs of all by parent and key.
	 *
	 * @return array<int, array<string, int>>
	 */
	private function all(): array {
		$language = WordPress\get_current_language();
		if ( ! isset( $this->index[ $language ] ) ) {
			$this->index[ $language ] = array();

			$terms = get_terms(
				array(
					'taxonomy'   => Program\TAXONOMY,
					'hide_empty' => false,
					'orderby'    => 'term_id',
				)
			);
			foreach ( is_wp_error( $terms ) ? array() : $terms as $term ) {
				$this->index[ $language ][ $term->parent ] = ( $this->index[ $language ][ $term->parent ] ?? array() ) + array( category_key( $term->name ) => $term->term_id );
			}
		}

		return $this->index[ $language ];
	}

	/**
	 * Adds a category.
	 *
	 * @param int    $parent Parent.
	 * @param string $name   Name.
	 * @param int    $id     ID.
	 */
	private function add( int $parent, string $name, int $id ): void {
		$this->index[ WordPress\get_current_language() ][ $parent ][ category_key( $name ) ] = $id;
	}
}

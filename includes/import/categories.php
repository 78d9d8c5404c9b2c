<?php
/**
 * Categories in a cell, such as "Cultura > Música | Danza". A backslash before `|`, `;` or `>` makes it part of a name.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Longest name (WordPress's own limit) and longest cell in characters, and deepest path. */
const LONGEST_CATEGORY   = 200;
const LONGEST_CATEGORIES = 5000;
const DEEPEST_CATEGORY   = 10;

/**
 * The categories of a cell, each as the names on its path, from the outermost.
 *
 * @param string $cell Cell.
 * @return list<list<string>>
 */
function category_paths( string $cell ): array {
	$paths = array();
	// WordPress stores names with entities, whose semicolon is no separator.
	$cell = html_entity_decode( $cell, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	preg_match_all( '/(?:[^|;\r\n\\\\]++|\\\\[^\r\n]?)++/', $cell, $found );
	foreach ( $found[0] as $path ) {
		preg_match_all( '/(?:[^>\\\\]++|\\\\.?)++/', $path, $names );
		$names = array_map( static fn( string $name ): string => trim( (string) preg_replace( '/\\\\([\\\\|;>])/', '$1', $name ) ), $names[0] );
		$names = array_values( array_filter( $names, static fn( string $name ): bool => '' !== $name ) );
		if ( array() !== $names && ! in_array( $names, $paths, true ) ) {
			$paths[] = $names;
		}
	}

	return $paths;
}

/**
 * Whether a cell or one of its paths is longer than any that can be meant.
 *
 * @param string $cell Cell.
 */
function are_categories_too_long( string $cell ): bool {
	return mb_strlen( $cell ) > LONGEST_CATEGORIES || max( array( 0, ...array_map( 'count', category_paths( $cell ) ) ) ) > DEEPEST_CATEGORY;
}

/**
 * The cell of some categories.
 *
 * @param list<\WP_Term> $terms Categories.
 */
function categories_cell( array $terms ): string {
	$paths = array();
	foreach ( $terms as $term ) {
		$names = array();
		for ( $one = $term; $one instanceof \WP_Term; $one = get_term( $one->parent, Program\TAXONOMY ) ) {
			array_unshift( $names, html_entity_decode( $one->name, ENT_QUOTES, 'UTF-8' ) );
		}
		$paths[] = category_path_text( $names );
	}

	return implode( ' | ', $paths );
}

/**
 * A path as a cell has it.
 *
 * @param array<string> $path Names.
 */
function category_path_text( array $path ): string {
	return implode( ' > ', array_map( static fn( string $name ): string => addcslashes( $name, '\\|;>' ), $path ) );
}

/**
 * The existing categories of some paths, the missing ones, and a problem.
 *
 * @param list<list<string>> $paths Paths.
 * @return array{ids: list<int>, missing: list<list<string>>, problem: string}
 */
function found_categories( array $paths ): array {
	$ids     = array();
	$missing = array();
	$problem = '';
	$add     = get_taxonomy( Program\TAXONOMY )->cap->edit_terms ?? null;
	foreach ( $paths as $path ) {
		$found  = category_ids( $path );
		$commas = array() === $found && 1 === count( $path ) ? ids_of_list( $path[0] ) : array();
		if ( 1 === count( $found ) ) {
			$ids[] = $found[0];
		} elseif ( array() !== $commas ) {
			$ids = array_merge( $ids, $commas );
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
 * IDs of the categories of "Arts, Childhood and family" or "Arts / Childhood", if there are all of them.
 *
 * @param string $names Names.
 * @return list<int> Empty where one is missing.
 */
function ids_of_list( string $names ): array {
	$ids = array();
	foreach ( explode( ',', str_replace( '/', ',', $names ) ) as $name ) {
		$found = category_ids( array( trim( $name ) ) );
		if ( 1 !== count( $found ) ) {
			return array();
		}
		$ids[] = $found[0];
	}

	return $ids;
}

/**
 * IDs of the categories that a path can mean. A single name means the outermost category, else any of that name.
 *
 * @param list<string> $path Names.
 * @return list<int>
 */
function category_ids( array $path ): array {
	$index  = category_index();
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
 * IDs of all categories of the request's language by parent and key, read once for a batch of rows. A dry run adds those that rows would create.
 *
 * @param array<int, array<string, int>>|null $instead New index; an empty one to read the categories again.
 * @return array<int, array<string, int>>
 */
function category_index( ?array $instead = null ): array {
	static $index = array();
	$language     = WordPress\current_language();
	if ( null !== $instead ) {
		$index = array() === $instead ? array() : array( $language => $instead ) + $index;
	} elseif ( ! isset( $index[ $language ] ) ) {
		$index[ $language ] = array();
		$terms              = get_terms(
			array(
				'taxonomy'   => Program\TAXONOMY,
				'hide_empty' => false,
				'orderby'    => 'term_id',
			)
		);
		foreach ( is_wp_error( $terms ) ? array() : $terms as $term ) {
			$index[ $language ][ $term->parent ] = ( $index[ $language ][ $term->parent ] ?? array() ) + array( category_key( $term->name ) => $term->term_id );
		}
	}

	return $index[ $language ] ?? array();
}

/**
 * The key of a name in the index: without case, accents and repeated spaces.
 *
 * @param string $name Name.
 */
function category_key( string $name ): string {
	return strtolower( remove_accents( trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( $name, ENT_QUOTES, 'UTF-8' ) ) ) ) );
}

/**
 * Adds a category to the index.
 *
 * @param int    $parent Parent.
 * @param string $name   Name.
 * @param int    $id     ID.
 */
function index_category( int $parent, string $name, int $id ): void {
	$index                                     = category_index();
	$index[ $parent ][ category_key( $name ) ] = $id;
	category_index( $index );
}

/**
 * Creates a category, and those above it that are missing.
 *
 * @param list<string> $path Names.
 * @return int ID; 0 when WordPress refuses it.
 */
function create_category( array $path ): int {
	$parent = 0;
	foreach ( $path as $name ) {
		$id = category_index()[ $parent ][ category_key( $name ) ] ?? 0;
		if ( 0 === $id ) {
			$created = new_category( $name, max( 0, $parent ) );
			// Another request may have created it just before.
			$id = is_wp_error( $created ) ? $created->get_error_data( 'term_exists' ) : $created['term_id'];
		}
		if ( ! is_numeric( $id ) ) {
			return 0;
		}
		$parent_of = $parent;
		$parent    = (int) $id;
		index_category( $parent_of, $name, $parent );
	}

	return $parent;
}

/**
 * The missing categories of some paths, each above those within it.
 *
 * @param list<list<string>> $paths Paths.
 * @return list<list<string>>
 */
function missing_categories( array $paths ): array {
	$missing = array();
	foreach ( $paths as $path ) {
		$parent = 0;
		foreach ( $path as $depth => $name ) {
			$parent = null === $parent ? null : category_index()[ $parent ][ category_key( $name ) ] ?? null;
			if ( null === $parent ) {
				$begin = array_slice( $path, 0, $depth + 1 );

				$missing[ category_path_text( array_map( __NAMESPACE__ . '\\category_key', $begin ) ) ] = $begin;
			}
		}
	}

	return array_values( $missing );
}

/**
 * Adds categories to the index that a dry run would create, with IDs that no category has.
 *
 * @param list<list<string>> $paths Paths, each above those within it.
 */
function pretend_categories( array $paths ): void {
	foreach ( $paths as $path ) {
		$parent = 1 === count( $path ) ? 0 : category_ids( array_slice( $path, 0, -1 ) )[0] ?? 0;
		$name   = (string) end( $path );
		if ( ! isset( category_index()[ $parent ][ category_key( $name ) ] ) ) {
			index_category( $parent, $name, min( array( 0, ...array_map( 'min', array_filter( category_index() ) ) ) ) - 1 );
		}
	}
}

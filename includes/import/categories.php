<?php
/**
 * Categories in a cell: "Cultura > Música | Danza". A backslash before `|`, `;` or `>` makes it a letter of a name.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The longest name, in characters: WordPress's own; the longest cell, and the deepest path.
 */
const LONGEST_CATEGORY   = 200;
const LONGEST_CATEGORIES = 5000;
const DEEPEST_CATEGORY   = 10;

/**
 * The categories of a cell.
 *
 * @param string $cell Cell.
 * @return list<list<string>> The names of each, from the outermost.
 */
function category_paths( string $cell ): array {
	$paths = array();
	// WordPress keeps names with entities, whose end is no separator.
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
 * Whether a cell is longer, or one of its paths deeper, than any that somebody means.
 *
 * @param string $cell Cell.
 */
function are_categories_too_long( string $cell ): bool {
	return mb_strlen( $cell ) > LONGEST_CATEGORIES || max( array( 0, ...array_map( 'count', category_paths( $cell ) ) ) ) > DEEPEST_CATEGORY;
}

/**
 * A cell of categories.
 *
 * @param list<\WP_Term> $terms Categories.
 */
function categories_cell( array $terms ): string {
	$paths = array();
	foreach ( $terms as $term ) {
		$names = array();
		foreach ( array_merge( array_reverse( get_ancestors( $term->term_id, Program\TAXONOMY, 'taxonomy' ) ), array( $term->term_id ) ) as $id ) {
			$ancestor = get_term( $id, Program\TAXONOMY );
			$names[]  = $ancestor instanceof \WP_Term ? addcslashes( html_entity_decode( $ancestor->name, ENT_QUOTES, 'UTF-8' ), '\\|;>' ) : '';
		}
		$paths[] = implode( ' > ', $names );
	}

	return implode( ' | ', $paths );
}

/**
 * Which categories there are, which are missing, and what is wrong.
 *
 * @param list<list<string>> $paths Categories.
 * @return array{ids: list<int>, missing: list<list<string>>, problem: string}
 */
function found_categories( array $paths ): array {
	$found = array(
		'ids'     => array(),
		'missing' => array(),
		'problem' => '',
	);
	foreach ( $paths as $path ) {
		$ids = category_ids( $path );
		if ( 1 === count( $ids ) ) {
			$found['ids'][] = $ids[0];
		} elseif ( array() !== $ids ) {
			/* translators: %s: name */
			$found['problem'] = sprintf( __( 'There are several categories “%s”. Write the one above it too: Culture > Music.', 'programs-filter' ), $path[0] );
		} elseif ( max( array( 0, ...array_map( 'mb_strlen', $path ) ) ) > LONGEST_CATEGORY ) {
			$found['problem'] = __( 'The name of a category is too long.', 'programs-filter' );
		} elseif ( ! may_add_categories() ) {
			/* translators: %s: name */
			$found['problem'] = sprintf( __( 'There is no category “%s”, and you are not allowed to add one.', 'programs-filter' ), implode( ' > ', $path ) );
		} else {
			$found['missing'][] = $path;
		}
	}
	$found['ids'] = array_values( array_unique( $found['ids'] ) );

	return $found;
}

/**
 * IDs of the categories that a path can mean. A name alone is that of an outermost category, else of any.
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
 * All categories, as they were read at the beginning of a batch of rows, and those added since: each row changes WordPress's own mark of when
 * terms have changed.
 *
 * @param array<int, array<string, int>>|null $instead What is known instead; nothing for none, so that they are read again.
 * @return array<int, array<string, int>> IDs, by the ID of the one above and the name.
 */
function category_index( ?array $instead = null ): array {
	static $index = array();
	$index        = $instead ?? ( array() === $index ? read_categories() : $index );

	return $index;
}

/**
 * Reads all categories.
 *
 * @return array<int, array<string, int>> IDs, by the ID of the one above and the name.
 */
function read_categories(): array {
	$index = array();
	$terms = get_terms(
		array(
			'taxonomy'   => Program\TAXONOMY,
			'hide_empty' => false,
			'orderby'    => 'term_id',
		)
	);
	foreach ( is_array( $terms ) ? $terms : array() as $term ) {
		if ( $term instanceof \WP_Term ) {
			$index[ $term->parent ] = ( $index[ $term->parent ] ?? array() ) + array( category_key( $term->name ) => $term->term_id );
		}
	}

	return $index;
}

/**
 * A name by which a category is found, without case and accents.
 *
 * @param string $name Name.
 */
function category_key( string $name ): string {
	return strtolower( remove_accents( trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( $name, ENT_QUOTES, 'UTF-8' ) ) ) ) );
}

/**
 * Adds a category, and those above it that are missing.
 *
 * @param list<string> $path Names.
 * @return int ID; 0 when it could not be added.
 */
function create_category( array $path ): int {
	$parent = 0;
	foreach ( $path as $name ) {
		$id = category_index()[ $parent ][ category_key( $name ) ] ?? 0;
		if ( 0 === $id ) {
			$made = wp_insert_term( wp_slash( $name ), Program\TAXONOMY, array( 'parent' => $parent ) );
			// Another request may have been faster.
			$id = is_wp_error( $made ) ? $made->get_error_data( 'term_exists' ) : $made['term_id'];
		}
		if ( ! is_numeric( $id ) || (int) $id < 1 ) {
			return 0;
		}
		$index                                     = category_index();
		$index[ $parent ][ category_key( $name ) ] = (int) $id;
		category_index( $index );
		$parent = (int) $id;
	}

	return $parent;
}

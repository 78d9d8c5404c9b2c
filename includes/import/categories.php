<?php
/**
 * Categories in a cell, such as "Cultura > Música | Danza". A backslash before `|`, `;`, `,` or `>` makes it part of a name.
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
	return implode( ' > ', array_map( static fn( string $name ): string => addcslashes( $name, '\\|;>,' ), $path ) );
}

/**
 * The names of "Fiestas, Música" or "Arts / Childhood", each with a capital letter: "Teatro, danza y circo" is one.
 *
 * @param string $name Name.
 * @return list<string> The name itself where it is one.
 */
function listed_names( string $name ): array {
	$parts = preg_split( '~(?<!\\\\), ?| / ~', $name );
	$names = array_map( __NAMESPACE__ . '\\trimmed_cell', false === $parts ? array() : $parts );
	$lists = array_filter( $names, static fn( string $one ): bool => 1 === preg_match( '/^\p{Lu}/u', $one ) );

	return count( $lists ) === count( $names ) ? $names : array( $name );
}

/**
 * The key of a name: without case, accents and repeated spaces.
 *
 * @param string $name Name.
 */
function category_key( string $name ): string {
	return strtolower( remove_accents( trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( $name, ENT_QUOTES, 'UTF-8' ) ) ) ) );
}

/**
 * Creates a category in the language of the row.
 *
 * @param string      $name   Name.
 * @param int<0, max> $parent Parent; 0 for none.
 * @return array{term_id: int, ...<mixed>}|\WP_Error As of WordPress.
 */
function new_category( string $name, int $parent ) {
	$language = shown_language();
	$slug     = sanitize_title( $name );
	$fields   = array( 'parent' => $parent );
	if ( '' !== $language && isset( Program\get_category_ids_by_slug()[ $slug ] ) ) {
		// WordPress does not see the category of another language, and would give back that one as the new one.
		$fields['slug'] = "$slug-$language";
	}
	$created = wp_insert_term( wp_slash( $name ), Program\TAXONOMY, $fields );
	if ( ! is_wp_error( $created ) ) {
		WordPress\set_term_language( $created['term_id'], Program\TAXONOMY, $language );
	}

	return $created;
}

/**
 * The cell of the categories of a program.
 *
 * @param int $program Program; 0 for a new one.
 */
function categories_of_program( int $program ): string {
	$post = 0 === $program ? null : get_post( $program );

	return null === $post ? '' : categories_cell( Program\get_program_categories( $post ) );
}

/**
 * The name of the category that a section means: in small letters where the sheet writes it in capitals.
 *
 * @param string $section Title of the section.
 */
function category_of_section( string $section ): string {
	$name = (string) preg_replace( '/[\s:.–—-]+$/u', '', $section );

	return 1 === preg_match( '/\p{Ll}/u', $name ) || ! function_exists( 'mb_strtolower' ) ? $name : Program\ucfirst_words( mb_strtolower( $name ) );
}

<?php
/**
 * Reads the values of the shortcode's attributes: Spanish words without accents, or the block's values.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Words for a boolean. */
const BOOLEAN_WORDS = array(
	'si'    => true,
	'true'  => true,
	'1'     => true,
	'no'    => false,
	'false' => false,
	'0'     => false,
);

/** Words for the block's alignment. */
const ALIGNMENT_WORDS = array(
	'ancho'    => 'wide',
	'completo' => 'full',
);

/**
 * Returns a value in the type of the block's attribute.
 *
 * @param string          $attribute Attribute of the block.
 * @param string          $text      Written text.
 * @param AttributeSchema $schema    Schema of the attribute.
 * @return mixed Null when it cannot be read.
 */
function read_value( string $attribute, string $text, array $schema ) {
	switch ( $schema['type'] ) {
		case 'boolean':
			return BOOLEAN_WORDS[ without_accents( $text ) ] ?? null;
		case 'integer':
			return 1 === preg_match( '/^\d{1,9}$/', $text ) ? (int) $text : null;
		case 'array':
			$items = written_items( $text );

			return 'facts' === $attribute ? written_facts( array_map( __NAMESPACE__ . '\\without_accents', $items ) ) : $items;
	}
	if ( ! isset( $schema['enum'] ) ) {
		return $text;
	}
	$word  = without_accents( $text );
	$value = array_search( $word, $schema['words'] ?? array(), true );

	return is_string( $value ) ? $value : $word;
}

/**
 * Returns the items of a list.
 *
 * @param string $text Written text.
 * @return list<string>
 */
function written_items( string $text ): array {
	return array_values( array_filter( array_map( 'trim', explode( ',', $text ) ), static fn( string $item ): bool => '' !== $item ) );
}

/**
 * Converts attributes to texts. A filter or a page builder may give other types.
 *
 * @param array<mixed> $given Values by name.
 * @return array<int|string, string> Without those that cannot be converted.
 */
function written_texts( array $given ): array {
	$texts = array();
	foreach ( $given as $name => $value ) {
		if ( is_bool( $value ) ) {
			$value = $value ? 'si' : 'no';
		}
		if ( is_scalar( $value ) || is_array( $value ) ) {
			$texts[ $name ] = implode( ',', array_filter( (array) $value, 'is_scalar' ) );
		}
	}

	return $texts;
}

/**
 * The block's alignment.
 *
 * @param string $text Written text.
 * @return string|null Null when there is no such alignment.
 */
function written_alignment( string $text ): ?string {
	$align = ALIGNMENT_WORDS[ without_accents( $text ) ] ?? without_accents( $text );

	return in_array( $align, ALIGNMENT_WORDS, true ) ? $align : null;
}

/**
 * Returns a word in lower case without accents. Some servers lack the PHP extension for that.
 *
 * @param string $text Written text.
 */
function without_accents( string $text ): string {
	return strtolower( remove_accents( trim( $text ) ) );
}

/**
 * The keys of facts.
 *
 * @param list<string> $words Written words, without accents.
 * @return list<string>|null Without unknown ones; null if all are unknown.
 */
function written_facts( array $words ): ?array {
	$by_word = array_flip( Program\shown_fact_words() );
	$keys    = array_map( static fn( string $word ): string => $by_word[ $word ] ?? $word, $words );
	$known   = array_values( array_intersect( $keys, $by_word ) );

	return array() === $known && array() !== $words ? null : $known;
}

/** A preset attribute or a path in the attribute `style`, and its value. WordPress sanitizes the values when it writes the CSS. */
const STYLE_PLACE = '/^(backgroundColor|textColor|gradient|fontSize|fontFamily|borderColor'
	. '|(color|typography)\.[a-zA-Z]+'
	. '|spacing\.(margin|padding)(\.[a-z]+)?'
	. '|border\.(color|style|width|radius(\.[a-zA-Z]+)?|(top|right|bottom|left)\.(color|style|width))'
	. '|elements\.[a-z0-9]+(\.:[a-z-]+)?\.color\.[a-z]+)$/D';
const STYLE_VALUE = '/^[^;=<>"\'\\\\[\]{}]{1,300}$/D';

/**
 * The block's attributes for a style.
 *
 * @param string $text Written text.
 * @return array<string, mixed>|null Null if any part is invalid.
 */
function written_style( string $text ): ?array {
	$presets = array();
	$style   = array();
	foreach ( array_map( 'trim', explode( ';', $text ) ) as $entry ) {
		if ( '' === $entry ) {
			continue;
		}
		$parts = array_map( 'trim', explode( '=', $entry, 2 ) );
		if ( 1 !== preg_match( STYLE_PLACE, $parts[0] ) || 1 !== preg_match( STYLE_VALUE, $parts[1] ?? '' ) ) {
			return null;
		}
		if ( ! str_contains( $parts[0], '.' ) ) {
			$presets[ $parts[0] ] = $parts[1];
			continue;
		}
		$path   = explode( '.', $parts[0] );
		$nested = array( (string) array_pop( $path ) => $parts[1] );
		while ( array() !== $path ) {
			$nested = array( array_pop( $path ) => $nested );
		}
		$style = array_replace_recursive( $style, $nested );
	}

	return array() === $style ? $presets : $presets + array( 'style' => $style );
}

<?php
/**
 * The words in which the values of the shortcode's attributes are written: Spanish ones without accents, or the block's own values.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * The words for a switch.
 */
const BOOLEAN_WORDS = array(
	'si'    => true,
	'true'  => true,
	'1'     => true,
	'no'    => false,
	'false' => false,
	'0'     => false,
);

/**
 * The words for the block's alignment, which every block has.
 */
const ALIGNMENT_WORDS = array(
	'ancho'    => 'wide',
	'completo' => 'full',
);

/**
 * A written value in the type of the block's attribute.
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
 * The items of a written list.
 *
 * @param string $text Written text.
 * @return list<string>
 */
function written_items( string $text ): array {
	return array_values( array_filter( array_map( 'trim', explode( ',', $text ) ), static fn( string $item ): bool => '' !== $item ) );
}

/**
 * Attributes as texts, where a filter or a page builder gives other types.
 *
 * @param array<mixed> $given Values by name.
 * @return array<int|string, string> Without those that cannot be written.
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
 * A word without accents and capitals. PHP's own functions for letters with accents need an extension that some servers lack.
 *
 * @param string $text Written text.
 */
function without_accents( string $text ): string {
	return strtolower( remove_accents( trim( $text ) ) );
}

/**
 * Key by Spanish word, without accents. The keys are understood too.
 */
const FACT_WORDS = array(
	'fecha'       => 'dates',
	'horario'     => 'schedule',
	'lugar'       => 'place',
	'direccion'   => 'address',
	'publico'     => 'audience',
	'precio'      => 'price',
	'inscripcion' => 'signup',
	'contacto'    => 'contact',
);

/**
 * The keys of facts.
 *
 * @param list<string> $words Written words, without accents.
 * @return list<string>|null Without unknown ones; null when there is no other.
 */
function written_facts( array $words ): ?array {
	$keys  = array_map( static fn( string $word ): string => FACT_WORDS[ $word ] ?? $word, $words );
	$known = array_values( array_intersect( $keys, FACT_WORDS ) );

	return array() === $known && array() !== $words ? null : $known;
}

/**
 * A preset of the theme, or a place in the attribute `style`; and what stands there. WordPress checks the values again where it writes
 * them as CSS.
 */
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
 * @return array<string, mixed>|null Null when any of it cannot be used.
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

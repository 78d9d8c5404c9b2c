<?php
/**
 * The words in which the values of the shortcode’s attributes are written.
 *
 * The style of a block in a shortcode: what WordPress's own controls set (colors, typography, spacing, border), as a block that becomes
 * a shortcode takes it along: `textColor=contrast; color.background=#fff; spacing.padding.top=1rem`.
 *
 * The same as src/listing/block/shortcode/style.ts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Spanish words, without accents, for the values of `orderBy`, `when`, `filterControl`, `align` and booleans. English ones are understood too.
 */
const ORDER_WORDS     = array(
	'titulo'   => 'title',
	'fecha'    => 'date',
	'comienzo' => 'start',
);
const TIME_WORDS      = array(
	'todos'      => 'all',
	'vigentes'   => 'current-and-coming',
	'proximos'   => 'coming',
	'terminados' => 'past',
);
const CONTROL_WORDS   = array(
	'lista'   => 'select',
	'botones' => 'pills',
);
const ALIGNMENT_WORDS = array(
	'ancho'    => 'wide',
	'completo' => 'full',
);
const BOOLEAN_WORDS   = array(
	'si'    => true,
	'true'  => true,
	'1'     => true,
	'no'    => false,
	'false' => false,
	'0'     => false,
);

/**
 * A written value in the type of the block's attribute.
 *
 * @param string               $attribute Attribute of the block.
 * @param string               $text      What was written.
 * @param array<string, mixed> $schema    JSON schema of the attribute.
 * @return mixed Null when it cannot be read.
 */
function read_value( string $attribute, string $text, array $schema ) {
	switch ( $schema['type'] ?? 'string' ) {
		case 'boolean':
			return BOOLEAN_WORDS[ without_accents( $text ) ] ?? null;
		case 'integer':
			return 1 === preg_match( '/^\d{1,9}$/', $text ) ? (int) $text : null;
		case 'array':
			$items = written_items( $text );

			return 'facts' === $attribute ? written_facts( array_map( __NAMESPACE__ . '\\without_accents', $items ) ) : $items;
	}
	$words = array(
		'orderBy'       => ORDER_WORDS,
		'when'          => TIME_WORDS,
		'filterControl' => CONTROL_WORDS,
	);
	if ( isset( $words[ $attribute ] ) ) {
		return $words[ $attribute ][ without_accents( $text ) ] ?? without_accents( $text );
	}

	return 'order' === $attribute ? strtolower( $text ) : $text;
}

/**
 * What stands in a list.
 *
 * @param string $text What was written.
 * @return list<string>
 */
function written_items( string $text ): array {
	return array_values( array_filter( array_map( 'trim', explode( ',', $text ) ), static fn( string $item ): bool => '' !== $item ) );
}

/**
 * The block's alignment.
 *
 * @param string $text What was written.
 * @return string|null Null when there is no such alignment.
 */
function written_alignment( string $text ): ?string {
	$align = ALIGNMENT_WORDS[ without_accents( $text ) ] ?? without_accents( $text );

	return in_array( $align, ALIGNMENT_WORDS, true ) ? $align : null;
}

/**
 * A word as the lists above have it. PHP's own functions for letters with accents need an extension that not every server has.
 *
 * @param string $text What was written.
 */
function without_accents( string $text ): string {
	return strtolower( remove_accents( trim( $text ) ) );
}

/**
 * The keys of facts.
 *
 * @param list<string> $words What was written, without accents.
 * @return list<string>|null Without unknown ones; null when there is no other.
 */
function written_facts( array $words ): ?array {
	$by_word = array_flip( Program\shown_fact_words() );
	$keys    = array_map( static fn( string $word ): string => $by_word[ $word ] ?? $word, $words );
	$known   = array_values( array_intersect( $keys, $by_word ) );

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
 * @param string $text What was written.
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

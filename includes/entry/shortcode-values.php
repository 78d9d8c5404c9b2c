<?php
/**
 * The words in which the values of the shortcode’s attributes are written.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shortcode_Values;

use ProgramsFilter\Shortcode_Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Spanish words, without accents, for the values of `orderBy`, `when`, `filterControl`, `align` and booleans. English ones are understood too.
 */
const ORDERS     = array(
	'titulo'   => 'title',
	'fecha'    => 'date',
	'comienzo' => 'start',
);
const TIMES      = array(
	'todos'      => 'all',
	'vigentes'   => 'current-and-coming',
	'proximos'   => 'coming',
	'terminados' => 'past',
);
const CONTROLS   = array(
	'lista'   => 'select',
	'botones' => 'pills',
);
const ALIGNMENTS = array(
	'ancho'    => 'wide',
	'completo' => 'full',
);
const BOOLEANS   = array(
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
function read( string $attribute, string $text, array $schema ) {
	switch ( $schema['type'] ?? 'string' ) {
		case 'boolean':
			return BOOLEANS[ without_accents( $text ) ] ?? null;
		case 'integer':
			return 1 === preg_match( '/^\d{1,9}$/', $text ) ? (int) $text : null;
		case 'array':
			$items = items( $text );

			return 'facts' === $attribute ? Shortcode_Facts\parse( array_map( __NAMESPACE__ . '\\without_accents', $items ) ) : $items;
	}
	$words = array(
		'orderBy'       => ORDERS,
		'when'          => TIMES,
		'filterControl' => CONTROLS,
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
function items( string $text ): array {
	return array_values( array_filter( array_map( 'trim', explode( ',', $text ) ), static fn( string $item ): bool => '' !== $item ) );
}

/**
 * The block's alignment.
 *
 * @param string $text What was written.
 * @return string|null Null when there is no such alignment.
 */
function alignment( string $text ): ?string {
	$align = ALIGNMENTS[ without_accents( $text ) ] ?? without_accents( $text );

	return in_array( $align, ALIGNMENTS, true ) ? $align : null;
}

/**
 * A word as the lists above have it. PHP's own functions for letters with accents need an extension that not every server has.
 *
 * @param string $text What was written.
 */
function without_accents( string $text ): string {
	return strtolower( remove_accents( trim( $text ) ) );
}

<?php
/**
 * A filter without cards counts those that it controls: which programs they are of is said by their own block, not by the filter.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Cards_Elsewhere;

use ProgramsFilter\Attributes;
use ProgramsFilter\Page_Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * What says which programs cards are of. The same in src/blocks/programas/cards-elsewhere.ts.
 */
const OF_CARDS = array( 'limit', 'order', 'orderBy', 'when' );

/**
 * Attributes of a listing as they count on the page.
 *
 * @param array $attributes Attributes.
 * @phpstan-param ListingAttributes $attributes
 * @return array Of a filter without cards: with what its cards are of; all programs where no block of ours shows them.
 * @phpstan-return ListingAttributes
 */
function settled( array $attributes ): array {
	if ( $attributes['showGrid'] || ! $attributes['showFilter'] ) {
		return $attributes;
	}
	$cards = Page_Blocks\controlled( $attributes['target'] ) ?? Attributes\normalize( array() );
	foreach ( OF_CARDS as $name ) {
		$attributes[ $name ] = $cards[ $name ];
	}
	if ( array() === $attributes['categories'] ) {
		$attributes['categories'] = $cards['categories'];
		$attributes['showOthers'] = $cards['showOthers'];
	}

	return $attributes;
}

<?php
/**
 * Turns a listing into HTML. Block and shortcode both come here.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Renderer;

use ProgramsFilter\Assets;
use ProgramsFilter\Cache;
use ProgramsFilter\Cards;
use ProgramsFilter\Categories;
use ProgramsFilter\Criteria;
use ProgramsFilter\Criterion_Terms;
use ProgramsFilter\Excerpt;
use ProgramsFilter\Listing;
use ProgramsFilter\Pills;
use ProgramsFilter\Query;
use ProgramsFilter\Structured_Data;
use ProgramsFilter\Templates;

defined( 'ABSPATH' ) || exit;

/**
 * Markup of the whole block.
 *
 * @param array $attributes Attributes.
 * @phpstan-param ListingAttributes $attributes
 */
function block( array $attributes ): string {
	if ( Excerpt\is_in_progress() || ! Templates\are_there() ) {
		return '';
	}
	$html = alone(
		static function () use ( $attributes ): string {
			$categories = Categories\all();
			$arguments  = Query\arguments( $attributes, $categories );
			$cards      = Cache\cards( $attributes, $arguments, static fn(): array => Cards\of_programs( Query\programs( $arguments ), $attributes, $categories ) );
			$overview   = Listing\overview( $cards, $attributes, $categories );
			if ( $attributes['showGrid'] ) {
				Structured_Data\note( $cards, $overview['shown'] );
			}

			return around( $attributes, $overview, $attributes['showGrid'] ? Cards\pieces( $cards, $overview['shown'] ) : array() );
		}
	);

	return $html ?? '';
}

/**
 * Renders a listing, unless that happens inside of one: a program whose text contains a listing would list itself.
 *
 * @template Result
 * @param callable(): Result $render Renders it.
 * @return Result|null Null inside of a listing.
 */
function alone( callable $render ) {
	static $rendering = false;

	if ( $rendering ) {
		return null;
	}
	$rendering = true;
	$silenced  = wp_is_serving_rest_request() && ob_start();
	try {
		return $render();
	} finally {
		$rendering = false;
		if ( $silenced ) {
			// What a callback prints would stand before the answer's JSON: neither the preview nor saving the page would work.
			ob_end_clean();
		}
	}
}

/**
 * Markup of a listing.
 *
 * @param array        $attributes Attributes.
 * @param array        $overview   What is known of it.
 * @param list<string> $pieces     Markup of its cards.
 * @phpstan-param ListingAttributes $attributes
 * @phpstan-param ListingOverview $overview
 */
function around( array $attributes, array $overview, array $pieces ): string {
	// Once all of it is together: as long a text is copied each time that PHP passes it on. Somebody's own template may want to read it.
	$is_last = array() !== $pieces && array() === array_filter( Templates\OF_LISTING, 'ProgramsFilter\Templates\is_replaced' );
	$mark    = "\0cards-" . uniqid( '', true );
	$listing = $overview + array( 'cards' => $is_last ? $mark : implode( '', $pieces ) );
	$parts   = parts( $attributes, $overview );
	if ( $parts['criteria'] || $parts['more'] || ( $parts['filter'] && $attributes['stickyFilter'] ) ) {
		Assets\enqueue_criteria();
	}
	$html = Templates\render(
		'listing',
		array(
			'attributes' => $attributes,
			'id'         => wp_unique_prefixed_id( 'programas-' ),
			'listing'    => $listing,
			'parts'      => $parts,
		)
	);
	if ( ! $is_last ) {
		return $html;
	}
	$around = explode( $mark, $html, 2 );

	return implode( '', array_merge( array( $around[0] ), $pieces, array( $around[1] ?? '' ) ) );
}

/**
 * Which parts a listing consists of. A feed reader gets the cards only.
 *
 * @param array $attributes Attributes.
 * @param array $overview   What is known of the listing.
 * @phpstan-param ListingAttributes $attributes
 * @phpstan-param ListingOverview $overview
 * @return array
 * @phpstan-return ListingParts
 */
function parts( array $attributes, array $overview ): array {
	$interactive = ! is_feed();
	$has_pills   = Criteria\has_pills( $attributes ) && Pills\are_a_choice( $overview['pills'], $attributes );

	return array(
		// A filter with nothing to choose from is no filter.
		'filter'   => $interactive && $has_pills,
		'criteria' => $interactive && $attributes['showFilter'] && array() !== $overview['controls'],
		// How many there are of something else, the script knows.
		'count'    => $interactive && $attributes['showCount'] && $overview['total'] > 0 && ! Criterion_Terms\are_of_others( $attributes ),
		'grid'     => $attributes['showGrid'],
		'more'     => $interactive && $attributes['showGrid'] && $attributes['perPage'] > 0,
	);
}

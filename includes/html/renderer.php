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
				Structured_Data\note( $cards, $overview['active'] );
			}

			return around( $attributes, $overview + array( 'cards' => $attributes['showGrid'] ? Cards\list_items( $cards, $overview['shown'] ) : '' ) );
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
 * Markup of a listing around its cards.
 *
 * @param array $attributes Attributes.
 * @param array $listing    Listing.
 * @phpstan-param ListingAttributes $attributes
 * @phpstan-param Listing $listing
 */
function around( array $attributes, array $listing ): string {
	$parts = parts( $attributes, $listing );
	if ( $parts['criteria'] || $parts['more'] || ( $parts['filter'] && $attributes['stickyFilter'] ) ) {
		Assets\enqueue_criteria();
	}

	return Templates\render(
		'listing',
		array(
			'attributes' => $attributes,
			'id'         => wp_unique_prefixed_id( 'programas-' ),
			'listing'    => $listing,
			'parts'      => $parts,
		)
	);
}

/**
 * Which parts a listing consists of. A feed reader gets the cards only.
 *
 * @param array $attributes Attributes.
 * @param array $listing    Listing.
 * @phpstan-param ListingAttributes $attributes
 * @phpstan-param Listing $listing
 * @return array
 * @phpstan-return ListingParts
 */
function parts( array $attributes, array $listing ): array {
	$interactive = ! is_feed();
	$has_pills   = Criteria\has_pills( $attributes ) && Pills\are_a_choice( $listing['pills'], $attributes );

	return array(
		// A filter with nothing to choose from is no filter.
		'filter'   => $interactive && $has_pills,
		'criteria' => $interactive && $attributes['showFilter'] && array() !== $listing['controls'],
		'count'    => $interactive && $attributes['showCount'] && $listing['total'] > 0,
		'grid'     => $attributes['showGrid'],
		'more'     => $interactive && $attributes['showGrid'] && $attributes['perPage'] > 0,
	);
}

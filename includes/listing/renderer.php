<?php
/**
 * Turns a listing into HTML. Block and shortcode both come here.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Filters;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Markup of the whole block.
 *
 * @param ListingAttributes $attributes Attributes.
 */
function listing_markup( array $attributes ): string {
	if ( Program\is_excerpt_in_progress() || ! are_templates_there() ) {
		return '';
	}
	$html = rendered_alone(
		static function () use ( $attributes ): string {
			$categories = Program\all_categories();
			$arguments  = query_arguments( $attributes, $categories );
			$cards      = kept_cards( $attributes, $arguments, static fn(): array => cards_of_programs( listed_programs( $arguments ), $attributes, $categories ) );
			$overview   = listing_overview( $cards, $attributes, $categories );
			if ( $attributes['showGrid'] ) {
				note_named_cards( $cards, $overview['shown'] );
			}

			return markup_around_cards( $attributes, $overview, $attributes['showGrid'] ? card_pieces( $cards, $overview['shown'] ) : array() );
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
function rendered_alone( callable $render ) {
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
 * @param ListingAttributes $attributes Attributes.
 * @param ListingOverview   $overview   What is known of it.
 * @param list<string>      $pieces     Markup of its cards.
 */
function markup_around_cards( array $attributes, array $overview, array $pieces ): string {
	// Once all of it is together: as long a text is copied each time that PHP passes it on. Somebody's own template may want to read it.
	$is_last = array() !== $pieces && array() === array_filter( LISTING_TEMPLATES, 'ProgramsFilter\Listing\is_template_replaced' );
	$mark    = "\0cards-" . uniqid( '', true );
	$listing = $overview + array( 'cards' => $is_last ? $mark : implode( '', $pieces ) );
	$parts   = listing_parts( $attributes, $overview );
	if ( $parts['criteria'] || $parts['more'] || ( $parts['filter'] && $attributes['stickyFilter'] ) ) {
		enqueue_criteria();
	}
	$html = render_template(
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
 * @param ListingAttributes $attributes Attributes.
 * @param ListingOverview   $overview   What is known of the listing.
 * @return ListingParts
 */
function listing_parts( array $attributes, array $overview ): array {
	$interactive = ! is_feed();
	$has_pills   = Filters\has_category_pills( $attributes ) && Filters\are_pills_a_choice( $overview['pills'], $attributes );

	return array(
		// A filter with nothing to choose from is no filter.
		'filter'   => $interactive && $has_pills,
		'criteria' => $interactive && $attributes['showFilter'] && array() !== $overview['controls'],
		// How many there are of something else, the script knows.
		'count'    => $interactive && $attributes['showCount'] && $overview['total'] > 0 && ! Filters\has_foreign_taxonomy( $attributes ),
		'grid'     => $attributes['showGrid'],
		'more'     => $interactive && $attributes['showGrid'] && $attributes['perPage'] > 0,
	);
}

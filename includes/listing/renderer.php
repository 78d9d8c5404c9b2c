<?php
/**
 * A listing: its cards and the markup around them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Filters;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Markup of the whole block.
 *
 * @param ListingAttributes $attributes Attributes.
 */
function listing_markup( array $attributes ): string {
	if ( Program\is_excerpt_in_progress() ) {
		return '';
	}
	if ( $attributes['showGrid'] && ! $attributes['showFilter'] ) {
		note_later_filters( $attributes );
	}
	$html = rendered_alone(
		static function () use ( $attributes ): string {
			$categories = Program\all_categories();
			Filters\note_grid( grid_of_listing( $attributes ) );
			$arguments = query_arguments( $attributes, $categories );
			$cards     = kept_cards( $attributes, $arguments, static fn(): array => cards_of_programs( listed_programs( $arguments ), $attributes, $categories ) );
			$cards     = in_array( Filters\ORDER, $attributes['filters'], true ) ? Filters\cards_in_order( $cards, asked_before_cards( $attributes, Filters\ORDER ) ) : $cards;
			$overview  = listing_overview( $cards, $attributes, $categories );
			if ( in_array( true, $overview['through'], true ) ) {
				// What has a day of its own in an asked time comes first.
				$places = array_keys( $cards );
				array_multisort( $overview['through'], $places, $overview['shown'], $cards );
			}
			if ( $attributes['showGrid'] ) {
				note_named_cards( $cards, $overview['shown'] );
			}

			return markup_around_cards( $attributes, $overview, $attributes['showGrid'] ? items_of_listing( $cards, $overview, $attributes ) : '' );
		}
	);

	return $html ?? '';
}

/**
 * Markup of a listing.
 *
 * @param ListingAttributes $attributes Attributes.
 * @param ListingOverview   $overview   Overview.
 * @param string            $cards      Markup of its cards.
 */
function markup_around_cards( array $attributes, array $overview, string $cards ): string {
	$parts = listing_parts( $attributes, $overview );
	if ( $parts['criteria'] || $parts['more'] || ( $parts['filter'] && $attributes['stickyFilter'] ) ) {
		enqueue_criteria();
	}
	if ( $parts['calendar'] ) {
		wp_enqueue_script_module( SUBSCRIPTION_MODULE, plugins_url( 'build/listing/subscription.js', PLUGIN_FILE ), array(), WordPress\built_version( 'listing/subscription' ) );
	}

	$asks_times = array() !== array_intersect( array( 'when', 'day' ), array_column( $overview['controls'], 'kind' ) );
	if ( $asks_times && ! has_running_cards( $overview ) && ! is_feed() ) {
		$cards .= line_above_running( $attributes, ' hidden' );
	}

	// Each has a control of its own.
	$attributes['filters'] = Filters\keys_with_parameter( $attributes['filters'] );

	return render_template(
		'listing',
		array(
			'attributes' => $attributes,
			'id'         => wp_unique_prefixed_id( id_prefix() ),
			'listing'    => $overview + array( 'cards' => $cards ),
			'parts'      => $parts,
		)
	);
}

/**
 * The beginning of the ids of a listing, which count within a request.
 *
 * @param string|null $prefix Sets another one, where a request renders a part of a page.
 */
function id_prefix( ?string $prefix = null ): string {
	static $current = 'programas-';
	$current        = $prefix ?? $current;

	return $current;
}

/**
 * Returns the parts of a listing. Feeds have only the cards.
 *
 * @param ListingAttributes $attributes Attributes.
 * @param ListingOverview   $overview   Overview.
 * @return ListingParts
 */
function listing_parts( array $attributes, array $overview ): array {
	$interactive = ! is_feed();
	$has_pills   = Filters\has_category_pills( $attributes ) && Filters\are_pills_a_choice( $overview['pills'], $attributes );

	return array(
		// A filter without a choice is not printed.
		'filter'   => $interactive && $has_pills,
		'criteria' => $interactive && $attributes['showFilter'] && array() !== $overview['controls'],
		// The script counts the items of other loops.
		'count'    => $interactive && $attributes['showCount'] && $overview['total'] > 0 && ! Filters\has_foreign_taxonomy( $attributes ),
		'grid'     => $attributes['showGrid'],
		'more'     => $interactive && $attributes['showGrid'] && $attributes['perPage'] > 0,
		'calendar' => $interactive && $attributes['showGrid'] && $attributes['showCalendar'] && 'past' !== $attributes['when'],
	);
}

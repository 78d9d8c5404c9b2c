<?php
/**
 * A listing: its cards, what is shown at first, and the markup around it.
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
	if ( Program\is_excerpt_in_progress() ) {
		return '';
	}
	$html = rendered_alone(
		static function () use ( $attributes ): string {
			$categories = Program\all_categories();
			$arguments  = query_arguments( $attributes, $categories );
			$cards      = kept_cards( $attributes, $arguments, static fn(): array => cards_of_programs( listed_programs( $arguments ), $attributes, $categories ) );
			$cards      = $attributes['showFilter'] ? Filters\cards_in_asked_order( $cards ) : $cards;
			$overview   = listing_overview( $cards, $attributes, $categories );
			if ( $attributes['showGrid'] ) {
				note_named_cards( $cards, $overview['shown'] );
			}

			return markup_around_cards( $attributes, $overview, $attributes['showGrid'] ? card_list_items( $cards, $overview['shown'] ) : '' );
		}
	);

	return $html ?? '';
}

/**
 * Renders a listing, unless it is inside another one: a program whose content has a listing would list itself.
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
			// Output of a callback would break the JSON of a REST response.
			ob_end_clean();
		}
	}
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
	);
}


/**
 * Returns all that the templates print besides the cards.
 *
 * @param list<RenderedCard>   $cards      Cards.
 * @param ListingAttributes    $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @return ListingOverview
 */
function listing_overview( array $cards, array $attributes, array $categories ): array {
	$total  = count( $cards );
	$counts = Filters\card_counts( $cards );
	$pills  = Filters\pills_view_model( $total, $counts, $attributes, $categories );
	// Without pills a listing can show the categories of its cards.
	$has_pills = Filters\has_category_pills( $attributes );
	$known     = $has_pills ? array_column( $pills, 'slug' ) : array_map( 'strval', array_keys( $counts ) );
	$renamed   = array_intersect( Program\renamed_slugs( $categories ), $known );
	$initial   = initial_category( $known, $attributes, $categories );
	$controls  = Filters\controls_view_model( $cards, $attributes, $categories );
	// Several categories at once are a criterion like the others.
	$is_choice = $attributes['showFilter'] && in_array( Filters\CATEGORY, array_column( $controls, 'key' ), true );
	$asked     = $attributes['showFilter'] ? Filters\asked_values( $controls, $attributes['multiple'], $initial, $renamed ) : asked_at_target( $attributes['anchor'] );
	// A filter with nothing to choose from is none (renderer.php).
	$active  = active_category( $known, $renamed, $is_choice ? Program\ALL : $initial, $attributes, $has_pills && Filters\are_pills_a_choice( $pills, $attributes ) );
	$kinds   = array_diff( array_column( Filters\criteria_beyond_pills( $attributes ), 'kind', 'key' ), array( 'order' ) );
	$matched = Filters\match_cards( $cards, $active, $kinds, $asked );
	$visible = count( array_filter( $matched['matches'] ) );
	if ( $attributes['showFilter'] && ! $attributes['showGrid'] ) {
		note_target( $attributes['target'], $active, $asked, $has_pills );
	}

	return array(
		'total'    => $total,
		'counts'   => $counts,
		'pills'    => array() === array_diff_key( $asked, array( Filters\ORDER => true ) ) ? $pills : Filters\recounted_pills( $pills, $matched['counts'][''] ?? array() ),
		'known'    => $known,
		'renamed'  => $renamed,
		'initial'  => $initial,
		'active'   => $active,
		'controls' => $controls,
		'asked'    => $asked,
		'choices'  => $matched['counts'],
		'visible'  => $visible,
	) + Filters\shown_cards( $matched['matches'], is_feed() ? 0 : $attributes['perPage'] );
}

/**
 * Returns the category that a listing opens with.
 *
 * @param list<string>         $known      Slugs that can be requested.
 * @param ListingAttributes    $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @return string Its slug.
 */
function initial_category( array $known, array $attributes, array $categories ): string {
	$slug = $attributes['initialCategory'];
	if ( ! in_array( $slug, $known, true ) ) {
		$slug = '' === $slug ? '' : ( Program\categories_by_slugs( array( $slug ), $categories )[0]->slug ?? '' );
	}

	return in_array( $slug, $known, true ) ? $slug : Program\ALL;
}

/**
 * Returns the category that is applied on the server. The URL counts only if the listing has its pill: without one, visitors could not show the other
 * cards again.
 *
 * @param list<string>          $known      Categories that the listing can show.
 * @param array<string, string> $renamed    Categories by their old slugs.
 * @param string                $initial    Category that the listing opens with.
 * @param ListingAttributes     $attributes Attributes.
 * @param bool                  $has_pills  Whether the listing has pills to choose from.
 * @return string Slug, or `all`.
 */
function active_category( array $known, array $renamed, string $initial, array $attributes, bool $has_pills ): string {
	$elsewhere = $attributes['showGrid'] ? category_at_target( $attributes['anchor'] ) : null;
	if ( ! $has_pills ) {
		return $elsewhere ?? $initial;
	}
	$active    = $initial;
	$requested = Filters\requested_category();
	if ( null !== $requested ) {
		$requested = $renamed[ $requested ] ?? $requested;
		$active    = in_array( $requested, $known, true ) ? $requested : Program\ALL;
	}

	return $active;
}

<?php
/**
 * What is known of a listing's cards: the choices, what is asked for, and what is shown at first.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Filters;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

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
	// A filter with nothing to choose from is none (renderer.php, listing_parts()).
	$active  = active_category( $known, $renamed, $is_choice ? Program\ALL : $initial, $attributes, $has_pills && Filters\are_pills_a_choice( $pills, $attributes ) );
	$kinds   = array_diff( array_column( Filters\criteria_beyond_pills( $attributes ), 'kind', 'key' ), array( 'order' ) );
	$matched = Filters\match_cards( $cards, $active, $kinds, $asked );
	$visible = count( array_filter( $matched['matches'] ) );
	if ( $attributes['showFilter'] && ! $attributes['showGrid'] ) {
		note_target( $attributes, $active, $asked, $has_pills );
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
		'through'  => $matched['through'],
	) + Filters\shown_cards( $matched['matches'], $matched['through'], is_feed() ? 0 : $attributes['perPage'] );
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
	$requested = Filters\requested_category( Filters\own_parameter() );
	if ( null !== $requested ) {
		$requested = $renamed[ $requested ] ?? $requested;
		$active    = in_array( $requested, $known, true ) ? $requested : Program\ALL;
	}

	return $active;
}

<?php
/**
 * What is known of a whole listing: which pills, and what is shown at first. Knows the cards' slugs, not their HTML.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Asked;
use ProgramsFilter\Categories;
use ProgramsFilter\Controls;
use ProgramsFilter\Criteria;
use ProgramsFilter\Matching;
use ProgramsFilter\Old_Slugs;
use ProgramsFilter\Paging;
use ProgramsFilter\Pills;
use ProgramsFilter\Request;
use ProgramsFilter\Targets;
use const ProgramsFilter\Taxonomy\ALL;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the templates print besides the cards.
 *
 * @param array                $cards      Cards.
 * @param array                $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @phpstan-param list<RenderedCard> $cards
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return ListingOverview
 */
function overview( array $cards, array $attributes, array $categories ): array {
	$total  = count( $cards );
	$counts = Pills\count_cards( $cards );
	$pills  = Pills\view_model( $total, $counts, $attributes, $categories );
	// Without pills a listing can show the categories of its cards.
	$has_pills = Criteria\has_pills( $attributes );
	$known     = $has_pills ? array_column( $pills, 'slug' ) : array_map( 'strval', array_keys( $counts ) );
	$renamed   = array_intersect( Old_Slugs\renamed( $categories ), $known );
	$initial   = initial_category( $known, $attributes, $categories );
	$controls  = Controls\view_model( $cards, $attributes, $categories );
	// Where several categories can be chosen, they are asked for as what else there is.
	$is_choice = $attributes['showFilter'] && in_array( Criteria\CATEGORY, array_column( $controls, 'key' ), true );
	$asked     = $attributes['showFilter'] ? Asked\values( $controls, $attributes['multiple'], $initial, $renamed ) : Targets\asked( $attributes['anchor'] );
	// A filter with nothing to choose from is none (renderer.php).
	$active  = active_category( $known, $renamed, $is_choice ? ALL : $initial, $attributes, $has_pills && Pills\are_a_choice( $pills, $attributes ) );
	$matched = Matching\of_cards( $cards, $active, array_column( Criteria\beyond_pills( $attributes ), 'kind', 'key' ), $asked );
	$visible = count( array_filter( $matched['matches'] ) );
	if ( $attributes['showFilter'] && ! $attributes['showGrid'] ) {
		Targets\note( $attributes['target'], $active, $asked, $has_pills );
	}

	return array(
		'total'    => $total,
		'counts'   => $counts,
		'pills'    => array() === $asked ? $pills : Pills\counted_anew( $pills, $matched['counts'][''] ?? array() ),
		'known'    => $known,
		'renamed'  => $renamed,
		'initial'  => $initial,
		'active'   => $active,
		'controls' => $controls,
		'asked'    => $asked,
		'choices'  => $matched['counts'],
		'visible'  => $visible,
	) + Paging\of( $matched['matches'], is_feed() ? 0 : $attributes['perPage'] );
}

/**
 * The category with which a listing begins.
 *
 * @param list<string>         $known      Slugs that can be asked for.
 * @param array                $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @phpstan-param ListingAttributes $attributes
 * @return string Its slug.
 */
function initial_category( array $known, array $attributes, array $categories ): string {
	$slug = $attributes['initialCategory'];
	if ( ! in_array( $slug, $known, true ) ) {
		$slug = '' === $slug ? '' : ( Categories\by_slugs( array( $slug ), $categories )[0]->slug ?? '' );
	}

	return in_array( $slug, $known, true ) ? $slug : ALL;
}

/**
 * The category that is applied when the page is sent.
 *
 * The address counts where its pill is: cards that no pill brings back are not hidden.
 *
 * @param list<string>          $known      Categories that the listing can show.
 * @param array<string, string> $renamed    The same by the slugs that they had before.
 * @param string                $initial    The one with which it opens.
 * @param array                 $attributes Attributes.
 * @param bool                  $has_pills  Whether the listing has pills to choose from.
 * @phpstan-param ListingAttributes $attributes
 * @return string Slug, or `all`.
 */
function active_category( array $known, array $renamed, string $initial, array $attributes, bool $has_pills ): string {
	$elsewhere = $attributes['showGrid'] ? Targets\category( $attributes['anchor'] ) : null;
	if ( ! $has_pills ) {
		return $elsewhere ?? $initial;
	}
	$active    = $initial;
	$requested = Request\category();
	if ( null !== $requested ) {
		$requested = $renamed[ $requested ] ?? $requested;
		$active    = in_array( $requested, $known, true ) ? $requested : ALL;
	}

	return $active;
}

/**
 * Whether a card is shown under a category.
 *
 * @param array  $card     Card.
 * @param string $category Slug, or `all`.
 * @phpstan-param RenderedCard $card
 */
function matches( array $card, string $category ): bool {
	return ALL === $category || in_array( $category, $card['slugs'], true );
}

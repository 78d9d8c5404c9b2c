<?php
/**
 * Turns a listing into HTML. Block and shortcode both come here.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Renderer;

use ProgramsFilter\Cache;
use ProgramsFilter\Card;
use ProgramsFilter\Categories;
use ProgramsFilter\Excerpt;
use ProgramsFilter\Listing;
use ProgramsFilter\Picture;
use ProgramsFilter\Query;
use ProgramsFilter\Request;
use ProgramsFilter\Templates;
use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Markup of the whole block.
 *
 * @param array $attributes Attributes.
 * @phpstan-param ListingAttributes $attributes
 */
function block( array $attributes ): string {
	static $rendering = false;

	// A program whose text contains a listing would list itself.
	if ( $rendering || Excerpt\is_in_progress() || ! Templates\are_there() ) {
		return '';
	}
	$rendering = true;
	try {
		$categories = Categories\all();
		$arguments  = Query\arguments( $attributes, $categories );
		$cards      = Cache\cards( $attributes, $arguments, static fn(): array => cards( $attributes, $arguments, $categories ) );
		$overview   = Listing\view_model( $cards, $attributes, $categories );
		$listing    = $overview + array( 'cards' => $attributes['showGrid'] ? list_items( $cards, $overview['active'] ) : '' );

		return Templates\render(
			'listing',
			array(
				'attributes' => $attributes,
				'id'         => wp_unique_prefixed_id( 'programas-' ),
				'listing'    => $listing,
				'parts'      => parts( $attributes, $listing ),
			)
		);
	} finally {
		$rendering = false;
	}
}

/**
 * Which parts a listing consists of. A feed reader gets the cards only.
 *
 * @param array $attributes Attributes.
 * @param array $listing    Listing.
 * @phpstan-param ListingAttributes $attributes
 * @phpstan-param Listing $listing
 * @return array{filter: bool, count: bool, grid: bool}
 */
function parts( array $attributes, array $listing ): array {
	$interactive = ! is_feed();

	return array(
		// A filter with nothing to choose from is no filter.
		'filter' => $interactive && $attributes['showFilter'] && count( $listing['pills'] ) > 1,
		'count'  => $interactive && $attributes['showCount'] && $listing['total'] > 0,
		'grid'   => $attributes['showGrid'],
	);
}

/**
 * The cards of a listing, in order, as they may be kept: nothing in them depends on the address.
 *
 * @param array                $attributes Attributes.
 * @param array<string, mixed> $arguments  Arguments of the query.
 * @param array<int, \WP_Term> $categories All categories.
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return list<RenderedCard>
 */
function cards( array $attributes, array $arguments, array $categories ): array {
	if ( ! $attributes['showGrid'] ) {
		// A filter alone only needs to know which categories have programs.
		$attributes = array_merge( $attributes, array_fill_keys( array( 'showImage', 'showExcerpt', 'showCategories' ), false ) );
	}
	$cards = array();
	foreach ( Query\programs( $arguments, $attributes['showImage'] ) as $post ) {
		$card    = Card\view_model( $post, $attributes, $categories );
		$cards[] = array(
			'slugs' => $card['slugs'],
			'html'  => $attributes['showGrid'] ? card_content( $card, $attributes ) : '',
		);
	}

	return $cards;
}

/**
 * Markup of cards under a category.
 *
 * The list item is ours, as the script relies on it; what is inside belongs to the template.
 *
 * @param array  $cards  Cards.
 * @param string $active Category that is applied: slug, or `all`.
 * @phpstan-param list<RenderedCard> $cards
 */
function list_items( array $cards, string $active ): string {
	$html    = '';
	$shown   = 0;
	$escaped = array();
	foreach ( $cards as $card ) {
		$visible = Listing\matches( $card, $active );
		if ( ! $visible && is_feed() ) {
			continue;
		}
		$shown += $visible ? 1 : 0;
		$slugs  = implode( ' ', $card['slugs'] );
		// Escaping takes longer than all the rest, and many cards have the same categories.
		$escaped[ $slugs ] = $escaped[ $slugs ] ?? attributes( array( 'data-categories' => $slugs ) );
		$inner             = $visible && $shown <= Picture\EAGER_CARDS ? Picture\eager( $card['html'] ) : $card['html'];
		$html             .= '<li class="programas-card"' . $escaped[ $slugs ] . ( $visible ? '' : ' hidden' ) . ">$inner</li>";
	}

	return $html;
}

/**
 * Markup inside a card.
 *
 * @param array $card       Card.
 * @param array $attributes Attributes.
 * @phpstan-param Card $card
 * @phpstan-param ListingAttributes $attributes
 */
function card_content( array $card, array $attributes ): string {
	$post = get_post( $card['id'] );
	$html = Templates\render(
		'card',
		array(
			'card'       => $card,
			'post'       => $post,
			'attributes' => $attributes,
			'picture'    => Picture\markup( $card['picture'], $attributes['minCardWidth'] ),
		)
	);

	/**
	 * Filters the HTML inside a card.
	 *
	 * @param string               $html       HTML, already escaped.
	 * @param array<string, mixed> $card       View model of the card.
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param \WP_Post|null        $post       Program.
	 */
	$filtered = apply_filters( 'programs_filter_card_html', $html, $card, $attributes, $post );

	return is_string( $filtered ) ? $filtered : $html;
}

/**
 * The hidden inputs with which a form without script keeps the page's other parameters.
 */
function other_parameters(): string {
	$html = '';
	foreach ( Request\other_parameters() as list( $name, $value ) ) {
		$html .= sprintf( '<input type="hidden"%s>', attributes( compact( 'name', 'value' ) ) );
	}

	return $html;
}

/**
 * HTML attributes, escaped, each with a space before it.
 *
 * @param array<string, string> $attributes Values by name.
 */
function attributes( array $attributes ): string {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %1$s="%2$s"', $name, Text\without_brackets( esc_attr( $value ) ) );
	}

	return $html;
}

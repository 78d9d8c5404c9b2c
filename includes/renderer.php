<?php
/**
 * Turns a listing into HTML. Block and shortcode both come here.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Renderer;

use ProgramsFilter\Cache;
use ProgramsFilter\Excerpt;
use ProgramsFilter\Listing;
use ProgramsFilter\Picture;
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
		$listing = Cache\listing( $attributes );

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
 * Markup of cards, in order.
 *
 * @param array  $cards      Cards; gone afterwards, as thousands of them need not be in memory beside their markup.
 * @param string $active     Category that is applied: slug, or `all`.
 * @param array  $attributes Attributes.
 * @phpstan-param array<Card> $cards
 * @phpstan-param ListingAttributes $attributes
 */
function cards( array &$cards, string $active, array $attributes ): string {
	$html  = '';
	$shown = 0;
	foreach ( array_keys( $cards ) as $index ) {
		$card = $cards[ $index ];
		unset( $cards[ $index ] );
		$visible = Listing\matches( $card, $active );
		if ( ! $visible && is_feed() ) {
			continue;
		}
		$shown += $visible ? 1 : 0;
		$html  .= card( $card, $attributes, $visible, $visible && $shown <= Picture\EAGER_CARDS );
	}

	return $html;
}

/**
 * Markup of one card.
 *
 * The list item is ours, as the script relies on it; what is inside belongs to the template.
 *
 * @param array $card       Card.
 * @param array $attributes Attributes.
 * @param bool  $visible    Whether the card matches the active category.
 * @param bool  $eager      Whether its picture is likely to be in view at load.
 * @phpstan-param Card $card
 * @phpstan-param ListingAttributes $attributes
 */
function card( array $card, array $attributes, bool $visible, bool $eager ): string {
	return sprintf(
		'<li class="programas-card"%1$s%2$s>%3$s</li>',
		attributes( array( 'data-categories' => implode( ' ', $card['slugs'] ) ) ),
		$visible ? '' : ' hidden',
		card_content( $card, $attributes, $eager )
	);
}

/**
 * Markup inside a card.
 *
 * @param array $card       Card.
 * @param array $attributes Attributes.
 * @param bool  $eager      Whether its picture is likely to be in view at load.
 * @phpstan-param Card $card
 * @phpstan-param ListingAttributes $attributes
 */
function card_content( array $card, array $attributes, bool $eager ): string {
	$post = get_post( $card['id'] );
	$html = Templates\render(
		'card',
		array(
			'card'       => $card,
			'post'       => $post,
			'attributes' => $attributes,
			'picture'    => Picture\markup( $card['picture'], $eager, $attributes['minCardWidth'] ),
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
		$html .= sprintf(
			'<input type="hidden"%s>',
			attributes(
				array(
					'name'  => $name,
					'value' => $value,
				)
			)
		);
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

<?php
/**
 * The HTML of cards. The list item is the plugin's, as the script relies on it; what is inside belongs to the template.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Cards;

use ProgramsFilter\Card;
use ProgramsFilter\Listing;
use ProgramsFilter\Markup;
use ProgramsFilter\Others;
use ProgramsFilter\Picture;
use ProgramsFilter\Query;
use ProgramsFilter\Site_Formats;
use ProgramsFilter\Templates;

defined( 'ABSPATH' ) || exit;

/**
 * The cards of programs, in order, as they may be kept: nothing in them depends on the address.
 *
 * @param list<\WP_Post>       $posts      Programs.
 * @param array                $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return list<RenderedCard>
 */
function of_programs( array $posts, array $attributes, array $categories ): array {
	$attributes = only_needed( $attributes );
	if ( $attributes['showImage'] ) {
		Query\read_pictures( $posts );
	}
	if ( $attributes['showExcerpt'] && Others\have_a_say() ) {
		// They may ask who wrote a program.
		update_post_author_caches( $posts );
	}

	return Site_Formats\once(
		static function () use ( $posts, $attributes, $categories ): array {
			$cards = array();
			foreach ( $posts as $post ) {
				$card    = Card\view_model( $post, $attributes, $categories );
				$cards[] = array(
					'slugs' => $card['slugs'],
					'html'  => $attributes['showGrid'] ? render_inside( $card, $attributes ) : '',
				) + named( $card, '' === $post->post_password );
			}

			return $cards;
		}
	);
}

/**
 * What is said of a card to search engines.
 *
 * @param array $card      Card.
 * @param bool  $is_public Whether it is for everybody.
 * @phpstan-param Card $card
 * @return array{name: string, url: string}
 */
function named( array $card, bool $is_public ): array {
	return array(
		'name' => $is_public ? $card['title'] : '',
		'url'  => $is_public ? $card['url'] : '',
	);
}

/**
 * The attributes by which cards are made: a filter alone only needs to know which categories have programs.
 *
 * @param array $attributes Attributes.
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return ListingAttributes
 */
function only_needed( array $attributes ): array {
	if ( ! $attributes['showGrid'] ) {
		$attributes['showImage']      = false;
		$attributes['showExcerpt']    = false;
		$attributes['showCategories'] = false;
		$attributes['facts']          = array();
	}

	return $attributes;
}

/**
 * Markup of cards under a category.
 *
 * @param array  $cards  Cards.
 * @param string $active Category that is applied: slug, or `all`.
 * @param int    $shown  How many cards are shown before these.
 * @phpstan-param list<RenderedCard> $cards
 */
function list_items( array $cards, string $active, int $shown = 0 ): string {
	$html    = '';
	$escaped = array();
	foreach ( $cards as $card ) {
		$visible = Listing\matches( $card, $active );
		if ( ! $visible && is_feed() ) {
			continue;
		}
		$shown += $visible ? 1 : 0;
		$slugs  = implode( ' ', $card['slugs'] );
		// Escaping takes longer than all the rest, and many cards have the same categories.
		$escaped[ $slugs ] = $escaped[ $slugs ] ?? Markup\html_attributes( array( 'data-categories' => $slugs ) );
		$inner             = $visible && $shown <= Picture\EAGER_CARDS ? Picture\load_eagerly( $card['html'] ) : $card['html'];
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
function render_inside( array $card, array $attributes ): string {
	$post = get_post( $card['id'] );
	$html = Templates\render(
		'card',
		array(
			'card'       => $card,
			'post'       => $post,
			'attributes' => $attributes,
			'picture'    => Picture\markup( $card['picture'], $attributes['minCardWidth'], array( $attributes['columnsWide'], $attributes['columnsMedium'], $attributes['columnsSmall'] ) ),
		)
	);

	/**
	 * Filters the HTML inside a card.
	 *
	 * @since n.e.x.t
	 *
	 * @param string               $html       HTML, already escaped.
	 * @param array<string, mixed> $card       View model of the card.
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param \WP_Post|null        $post       Program.
	 */
	$filtered = apply_filters( 'programs_filter_card_html', $html, $card, $attributes, $post );

	return is_string( $filtered ) ? $filtered : $html;
}

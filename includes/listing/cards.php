<?php
/**
 * The HTML of cards. The list item is the plugin's, as the script relies on it; what is inside belongs to the template.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Filters;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Of how many cards the facts are made together: few enough to stay in the processor's own memory.
 */
const FACTS_TOGETHER = 100;

/**
 * The cards of programs, in order, as they may be kept: nothing in them depends on the address.
 *
 * @param list<\WP_Post>       $posts      Programs.
 * @param ListingAttributes    $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @return list<RenderedCard>
 */
function cards_of_programs( array $posts, array $attributes, array $categories ): array {
	$attributes = needed_attributes( $attributes );
	if ( $attributes['showImage'] ) {
		read_pictures( $posts );
	}
	if ( $attributes['showExcerpt'] && WordPress\have_other_callbacks() ) {
		// They may ask who wrote a program.
		update_post_author_caches( $posts );
	}

	$criteria = Filters\criteria_beyond_pills( $attributes );
	if ( ! $attributes['showGrid'] && ! Filters\is_search_asked() ) {
		// Of what can be searched no card of a filter alone is printed: it is for who searches.
		unset( $criteria[ Filters\WORDS ] );
	}

	$cards = array();
	$known = array();
	foreach ( $posts as $index => $post ) {
		if ( 0 === $index % FACTS_TOGETHER ) {
			$known = facts_of_cards( array_slice( $posts, $index, FACTS_TOGETHER ), $attributes['facts'] );
		}
		$card    = card_view_model( $post, $attributes, $categories, $known[ $post->ID ] ?? null );
		$cards[] = array(
			'slugs' => $card['slugs'],
			'data'  => Filters\card_criteria( $post, $criteria ),
			'html'  => $attributes['showGrid'] ? inside_of_card( $card, $attributes ) : '',
		) + named_card( $card, '' === $post->post_password );
	}

	return $cards;
}

/**
 * What is said of a card to search engines.
 *
 * @param Card $card      Card.
 * @param bool $is_public Whether it is for everybody.
 * @return array{name: string, url: string}
 */
function named_card( array $card, bool $is_public ): array {
	return array(
		'name' => $is_public ? $card['title'] : '',
		'url'  => $is_public ? $card['url'] : '',
	);
}

/**
 * The attributes by which cards are made: a filter alone only needs to know which categories have programs.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return ListingAttributes
 */
function needed_attributes( array $attributes ): array {
	if ( ! $attributes['showGrid'] ) {
		$attributes['showImage']      = false;
		$attributes['showExcerpt']    = false;
		$attributes['showCategories'] = false;
		$attributes['facts']          = array();
	}

	return $attributes;
}

/**
 * Markup of cards.
 *
 * @param list<RenderedCard> $cards   Cards.
 * @param list<bool>         $visible Which of them are shown.
 * @param int                $shown   How many cards are shown before these.
 */
function card_list_items( array $cards, array $visible, int $shown = 0 ): string {
	return implode( '', card_pieces( $cards, $visible, $shown ) );
}

/**
 * The same in pieces: a long text that grows is copied again and again.
 *
 * @param list<RenderedCard> $cards   Cards.
 * @param list<bool>         $visible Which of them are shown.
 * @param int                $shown   How many cards are shown before these.
 * @return list<string>
 */
function card_pieces( array $cards, array $visible, int $shown = 0 ): array {
	$pieces  = array();
	$escaped = array();
	foreach ( $cards as $index => $card ) {
		$is_visible = $visible[ $index ] ?? true;
		if ( ! $is_visible && is_feed() ) {
			continue;
		}
		$shown += $is_visible ? 1 : 0;
		$slugs  = implode( ' ', $card['slugs'] );
		// Escaping takes longer than all the rest, and many cards have the same categories.
		$escaped[ $slugs ] = $escaped[ $slugs ] ?? '<li class="programas-card"' . WordPress\html_attributes( array( 'data-categories' => $slugs ) );
		$pieces[]          = $escaped[ $slugs ] . ( array() === $card['data'] ? '' : card_data( $card['data'] ) ) . ( $is_visible ? '>' : ' hidden>' );
		$pieces[]          = $is_visible && $shown <= EAGER_CARDS ? loads_eagerly( $card['html'] ) : $card['html'];
		$pieces[]          = '</li>';
	}

	return $pieces;
}

/**
 * What a card says about criteria, as attributes.
 *
 * @param array<string, string> $data Values by criterion.
 */
function card_data( array $data ): string {
	$attributes = array();
	foreach ( $data as $key => $value ) {
		$attributes[ "data-$key" ] = $value;
	}

	return WordPress\html_attributes( $attributes );
}

/**
 * Markup inside a card.
 *
 * @param Card              $card       Card.
 * @param ListingAttributes $attributes Attributes.
 */
function inside_of_card( array $card, array $attributes ): string {
	$post = get_post( $card['id'] );
	$html = render_template(
		'card',
		array(
			'card'       => $card,
			'post'       => $post,
			'attributes' => $attributes,
			'picture'    => picture_markup( $card['picture'], $attributes['minCardWidth'], array( $attributes['columnsWide'], $attributes['columnsMedium'], $attributes['columnsSmall'] ) ),
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

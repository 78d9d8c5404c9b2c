<?php
/**
 * The HTML of cards. The plugin prints the list item, on which the script relies. The template prints what is inside.
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
 * Returns the cards of programs, in order. Nothing in them depends on the URL, so that they can be cached.
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
	if ( in_array( 'documents', $attributes['facts'], true ) ) {
		Program\prime_documents( $posts );
	}
	if ( $attributes['showExcerpt'] && Program\have_other_callbacks() ) {
		// Other plugins may read the author.
		update_post_author_caches( $posts );
	}

	$criteria = Filters\criteria_beyond_pills( $attributes );
	if ( ! $attributes['showGrid'] && ! Filters\is_search_asked() ) {
		// A filter without cards does not print the searched text.
		unset( $criteria[ Filters\WORDS ] );
	}

	$places = $attributes['showGrid'] ? places_in_orders( array_column( $posts, 'ID' ), $criteria ) : array();

	$is_searched = in_array( 'words', array_column( $criteria, 'kind' ), true );

	$cards = array();
	foreach ( $posts as $post ) {
		$texts   = program_texts( $post, $attributes, $is_searched );
		$card    = card_view_model( $post, $attributes, $categories, $texts );
		$is_open = Program\is_open_program( $post );
		$cards[] = array(
			'slugs' => $card['slugs'],
			'data'  => Filters\card_criteria( $post, $criteria, $texts ) + ( $places[ $post->ID ] ?? array() ),
			'html'  => $attributes['showGrid'] ? inside_of_card( $card, $attributes ) : '',
			// The title for structured data.
			'name'  => $is_open ? $card['title'] : '',
			'url'   => $is_open ? $card['url'] : '',
			'names' => Filters\choice_names( $post, $criteria ),
		);
	}

	return $cards;
}

/**
 * Returns the places of programs in the orders that visitors choose from. Those in the order of the listing are also needed where what runs through an
 * asked time comes last.
 *
 * @param list<int>                $programs Programs, in the order of the listing.
 * @param array<string, Criterion> $criteria Criteria.
 * @return array<int, array<string, string>> Value of the criterion, by program; none where cards never move.
 */
function places_in_orders( array $programs, array $criteria ): array {
	$orders = array();
	if ( isset( $criteria[ Filters\ORDER ] ) ) {
		foreach ( array( 'next', 'start' ) as $order ) {
			$orders[] = array_flip( programs_by_time( $programs, array( 'orderby' => query_order( $order, 'ASC' ) ), time() ) );
		}
		$orders[] = array_flip( programs_by_title( $programs ) );
	} elseif ( array() === array_intersect( array( 'when', 'day' ), array_column( $criteria, 'kind' ) ) ) {
		return array();
	}
	$last   = count( $programs );
	$places = array();
	foreach ( $programs as $place => $program ) {
		$in_orders                           = array_map( static fn( array $order ): int => $order[ $program ] ?? $last, $orders );
		$places[ $program ][ Filters\ORDER ] = implode( ' ', array_merge( array( $place ), $in_orders ) );
	}

	return $places;
}

/**
 * Returns the attributes that cards are made with. A filter without cards only needs the categories.
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
 * @param list<bool>         $visible Whether each is shown.
 * @param int                $shown   Number of cards that are shown before these.
 */
function card_list_items( array $cards, array $visible, int $shown = 0 ): string {
	$html = '';
	foreach ( $cards as $index => $card ) {
		$is_visible = $visible[ $index ] ?? true;
		if ( ! $is_visible && is_feed() ) {
			continue;
		}
		$shown += $is_visible ? 1 : 0;
		$html  .= '<li class="programas-card"' . WordPress\html_attributes( array( 'data-categories' => implode( ' ', $card['slugs'] ) ) ) . card_data( $card['data'] ) . ( $is_visible ? '>' : ' hidden>' );
		$html  .= ( $is_visible && $shown <= EAGER_CARDS ? loads_eagerly( $card['html'] ) : $card['html'] ) . '</li>';
	}

	return $html;
}

/**
 * Markup of a listing's cards, with a line between those that have a day of their own in an asked time and those that run through it.
 *
 * @param list<RenderedCard> $cards      Cards, the latter last.
 * @param ListingOverview    $overview   Overview, in the same order.
 * @param ListingAttributes  $attributes Attributes.
 */
function items_of_listing( array $cards, array $overview, array $attributes ): string {
	if ( ! has_running_cards( $overview ) ) {
		return card_list_items( $cards, $overview['shown'] );
	}
	$own   = count( array_keys( $overview['through'], false, true ) );
	$shown = array_slice( $overview['shown'], 0, $own );

	return card_list_items( array_slice( $cards, 0, $own ), $shown ) . line_above_running( $attributes, '' )
		. card_list_items( array_slice( $cards, $own ), array_slice( $overview['shown'], $own ), count( array_filter( $shown ) ) );
}

/**
 * Whether a listing shows cards that run through an asked time without a day of their own in it.
 *
 * @param ListingOverview $overview Overview.
 */
function has_running_cards( array $overview ): bool {
	return in_array( true, array_intersect_key( $overview['shown'], array_flip( array_keys( $overview['through'], true, true ) ) ), true );
}

/**
 * The line above cards that run through an asked time. The script moves it (src/filters/order.ts).
 *
 * @param ListingAttributes $attributes Attributes.
 * @param string            $hidden     ` hidden` where there are none.
 */
function line_above_running( array $attributes, string $hidden ): string {
	$html = '<li class="programas-also"%1$s><h%2$d class="programas-also__title">%3$s</h%2$d></li>';

	return sprintf( $html, $hidden, $attributes['headingLevel'], esc_html__( 'Also running', 'programs-filter' ) );
}

/**
 * Returns the `data-` attributes of a card.
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

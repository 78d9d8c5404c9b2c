<?php
/**
 * Renders the cards of a listing, for renderer.php. The plugin prints the list item, on which the script relies; the template prints its content.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** More of them are compact on a phone, and filters beside the category stay at hand. */
const MAX_LARGE_CARDS = 12;

/** Characters of an excerpt on a card: about two lines. Styles that cut it would do so anywhere. */
const MAX_CARD_EXCERPT = 80;

/**
 * Returns the cards of programs, in order. Nothing in them depends on the URL, so that they can be cached.
 *
 * @param list<\WP_Post>    $posts      Programs.
 * @param ListingAttributes $attributes Attributes.
 * @param bool              $are_some   Whether they are some of many.
 * @return list<RenderedCard>
 */
function get_program_cards( array $posts, array $attributes, bool $are_some = false ): array {
	$criteria = get_criteria_beyond_pills( $attributes );
	if ( ! $attributes['showGrid'] && ! is_search_requested() ) {
		// A filter without cards does not print the searched text.
		unset( $criteria[ WORDS ] );
	}
	$has_days = has_days( $attributes );
	$rows     = array() === $criteria && ! $has_days ? array() : get_index_rows( $posts, isset( $criteria[ WORDS ] ) );
	$cards    = get_cards_of_rows( $posts, $rows, $attributes );
	if ( ! $attributes['showGrid'] ) {
		return $cards;
	}
	if ( has_card_part( $attributes, 'picture' ) ) {
		prime_image_caches( $posts );
	}
	if ( in_array( 'documents', $attributes['card'], true ) ) {
		Program\prime_document_caches( $posts );
	}
	if ( has_card_part( $attributes, 'excerpt' ) && Program\has_foreign_excerpt_callbacks() ) {
		// Other plugins may read the author.
		update_post_author_caches( $posts );
	}
	$models     = array();
	$pictures   = array();
	$categories = get_listing_categories( $attributes );
	$sizes      = get_picture_sizes( $attributes, $are_some || count( $posts ) > MAX_LARGE_CARDS );
	foreach ( $posts as $index => $post ) {
		$card       = get_card_view_model( $post, $attributes, $categories );
		$models[]   = $card;
		$pictures[] = get_card_image( $card['picture'], $sizes, $attributes );
		// The title for structured data.
		$is_open         = Program\is_readable_without_password( $post );
		$cards[ $index ] = array(
			'slugs' => $card['slugs'],
			'name'  => $is_open ? $card['title'] : '',
			'url'   => $is_open ? $card['url'] : '',
		) + $cards[ $index ];
	}
	$nexts = array();
	foreach ( $has_days || has_time_criteria( $criteria ) ? $cards : array() as $index => $card ) {
		// Of which session the card says when it is.
		$nexts[] = $models[ $index ]['next'] ?? $rows[ $card['id'] ]['next'];
		$day     = get_day_value( $nexts[ $index ] );

		$card['data']   += '' === $day ? array() : array( DAY_DATA => $day );
		$cards[ $index ] = array( 'next' => $nexts[ $index ] ) + $card;
	}
	if ( $has_days ) {
		$places = array_keys( $models );
		array_multisort( $nexts, SORT_NUMERIC, $places, $models, $pictures, $cards );
		$unsorted = $rows;
		$rows     = array();
		foreach ( $cards as $index => $card ) {
			$rows[ $card['id'] ] = array( 'next' => $nexts[ $index ] ) + $unsorted[ $card['id'] ];
		}
		$attributes['headingLevel'] = min( 6, $attributes['headingLevel'] + 1 );
	}
	$has_pictures = $are_some || array() !== array_diff( $pictures, array( '' ) );
	foreach ( $cards as $index => $card ) {
		$model = $models[ $index ];
		// Beside a picture, a card without one has something in the place of it. The file of a picture may be gone.
		if ( '' !== $pictures[ $index ] || ! $has_pictures ) {
			$model['initial'] = '';
		}
		$cards[ $index ]['html'] = get_card_html( $model, $attributes, $pictures[ $index ] );
	}
	// The order of the listing is also needed where ongoing programs come last.
	if ( isset( $criteria[ ORDER ] ) || has_time_criteria( $criteria ) ) {
		$places = get_order_positions( $rows, isset( $criteria[ ORDER ] ) );
		foreach ( $cards as $index => $card ) {
			$cards[ $index ]['data'][ ORDER ] = $places[ $index ];
		}
	}

	return $cards;
}

/**
 * Returns cards that say what programs can be filtered by, without markup.
 *
 * @param list<\WP_Post>       $posts      Posts.
 * @param array<int, IndexRow> $rows       Their rows in the index; none where there is nothing to ask but the category.
 * @param ListingAttributes    $attributes Attributes of the listing.
 * @return list<RenderedCard>
 */
function get_cards_of_rows( array $posts, array $rows, array $attributes ): array {
	$categories = get_listing_categories( $attributes );
	$criteria   = get_criteria_beyond_pills( $attributes );
	$now        = get_site_minute();
	$cards      = array();
	$rows       = isset( $criteria[ WORDS ] ) ? translate_words( $posts, $rows ) : $rows;
	foreach ( $posts as $post ) {
		$row     = $rows[ $post->ID ] ?? null;
		$cards[] = array(
			'id'    => $post->ID,
			// With its cards, those that a card says.
			'slugs' => $attributes['showGrid'] ? array() : get_card_slugs( $post, $attributes, $categories ),
			'data'  => null === $row ? array() : get_card_values( $post, $criteria, $row, $now ),
			'html'  => '',
			'name'  => '',
			'url'   => '',
			'names' => $row['card']['names'] ?? array(),
		);
	}

	return $cards;
}

/**
 * Returns the places of programs in the order of the listing and in those that visitors choose from.
 *
 * @param array<int, IndexRow> $rows         Rows of the programs in the order of the listing, by ID.
 * @param bool                 $are_all_asked Whether visitors choose an order.
 * @return list<string> Value of the criterion, for each program.
 */
function get_order_positions( array $rows, bool $are_all_asked ): array {
	$orders = array( array_keys( $rows ) );
	if ( $are_all_asked ) {
		foreach ( array( 'next', 'title_key' ) as $key ) {
			$keys = array_column( $rows, $key );
			$ids  = array_keys( $rows );
			array_multisort( $keys, 'next' === $key ? SORT_NUMERIC : SORT_STRING, $ids );
			$orders[] = $ids;
		}
	}
	$orders = array_map( 'array_flip', $orders );
	$last   = count( $rows );

	return array_map(
		static fn( int $program ): string => implode( ' ', array_map( static fn( array $order ): int => $order[ $program ] ?? $last, $orders ) ),
		array_keys( $rows )
	);
}

/**
 * Markup of cards. The pictures of the first ones that are shown load at once, whichever they are.
 *
 * @param list<RenderedCard> $cards   Cards.
 * @param list<bool>         $visible Whether each is shown.
 * @param array<int, string> $before  Markup before a card, by its index.
 * @param int                $shown   Number of cards that are shown before these.
 * @param list<bool>         $others  Whether each says another day than what is asked for.
 */
function get_card_items( array $cards, array $visible, array $before = array(), int $shown = 0, array $others = array() ): string {
	$html = '';
	foreach ( $cards as $index => $card ) {
		$is_visible = $visible[ $index ] ?? true;
		$html      .= $before[ $index ] ?? '';
		if ( $is_visible || ! is_feed() ) {
			$shown += $is_visible ? 1 : 0;
			$data   = WordPress\get_html_attributes( array( 'data-categories' => implode( ' ', $card['slugs'] ) ) ) . get_card_data( $card['data'] );
			$inner  = $is_visible && $shown <= EAGER_CARDS ? load_image_eagerly( $card['html'] ) : $card['html'];
			$class  = 'programas-card' . ( $others[ $index ] ?? false ? ' is-other-day' : '' );
			$html  .= '<li class="' . $class . '"' . $data . ( $is_visible ? '>' : ' hidden>' ) . "$inner</li>";
		}
	}

	return $html;
}

/**
 * Markup of a listing's cards, with a heading between those that have a day of their own in the selected period and the ongoing ones.
 *
 * @param list<RenderedCard> $cards      Cards, the latter last.
 * @param ListingOverview    $overview   Overview, in the same order.
 * @param ListingAttributes  $attributes Attributes.
 */
function get_listing_items( array $cards, array $overview, array $attributes ): string {
	$before = get_day_headings( $cards, $overview, $attributes );
	if ( has_ongoing_cards( $overview ) ) {
		$first = (int) array_search( true, $overview['ongoing'], true );

		$before[ $first ] = ( $before[ $first ] ?? '' ) . get_ongoing_heading( $attributes, '' );
	}

	return get_card_items( $cards, $overview['shown'], $before, 0, $overview['others'] );
}

/**
 * Whether a listing shows ongoing programs: without a day of their own in the selected period.
 *
 * @param ListingOverview $overview Overview.
 */
function has_ongoing_cards( array $overview ): bool {
	return in_array( true, array_intersect_key( $overview['shown'], array_flip( array_keys( $overview['ongoing'], true, true ) ) ), true );
}

/**
 * The heading above ongoing programs. The script moves it (src/listing/criteria/order.ts).
 *
 * @param ListingAttributes $attributes Attributes.
 * @param string            $hidden     ` hidden` where there are none.
 */
function get_ongoing_heading( array $attributes, string $hidden ): string {
	$html = '<li class="programas-also"%1$s><h%2$d class="programas-also__title">%3$s</h%2$d></li>';

	return sprintf( $html, $hidden, $attributes['headingLevel'], esc_html__( 'Also running', 'programs-filter' ) );
}

/**
 * Returns the `data-` attributes of a card.
 *
 * @param array<string, string> $data Values by criterion.
 */
function get_card_data( array $data ): string {
	$attributes = array();
	foreach ( $data as $key => $value ) {
		$attributes[ "data-$key" ] = $value;
	}

	return WordPress\get_html_attributes( $attributes );
}

/**
 * Markup inside a card.
 *
 * @param Card              $card       Card.
 * @param ListingAttributes $attributes Attributes.
 * @param string            $picture    Its picture.
 */
function get_card_html( array $card, array $attributes, string $picture ): string {
	$post = get_post( $card['id'] );
	// Most titles have no markup, and wp_kses() asks other plugins.
	$title = false === strpbrk( $card['title'], '<>&' ) ? $card['title'] : wp_kses( $card['title'], array_fill_keys( TITLE_TAGS, array_fill_keys( array( 'dir', 'lang', 'title' ), true ) ) );
	$state = array_column( $card['facts'], 'text', 'key' )['state'] ?? '';
	$state = '' === $state ? '' : WordPress\get_html_attributes( array( 'aria-description' => $state ) );
	$link  = sprintf( ' href="%1$s"%2$s', esc_url( $card['url'] ), $state );
	$lines = group_facts_by_line( $card['facts'] );

	// No shortcode is one in it.
	$card['excerpt'] = WordPress\escape_square_brackets( WordPress\escaped_text( Program\shorten_text( html_entity_decode( $card['excerpt'], ENT_QUOTES | ENT_HTML5, 'UTF-8' ), MAX_CARD_EXCERPT ) ) );
	$html            = render_template( 'card', compact( 'card', 'post', 'attributes', 'picture', 'title', 'link', 'lines' ) );

	/**
	 * Filters the inner HTML of a card.
	 *
	 * @since 0.1.0
	 *
	 * @param string               $html       Escaped HTML.
	 * @param array<string, mixed> $card       View model of the card.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param \WP_Post|null        $post       Program.
	 */
	$filtered = apply_filters( 'programs_filter_card_html', $html, $card, $attributes, $post );

	return is_string( $filtered ) ? $filtered : $html;
}

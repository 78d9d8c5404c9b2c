<?php
/**
 * Makes the items of a filtered Query Loop cards of the markup contract, and prints the notices below them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\Filters;
use ProgramsFilter\Listing;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Notes that the items of a loop begin.
 *
 * @param mixed $context Context of a block.
 * @param mixed $block   Parsed block.
 * @return mixed The same context.
 */
function enter_items( $context, $block = null ) {
	if ( is_array( $block ) && ITEMS_BLOCK === ( $block['blockName'] ?? null ) ) {
		$stack   = printed_loops();
		$stack[] = array(
			'mark'  => mark_in_context( $context ),
			'posts' => array(),
		);
		printed_loops( $stack );
	}

	return $context;
}

/**
 * Marks an item by a class, to find it again in the HTML.
 *
 * @param mixed $classes Classes of a post.
 * @param mixed $wanted  Requested classes.
 * @param mixed $post    ID.
 * @return mixed
 */
function mark_item( $classes, $wanted = array(), $post = 0 ) {
	$mark = printed_mark();
	if ( '' !== $mark && is_array( $classes ) && is_array( $wanted ) && in_array( 'wp-block-post', $wanted, true ) && is_int( $post ) ) {
		$stack = printed_loops();
		$posts = array_pop( $stack )['posts'] ?? array();

		$classes[] = $mark . '-' . count( $posts );
		$posts[]   = $post;
		printed_loops( array_merge( $stack, array( compact( 'mark', 'posts' ) ) ) );
	}

	return $classes;
}

/**
 * Adds the attributes of cards to the items.
 *
 * @param mixed $html HTML of the items.
 * @return mixed
 */
function leave_items( $html ) {
	$stack = printed_loops();
	$ended = array_pop( $stack );
	printed_loops( $stack );
	$loop = null === $ended ? null : known_loop( $ended['mark'] );
	if ( null === $ended || null === $loop || ! is_string( $html ) || array() === $ended['posts'] ) {
		return $html;
	}
	$posts   = array_values( array_filter( array_map( 'get_post', $ended['posts'] ), static fn( $post ): bool => $post instanceof \WP_Post ) );
	$filters = loop_filters( $loop['anchors'], ! Listing\page_state()['has_grid'] );
	$filter  = merged_filters( $filters, array_values( array_unique( array_column( $posts, 'post_type' ) ) ) );
	$cards   = cards_of_posts( $posts, $filter );
	$shown   = matching_cards( $cards, $filter, asked_of_loop( $filters, $loop['anchors'] ) );
	// Notes that the page has a grid.
	Listing\category_at_target( $loop['anchors'][0] ?? '' );
	$waits = array() !== $filters && array() !== Filters\criteria_beyond_pills( $filter );
	Listing\enqueue_view();
	if ( $waits ) {
		Listing\enqueue_criteria();
	}

	return items_grid( $html, $ended['mark'], $cards, $shown, $waits ) . html_after_items( $filters, $waits, in_array( true, $shown, true ), $loop['total'] );
}

/**
 * Returns the HTML of the items.
 *
 * @param string             $html  HTML from WordPress.
 * @param string             $mark  Mark of the loop.
 * @param list<RenderedCard> $cards Cards, in the order of the items.
 * @param list<bool>         $shown Which of them are shown.
 * @param bool               $waits Whether the grid waits for the script of criteria.
 */
function items_grid( string $html, string $mark, array $cards, array $shown, bool $waits ): string {
	$tags = new \WP_HTML_Tag_Processor( $html );
	if ( ! $tags->next_tag() ) {
		return $html;
	}
	$tags->add_class( GRID_CLASS );
	if ( $waits ) {
		$tags->set_attribute( 'data-waits', true );
	}
	$data = array();
	while ( $tags->next_tag( array( 'tag_name' => 'li' ) ) ) {
		$item = 1 === preg_match( "/(?<![^ ])$mark-(\d+)(?![^ ])/", WordPress\only_text( $tags->get_attribute( 'class' ) ), $found ) ? (int) $found[1] : -1;
		$card = $cards[ $item ] ?? null;
		if ( null !== $card ) {
			$tags->remove_class( "$mark-$item" );
			// Replaced below: a slug may look like a shortcode, which the processor does not escape.
			$tags->set_attribute( 'data-categories', "$mark-$item" );
			if ( ! ( $shown[ $item ] ?? true ) ) {
				$tags->set_attribute( 'hidden', true );
			}
			$data[ " data-categories=\"$mark-$item\"" ] = WordPress\html_attributes( array( 'data-categories' => implode( ' ', $card['slugs'] ) ) ) . Listing\card_data( $card['data'] );
		}
	}

	return strtr( $tags->get_updated_html(), $data );
}

/**
 * Returns the HTML after the items.
 *
 * @param list<ListingAttributes> $filters    Filters of the loop.
 * @param bool                    $has_more   Whether they have other criteria than the category.
 * @param bool                    $is_visible Whether any item is shown.
 * @param int                     $total      Number of items.
 */
function html_after_items( array $filters, bool $has_more, bool $is_visible, int $total ): string {
	return ( array() === $filters ? '' : no_match_html( $filters[0]['emptyText'], $has_more, $is_visible ) ) . too_many_items_notice( $total );
}

/**
 * Returns the message that nothing matches. The script shows and hides it.
 *
 * @param string $text      Text.
 * @param bool   $has_more  Whether the filter has other criteria than the category.
 * @param bool   $is_hidden Whether it is hidden at first.
 */
function no_match_html( string $text, bool $has_more, bool $is_hidden ): string {
	if ( '' === $text ) {
		$text = $has_more ? __( 'Nothing matches these filters.', 'programs-filter' ) : __( 'There are no programs in this category.', 'programs-filter' );
	}

	return sprintf( '<p class="programas-empty"%1$s>%2$s</p>', $is_hidden ? ' hidden' : '', WordPress\without_brackets( esc_html( WordPress\typeset( $text ) ) ) );
}

/**
 * Returns the notice, for editors only, that a loop has more items than it shows.
 *
 * @param int $total Number of items.
 */
function too_many_items_notice( int $total ): string {
	$limit = loop_limit();
	if ( $total <= $limit || ! current_user_can( 'edit_posts' ) ) {
		return '';
	}

	return sprintf(
		'<div class="programas-notice" role="note"><p>%1$s %2$s</p></div>',
		/* translators: 1: number of items of a Query Loop; 2: how many of them the page has. */
		esc_html( sprintf( __( 'This Query Loop has %1$s items. A filter works with the first %2$s of them; the block Programs has no such limit.', 'programs-filter' ), number_format_i18n( $total ), number_format_i18n( $limit ) ) ),
		esc_html__( 'Visitors do not see this notice.', 'programs-filter' )
	);
}

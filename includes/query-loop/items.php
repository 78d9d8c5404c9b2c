<?php
/**
 * Adds the attributes of cards to the items of a filtered Query Loop, and prints the notices below them; called by Loops.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\Listing;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the HTML of the items.
 *
 * @param string             $html  HTML from WordPress.
 * @param string             $guid  GUID of the loop.
 * @param list<RenderedCard> $cards Cards, in the order of the items.
 * @param list<bool>         $shown Which of them are shown.
 * @param bool               $waits Whether the grid waits for the script of criteria.
 */
function add_card_attributes( string $html, string $guid, array $cards, array $shown, bool $waits ): string {
	$tags = new \WP_HTML_Tag_Processor( $html );
	if ( ! $tags->next_tag() ) {
		return $html;
	}
	$tags->add_class( Listing\GRID_CLASS );
	if ( $waits ) {
		$tags->set_attribute( 'data-waits', true );
	}
	$data = array();
	while ( $tags->next_tag( array( 'tag_name' => 'li' ) ) ) {
		$item = 1 === preg_match( "/(?<![^ ])$guid-(\d+)(?![^ ])/", WordPress\only_text( $tags->get_attribute( 'class' ) ), $found ) ? (int) $found[1] : -1;
		$card = $cards[ $item ] ?? null;
		if ( null !== $card ) {
			$tags->remove_class( "$guid-$item" );
			// Replaced below: a slug may look like a shortcode, which the processor does not escape.
			$tags->set_attribute( 'data-categories', "$guid-$item" );
			if ( ! ( $shown[ $item ] ?? true ) ) {
				$tags->set_attribute( 'hidden', true );
			}
			$data[ " data-categories=\"$guid-$item\"" ] = WordPress\get_html_attributes( array( 'data-categories' => implode( ' ', $card['slugs'] ) ) ) . Listing\get_card_data( $card['data'] );
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
function get_html_after_items( array $filters, bool $has_more, bool $is_visible, int $total ): string {
	return ( array() === $filters ? '' : get_no_match_html( $has_more, $is_visible ) ) . get_too_many_items_notice( $total );
}

/**
 * Returns the message that nothing matches. The script shows and hides it.
 *
 * @param bool $has_more  Whether the filter has other criteria than the category.
 * @param bool $is_hidden Whether it is hidden at first.
 */
function get_no_match_html( bool $has_more, bool $is_hidden ): string {
	$text = $has_more ? __( 'No results match these filters.', 'programs-filter' ) : __( 'There are no results in this category.', 'programs-filter' );

	return sprintf( '<p class="programas-empty"%1$s>%2$s</p>', $is_hidden ? ' hidden' : '', WordPress\escape_square_brackets( esc_html( WordPress\typeset( $text ) ) ) );
}

/**
 * Returns the notice, for editors only, that a loop has more items than it shows.
 *
 * @param int $total Number of items.
 */
function get_too_many_items_notice( int $total ): string {
	$limit = get_loop_limit();
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

/** Default limit of items of a filtered loop. Blocks are rendered for each item, so that more take too long. */
const DEFAULT_LOOP_LIMIT = 200;

/** Returns the limit of items of a filtered loop. */
function get_loop_limit(): int {
	/**
	 * Filters the maximum number of items in a filtered Query Loop.
	 *
	 * @since 0.1.0
	 *
	 * @param int $limit Number of items, at least 1; default 200.
	 */
	$filtered = apply_filters( 'programs_filter_loop_limit', DEFAULT_LOOP_LIMIT );

	return is_int( $filtered ) && $filtered > 0 ? $filtered : DEFAULT_LOOP_LIMIT;
}

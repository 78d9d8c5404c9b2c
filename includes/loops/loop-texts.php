<?php
/**
 * What is said below a filtered Query Loop: that nothing matches, and to its editors that there is more than it shows.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Loop_Texts;

use ProgramsFilter\Loop_Query;
use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

/**
 * HTML after the items.
 *
 * @param array $filters    Filters of the loop.
 * @param bool  $has_more   Whether they have more than the category.
 * @param bool  $is_visible Whether any item is shown.
 * @param int   $total      Number of items that there are.
 * @phpstan-param list<ListingAttributes> $filters
 */
function after( array $filters, bool $has_more, bool $is_visible, int $total ): string {
	return ( array() === $filters ? '' : nothing( $filters[0]['emptyText'], $has_more, $is_visible ) ) . notice( $total );
}

/**
 * That nothing matches; the script shows and hides it.
 *
 * @param string $text      As an editor wrote it.
 * @param bool   $has_more  Whether the filter has more than the category.
 * @param bool   $is_hidden Whether it is hidden when the page is sent.
 */
function nothing( string $text, bool $has_more, bool $is_hidden ): string {
	if ( '' === $text ) {
		$text = $has_more ? __( 'Nothing matches these filters.', 'programs-filter' ) : __( 'There are no programs in this category.', 'programs-filter' );
	}

	return sprintf( '<p class="programas-empty"%1$s>%2$s</p>', $is_hidden ? ' hidden' : '', Text\without_brackets( esc_html( Text\typeset( $text ) ) ) );
}

/**
 * Tells a signed-in editor, and nobody else, that a loop has more items than it shows.
 *
 * @param int $total Number of items that there are.
 */
function notice( int $total ): string {
	$limit = Loop_Query\limit();
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

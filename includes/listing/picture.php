<?php
/**
 * Renders the image of a card, with `sizes` for the grid and eager loading of the first ones. Called by cards.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Registered size of the `src`. `srcset` has the others of the same ratio. */
const CARD_IMAGE_SIZE = 'medium_large';

/** Number of cards whose picture loads eagerly: about the first row. None has high priority, as the listing may be below the fold. */
const EAGER_CARDS = 3;

/** Width of a grid in a large window, in CSS pixels: about that of a wide block. */
const GRID_WIDTH = 1200;

/**
 * Returns how wide pictures are drawn, as the styles say (days.css, variations.css, grid.css): one of 3:2 that covers 96 by 96 pixels is 144 wide, one
 * that covers 152 by 192 is 288.
 *
 * @param ListingAttributes $attributes Attributes.
 * @param bool              $are_many   Whether cards are compact on a phone unless the style says otherwise.
 */
function get_picture_sizes( array $attributes, bool $are_many ): string {
	if ( has_days( $attributes ) ) {
		return '(max-width: 599px) 144px, 288px';
	}
	$is_rows  = str_contains( $attributes['className'], 'is-style-rows' );
	$is_small = $is_rows || str_contains( $attributes['className'], 'is-style-compact' ) || ( $are_many && ! str_contains( $attributes['className'], 'is-style-plain' ) );
	$small    = $is_small ? '(max-width: 599px) 144px, ' : '';
	if ( $is_rows ) {
		return $small . '300px';
	}
	// One column below twice the minimum. Above it a column is on average a quarter wider than the minimum, and as wide as a limit of columns makes it.
	list( 'columns' => $columns, 'minCardWidth' => $min_width ) = $attributes;

	$until = 1 === $columns ? GRID_WIDTH : 2 * $min_width;
	$width = max( (int) round( 1.25 * $min_width ), 0 === $columns ? 0 : (int) round( GRID_WIDTH / $columns ) );

	return $small . ( $until < 600 && $is_small ? '' : "(max-width: {$until}px) 100vw, " ) . "{$width}px";
}

/**
 * Markup of a picture.
 *
 * The title beside it names the program, so a picture without an alternative text is decoration.
 *
 * @param int               $id         Attachment; 0 for none.
 * @param string            $sizes      Its `sizes`.
 * @param ListingAttributes $attributes Attributes of the listing.
 * @return string An `img` element, or '' when there is no picture.
 */
function get_card_image( int $id, string $sizes, array $attributes ): string {
	if ( 0 === $id ) {
		return '';
	}

	/**
	 * Filters the image size of cards.
	 *
	 * @since 0.1.0
	 *
	 * @param string|array{int, int} $size       Registered size, or width and height in pixels; default `medium_large`.
	 * @param int                    $id         Attachment ID.
	 * @param array<string, mixed>   $attributes Block attributes.
	 */
	$filtered = apply_filters( 'programs_filter_picture_size', CARD_IMAGE_SIZE, $id, $attributes );
	$size     = is_string( $filtered ) ? $filtered : CARD_IMAGE_SIZE;
	if ( is_array( $filtered ) && is_int( $filtered[0] ?? null ) && is_int( $filtered[1] ?? null ) ) {
		$size = array( $filtered[0], $filtered[1] );
	}

	return WordPress\escape_square_brackets(
		wp_get_attachment_image(
			$id,
			$size,
			false,
			array(
				'class'         => 'programas-card__image',
				'sizes'         => $sizes,
				'loading'       => 'lazy',
				'decoding'      => 'async',
				// WordPress would give high priority to the first large picture it meets.
				'fetchpriority' => 'auto',
			)
		)
	);
}

/**
 * Markup of a card whose picture loads at once.
 *
 * @param string $html Markup inside a card.
 * @return string Unchanged if other code has removed native lazy loading.
 */
function load_image_eagerly( string $html ): string {
	// WordPress adds `auto` to pictures that load lazily.
	return str_replace( array( ' loading="lazy"', ' sizes="auto, ' ), array( ' loading="eager"', ' sizes="' ), $html );
}

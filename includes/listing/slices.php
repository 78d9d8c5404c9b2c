<?php
/**
 * Renders a listing in slices for the editor's preview, with the HTML of the page.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Filters;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Returns a slice of a listing.
 *
 * @param ListingAttributes $attributes Attributes.
 * @param int               $page       Which one, from 1.
 * @param int               $size       How many cards it has at most, from 1.
 * @return array{total: int, slices: int, slice: ListingSlice}|null The slice, the number of programs and of slices; null inside another listing.
 */
function listing_slice( array $attributes, int $page, int $size ): ?array {
	return rendered_alone(
		static function () use ( $attributes, $page, $size ): array {
			$categories = Program\all_categories();
			$criteria   = counted_criteria( $attributes );
			$programs   = bare_programs( query_arguments( $attributes, $categories ) );
			$those      = array_slice( $programs, ( $page - 1 ) * $size, $size );
			// The first slice counts all programs. That needs all cards if a filter may change them, and metadata for facts.
			$needs_all = false !== has_filter( 'programs_filter_card' ) || in_array( '', array_column( $criteria, 'taxonomy' ), true );
			read_categories( 1 === $page ? $programs : $those );
			read_metadata( 1 === $page && $needs_all ? $programs : $those );
			$cards    = cards_of_programs( $those, $attributes, $categories );
			$overview = null;
			if ( 1 === $page ) {
				$overview = slice_overview( $programs, $cards, $criteria, $attributes, $categories );
			}

			return array(
				'total'  => count( $programs ),
				// Without cards there is one slice.
				'slices' => $attributes['showGrid'] ? max( 1, (int) ceil( count( $programs ) / $size ) ) : 1,
				'slice'  => array(
					'listing' => null === $overview ? null : slice_listing( $overview, $attributes, $categories ),
					// Only the pictures of the first slice load eagerly.
					'cards'   => $attributes['showGrid'] ? card_list_items( $cards, $overview['shown'] ?? array(), ( $page - 1 ) * $size ) : '',
				),
			);
		}
	);
}

/**
 * Returns the criteria with counts. Words and the order have none, so the searched texts need not be made.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return array<string, Criterion> By key.
 */
function counted_criteria( array $attributes ): array {
	return array_filter( Filters\criteria_beyond_pills( $attributes ), static fn( array $criterion ): bool => ! in_array( $criterion['kind'], array( 'words', 'order' ), true ) );
}

/**
 * Returns the overview of all programs.
 *
 * @param list<\WP_Post>           $programs   All programs of the listing.
 * @param list<RenderedCard>       $cards      Cards of the first.
 * @param array<string, Criterion> $criteria   Criteria that are counted.
 * @param ListingAttributes        $attributes Attributes.
 * @param array<int, \WP_Term>     $categories All categories.
 * @return ListingOverview
 */
function slice_overview( array $programs, array $cards, array $criteria, array $attributes, array $categories ): array {
	$needed = needed_attributes( $attributes );
	foreach ( array_slice( $programs, count( $cards ) ) as $program ) {
		$cards[] = array(
			'slugs' => card_slugs( $program, $needed, $categories ),
			'data'  => Filters\card_criteria( $program, $criteria ),
			'html'  => '',
			'name'  => '',
			'url'   => '',
			'names' => Filters\choice_names( $program, $criteria ),
		);
	}

	return listing_overview( $cards, $attributes, $categories );
}

/**
 * Returns what a slice has besides the cards.
 *
 * @param ListingOverview      $overview   Overview of all programs.
 * @param ListingAttributes    $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @return ListingAround
 */
function slice_listing( array $overview, array $attributes, array $categories ): array {
	$drafts = Program\program_count( 'draft' );

	return array(
		'html'        => markup_around_slice( $attributes, $overview ),
		'parts'       => listing_parts( $attributes, $overview ),
		// If several can be chosen, the category is a criterion and no pill is active.
		'initial'     => $overview['initial'],
		'total'       => $overview['total'],
		'counts'      => $overview['counts'],
		'missing'     => array_values( array_filter( $attributes['categories'], static fn( string $slug ): bool => array() === Program\categories_by_slugs( array( $slug ), $categories ) ) ),
		'published'   => Program\program_count( 'publish' ),
		'drafts'      => $drafts,
		'unpublished' => $drafts + Program\program_count( 'pending' ) + Program\program_count( 'future' ),
	);
}

/**
 * Returns the markup around the cards. WordPress 6.8 needs the context of a rendered block for block supports.
 *
 * @param ListingAttributes $attributes Attributes.
 * @param ListingOverview   $overview   Overview.
 */
function markup_around_slice( array $attributes, array $overview ): string {
	$outer = \WP_Block_Supports::$block_to_render;

	\WP_Block_Supports::$block_to_render = array(
		'blockName' => BLOCK,
		'attrs'     => array(),
	);
	try {
		return markup_around_cards( $attributes, $overview, '' );
	} finally {
		\WP_Block_Supports::$block_to_render = $outer;
	}
}

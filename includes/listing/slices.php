<?php
/**
 * A listing in slices, for the editor's preview: the same HTML that the page has, some cards at a time.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Filters;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * A slice.
 *
 * @param ListingAttributes $attributes Attributes.
 * @param int               $page       Which one, from 1.
 * @param int               $size       How many cards it has at most, from 1.
 * @return array{total: int, slices: int, slice: ListingSlice}|null The slice, how many programs there are, and how many slices; null inside of a listing.
 */
function listing_slice( array $attributes, int $page, int $size ): ?array {
	return rendered_alone(
		static function () use ( $attributes, $page, $size ): array {
			$categories = Program\all_categories();
			$criteria   = counted_criteria( $attributes );
			$programs   = bare_programs( query_arguments( $attributes, $categories ) );
			$those      = array_slice( $programs, ( $page - 1 ) * $size, $size );
			// The first slice counts the programs of all categories; a filter that may change those wants to see each card, and facts are metadata.
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
				// Without cards the first has everything.
				'slices' => $attributes['showGrid'] ? max( 1, (int) ceil( count( $programs ) / $size ) ) : 1,
				'slice'  => array(
					'listing' => null === $overview ? null : slice_listing( $overview, $attributes, $categories ),
					// Those of a later slice are not the first that visitors see.
					'cards'   => $attributes['showGrid'] ? card_list_items( $cards, $overview['shown'] ?? array(), ( $page - 1 ) * $size ) : '',
				),
			);
		}
	);
}

/**
 * The criteria of which the numbers of all programs are said. Words are not counted, and a text is not made of each for nothing.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return array<string, Criterion> By key.
 */
function counted_criteria( array $attributes ): array {
	return array_filter( Filters\criteria_beyond_pills( $attributes ), static fn( array $criterion ): bool => 'words' !== $criterion['kind'] );
}

/**
 * What is known of all programs.
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
		);
	}

	return listing_overview( $cards, $attributes, $categories );
}

/**
 * What there is besides the cards.
 *
 * @param ListingOverview      $overview   What is known of all programs.
 * @param ListingAttributes    $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @return ListingAround
 */
function slice_listing( array $overview, array $attributes, array $categories ): array {
	$drafts = Program\program_count( 'draft' );

	return array(
		'html'        => markup_around_slice( $attributes, $overview ),
		'parts'       => listing_parts( $attributes, $overview ),
		// Where several can be chosen, it is asked for as what else there is, and no pill is active.
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
 * Markup of a listing around its cards, as inside of WordPress's own rendering of a block, whose supports WordPress 6.8 insists on.
 *
 * @param ListingAttributes $attributes Attributes.
 * @param ListingOverview   $overview   What is known of it.
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

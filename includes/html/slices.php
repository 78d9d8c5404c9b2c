<?php
/**
 * A listing in slices, for the editor's preview: the same HTML that the page has, some cards at a time.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Slices;

use ProgramsFilter\Card;
use ProgramsFilter\Cards;
use ProgramsFilter\Categories;
use ProgramsFilter\Criteria;
use ProgramsFilter\Listing;
use ProgramsFilter\Post_Type;
use ProgramsFilter\Query;
use ProgramsFilter\Renderer;
use ProgramsFilter\Templates;
use const ProgramsFilter\Block\NAME as BLOCK;

defined( 'ABSPATH' ) || exit;

/**
 * A slice.
 *
 * @param array $attributes Attributes.
 * @param int   $page       Which one, from 1.
 * @param int   $size       How many cards it has at most, from 1.
 * @phpstan-param ListingAttributes $attributes
 * @return array|null The slice, how many programs there are, and how many slices; null where templates are missing.
 * @phpstan-return array{total: int, slices: int, slice: ListingSlice}|null
 */
function slice( array $attributes, int $page, int $size ): ?array {
	return ! Templates\are_there() ? null : Renderer\alone(
		static function () use ( $attributes, $page, $size ): array {
			$categories = Categories\all();
			$criteria   = counted( $attributes );
			$programs   = Query\bare_programs( Query\arguments( $attributes, $categories ) );
			$those      = array_slice( $programs, ( $page - 1 ) * $size, $size );
			// The first slice counts the programs of all categories; a filter that may change those wants to see each card, and facts are metadata.
			$needs_all = false !== has_filter( 'programs_filter_card' ) || in_array( '', array_column( $criteria, 'taxonomy' ), true );
			Query\read_categories( 1 === $page ? $programs : $those );
			Query\read_metadata( 1 === $page && $needs_all ? $programs : $those );
			$cards    = Cards\of_programs( $those, $attributes, $categories );
			$overview = null;
			if ( 1 === $page ) {
				$overview = overview( $programs, $cards, $criteria, $attributes, $categories );
			}

			return array(
				'total'  => count( $programs ),
				// Without cards the first has everything.
				'slices' => $attributes['showGrid'] ? max( 1, (int) ceil( count( $programs ) / $size ) ) : 1,
				'slice'  => array(
					'listing' => null === $overview ? null : listing( $overview, $attributes, $categories ),
					// Those of a later slice are not the first that visitors see.
					'cards'   => $attributes['showGrid'] ? Cards\list_items( $cards, $overview['shown'] ?? array(), ( $page - 1 ) * $size ) : '',
				),
			);
		}
	);
}

/**
 * The criteria of which the numbers of all programs are said. Words are not counted, and a text is not made of each for nothing.
 *
 * @param array $attributes Attributes.
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return array<string, Criterion> By key.
 */
function counted( array $attributes ): array {
	return array_filter( Criteria\beyond_pills( $attributes ), static fn( array $criterion ): bool => 'words' !== $criterion['kind'] );
}

/**
 * What is known of all programs.
 *
 * @param list<\WP_Post>       $programs   All programs of the listing.
 * @param array                $cards      Cards of the first.
 * @param array                $criteria   Criteria that are counted.
 * @param array                $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @phpstan-param list<RenderedCard> $cards
 * @phpstan-param array<string, Criterion> $criteria
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return ListingOverview
 */
function overview( array $programs, array $cards, array $criteria, array $attributes, array $categories ): array {
	$needed = Cards\only_needed( $attributes );
	foreach ( array_slice( $programs, count( $cards ) ) as $program ) {
		$cards[] = array(
			'slugs' => Card\slugs( $program, $needed, $categories ),
			'data'  => Criteria\of_card( $program, $criteria ),
			'html'  => '',
			'name'  => '',
			'url'   => '',
		);
	}

	return Listing\overview( $cards, $attributes, $categories );
}

/**
 * What there is besides the cards.
 *
 * @param array                $overview   What is known of all programs.
 * @param array                $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @phpstan-param ListingOverview $overview
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return ListingAround
 */
function listing( array $overview, array $attributes, array $categories ): array {
	$drafts = Post_Type\how_many( 'draft' );

	return array(
		'html'        => around( $attributes, $overview ),
		'parts'       => Renderer\parts( $attributes, $overview ),
		// Where several can be chosen, it is asked for as what else there is, and no pill is active.
		'initial'     => $overview['initial'],
		'total'       => $overview['total'],
		'counts'      => $overview['counts'],
		'missing'     => array_values( array_filter( $attributes['categories'], static fn( string $slug ): bool => array() === Categories\by_slugs( array( $slug ), $categories ) ) ),
		'published'   => Post_Type\how_many( 'publish' ),
		'drafts'      => $drafts,
		'unpublished' => $drafts + Post_Type\how_many( 'pending' ) + Post_Type\how_many( 'future' ),
	);
}

/**
 * Markup of a listing around its cards, as inside of WordPress's own rendering of a block, whose supports WordPress 6.8 insists on.
 *
 * @param array $attributes Attributes.
 * @param array $overview   What is known of it.
 * @phpstan-param ListingAttributes $attributes
 * @phpstan-param ListingOverview $overview
 */
function around( array $attributes, array $overview ): string {
	$outer = \WP_Block_Supports::$block_to_render;

	\WP_Block_Supports::$block_to_render = array(
		'blockName' => BLOCK,
		'attrs'     => array(),
	);
	try {
		return Renderer\around( $attributes, $overview, array() );
	} finally {
		\WP_Block_Supports::$block_to_render = $outer;
	}
}

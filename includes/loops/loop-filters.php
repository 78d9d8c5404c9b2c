<?php
/**
 * Which filters a Query Loop has, and what they ask for when the page is sent.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Loop_Filters;

use ProgramsFilter\Attributes;
use ProgramsFilter\Cache;
use ProgramsFilter\Cards;
use ProgramsFilter\Cards_Elsewhere;
use ProgramsFilter\Categories;
use ProgramsFilter\Criteria;
use ProgramsFilter\Listing;
use ProgramsFilter\Matching;
use ProgramsFilter\Moments;
use ProgramsFilter\Page_Blocks;
use ProgramsFilter\Query;
use ProgramsFilter\Renderer;
use ProgramsFilter\Targets;

defined( 'ABSPATH' ) || exit;

/**
 * The filters whose target a loop is.
 *
 * @param list<string> $anchors IDs of the loop and of what is around it.
 * @param bool         $first   Whether those of the page's first grid are meant too.
 * @return array
 * @phpstan-return list<ListingAttributes>
 */
function of( array $anchors, bool $first ): array {
	if ( array() === $anchors && ! $first ) {
		return array();
	}

	return array_values(
		array_filter(
			Page_Blocks\filters(),
			static function ( array $filter ) use ( $anchors, $first ): bool {
				$anchor = Targets\anchor_of( $filter['target'] );

				return '' === $anchor ? $first : in_array( $anchor, $anchors, true );
			}
		)
	);
}

/**
 * Filters as one: the attributes by which cards are made, with all their criteria.
 *
 * @param array        $filters    Filters.
 * @param list<string> $post_types Post types of the items. Without a filter the criteria are their taxonomies.
 * @phpstan-param list<ListingAttributes> $filters
 * @return array
 * @phpstan-return ListingAttributes
 */
function together( array $filters, array $post_types ): array {
	$one             = $filters[0] ?? Attributes\normalize( array() );
	$one['showGrid'] = false;
	$one['filters']  = array();
	foreach ( $filters as $filter ) {
		$one['filters']  = array_values( array_unique( array_merge( $one['filters'], $filter['filters'] ) ) );
		$one['multiple'] = $one['multiple'] || $filter['multiple'];
	}
	foreach ( array() === $filters ? $post_types : array() as $post_type ) {
		$one['filters'] = array_values( array_unique( array_merge( $one['filters'], get_object_taxonomies( $post_type ) ) ) );
	}

	return $one;
}

/**
 * What filters ask for.
 *
 * @param array        $filters Filters.
 * @param list<string> $anchors IDs of the loop and of what is around it.
 * @phpstan-param list<ListingAttributes> $filters
 * @return list<array{category: string, asked: array<string, list<string>>}>
 */
function asked( array $filters, array $anchors ): array {
	$page  = Targets\page();
	$noted = array_values( array_intersect( array_merge( $anchors, $page['has_grid'] ? array() : array( '' ) ), array_map( 'strval', array_keys( $page['categories'] ) ) ) );
	if ( array() !== $noted && count( $filters ) < 2 ) {
		return array(
			array(
				'category' => $page['categories'][ $noted[0] ],
				'asked'    => $page['asked'][ $noted[0] ] ?? array(),
			),
		);
	}

	// One that comes later, or several, of which only the last is noted.
	return array_values( array_filter( array_map( __NAMESPACE__ . '\\asked_by', $filters ) ) );
}

/**
 * What a filter asks for, whether it is printed already or not.
 *
 * @param array $attributes Filter.
 * @phpstan-param ListingAttributes $attributes
 * @return array{category: string, asked: array<string, list<string>>}|null Null inside of a listing.
 */
function asked_by( array $attributes ): ?array {
	$attributes = Cards_Elsewhere\settled( $attributes );

	return Renderer\alone(
		static function () use ( $attributes ): array {
			$categories = Categories\all();
			$arguments  = Query\arguments( $attributes, $categories );
			$cards      = Cache\cards( $attributes, $arguments, static fn(): array => Cards\of_programs( Query\programs( $arguments ), $attributes, $categories ) );
			$overview   = Listing\overview( $cards, $attributes, $categories );

			return array(
				'category' => $overview['active'],
				'asked'    => $overview['asked'],
			);
		}
	);
}

/**
 * Whether each card meets all that is asked for.
 *
 * @param array                                                             $cards  Cards.
 * @param array                                                             $filter All filters as one.
 * @param list<array{category: string, asked: array<string, list<string>>}> $asked  What they ask for.
 * @phpstan-param list<RenderedCard> $cards
 * @phpstan-param ListingAttributes $filter
 * @return list<bool>
 */
function matches( array $cards, array $filter, array $asked ): array {
	$kinds   = array_column( Criteria\beyond_pills( $filter ), 'kind', 'key' );
	$clock   = Moments\clock( Moments\now() );
	$matches = array_fill( 0, count( $cards ), true );
	foreach ( $asked as $one ) {
		$tests = Matching\tests( $kinds, $one['asked'], $clock );
		foreach ( $cards as $index => $card ) {
			$matches[ $index ] = $matches[ $index ] && Listing\matches( $card, $one['category'] );
			foreach ( $tests as $key => $test ) {
				$matches[ $index ] = $matches[ $index ] && $test( Matching\said( $card, $key ) );
			}
		}
	}

	return array_values( $matches );
}

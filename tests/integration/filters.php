<?php
/**
 * Filters of this plugin, answered by another one: rightly, and wrongly.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Filters;

use function ProgramsFilter\Tests\{category, listing, program, text, with_filter, with_picture, without_numbers};

/**
 * HTML of a listing of two programs, first without a filter, then with each.
 *
 * @param array $filters Hook and callback of each.
 * @phpstan-param list<array{string, callable}> $filters
 * @return list<mixed>
 */
function with_each( array $filters ): array {
	program( 'A', array( category( 'Arte', 'arte' ) ), array( 'post_excerpt' => 'Extracto' ) + with_picture() );
	program( 'B', array( category( 'Música', 'musica' ) ) );
	$render = static fn(): string => without_numbers( listing( array( 'limit' => 5 ) ) );

	return array_merge( array( $render() ), array_map( static fn( array $one ) => with_filter( $one[0], $one[1], $render ), $filters ) );
}

/**
 * Listings with cards, HTML of cards and queries that are changed.
 *
 * @return list<mixed> Of cards; of cards with single values of other types and a slug that is there twice; of HTML; of a query.
 */
function changed(): array {
	$card    = static fn( array $card, \WP_Post $post, array $attributes ): array => array(
		'title'   => sprintf( '%s (%s, %s)', text( $card['title'] ), $post->post_name, (string) wp_json_encode( $attributes['headingLevel'] ) ),
		'slugs'   => array( 'otra' ),
		'excerpt' => 'Otro <b>extracto</b>',
		'url'     => 'javascript:alert(1)',
		'picture' => 0,
	) + $card;
	$single  = static fn( array $card ): array => array(
		'slugs'      => array( 'arte', 5, 'arte', null ),
		'categories' => array( 'x', array( 'slug' => 'arte' ), array( 'slug' => 'arte', 'name' => 'Sí' ) ),
	) + $card;
	$html    = static fn( string $html, array $card, array $attributes ): string => sprintf( '<i>%s %s</i>', text( $card['title'] ), text( $attributes['order'] ) );
	$query   = static fn( array $arguments, array $attributes ): array => array( 's' => 'B', 'posts_per_page' => $attributes['limit'] ) + $arguments;
	$changed = with_each(
		array(
			array( 'programs_filter_card', $card ),
			array( 'programs_filter_card', $single ),
			array( 'programs_filter_card_html', $html ),
			array( 'programs_filter_query_args', $query ),
		)
	);

	return array_slice( $changed, 1 );
}

/**
 * Listings, the first without a filter, the others with answers of other types.
 *
 * @return list<mixed>
 */
function wrong(): array {
	$wrong = array(
		'id'         => 'x',
		'title'      => array(),
		'url'        => null,
		'slugs'      => 'x',
		'categories' => 5,
		'excerpt'    => new \stdClass(),
		'picture'    => 'x',
	);

	return with_each(
		array(
			array( 'programs_filter_card', static fn() => null ),
			array( 'programs_filter_card', static fn() => array() ),
			array( 'programs_filter_card', static fn() => $wrong ),
			array( 'programs_filter_card_html', static fn() => null ),
			array( 'programs_filter_query_args', static fn() => 'post_type=page' ),
		)
	);
}

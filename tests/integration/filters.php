<?php
/**
 * Filters of this plugin, answered by another one: rightly, and wrongly.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Filters;

use function ProgramsFilter\Tests\category;
use function ProgramsFilter\Tests\listing;
use function ProgramsFilter\Tests\program;
use function ProgramsFilter\Tests\text;
use function ProgramsFilter\Tests\with_filter;
use function ProgramsFilter\Tests\with_picture;
use function ProgramsFilter\Tests\without_numbers;

/**
 * HTML of a listing of two programs, first without a filter, then with each answer to one.
 *
 * @param string               $hook       Filter.
 * @param array                $answers    Callbacks.
 * @param array<string, mixed> $attributes Attributes of the block.
 * @phpstan-param list<callable> $answers
 * @return list<mixed>
 */
function with_each( string $hook, array $answers, array $attributes = array() ): array {
	program( 'A', array( category( 'Arte', 'arte' ) ), array( 'post_excerpt' => 'Extracto' ) + with_picture() );
	program( 'B', array( category( 'Música', 'musica' ) ) );
	$render = static fn(): string => without_numbers( listing( $attributes ) );

	return array_merge(
		array( $render() ),
		array_map( static fn( callable $answer ) => with_filter( $hook, $answer, $render ), $answers )
	);
}

/**
 * A card of which everything is changed.
 *
 * @return list<mixed>
 */
function changed_card(): array {
	$change = static fn( array $card, \WP_Post $post, array $attributes ): array => array(
		'title'   => sprintf( '%s (%s, %s)', text( $card['title'] ), $post->post_name, (string) wp_json_encode( $attributes['headingLevel'] ) ),
		'slugs'   => array( 'otra' ),
		'excerpt' => 'Otro <b>extracto</b>',
		'url'     => 'javascript:alert(1)',
		'picture' => 0,
	) + $card;

	return with_each( 'programs_filter_card', array( $change ) );
}

/**
 * Cards of other types.
 *
 * @return list<mixed>
 */
function no_card(): array {
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
		'programs_filter_card',
		array(
			static fn() => null,
			static fn() => 'x',
			static fn() => false,
			static fn() => array(),
			static fn() => $wrong,
		)
	);
}

/**
 * A card with single slugs and categories of other types, and a slug that is there twice.
 *
 * @return list<mixed>
 */
function card_with_single_wrong_values(): array {
	$change = static fn( array $card ): array => array(
		'slugs'      => array( 'arte', 5, 'arte', null ),
		'categories' => array(
			'x',
			array( 'slug' => 'arte' ),
			array(
				'slug' => 'arte',
				'name' => 'Sí',
			),
		),
	) + $card;

	return with_each( 'programs_filter_card', array( $change ) );
}

/**
 * Other HTML inside a card.
 *
 * @return list<mixed>
 */
function changed_html(): array {
	$change = static fn( string $html, array $card, array $attributes ): string => sprintf( '<i>%s %s</i>', text( $card['title'] ), text( $attributes['order'] ) );

	return with_each( 'programs_filter_card_html', array( $change ) );
}

/**
 * No HTML.
 *
 * @return list<mixed>
 */
function no_html(): array {
	return with_each(
		'programs_filter_card_html',
		array(
			static fn() => null,
			static fn() => array(),
			static fn() => 5,
		)
	);
}

/**
 * Other arguments of the query: some that are right, none, a text, and some that ask for IDs only.
 *
 * @return list<mixed>
 */
function query_arguments(): array {
	return with_each(
		'programs_filter_query_args',
		array(
			static fn( array $arguments, array $attributes ): array => array(
				's'              => 'B',
				'posts_per_page' => $attributes['limit'],
			) + $arguments,
			static fn() => null,
			static fn() => 'post_type=page',
			static fn( array $arguments ): array => array( 'fields' => 'ids' ) + $arguments,
		),
		array( 'limit' => 5 )
	);
}

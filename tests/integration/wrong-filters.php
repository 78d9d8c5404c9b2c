<?php
/**
 * WordPress's own filters, answered wrongly by another plugin.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Wrong_Filters;

use function ProgramsFilter\Tests\category;
use function ProgramsFilter\Tests\listing;
use function ProgramsFilter\Tests\program;
use function ProgramsFilter\Tests\with_filter;
use function ProgramsFilter\Tests\with_picture;
use function ProgramsFilter\Tests\without_numbers;

/**
 * The listing without an answer, and with one.
 *
 * @param list<array{string, string}> $cases Filter, and the answer as answers() names it.
 * @return list<list<mixed>>
 */
function good_and_changed( array $cases ): array {
	program( 'A', array( category( 'Arte', 'arte' ) ), array( 'post_excerpt' => 'Extracto' ) + with_picture() );
	$render  = static fn(): string => without_numbers( listing() );
	$answers = answers();

	return array_map(
		static fn( array $one ): array => array( $render(), with_filter( $one[0], $answers[ $one[1] ], $render ) ),
		$cases
	);
}

/**
 * Wrong answers, by what the test calls them: their code.
 *
 * @return array<string, callable>
 */
function answers(): array {
	return array(
		'static fn() => null'            => static fn() => null,
		'static fn() => false'           => static fn() => false,
		'static fn() => 5'               => static fn() => 5,
		'static fn() => "x"'             => static fn() => 'x',
		'static fn() => new \WP_Error()' => static fn() => new \WP_Error(),
		'static fn() => array( null, (object) array( "slug" => 1 ) )' => static fn() => array( null, (object) array( 'slug' => 1 ) ),
		// Only the plugin's own call: WordPress itself does not bear it.
		'static fn( $terms, $taxonomies, $arguments ) => empty( $arguments["object_ids"] ) ? array( null, 5, array(), new \stdClass() ) : $terms' =>
			static fn( array $terms, $taxonomies, array $arguments ): array => array() === ( $arguments['object_ids'] ?? array() ) ? array( null, 5, array(), new \stdClass() ) : $terms,
	);
}

/**
 * A listing with counts and facts, while a filter answers all with the same.
 *
 * @param string $hook   Filter.
 * @param mixed  $answer Answer.
 */
function answered( string $hook, $answer ): string {
	program(
		'A',
		array( category( 'Arte', 'arte' ) ),
		array(
			'meta_input' => array(
				'pfilter_start' => '2099-03-03T18:00',
				'pfilter_free'  => '1',
			),
		)
	);

	$html = with_filter(
		$hook,
		static fn() => $answer,
		static fn(): string => listing(
			array(
				'showPillCounts' => true,
				'showCount'      => true,
				'facts'          => array( 'dates', 'price' ),
			)
		)
	);

	return is_string( $html ) ? $html : '';
}

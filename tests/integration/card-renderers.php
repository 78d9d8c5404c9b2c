<?php
/**
 * The same programs from both sides: as the page shows them, and as the editor gets them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Card_Renderers;

use ProgramsFilter\Tests\Nasty_Programs;
use function ProgramsFilter\Tests\category;
use function ProgramsFilter\Tests\listing;
use function ProgramsFilter\Tests\program;
use function ProgramsFilter\Tests\rest_programs;
use function ProgramsFilter\Tests\text;
use function ProgramsFilter\Tests\with_picture;

require_once __DIR__ . '/nasty-programs.php';

/**
 * What there is on both sides.
 *
 * @param array<string, mixed> $attributes Attributes of the block.
 * @return array{html: string, rest: mixed}
 */
function both( array $attributes ): array {
	return array(
		'html' => listing( $attributes ),
		'rest' => rest_programs(
			array(
				'orderby' => 'manual',
				'order'   => 'asc',
				'_fields' => 'id,programs_filter_card',
			)
		),
	);
}

/**
 * Both sides of the demo's programs.
 *
 * @param array<string, mixed> $attributes Attributes of the block.
 * @param array                $categories As playground/content/categories.json has them.
 * @param array                $programs   As playground/content/programs.json has them.
 * @phpstan-param list<array{slug: string, name: string, parent?: string}> $categories
 * @phpstan-param list<array{slug: string, title: string, excerpt: string, content: list<mixed>, categories: list<string>, alt?: string, menuOrder: int}> $programs
 * @return array{html: string, rest: mixed}
 */
function demo( array $attributes, array $categories, array $programs ): array {
	$ids = array();
	foreach ( $categories as $category ) {
		$ids[ $category['slug'] ] = category( $category['name'], $category['slug'], $ids[ $category['parent'] ?? '' ] ?? 0 );
	}
	foreach ( $programs as $program ) {
		program(
			$program['title'],
			array_map( static fn( string $slug ): int => $ids[ $slug ], $program['categories'] ),
			array(
				'post_name'    => $program['slug'],
				'post_excerpt' => $program['excerpt'],
				'post_content' => implode( "\n", array_filter( $program['content'], 'is_string' ) ),
				'menu_order'   => $program['menuOrder'],
			) + with_picture( $program['alt'] ?? '' )
		);
	}

	return both( $attributes );
}

/**
 * Both sides of a program that breaks a careless card.
 *
 * @param array<string, mixed> $attributes Attributes of the block.
 * @param string               $name       What it is about.
 * @return array{html: string, rest: mixed}
 */
function nasty( array $attributes, string $name ): array {
	Nasty_Programs\write( $name );

	return both( $attributes );
}

/**
 * Both sides of a card whose markup a plugin replaced.
 *
 * @param array<string, mixed> $attributes Attributes of the block.
 * @return array{html: string, rest: mixed}
 */
function replaced( array $attributes ): array {
	program( 'Acuarela' );
	add_filter(
		'programs_filter_card_html',
		static fn( string $html, array $card ): string => '<p class="otra">' . esc_html( text( $card['title'] ) ) . ' <b>ya</b></p>',
		10,
		2
	);

	return both( $attributes );
}

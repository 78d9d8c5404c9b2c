<?php
/**
 * The programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

/**
 * Writes the programs and their pictures.
 */
function programs(): void {
	$terms = categories();
	/**
	 * The shape of programs.json.
	 *
	 * @var list<array{slug: string, title: string, excerpt: string, content: list<string|list<string>>, categories: list<string>, picture: non-empty-string|null, alt: string, menuOrder: int, date: string}> $programs
	 */
	$programs = content( 'programs' );
	foreach ( $programs as $program ) {
		$picture = null === $program['picture'] ? 0 : picture( $program['picture'], $program['alt'] );
		once(
			POST_TYPE . ':' . $program['slug'],
			static fn (): int => write_post(
				array(
					'post_type'    => POST_TYPE,
					'post_status'  => 'publish',
					'post_name'    => $program['slug'],
					'post_title'   => $program['title'],
					'post_excerpt' => $program['excerpt'],
					'post_content' => blocks( $program['content'] ),
					'post_date'    => $program['date'],
					'menu_order'   => $program['menuOrder'],
					'tax_input'    => array( TAXONOMY => array_values( array_intersect_key( $terms, array_flip( $program['categories'] ) ) ) ),
					'meta_input'   => 0 === $picture ? array() : array( '_thumbnail_id' => $picture ),
				)
			)
		);
	}
}

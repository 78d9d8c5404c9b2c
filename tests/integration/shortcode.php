<?php
/**
 * The shortcode beside the block.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Shortcode;

use ProgramsFilter\Filters;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{category, listing, program, with_picture, without_numbers};

/** Writes three programs. */
function contents(): void {
	$arte   = category( 'Arte', 'arte' );
	$musica = category( 'Música', 'musica' );
	program(
		'Zarzuela',
		array( $arte ),
		array(
			'menu_order'   => 1,
			'post_excerpt' => 'Con agua',
			'meta_input'   => array( 'pfilter_place' => 'Sala 2' ) + with_picture()['meta_input'],
		)
	);
	program( 'Coro', array( $musica ), array( 'menu_order' => 2, 'post_date' => '2020-01-01 10:00:00' ) );
	program( 'Ópera', array( $arte, $musica ), array( 'menu_order' => 3, 'meta_input' => array( 'pfilter_start' => '2199-01-01' ) ) );
	program( 'Danza', array( $arte ), array( 'menu_order' => 4, 'meta_input' => array( 'pfilter_end' => '2020-01-01' ) ) );
}

/**
 * HTML of a shortcode.
 *
 * @param string $attributes Attributes as written.
 * @param int    $user       Who reads it.
 */
function shortcode( string $attributes, int $user = 0 ): string {
	wp_set_current_user( $user );
	// It is the first listing of a page.
	Filters\forget_parameters();

	return without_numbers( do_shortcode( "[programas $attributes]" ) );
}

/**
 * Shortcodes beside blocks.
 *
 * @param list<array{string, array<string, mixed>}> $cases Attributes of a shortcode as written, and of the block.
 * @return list<array{shortcode: string, block: string}>
 */
function beside_blocks( array $cases ): array {
	contents();

	return array_map(
		static fn( array $one ): array => array( 'shortcode' => shortcode( $one[0] ), 'block' => without_numbers( listing( $one[1] ) ) ),
		$cases
	);
}

/**
 * Shortcodes with attributes that cannot be used.
 *
 * @param list<string> $cases Attributes as written.
 * @return list<array{visitor: string, editor: string, plain: string}> For a visitor and for an administrator; and without attributes.
 */
function wrong( array $cases ): array {
	contents();

	return array_map(
		static fn( string $attributes ): array => array(
			'visitor' => shortcode( $attributes ),
			'editor'  => shortcode( $attributes, 1 ),
			'plain'   => shortcode( '' ),
		),
		$cases
	);
}

/**
 * What is shown for shortcodes with lists.
 *
 * @param list<string> $cases Attributes as written.
 * @return list<array{editor: string, visitor: string, listing: string}> The note and the listing of an editor, and all that a visitor sees.
 */
function told_of_lists( array $cases ): array {
	contents();
	wp_update_term( category( 'Danza', 'baile' ), Program\TAXONOMY, array( 'slug' => 'danza' ) );

	return array_map(
		static function ( string $attributes ): array {
			$parts = explode( '</div>', shortcode( $attributes, 1 ), 2 );
			$told  = str_contains( $parts[0], 'programas-notice' );

			return array(
				'editor'  => $told ? html_entity_decode( wp_strip_all_tags( $parts[0] ) ) : '',
				'visitor' => shortcode( $attributes ),
				'listing' => $told ? $parts[1] ?? '' : implode( '</div>', $parts ),
			);
		},
		$cases
	);
}

/** A notice that quotes markup and another shortcode. */
function inert_notice(): string {
	add_shortcode( 'prueba', static fn(): string => 'EJECUTADO' );
	wp_set_current_user( 1 );

	return do_shortcode( Listing\render_shortcode( array( 'orden' => '<b>[prueba]' ) ) );
}

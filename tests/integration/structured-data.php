<?php
/**
 * Structured data of programs and listings.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Structured_Data;

use ProgramsFilter\Listing;
use ProgramsFilter\Program_Page;
use function ProgramsFilter\Tests\{at, block, category, page, post_of, program, program_with_facts, with_filter, with_picture};

/** Markup that must never be printed, in every field that can be written. */
const NASTY = '</script><script>alert(1)</script> "comillas" [programas] & \\ ñ 日本';

/**
 * Data of programs.
 *
 * @param list<array<string, string>> $programs Facts of each.
 * @param string                      $excerpt  Excerpt of all.
 * @param string                      $now      Day and hour.
 * @return list<array<string, mixed>>
 */
function of_programs( array $programs, string $excerpt, string $now ): array {
	update_option( 'timezone_string', 'Europe/Madrid' );
	update_option( 'blogname', 'Centro &amp; Cía' );
	$fields = array( 'post_excerpt' => $excerpt ) + with_picture();

	return array_map(
		static fn( array $facts ): array => Program_Page\get_structured_data( post_of( program_with_facts( $facts, $fields ) ), at( $now ) ),
		$programs
	);
}

/**
 * What is printed of data that a filter changes.
 *
 * @return list<mixed>
 */
function filtered(): array {
	$post  = post_of( program_with_facts( array() ) );
	$print = static function () use ( $post ): string {
		ob_start();
		Listing\print_structured_data( array( '@type' => 'CreativeWork' ), $post );

		return trim( (string) ob_get_clean() );
	};
	$html  = array();
	foreach ( array( '__return_false', static fn( array $data, $program ): array => array( 'seen' => $program instanceof \WP_Post ? $program->post_title : '' ) + $data ) as $filter ) {
		$html[] = with_filter( 'programs_filter_structured_data', $filter, $print );
	}

	return $html;
}

/** Writes programs, and pages with listings. */
function contents(): void {
	$arte   = category( 'Arte', 'arte' );
	$musica = category( 'Música', 'musica' );
	program( 'Acuarela', array( $arte ), array( 'post_name' => 'acuarela' ) );
	program( 'Coro', array( $musica ), array( 'post_name' => 'coro' ) );
	program( 'Con clave', array( $arte ), array( 'post_name' => 'con-clave', 'post_password' => 'x' ) );
	program(
		NASTY,
		array( $arte ),
		array(
			'post_name'    => 'mala',
			'post_excerpt' => NASTY,
			'post_content' => '<p>' . NASTY . '</p>',
			'meta_input'   => array( 'pfilter_sessions' => '2027-01-10', 'pfilter_place' => 'Sala "A" & <b>B</b>' ),
		)
	);
	page( 'programas', block() );
}

<?php
/**
 * Programs that can be asked for by more than their category, on a site with ages as a taxonomy of programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Criteria;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{category, listing, program, term};

/** Registers ages, as a theme does, and writes programs. */
function contents(): void {
	register_taxonomy(
		'edad',
		Program\POST_TYPE,
		array( 'public' => true, 'hierarchical' => true, 'labels' => array( 'name' => 'Edades', 'singular_name' => 'Edad [x] <b>' ) )
	);
	update_option( 'timezone_string', 'Europe/Madrid' );
	update_option( 'start_of_week', 1 );
	$artes  = category( 'Artes', 'artes' );
	$musica = category( 'Música', 'musica', $artes );
	$young  = term( 'Infantil', 'edad', array( 'slug' => 'infantil' ) );
	$ages   = array(
		'8-12' => term( 'De 8 a 12 años', 'edad', array( 'slug' => '8-12', 'parent' => max( 0, $young ) ) ),
		'2026' => term( 'Nacidos en 2026', 'edad', array( 'slug' => '2026' ) ),
	);
	term( 'De nadie', 'edad', array( 'slug' => 'nada' ) );
	$day = static fn( string $when ): string => ( new \DateTimeImmutable( $when, wp_timezone() ) )->format( 'Y-m-d' );
	one( 'Inglés', array(), array( $ages['8-12'] ), array( 'pfilter_free' => '1' ) );
	one(
		'Guitarra española',
		array( $musica ),
		array( $ages['2026'] ),
		array(
			'pfilter_start'        => $day( '-1 day' ),
			'pfilter_end'          => $day( '+1 day' ),
			'pfilter_price'        => '25 €',
			'pfilter_signup_state' => 'full',
			'pfilter_place'        => 'Casa de la Cultura',
		)
	);
	one( 'Coro', array( $musica ), array( $young ), array( 'pfilter_start' => $day( '+3 months' ), 'pfilter_price' => 'Gratis' ) );
	one( 'Acuarela', array( $artes ), array( $ages['8-12'], $ages['2026'] ), array( 'pfilter_end' => $day( '-2 days' ) ) );
	one( 'Secreto del ñandú', array( $artes ), array( $ages['8-12'] ), array( 'pfilter_free' => '1' ), 'clave' );
}

/**
 * Writes a program.
 *
 * @param string                $title      Title.
 * @param list<int>             $categories Its categories.
 * @param list<int>             $ages       Its ages.
 * @param array<string, string> $facts      Facts by key of their metadata.
 * @param string                $password   Its password; '' for none.
 */
function one( string $title, array $categories, array $ages, array $facts, string $password = '' ): void {
	static $order = 0;

	$id = program(
		$title,
		$categories,
		array(
			'menu_order'    => ++$order,
			'meta_input'    => $facts,
			'post_password' => $password,
			'post_excerpt'  => "Resumen de $title, con merienda.",
		)
	);
	wp_set_object_terms( $id, $ages, 'edad' );
}

/**
 * Listings with all criteria, each under an address.
 *
 * @param array<string, mixed> $attributes Attributes of the block.
 * @param list<string>         $queries    Query strings.
 * @return list<string>
 */
function asked( array $attributes, array $queries ): array {
	contents();

	return array_map( static fn( string $query ): string => listing( $attributes, $query ), $queries );
}

/**
 * A listing by a criterion that a plugin brings.
 *
 * @param string $query Query string.
 */
function of_others( string $query ): string {
	contents();
	add_filter(
		'programs_filter_criteria',
		static fn( array $table ): array => $table + array(
			'letra' => array(
				'kind'    => 'choice',
				'label'   => 'Letra',
				'values'  => static fn( \WP_Post $post ): array => array( strtolower( substr( $post->post_title, 0, 1 ) ) ),
				'options' => array( 'i' => 'I', 'c' => 'C', 'z' => 'Z' ),
			),
			'MAL'   => array( 'kind' => 'choice' ),
			'mal'   => 'nada',
			'mal2'  => array( 'kind' => 'otra' ),
		)
	);

	return listing( array( 'filters' => array( 'letra', 'mal', 'mal2', 'MAL' ) ), $query );
}

/**
 * Listings of one program of which nothing is known.
 *
 * @param list<list<string>> $filters Filters of each.
 * @return list<string>
 */
function bare( array $filters ): array {
	program( 'Acuarela' );

	return array_map( static fn( array $keys ): string => listing( array( 'filters' => $keys ) ), $filters );
}

<?php
/**
 * Listings from both sides: as the page shows them, and as the editor's preview gets them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Preview;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\Tests\Nasty_Programs;
use function ProgramsFilter\Tests\{category, listing, preview, program, remove, with_picture, write_facts};

require_once __DIR__ . '/nasty-programs.php';
require_once __DIR__ . '/preview/hooks.php';

/**
 * Both sides of a listing.
 *
 * @param array<string, mixed>      $attributes Attributes of the block.
 * @param int                       $size       Cards of a page of the preview.
 * @param array<string, mixed>|null $asked      What the editor asks with, where that is not the same.
 * @return array{page: string, preview: mixed}
 */
function both( array $attributes = array(), int $size = 100, ?array $asked = null ): array {
	// Each on a page of its own.
	Listing\reset_page();
	$page = listing( $attributes );
	Listing\reset_page();

	return array( 'page' => $page, 'preview' => preview( $asked ?? $attributes, $size ) );
}

/** Another taxonomy of programs. */
function ages(): void {
	register_taxonomy( 'edad', Program\POST_TYPE, array( 'public' => true, 'labels' => array( 'name' => 'Edades' ) ) );
}

/**
 * Both sides of listings of the same programs.
 *
 * @param list<array{title: string, categories: list<string>, ages: list<string>, facts: array<string, mixed>, fields: array<string, mixed>, picture: bool}> $programs   Programs.
 * @param list<array<string, mixed>>                                                                                                                         $attributes Attributes of each listing.
 * @param list<array<string, mixed>>                                                                                                                         $asked      What the editor asks with for each.
 * @return list<array{page: string, preview: mixed}>
 */
function many( array $programs, array $attributes, array $asked ): array {
	ages();
	$ids             = array( 'artes' => category( 'Artes', 'artes' ) );
	$ids['musica']   = category( 'Música', 'musica-antes', $ids['artes'] );
	$ids['familia']  = category( 'Niñez & familia', 'familia' );
	$ids['deportes'] = category( '«Deporte» -- y más', 'deportes' );
	wp_update_term( $ids['musica'], Program\TAXONOMY, array( 'slug' => 'musica' ) );
	foreach ( $programs as $program ) {
		$id = program(
			$program['title'],
			array_map( static fn( string $slug ): int => $ids[ $slug ], $program['categories'] ),
			$program['fields'] + ( $program['picture'] ? with_picture() : array() )
		);
		wp_set_object_terms( $id, $program['ages'], 'edad' );
		write_facts( $id, $program['facts'] );
	}

	return array_map( static fn( array $of_listing, array $asked_of_it ): array => both( $of_listing, 100, $asked_of_it ), $attributes, $asked );
}

/**
 * Both sides in pages of two cards, of programs of which the later ones say more.
 *
 * @param list<array<string, mixed>> $attributes Attributes of each listing.
 * @return list<array{page: string, preview: mixed}>
 */
function beyond_first_slice( array $attributes ): array {
	ages();
	$artes = category( 'Artes', 'artes' );
	for ( $number = 1; $number <= 7; $number++ ) {
		$id = program( "Programa $number", array( $artes ), array( 'menu_order' => $number ) );
		wp_set_object_terms( $id, $number > 3 ? array( 'adultos' ) : array(), 'edad' );
		write_facts( $id, $number > 4 ? array( 'start' => '2197-01-01', 'free' => '1' ) : array( 'signup_state' => 'full' ) );
	}
	$sides = array();
	foreach ( $attributes as $of_listing ) {
		// In a request of its own nothing is known yet.
		wp_cache_flush();
		$sides[] = both( $of_listing, 2 );
	}

	return $sides;
}

/**
 * Both sides of each program that breaks a careless card; and of five programs while another plugin uses each of our hooks, or the theme one of our
 * templates; each on a site of its own.
 *
 * @return array<string, list<array{page: string, preview: mixed}>> By what is nasty, or used.
 */
function nasty_and_hooked(): array {
	$five   = static function (): void {
		for ( $number = 1; $number <= 5; $number++ ) {
			program( "Programa $number", array( category( "Tema $number" ) ), array( 'post_excerpt' => 'Extracto' ) + with_picture() );
		}
	};
	$simple = array( 'headingLevel' => 2, 'showImage' => false, 'showExcerpt' => false, 'limit' => 4 );
	$sides  = array();
	foreach ( array_merge( Nasty_Programs\all(), Hooks\all() ) as $name => $begin ) {
		$hooks   = array_map( static fn( $hook ) => $hook instanceof \WP_Hook ? clone $hook : $hook, (array) $GLOBALS['wp_filter'] );
		$is_hook = isset( Hooks\all()[ $name ] );
		if ( $is_hook ) {
			$five();
		}
		$begin();
		$sides[ $name ] = $is_hook ? array( both(), both( $simple ) ) : array( both() );
		remove();

		$GLOBALS['wp_filter'] = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Of the next site.
	}

	return $sides;
}

/**
 * Both sides in pages of five cards, of programs in the same places of each order.
 *
 * @param list<array<string, mixed>> $orders Attributes of each listing.
 * @return list<array{page: string, preview: mixed}>
 */
function in_pages( array $orders ): array {
	foreach ( array( 'B', 'ñ', 'A', 'a', 'C 10', 'C 9' ) as $index => $title ) {
		$fields = array( 'menu_order' => 3 - $index % 3, 'post_date' => sprintf( '2024-01-%02d 10:00:00', 1 + $index % 4 ) );
		program( $title, array(), $fields );
		program( $title, array(), $fields );
	}

	return array_map( static fn( array $order ): array => both( $order, 5 ), $orders );
}

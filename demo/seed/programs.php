<?php
/**
 * The programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

use DateTimeImmutable;
use ProgramsFilter\{Program, WordPress};

/**
 * Writes the programs and their pictures.
 */
function programs(): void {
	$terms = categories();
	/**
	 * The shape of programs.json.
	 *
	 * @var list<array{slug: string, title: string, excerpt: string, content: list<string|list<string>>, categories: list<string>, picture: non-empty-string|null, alt: string, facts: array<string, string|bool>, menuOrder: int, date: string}> $programs
	 */
	$programs = content( 'programs' );
	foreach ( $programs as $program ) {
		$picture = null === $program['picture'] ? 0 : picture( $program['picture'], $program['alt'] );
		$id      = once(
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
		once( "facts:{$program['slug']}", static fn (): int => write_facts( $id, $program['facts'] ) );
	}
}

/**
 * Writes a program's facts, unless an editor has deleted the program or written some.
 *
 * @param int                        $id    Program.
 * @param array<string, string|bool> $facts Values by the end of their key; dates, also those in braces, are relative to today, so that the demo never looks stale.
 * @return int Its ID.
 */
function write_facts( int $id, array $facts ): int {
	$dates = array( 'previous_start', 'signup_until' );
	if ( POST_TYPE === get_post_type( $id ) && ! metadata_exists( 'post', $id, 'pfilter_place' ) ) {
		$typed = array();
		foreach ( $facts as $fact => $value ) {
			if ( is_string( $value ) ) {
				$value = in_array( $fact, $dates, true ) ? day( $value ) : preg_replace_callback( '/\{(.+?)\}/', static fn ( array $found ): string => day( $found[1] ), $value );
			}
			$typed[ "pfilter_$fact" ] = $value;
		}
		// As an editor types them.
		WordPress\load_rooms( 'program/forms', 'reader' );
		Program\update_facts( $id, Program\prepare_facts( $typed, $id )['values'] );
	}

	return $id;
}

/**
 * A date as it is stored.
 *
 * @param string $relative Such as "tuesday +2 weeks", with or without an hour.
 */
function day( string $relative ): string {
	$moment = new DateTimeImmutable( "today $relative", wp_timezone() );

	return $moment->format( str_contains( $relative, ':' ) ? 'Y-m-d\TH:i' : 'Y-m-d' );
}

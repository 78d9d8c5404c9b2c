<?php
/**
 * Listings by the day and the hour of the site.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\By_Time;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{at, category, database, day, listing, program, program_with_facts, write_facts};

/** Writes programs, in the order Z to A as put by hand. */
function contents(): void {
	$arte     = category( 'Arte', 'arte' );
	$hour     = time() + 3600;
	$programs = array(
		'Zanja'    => array( day( -30 ), '' ),
		'Yoga'     => array( '', '' ),
		'Voley'    => array( day( -60 ), day( -40 ) ),
		'Teatro'   => array( '', day( 5 ) ),
		'Sardana'  => array( (string) wp_date( 'Y-m-d\TH:i', $hour ), '' ),
		'Robótica' => array( day( 20 ), day( 30 ) ),
		'Pintura'  => array( day( -10 ), day( 0 ) ),
		'Opera'    => array( day( -3, 'Y-m-d\TH:i' ), '' ),
		'Nudos'    => array( day( 20 ), '' ),
		'Magia'    => array( '', day( -1 ) ),
		'Lucha'    => array( 'mañana', '2026-02-31' ),
		'Costura'  => array( day( 40 ), day( 10 ) ),
		'Bordado'  => array( day( 1 ), day( 2 ) ),
	);
	$order    = 0;
	foreach ( $programs as $name => list( $start, $end ) ) {
		$id = program(
			$name,
			in_array( $name, array( 'Zanja', 'Nudos', 'Magia' ), true ) ? array( $arte ) : array(),
			array(
				'menu_order'    => ++$order,
				// Its place must not reveal its dates.
				'post_password' => 'Bordado' === $name ? 'x' : '',
			)
		);
		// Also what was written past WordPress.
		write_facts( $id, array_filter( compact( 'start', 'end' ), static fn( string $value ): bool => '' !== $value ) );
	}
}

/**
 * Initials of the programs that a listing shows.
 *
 * @param string $html HTML.
 */
function initials( string $html ): string {
	preg_match_all( '/__link"[^>]*>(?:Protegido: |Protected: )?(.)/u', $html, $found );

	return implode( '', $found[1] );
}

/**
 * What listings show, and what their previews show.
 *
 * @param list<array{array<string, mixed>, array<string, mixed>}> $cases Attributes, and what a filter adds to the query.
 * @return list<array{string, string, string}> The page's programs, the preview's, the preview's in slices of two.
 */
function shown( array $cases ): array {
	contents();

	return array_map(
		static function ( array $one ): array {
			list( $attributes, $more ) = $one;
			$filter                    = static fn( array $arguments ): array => $more + $arguments;
			add_filter( 'programs_filter_query_args', $filter );
			$slices                    = '';
			$count                     = Listing\listing_slice( Listing\listing_attributes( $attributes ), 1, 2 )['slices'] ?? 0;
			for ( $page = 1; $page <= $count; $page++ ) {
				$slices .= initials( Listing\listing_slice( Listing\listing_attributes( $attributes ), $page, 2 )['slice']['cards'] ?? '' );
			}
			$shown = array( initials( listing( $attributes ) ), initials( Listing\listing_slice( Listing\listing_attributes( $attributes ), 1, 100 )['slice']['cards'] ?? '' ), $slices );
			remove_filter( 'programs_filter_query_args', $filter );

			return $shown;
		},
		$cases
	);
}

/** Initials of the programs of which a listing of the two next reads everything. */
function read(): string {
	contents();
	wp_cache_flush();
	listing( array( 'when' => 'coming', 'orderBy' => 'start', 'limit' => 2 ) );
	$read = '';
	foreach ( database()->get_col( 'SELECT ID FROM ' . database()->posts . ' WHERE post_type = \'pfilter_programa\'' ) as $id ) {
		$read .= false === wp_cache_get( (int) $id, 'posts' ) && false === wp_cache_get( (int) $id, 'post_meta' ) ? '' : get_the_title( (int) $id )[0];
	}

	return $read;
}

/**
 * What a listing shows beside other plugins: one for members, which takes programs out of every list, one that puts every list in an order of its
 * own, and one that says another beginning.
 *
 * @param array<string, mixed> $attributes Attributes.
 * @return list<string>
 */
function beside_others( array $attributes ): array {
	contents();
	$shown = array();
	foreach ( array(
		'the_posts'         => static fn( array $posts ): array => array_values( array_filter( $posts, static fn( $post ): bool => $post instanceof \WP_Post && ! in_array( $post->post_title, array( 'Sardana', 'Robótica' ), true ) ) ),
		'posts_orderby'     => static fn(): string => 'post_title ASC',
		'get_post_metadata' => static fn( $value, int $id, string $key ) => 'pfilter_start' === $key && 'Zanja' === get_the_title( $id ) ? array( day( 2 ) ) : $value,
	) as $hook => $callback ) {
		add_filter( $hook, $callback, 10, 3 );
		$shown[] = initials( listing( $attributes ) );
		remove_filter( $hook, $callback );
	}

	return $shown;
}

/**
 * Phases of programs.
 *
 * @param list<array{string, string, string}> $cases Beginning, end and now.
 * @return list<string>
 */
function phases( array $cases ): array {
	return array_map( static fn( array $one ): string => Program\program_phase( array( 'start' => $one[0], 'end' => $one[1] ), at( $one[2] ) ), $cases );
}

/**
 * States of sign-up, and when something changes next.
 *
 * @param list<array{array<string, mixed>, string}> $cases Facts by their own keys, and now.
 * @return list<array{string, string}> State, and the site's day and hour; '' for never.
 */
function states( array $cases ): array {
	return array_map(
		static function ( array $one ): array {
			$facts = Program\program_facts( program_with_facts( $one[0] ) );
			$next  = Program\next_moment_of_change( Program\moments_of_change( $facts, at( $one[1] ) ), at( $one[1] ) );

			return array( Program\signup_state( $facts, at( $one[1] ) ), null === $next ? '' : (string) wp_date( 'Y-m-d H:i', $next ) );
		},
		$cases
	);
}

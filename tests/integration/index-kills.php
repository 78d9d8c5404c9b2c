<?php
/**
 * Processes that end while they index.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Index_Kills;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{database, program};

/** Ends PHP as a kill does: nothing comes after it. */
function die_here(): void {
	remove_all_actions( 'shutdown' );
	echo '"died"';
	exit;
}

/**
 * Has PHP end at a query about the index, and the cache lost halfway.
 *
 * @param int $queries After how many.
 */
function die_after( int $queries ): void {
	$left = $queries;
	add_filter(
		'query',
		static function ( string $query ) use ( $queries, &$left ): string {
			if ( str_contains( $query, Listing\get_index_table( 'index' ) ) || str_contains( $query, '_pfilter_spans' ) || str_contains( $query, '_pfilter_words' ) ) {
				--$left;
			}
			if ( $left < 0 ) {
				die_here();
			} elseif ( intdiv( $queries, 2 ) === $left ) {
				wp_cache_flush();
			}
			return $query;
		}
	);
}

/**
 * Writes programs, and ends before they are indexed.
 *
 * @param int $count How many.
 */
function write_many( int $count ): void {
	foreach ( range( 1, $count ) as $number ) {
		program( "Programa $number", array(), array( 'meta_input' => array( 'pfilter_sessions' => '2099-03-' . ( 10 + $number % 20 ) . ' 18:00', 'pfilter_place' => "Aula número $number" ) ) );
	}
	die_here();
}

/**
 * Says another place of all programs, and ends while they are indexed.
 *
 * @param int    $queries After how many queries.
 * @param string $place   Place.
 */
function change_all( int $queries, string $place ): void {
	foreach ( ids() as $id ) {
		update_post_meta( $id, 'pfilter_place', "$place $id" );
	}
	die_after( $queries );
	$GLOBALS['programs_filter_changes']->index(); // @phpstan-ignore method.nonObject (the changes of the request)
}

/**
 * Has all indexed anew, and ends meanwhile.
 *
 * @param int $queries After how many queries.
 */
function rebuild( int $queries ): void {
	foreach ( ids() as $id ) {
		// Past WordPress.
		database()->update( database()->postmeta, array( 'meta_value' => "Aula nueva $queries $id" ), array( 'post_id' => $id, 'meta_key' => 'pfilter_place' ) ); // phpcs:ignore WordPress.DB -- Columns of a row.
	}
	die_after( $queries );
	Listing\rebuild_index();
	Listing\index_batch();
}

/**
 * Does the next batch, and ends in the middle of it.
 *
 * @param int $queries After how many queries.
 */
function batch( int $queries ): string {
	die_after( $queries );
	Listing\index_batch();

	return array() === Listing\query_marked_programs( 1 ) ? 'done' : 'going';
}

/**
 * Programs.
 *
 * @return list<int> IDs.
 */
function ids(): array {
	// @phpstan-ignore return.type (IDs)
	return get_posts( array( 'post_type' => Program\POST_TYPE, 'numberposts' => -1, 'fields' => 'ids' ) );
}

/** What the index says in the end. */
function look(): object {
	wp_cache_flush();
	$found                 = static fn( array $more ): int => count( array_unique( array_column( Listing\get_listed_programs( $more + array( 'post_type' => Program\POST_TYPE, 'post_status' => 'publish' ) ), 'ID' ) ) );
	$rows                  = static fn( string $table ): int => (int) database()->get_var( database()->prepare( 'SELECT COUNT(*) FROM %i', $table ) ); // phpcs:ignore WordPress.DB -- Always new.
	list( $spans, $words ) = array( 0, 0 );
	foreach ( ids() as $id ) {
		$entry  = Listing\read_index_entry( $id );
		$spans += count( Listing\get_span_rows( $id, $entry['spans'] ?? array() ) );
		$words += count( Listing\encode_words( $entry['words'] ?? '' ) );
	}

	return (object) array(
		'differing' => Listing\find_differing_entries(),
		'coming'    => $found( array( Listing\QUERY_ONLY => array( 'cuando' => array( 'proximos' ) ) ) ),
		'ordered'   => $found( array( 'orderby' => array( Listing\QUERY_NEXT => 'ASC' ) ) ),
		'surplus'   => array( $rows( Listing\get_index_table( 'spans' ) ) - $spans, $rows( Listing\get_index_table( 'words' ) ) - $words ),
	);
}

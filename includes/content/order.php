<?php
/**
 * The manual order of programs: which there is, what another arrangement of some of them makes of it, and how it is written.
 *
 * It is that of listings ('manual' in includes/listing/query.php): the number, then the title.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Order;

use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

defined( 'ABSPATH' ) || exit;

/**
 * Whether somebody may order programs: the order is everybody's.
 */
function is_allowed(): bool {
	$type       = get_post_type_object( POST_TYPE );
	$capability = $type->cap->edit_others_posts ?? null;

	return is_string( $capability ) && current_user_can( $capability );
}

/**
 * The numbers of all programs but those in the trash, as the database has them now.
 *
 * @return array<int, int> By ID, in the manual order.
 */
function numbers(): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	// phpcs:ignore WordPress.DB -- All at once, past every cache: this is compared with what somebody saw.
	$rows    = $wpdb->get_results( $wpdb->prepare( "SELECT ID, menu_order FROM %i WHERE post_type = %s AND post_status NOT IN ( 'trash', 'auto-draft' ) ORDER BY menu_order, post_title, ID", $wpdb->posts, POST_TYPE ) );
	$numbers = array();
	foreach ( is_array( $rows ) ? $rows : array() as $row ) {
		if ( is_object( $row ) && is_numeric( $row->ID ?? null ) && is_numeric( $row->menu_order ?? null ) ) {
			$numbers[ (int) $row->ID ] = (int) $row->menu_order;
		}
	}

	return $numbers;
}

/**
 * The numbers after some programs changed places among themselves. All others keep their places.
 *
 * Each place keeps its number as far as no two are equal: what has one number stands in the order of the titles, which is nobody's choice.
 *
 * @param array<int, int> $numbers All numbers, in order.
 * @param list<int>       $shown   Some programs, in the order in which somebody saw them.
 * @param list<int>       $wanted  The same programs, as they shall be.
 * @return array<int, int>|null Numbers by ID, in the new order; null when that is not the order any more, or not the same programs.
 */
function arranged( array $numbers, array $shown, array $wanted ): ?array {
	$ids    = array_keys( $numbers );
	$places = array_keys( array_intersect( $ids, $shown ) );
	$same   = $wanted;
	sort( $same );
	$programs = $shown;
	sort( $programs );
	if ( array() === $numbers || $same !== $programs || array_values( array_intersect( $ids, $shown ) ) !== $shown ) {
		return null;
	}
	foreach ( $places as $index => $place ) {
		$ids[ $place ] = $wanted[ $index ];
	}
	$of_places = array_values( $numbers );
	$arranged  = array();
	// Where nobody has ordered anything, counting begins with 1.
	$last = array( 0 ) === array_unique( $of_places ) ? 0 : min( $of_places ) - 1;
	foreach ( $ids as $place => $id ) {
		$last            = max( $of_places[ $place ], $last + 1 );
		$arranged[ $id ] = $last;
	}

	return $arranged;
}

/**
 * Writes numbers in one statement: all of them, or none. The programs are the same as before otherwise, so they get no revision.
 *
 * @param array<int, int> $numbers By ID.
 * @return bool Whether they are written.
 */
function write( array $numbers ): bool {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( array() === $numbers ) {
		return true;
	}
	$ids = array_keys( $numbers );
	// In memory, so that what follows needs no query for each.
	_prime_post_caches( $ids, false, false );
	$cases = '';
	foreach ( $numbers as $id => $number ) {
		$cases .= sprintf( ' WHEN %d THEN %d', $id, $number );
	}
	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Whole numbers only; the caches are emptied below.
	$written = false !== $wpdb->query( "UPDATE $wpdb->posts SET menu_order = CASE ID$cases ELSE menu_order END WHERE ID IN (" . implode( ',', $ids ) . ')' );
	array_map( 'clean_post_cache', $ids );

	return $written;
}

/**
 * The number of a program that comes last.
 *
 * @param int $program The program, when it is there already.
 * @return int 0 where nobody has ordered anything: all stand in the order of their titles.
 */
function next_number( int $program = 0 ): int {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	// phpcs:ignore WordPress.DB -- Once for a new program.
	$row   = $wpdb->get_row( $wpdb->prepare( "SELECT MIN( menu_order ) AS least, MAX( menu_order ) AS most FROM %i WHERE post_type = %s AND post_status <> 'auto-draft' AND ID <> %d", $wpdb->posts, POST_TYPE, $program ) );
	$least = is_object( $row ) && is_numeric( $row->least ?? null ) ? (int) $row->least : 0;
	$most  = is_object( $row ) && is_numeric( $row->most ?? null ) ? (int) $row->most : 0;

	return 0 === $least && 0 === $most ? 0 : $most + 1;
}

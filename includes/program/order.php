<?php
/**
 * The manual order of programs, by `menu_order`, then by title, as in listings ('manual' in includes/listing/query.php).
 *
 * A new program comes last, and a copy right after its source. With WordPress's number for it, 0, it would be above all that were ordered by hand.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Whether the user can order programs, which changes those of other authors.
 */
function may_order_programs(): bool {
	$type       = get_post_type_object( POST_TYPE );
	$capability = $type->cap->edit_others_posts ?? null;

	return is_string( $capability ) && current_user_can( $capability );
}

/**
 * The present numbers of all programs that are not in the trash.
 *
 * @return array<int, int> By ID, in the manual order.
 */
function order_numbers(): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	/**
	 * Rows.
	 *
	 * @var list<array{ID: string, menu_order: string}> $rows
	 */
	// phpcs:ignore WordPress.DB -- Past every cache: it is compared with what the user saw.
	$rows    = $wpdb->get_results( $wpdb->prepare( "SELECT ID, menu_order FROM %i WHERE post_type = %s AND post_status NOT IN ( 'trash', 'auto-draft' ) ORDER BY menu_order, post_title, ID", $wpdb->posts, POST_TYPE ), 'ARRAY_A' );
	$numbers = array();
	foreach ( $rows as $row ) {
		$numbers[ (int) $row['ID'] ] = (int) $row['menu_order'];
	}

	return $numbers;
}

/**
 * The numbers after some programs changed places among themselves. All others keep their places.
 *
 * Each place keeps its number unless two are equal: programs with one number are in the order of their titles.
 *
 * @param array<int, int> $numbers All numbers, in order.
 * @param list<int>       $shown   Some programs, in the order that the user saw.
 * @param list<int>       $wanted  The same programs, in the new order.
 * @return array<int, int>|null Numbers by ID, in the new order; null when the order has changed meanwhile, or for other programs.
 */
function arranged_numbers( array $numbers, array $shown, array $wanted ): ?array {
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
	// In a list that was never ordered, counting begins with 1.
	$last = array( 0 ) === array_unique( $of_places ) ? 0 : min( $of_places ) - 1;
	foreach ( $ids as $place => $id ) {
		$last            = max( $of_places[ $place ], $last + 1 );
		$arranged[ $id ] = $last;
	}

	return $arranged;
}

/**
 * Writes numbers in one statement: all of them, or none. Nothing else of the programs changes, so they get no revision.
 *
 * @param array<int, int> $numbers By ID.
 * @return bool Whether they are written.
 */
function write_order( array $numbers ): bool {
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

/** The largest number that the column `menu_order` has in MySQL. */
const LARGEST_ORDER_NUMBER = 2147483647;

/**
 * The number of a program that comes last.
 *
 * @param int $program The program, when it is there already.
 * @return int 0 in a list that was never ordered, which is in the order of the titles.
 */
function next_order_number( int $program = 0 ): int {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	// phpcs:ignore WordPress.DB -- Once for a new program.
	$row   = $wpdb->get_row( $wpdb->prepare( "SELECT MIN( menu_order ) AS least, MAX( menu_order ) AS most FROM %i WHERE post_type = %s AND post_status <> 'auto-draft' AND ID <> %d", $wpdb->posts, POST_TYPE, $program ), 'ARRAY_A' );
	$least = is_numeric( $row['least'] ?? null ) ? (int) $row['least'] : 0;
	$most  = is_numeric( $row['most'] ?? null ) ? (int) $row['most'] : 0;

	return 0 === $least && 0 === $most ? 0 : (int) min( $most + 1, LARGEST_ORDER_NUMBER );
}

/**
 * Gives a new program its number, unless it is given one.
 *
 * @param array<string, mixed> $data         Columns of the post.
 * @param array<string, mixed> $completed    Given fields, completed.
 * @param array<string, mixed> $given        Given fields.
 * @param bool                 $is_an_update Whether the post exists.
 * @return array<string, mixed>
 */
function place_new_program( array $data, array $completed, array $given, bool $is_an_update ): array {
	if ( POST_TYPE !== $data['post_type'] || ! is_post_type_ours() ) {
		return $data;
	}
	$id = is_numeric( $completed['ID'] ?? null ) ? (int) $completed['ID'] : 0;
	if ( $is_an_update ? is_first_save( $data, $id ) : ! isset( $given['menu_order'] ) ) {
		$data['menu_order'] = next_order_number( $id );
	} elseif ( ! $is_an_update && ! isset( $given['guid'] ) ) {
		// What is imported has a GUID, and keeps its number.
		$source             = copied_program( $data );
		$data['menu_order'] = 0 === $source ? $data['menu_order'] : place_after( $source );
	}

	return $data;
}

/**
 * The source of a new program that is a copy: plugins that copy a post give the copy its number and its text, or its title where there is no text.
 *
 * @param array<mixed> $data Columns of the new program, with slashes.
 * @return int ID; 0 for none, and in a list that was never ordered.
 */
function copied_program( array $data ): int {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	list( $number, $title, $text ) = array_map( static fn( string $name ): string => is_scalar( $data[ $name ] ?? null ) ? wp_unslash( (string) $data[ $name ] ) : '', array( 'menu_order', 'post_title', 'post_content' ) );
	if ( 0 === next_order_number() ) {
		return 0;
	}
	// phpcs:ignore WordPress.DB -- Once for a new program.
	$source = $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM %i WHERE post_type = %s AND menu_order = %d AND post_status NOT IN ( 'trash', 'auto-draft' ) AND post_content = %s AND ( post_content <> '' OR post_title = %s ) ORDER BY post_title = %s DESC, ID LIMIT 1", $wpdb->posts, POST_TYPE, (int) $number, $text, $title, $title ) );

	return (int) $source;
}

/**
 * Makes a place right after a program. All others stay in their order.
 *
 * @param int $program Program.
 * @return int Number of the place.
 */
function place_after( int $program ): int {
	$last    = PHP_INT_MIN;
	$place   = 0;
	$changed = array();
	foreach ( order_numbers() as $id => $number ) {
		// Before the place, all keep their numbers.
		$last = 0 === $place ? $number : max( $number, $last + 1 );
		if ( $last !== $number ) {
			$changed[ $id ] = $last;
		}
		if ( $id === $program ) {
			$place = ++$last;
		}
	}
	write_order( $changed );

	return $place;
}

/**
 * The numbers with which copies stand right after their sources. All others stay in their order.
 *
 * @param array<int, int> $numbers All numbers, in order, also those of the copies.
 * @param array<int, int> $sources Sources by copy.
 * @return array<int, int> Numbers that change, by ID; none in a list that was never ordered.
 */
function numbers_with_copies( array $numbers, array $sources ): array {
	$placed = array();
	$last   = PHP_INT_MIN;
	foreach ( array( 0 ) === array_values( array_unique( $numbers ) ) ? array() : array_diff_key( $numbers, $sources ) as $id => $number ) {
		$last          = max( $number, $last + 1 );
		$placed[ $id ] = $last;
		foreach ( array_keys( $sources, $id, true ) as $copy ) {
			$placed[ $copy ] = ++$last;
		}
	}

	return array_diff_assoc( $placed, $numbers );
}

/**
 * Whether a new program is saved for the first time with the number that it got when the editor was opened: others may have come last since
 * then.
 *
 * @param array<mixed> $data Columns of the post.
 * @param int          $id   Program.
 */
function is_first_save( array $data, int $id ): bool {
	$before = get_post( $id );

	return $before instanceof \WP_Post && 'auto-draft' === $before->post_status
		&& ! in_array( $data['post_status'] ?? '', array( 'auto-draft', 'trash' ), true )
		&& is_numeric( $data['menu_order'] ?? null ) && (int) $data['menu_order'] === $before->menu_order;
}

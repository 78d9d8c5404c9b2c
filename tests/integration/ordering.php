<?php
/**
 * The manual order: written at once, undone, kept by new programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Ordering;

use ProgramsFilter\Admin;
use ProgramsFilter\Program;
use const ProgramsFilter\PLUGIN_DIR;
use function ProgramsFilter\Tests\{listing, load_admin, post_of, program, program_named, rest_post, retitle, stored_facts, user, with_read_only_database};

/**
 * Sends a request, as JSON would carry it.
 *
 * @param string       $route Below the route of the order.
 * @param array<mixed> $body  Body.
 * @return array{status: int, data: mixed}
 */
function send( string $route, array $body ): array {
	$response = rest_post( "/programs-filter/v1/order$route", $body );

	return array( 'status' => $response->get_status(), 'data' => json_decode( (string) wp_json_encode( $response->get_data() ), true ) );
}

/**
 * Writes programs.
 *
 * @param array<string, int> $numbers Numbers by title.
 * @return array<string, int> IDs by title.
 */
function write( array $numbers ): array {
	$ids = array();
	foreach ( $numbers as $title => $number ) {
		$ids[ $title ] = program( $title, array(), array( 'menu_order' => $number ) );
	}

	return $ids;
}

/** The order now: "A1 B2", titles with their numbers. */
function order(): string {
	$all = array();
	foreach ( Program\order_numbers() as $id => $number ) {
		$all[] = get_the_title( $id ) . $number;
	}

	return implode( ' ', $all );
}

/**
 * What becomes of an order when an editor moves some of it, and undoes that.
 *
 * @param array<string, int> $numbers Numbers by title.
 * @param string             $shown   Titles as they were seen, "A B".
 * @param string             $wanted  The same as they are wanted.
 */
function moved( array $numbers, string $shown, string $wanted ): object {
	wp_set_current_user( 1 );
	$ids    = write( $numbers );
	$of     = static fn( string $titles ): array => array_map( static fn( string $title ): int => $ids[ $title ], explode( ' ', $titles ) );
	$before = wp_cache_get_last_changed( 'posts' );
	$sent   = send( '', array( 'shown' => $of( $shown ), 'wanted' => $of( $wanted ) ) );
	$answer = array( 'status' => $sent['status'], 'moved' => order(), 'announced' => (int) ( wp_cache_get_last_changed( 'posts' ) !== $before ) );
	$undo   = is_array( $sent['data'] ) ? $sent['data'] : array();

	return (object) ( $answer + array( 'undo' => send( '/undo', $undo )['status'], 'undone' => order(), 'again' => send( '/undo', $undo )['status'] ) );
}

/** What is refused, and what is left then. Status by case; the order at the end. */
function refused(): object {
	wp_set_current_user( 1 );
	$ids    = write( array( 'A' => 1, 'B' => 2, 'C' => 3 ) );
	$body   = static fn( array $shown, array $wanted ): array => compact( 'shown', 'wanted' );
	$turned = $body( array_values( $ids ), array_reverse( array_values( $ids ) ) );
	$post   = wp_insert_post( array( 'post_title' => 'Entrada', 'post_status' => 'publish' ) );
	$moves  = array(
		'another order'  => array( array( $ids['B'], $ids['A'] ), array( $ids['A'], $ids['B'] ) ),
		'other programs' => array( array( $ids['A'], $ids['B'] ), array( $ids['C'], $ids['B'] ) ),
		'one too few'    => array( array( $ids['A'], $ids['B'] ), array( $ids['B'] ) ),
		'no program'     => array( array( $ids['A'], $post ), array( $post, $ids['A'] ) ),
		'twice the same' => array( array( $ids['A'], $ids['A'] ), array( $ids['A'], $ids['A'] ) ),
		'no numbers'     => array( array( 'a' ), array( 'a' ) ),
	);
	$undo   = static fn( string $id ): int => send( '/undo', array( 'from' => array( $id => 0 ), 'to' => array( $id => 5 ) ) )['status'];
	$all    = array_map( static fn( array $move ): int => send( '', $body( ...$move ) )['status'], $moves ) + array(
		'nothing'           => send( '', array() )['status'],
		'undo of nothing'   => send( '/undo', array() )['status'],
		'undo of a post'    => $undo( (string) $post ),
		'undo with a title' => $undo( 'a' ),
	);
	foreach ( array( 'visitor' => 0, 'author' => user( 'author' ), 'contributor' => user( 'contributor' ) ) as $role => $user ) {
		wp_set_current_user( $user );
		$all[ $role ] = send( '', $turned )['status'];
	}
	// One program that may not be edited: nothing is written.
	wp_set_current_user( 1 );
	$deny               = static fn( $caps, $cap, $user, $about ) => 'edit_post' === $cap && array( $ids['C'] ) === $about ? array( 'do_not_allow' ) : $caps;
	add_filter( 'map_meta_cap', $deny, 10, 4 );
	$all['one of them'] = send( '', $turned )['status'];
	remove_filter( 'map_meta_cap', $deny );
	// Another editor is saving.
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	\WP_Upgrader::create_lock( 'programs_filter_order' );
	$all['meanwhile'] = send( '', $turned )['status'];
	\WP_Upgrader::release_lock( 'programs_filter_order' );
	$all['read-only'] = with_read_only_database( static fn(): int => send( '', $turned )['status'] );
	update_option( 'programs_filter_order.lock', time() - 60 );
	$all['read-only, an old lock'] = with_read_only_database( static fn(): int => send( '', $turned )['status'] );
	update_option( 'programs_filter_order.lock', time() + 365 * DAY_IN_SECONDS );
	$all['left']    = order();
	$all['at last'] = send( '', $turned )['status'];
	update_option( 'programs_filter_order.lock', 'x' );
	$all['a damaged lock'] = send( '', $body( $turned['wanted'], $turned['shown'] ) )['status'];

	return (object) $all;
}

/**
 * Numbers that new programs get.
 *
 * @param array<string, int> $numbers Numbers of those that are there, by title.
 */
function of_new( array $numbers ): object {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	wp_set_current_user( 1 );
	write( $numbers );
	$number = static fn( int $id ): int => (int) get_post_field( 'menu_order', $id );
	$new    = static fn( ?int $number = null ): int => program( 'Nuevo', array(), null === $number ? array() : array( 'menu_order' => $number ) );
	$rest   = static function ( array $fields ) use ( $number ): int {
		$data = rest_post( '/wp/v2/programas', $fields + array( 'title' => 'Nuevo' ) )->get_data();

		return is_array( $data ) && is_int( $data['id'] ?? null ) ? $number( $data['id'] ) : -1;
	};
	// Two editors are opened, and saved the other way round.
	$first  = get_default_post_to_edit( Program\POST_TYPE, true )->ID;
	$second = get_default_post_to_edit( Program\POST_TYPE, true )->ID;
	$chosen = get_default_post_to_edit( Program\POST_TYPE, true )->ID;
	$save   = static function ( int $id, array $fields ) use ( $number ): int {
		$given = $fields + array( 'ID' => $id, 'post_title' => 'Nuevo', 'post_status' => 'draft' );
		// @phpstan-ignore argument.type (any field of wp_update_post)
		wp_update_post( $given );

		return $number( $id );
	};

	return (object) array(
		'second editor'   => $save( $second, array() ),
		'first editor'    => $save( $first, array() ),
		'published later' => $save( $first, array( 'post_status' => 'publish' ) ),
		'chosen'          => $save( $chosen, array( 'menu_order' => -7 ) ),
		'code'            => $number( $new() ),
		'import'          => $number( $new( 0 ) ),
		'rest'            => $rest( array() ),
		'rest chosen'     => $rest( array( 'menu_order' => 3 ) ),
		'a post'          => $number( wp_insert_post( array( 'post_title' => 'Entrada' ) ) ),
	);
}

/**
 * The order after the program B was copied, as plugins do that: with all of its fields.
 *
 * @param array<string, int>          $numbers Numbers of the programs, by title.
 * @param list<array<string, string>> $changes Fields that each copy has instead.
 * @param string                      $text    Text of B.
 */
function copied( array $numbers, array $changes = array( array(), array() ), string $text = 'Con "comillas"' ): string {
	write( $numbers );
	$source = program_named( 'b' );
	wp_update_post( array( 'ID' => $source->ID, 'post_content' => $text ) );
	foreach ( $changes as $change ) {
		$source = post_of( $source->ID );
		// @phpstan-ignore argument.type (any field of wp_insert_post)
		wp_insert_post( wp_slash( $change + array( 'post_type' => Program\POST_TYPE, 'post_title' => 'B', 'post_content' => $source->post_content, 'post_status' => 'publish', 'menu_order' => $source->menu_order ) ) );
	}

	return order();
}

/**
 * Activates a plugin.
 *
 * @param string $file Its main file.
 */
function activate( string $file ): void {
	load_admin();
	activate_plugin( $file );
}

/**
 * The order after Duplicate Post has copied the program B; the titles in order after the copy of it for a rewrite replaced B.
 *
 * @param array<string, int> $numbers Numbers of the programs, by title.
 * @return array{string, string}
 */
function duplicated( array $numbers ): array {
	$source = post_of( write( $numbers )['B'] );
	$facts  = array( 'pfilter_start' => '2030-03-04', 'pfilter_signup_state' => 'full', 'pfilter_event_status' => 'postponed' );
	foreach ( $facts as $key => $value ) {
		update_post_meta( $source->ID, $key, $value );
	}
	$duplicator = new \Yoast\WP\Duplicate_Post\Post_Duplicator(); // @phpstan-ignore-line (Duplicate Post's)
	$copied     = (int) $duplicator->create_duplicate( $source ); // @phpstan-ignore-line (Duplicate Post's)
	require_once WP_PLUGIN_DIR . '/duplicate-post/admin-functions.php';
	duplicate_post_copy_post_meta_info( $copied, $source ); // @phpstan-ignore-line (Duplicate Post's)
	$other = array_filter( $facts, static fn( string $value, string $key ): bool => ( stored_facts( $copied )[ $key ] ?? '' ) !== $value, ARRAY_FILTER_USE_BOTH );
	$order = order() . ( array() === $other ? ', facts as they are' : '' );
	$copy  = post_of( $duplicator->create_duplicate_for_rewrite_and_republish( $source ) ); // @phpstan-ignore-line (Duplicate Post's)
	retitle( $copy->ID, 'B nuevo' );
	$republisher = new \Yoast\WP\Duplicate_Post\Post_Republisher( $duplicator, new \Yoast\WP\Duplicate_Post\Permissions_Helper() ); // @phpstan-ignore-line (Duplicate Post's)
	$republisher->republish( post_of( $copy->ID ), $source ); // @phpstan-ignore-line (Duplicate Post's)
	wp_delete_post( $copy->ID, true );

	return array( $order, (string) preg_replace( '/\d+/', '', order() ) );
}

/**
 * What the list is ordered by, and whether its order can be changed.
 *
 * @param array<array<string, string>> $addresses Parameters of addresses.
 * @return list<array{titles: string, is_in_order: bool, way: bool}>
 */
function lists( array $addresses ): array {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	Admin\bootstrap_admin();
	wp_set_current_user( 1 );
	write( array( 'C' => 1, 'A' => 2, 'B' => 2 ) );
	set_current_screen( 'edit-' . Program\POST_TYPE );

	$lists = array();
	foreach ( $addresses as $address ) {
		$_GET = array( 'post_type' => Program\POST_TYPE ) + $address;
		wp_edit_posts_query();
		ob_start();
		Admin\print_link_to_order( 'top' );
		$way     = (string) ob_get_clean();
		$query   = $GLOBALS['wp_query'];
		$posts   = $query instanceof \WP_Query && is_array( $query->posts ) ? $query->posts : array();
		$lists[] = array(
			'titles'      => implode( ' ', array_filter( array_column( $posts, 'post_title' ), 'is_string' ) ),
			'is_in_order' => Admin\is_in_order(),
			'way'         => '' !== $way,
		);
	}

	return $lists;
}

/**
 * The listing with attributes. A1 and A2 are equal in everything but their ID.
 *
 * @param list<array<string, mixed>> $attributes Attributes, of a listing each.
 * @return list<string>
 */
function listings( array $attributes ): array {
	$write = static fn( string $title, string $excerpt, int $order, string $date ): int => program(
		$title,
		array(),
		array( 'menu_order' => $order, 'post_date' => "$date 10:00:00", 'post_excerpt' => $excerpt )
	);
	$write( 'B', 'B', 9, '2024-01-01' );
	$write( 'A', 'A1', 5, '2024-02-01' );
	$write( 'A', 'A2', 5, '2024-02-01' );
	$write( 'C', 'C', -1, '2024-03-01' );

	return array_map( static fn( array $one ): string => listing( $one ), $attributes );
}

<?php
/**
 * The manual order beside a plugin that copies programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Ordering;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{load_admin, post_of, program, retitle, stored_facts};

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
	foreach ( Program\get_order_numbers() as $id => $number ) {
		$all[] = get_the_title( $id ) . $number;
	}

	return implode( ' ', $all );
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
	$facts  = array( 'pfilter_sessions' => '2030-03-04', 'pfilter_signup_state' => 'full', 'pfilter_event_status' => 'postponed' );
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

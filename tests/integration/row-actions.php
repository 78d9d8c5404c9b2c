<?php
/**
 * The actions of a program in the list that move it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Row_Actions;

use ProgramsFilter\Admin;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{load_admin, post_of, user};
use function ProgramsFilter\Tests\Ordering\{order, write};

require_once __DIR__ . '/ordering.php';

/**
 * What becomes of the row actions of the program B, and of their undoing, for a role.
 *
 * @param array<string, int> $numbers Numbers by title.
 * @param string             $role    Role.
 * @return array<string, mixed> Labels of the actions; status, order and undone order by place.
 */
function row_actions( array $numbers, string $role ): array {
	load_admin();
	Admin\bootstrap_admin();
	$program = write( $numbers )['B'];
	wp_set_current_user( user( $role ) );
	set_current_screen( 'edit-' . Program\POST_TYPE );
	$actions = static fn(): array => array_values( array_map( 'wp_strip_all_tags', array_filter( array_filter( (array) apply_filters( 'post_row_actions', array(), post_of( $program ) ), 'is_string' ), static fn( string $name ): bool => str_starts_with( $name, Admin\MOVE_ACTION ), ARRAY_FILTER_USE_KEY ) ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	$seen    = array( 'actions' => $actions() );
	$_GET    = array( 'orderby' => 'title' );
	$seen   += array( 'sorted' => $actions() );
	$_GET    = array();
	add_filter( 'wp_doing_ajax', '__return_true' );
	$_SERVER['HTTP_REFERER'] = admin_url( 'edit.php?post_type=pfilter_programa&orderby=title' );
	$seen                   += array( 'sorted, after quick edit' => $actions() );
	unset( $_SERVER['HTTP_REFERER'] );
	remove_filter( 'wp_doing_ajax', '__return_true' );
	$stop = static function ( $message, $title = '', $more = array() ): void {
		$data = is_wp_error( $message ) ? $message->get_error_data() : $more;
		throw new \RuntimeException( (string) wp_json_encode( is_array( $data ) ? $data['status'] ?? $data['response'] ?? 0 : 0 ) );
	};
	add_filter( 'wp_die_handler', static fn(): callable => $stop );
	add_filter(
		'wp_redirect',
		static function ( string $address ): void {
			throw new \RuntimeException( $address );
		}
	);
	$follow = static function ( string $address ): string {
		parse_str( (string) wp_parse_url( html_entity_decode( $address ), PHP_URL_QUERY ), $sent );
		$_GET     = $sent;
		$_REQUEST = $sent;
		try {
			Admin\handle_move();
		} catch ( \RuntimeException $end ) {
			return $end->getMessage();
		}

		return '';
	};
	foreach ( array( 'first', 'last' ) as $place ) {
		$list = $follow( Admin\get_move_url( $program, $place ) );
		ob_start();
		Admin\print_moved_notice();
		preg_match( '/href="([^"]*)"/', (string) ob_get_clean(), $undo );
		$seen[ $place ]    = array( is_numeric( $list ) ? $list : '', order(), isset( $undo[1] ) ? $follow( $undo[1] ) : '', order() );
		$seen[ $place ][2] = '' === $seen[ $place ][2] || is_numeric( $seen[ $place ][2] ) ? $seen[ $place ][2] : 'list';
	}
	$seen['nowhere']       = $follow( Admin\get_move_url( $program, 'there' ) );
	$seen['another nonce'] = $follow( str_replace( "program=$program", 'program=' . ( $program + 1 ), Admin\get_move_url( $program, 'first' ) ) );
	$follow( Admin\get_move_url( $program, '99999999999999999999' ) );
	$seen['far away'] = array( order(), Program\get_next_order_number() );
	$_GET             = array();
	ob_start();
	Admin\print_manual_order_link( 'top' );
	$seen['above'] = wp_strip_all_tags( (string) ob_get_clean() );

	return $seen;
}

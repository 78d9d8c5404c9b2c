<?php
/**
 * A new program comes last: with WordPress's number for it, 0, it would stand above all that were ordered by hand.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\New_Last;

use ProgramsFilter\Order;
use ProgramsFilter\Post_Type;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\\place', 10, 4 );
}

/**
 * Gives a new program its number, unless somebody gave it one.
 *
 * @param mixed $data     What will be written.
 * @param mixed ...$about What was given, completed; what was given; whether it is there already.
 * @return mixed
 */
function place( $data, ...$about ) {
	if ( ! is_array( $data ) || Post_Type\NAME !== ( $data['post_type'] ?? null ) || ! Post_Type\is_ours() ) {
		return $data;
	}
	list( $completed, $given, $is_there ) = array_pad( $about, 3, array() );
	$id                                   = is_array( $completed ) && is_numeric( $completed['ID'] ?? null ) ? (int) $completed['ID'] : 0;
	if ( true === $is_there ? is_first_save( $data, $id ) : ! is_array( $given ) || ! isset( $given['menu_order'] ) ) {
		$data['menu_order'] = Order\next_number( $id );
	}

	return $data;
}

/**
 * Whether an editor's new program is saved for the first time with the number that it got when the editor was opened: others may
 * have come last since then.
 *
 * @param array<mixed> $data What will be written.
 * @param int          $id   Program.
 */
function is_first_save( array $data, int $id ): bool {
	$before = get_post( $id );

	return $before instanceof \WP_Post && 'auto-draft' === $before->post_status
		&& ! in_array( $data['post_status'] ?? '', array( 'auto-draft', 'trash' ), true )
		&& is_numeric( $data['menu_order'] ?? null ) && (int) $data['menu_order'] === $before->menu_order;
}

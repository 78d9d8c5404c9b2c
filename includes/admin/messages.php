<?php
/**
 * What the admin says after something was done with programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin_Messages;

use function ProgramsFilter\Post_Type\labels;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_filter( 'post_updated_messages', __NAMESPACE__ . '\\updated_messages' );
	add_filter( 'bulk_post_updated_messages', __NAMESPACE__ . '\\bulk_messages', 10, 2 );
}

/**
 * Messages of the classic edit screen, which does not read them from the labels.
 *
 * @param mixed $messages Messages by post type.
 * @return mixed
 */
function updated_messages( $messages ) {
	if ( ! is_array( $messages ) ) {
		return $messages;
	}
	$labels                = labels();
	$messages[ POST_TYPE ] = array(
		0  => '',
		1  => $labels['item_updated'],
		2  => __( 'Custom field updated.', 'programs-filter' ),
		3  => __( 'Custom field deleted.', 'programs-filter' ),
		4  => $labels['item_updated'],
		5  => __( 'Program restored to an earlier revision.', 'programs-filter' ),
		6  => $labels['item_published'],
		7  => __( 'Program saved.', 'programs-filter' ),
		8  => __( 'Program submitted for review.', 'programs-filter' ),
		9  => $labels['item_scheduled'],
		10 => __( 'Program draft updated.', 'programs-filter' ),
	);

	return $messages;
}

/**
 * Messages of the list, which acts on several programs at once.
 *
 * @param mixed $messages Messages by post type.
 * @param mixed $counts   How many programs, by what was done with them.
 * @return mixed
 */
function bulk_messages( $messages, $counts = array() ) {
	if ( ! is_array( $messages ) ) {
		return $messages;
	}
	$number = static fn( string $done ): int => is_array( $counts ) && is_numeric( $counts[ $done ] ?? null ) ? (int) $counts[ $done ] : 0;

	$messages[ POST_TYPE ] = array(
		/* translators: %s: number of programs. */
		'updated'   => _n( '%s program updated.', '%s programs updated.', $number( 'updated' ), 'programs-filter' ),
		/* translators: %s: number of programs. */
		'locked'    => _n( '%s program not updated, somebody is editing it.', '%s programs not updated, somebody is editing them.', $number( 'locked' ), 'programs-filter' ),
		/* translators: %s: number of programs. */
		'deleted'   => _n( '%s program permanently deleted.', '%s programs permanently deleted.', $number( 'deleted' ), 'programs-filter' ),
		/* translators: %s: number of programs. */
		'trashed'   => _n( '%s program moved to the Trash.', '%s programs moved to the Trash.', $number( 'trashed' ), 'programs-filter' ),
		/* translators: %s: number of programs. */
		'untrashed' => _n( '%s program restored from the Trash.', '%s programs restored from the Trash.', $number( 'untrashed' ), 'programs-filter' ),
	);

	return $messages;
}

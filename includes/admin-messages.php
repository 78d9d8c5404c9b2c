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
 * @param array<string, array<int, string>> $messages Messages by post type.
 * @return array<string, array<int, string>>
 */
function updated_messages( array $messages ): array {
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
 * @param array<string, array<string, string>> $messages Messages by post type.
 * @param array<string, int>                   $counts   How many programs, by what was done with them.
 * @return array<string, array<string, string>>
 */
function bulk_messages( array $messages, array $counts ): array {
	$messages[ POST_TYPE ] = array(
		/* translators: %s: number of programs. */
		'updated'   => _n( '%s program updated.', '%s programs updated.', $counts['updated'], 'programs-filter' ),
		/* translators: %s: number of programs. */
		'locked'    => _n( '%s program not updated, somebody is editing it.', '%s programs not updated, somebody is editing them.', $counts['locked'], 'programs-filter' ),
		/* translators: %s: number of programs. */
		'deleted'   => _n( '%s program permanently deleted.', '%s programs permanently deleted.', $counts['deleted'], 'programs-filter' ),
		/* translators: %s: number of programs. */
		'trashed'   => _n( '%s program moved to the Trash.', '%s programs moved to the Trash.', $counts['trashed'], 'programs-filter' ),
		/* translators: %s: number of programs. */
		'untrashed' => _n( '%s program restored from the Trash.', '%s programs restored from the Trash.', $counts['untrashed'], 'programs-filter' ),
	);

	return $messages;
}

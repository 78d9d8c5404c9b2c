<?php
/**
 * The list of programs in the admin.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin_List;

use ProgramsFilter\Admin_List;
use function ProgramsFilter\Tests\category;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

/**
 * What stands above the list.
 *
 * @param array<string, string> $categories Names of the categories by slug.
 */
function above_list( array $categories ): string {
	// Not loaded outside of the admin.
	require_once PLUGIN_DIR . '/includes/admin/list.php';
	foreach ( $categories as $slug => $name ) {
		category( $name, $slug );
	}
	ob_start();
	Admin_List\print_category_choice( POST_TYPE );

	return (string) ob_get_clean();
}

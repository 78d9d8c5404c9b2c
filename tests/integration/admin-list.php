<?php
/**
 * The list of programs in the admin.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin_List;

use ProgramsFilter\Admin;
use ProgramsFilter\Program;
use const ProgramsFilter\PLUGIN_DIR;
use function ProgramsFilter\Tests\category;

/**
 * What stands above the list.
 *
 * @param array<string, string> $categories Names of the categories by slug.
 */
function above_list( array $categories ): string {
	// Not loaded outside of the admin.
	Admin\bootstrap_admin();
	foreach ( $categories as $slug => $name ) {
		category( $name, $slug );
	}
	ob_start();
	Admin\print_category_choice( Program\POST_TYPE );

	return (string) ob_get_clean();
}

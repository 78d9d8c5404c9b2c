<?php
/**
 * Keeps the modules out of files in which other plugins combine scripts. These files are no modules: `import` and `export` are errors there, and none
 * of the combined scripts runs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/** IDs of the script elements. */
const MODULE_ELEMENTS = array( VIEW_MODULE . '-js-module', CRITERIA_MODULE . '-js-module' );

/**
 * Excludes the modules from SiteGround Optimizer's file.
 *
 * @param mixed $ids IDs of excluded elements.
 * @return mixed IDs with the plugin's.
 */
function leave_modules_out( $ids ) {
	return is_array( $ids ) ? array_merge( $ids, MODULE_ELEMENTS ) : $ids;
}

/**
 * Excludes the modules from Asset CleanUp's files.
 *
 * @param mixed $attributes Attributes of a script element.
 * @return mixed Attributes.
 */
function mark_modules( $attributes ) {
	if ( defined( 'WPACU_PLUGIN_VERSION' ) && is_array( $attributes ) && in_array( $attributes['id'] ?? '', MODULE_ELEMENTS, true ) ) {
		$attributes['data-wpacu-skip'] = true;
	}

	return $attributes;
}

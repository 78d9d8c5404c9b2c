<?php
/**
 * No listing inside another one.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a listing, unless it is inside another one: a program whose content has a listing would list itself.
 *
 * @template Result
 * @param callable(): Result $render Renders it.
 * @return Result|null Null inside of a listing.
 */
function rendered_alone( callable $render ) {
	static $rendering = false;

	if ( $rendering ) {
		return null;
	}
	$rendering = true;
	$silenced  = wp_is_serving_rest_request() && ob_start();
	try {
		return $render();
	} finally {
		$rendering = false;
		if ( $silenced ) {
			// Output of a callback would break the JSON of a REST response.
			ob_end_clean();
		}
	}
}

<?php
/**
 * Remembers that the plugin was activated on a site without programs: the admin then offers the first steps.
 *
 * A network activates for thousands of sites at once: in those the empty list offers them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\First_Time;

use ProgramsFilter\Post_Type;

defined( 'ABSPATH' ) || exit;

const OPTION = 'programs_filter_first_steps';

/**
 * Notes it, at activation.
 *
 * @param bool $network_wide Whether it is for all sites of a network.
 */
function note( bool $network_wide ): void {
	$there = get_posts(
		array(
			'post_type'   => Post_Type\NAME,
			'post_status' => 'any',
			'numberposts' => 1,
			'fields'      => 'ids',
		)
	);
	if ( ! $network_wide && Post_Type\is_ours() && array() === $there ) {
		add_option( OPTION, '1' );
	}
}

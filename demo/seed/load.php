<?php
/**
 * The parts of the seed, and what they all need.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

use RuntimeException;

require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once __DIR__ . '/content.php';
require_once __DIR__ . '/once.php';
require_once __DIR__ . '/organization.php';
require_once __DIR__ . '/categories.php';
require_once __DIR__ . '/pictures.php';
require_once __DIR__ . '/blocks.php';
require_once __DIR__ . '/programs.php';
require_once __DIR__ . '/pages.php';

const POST_TYPE = 'pfilter_programa';
const TAXONOMY  = 'pfilter_categoria';
const AUTHOR    = 1;

/**
 * Checks that there is a plugin to seed for, and goes on as the administrator, who may write any HTML.
 *
 * @throws RuntimeException When the plugin is not active.
 */
function start(): void {
	if ( ! post_type_exists( POST_TYPE ) || ! taxonomy_exists( TAXONOMY ) ) {
		throw new RuntimeException( 'The seed needs the plugin Programs Filter: activate it first.' );
	}
	wp_set_current_user( AUTHOR );
}

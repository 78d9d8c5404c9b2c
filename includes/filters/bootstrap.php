<?php
/**
 * By what visitors narrow a listing: criteria, what the address asks for, what matches.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/request.php';

/** Loads the room and the one below it. */
function load(): void {
	Program\load();
	require_once __DIR__ . '/criteria.php';
	require_once __DIR__ . '/card-values.php';
	require_once __DIR__ . '/controls.php';
	require_once __DIR__ . '/asked.php';
	require_once __DIR__ . '/matching.php';
	require_once __DIR__ . '/moments.php';
	require_once __DIR__ . '/order.php';
	require_once __DIR__ . '/words.php';
	require_once __DIR__ . '/markup.php';
	require_once __DIR__ . '/pills.php';
	require_once __DIR__ . '/sheet.php';
	require_once __DIR__ . '/ways-out.php';
	require_once __DIR__ . '/own-parameters.php';
	// Another plugin may have rendered the content in the head.
	add_action( 'wp_head', __NAMESPACE__ . '\\forget_parameters', PHP_INT_MAX, 0 );
}

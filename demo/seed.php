<?php
/**
 * Gives a site the content of the demo: categories, programs, pictures, pages.
 *
 * Runs inside WordPress, as often as you like. Prints what it made as one line of JSON.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

require_once __DIR__ . '/seed/load.php';

start();
organization();
categories();
programs();

echo wp_json_encode(
	array(
		'pages'      => pages(),
		'programs'   => count( content( 'programs' ) ),
		'categories' => count( content( 'categories' ) ),
	)
), "\n";

<?php
/**
 * Adds programs that visitors must not see, and one that they see in part. For tests only.
 *
 * Runs inside WordPress, as often as you like: `require '/demo/seed-states.php';`. Prints id and title by state.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

require_once __DIR__ . '/seed/load.php';

start();
categories();

echo wp_json_encode( states() ), "\n";

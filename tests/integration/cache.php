<?php
/**
 * What the tests of the cache call: one file for each part of them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cache;

require_once __DIR__ . '/cache/changes.php';
require_once __DIR__ . '/cache/clock.php';
require_once __DIR__ . '/cache/failures.php';
require_once __DIR__ . '/cache/isolation.php';
require_once __DIR__ . '/cache/races.php';
require_once __DIR__ . '/cache/requests.php';

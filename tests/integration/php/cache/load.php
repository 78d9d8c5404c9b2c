<?php
/**
 * What the tests of the cache use.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

require_once __DIR__ . '/../load.php';
require_once __DIR__ . '/requests.php';
require_once __DIR__ . '/class-broken-store.php';
require_once __DIR__ . '/content.php';
require_once __DIR__ . '/changes.php';

<?php
/**
 * What the integration tests' PHP uses. Runs inside WordPress.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

require_once __DIR__ . '/../../call.php';
require_once __DIR__ . '/globals.php';
require_once __DIR__ . '/run.php';
require_once __DIR__ . '/text.php';
require_once __DIR__ . '/categories.php';
require_once __DIR__ . '/programs.php';
require_once __DIR__ . '/facts.php';
require_once __DIR__ . '/pages.php';
require_once __DIR__ . '/listing.php';
require_once __DIR__ . '/rest.php';
require_once __DIR__ . '/admin.php';
require_once __DIR__ . '/mu-plugins.php';
require_once __DIR__ . '/announcements.php';
require_once __DIR__ . '/remove.php';

<?php
/**
 * Loads the WordPress that the command line names.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

$_SERVER['HTTP_HOST']       = '127.0.0.1';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

/**
 * The command line.
 *
 * @var list<string> $argv
 */
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

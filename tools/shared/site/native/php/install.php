<?php
/**
 * Installs WordPress: `php install.php /path/to/wordpress`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- The name is WordPress's.
define( 'WP_INSTALLING', true );

/**
 * The command line.
 *
 * @var list<string> $argv
 */
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'WordPress', 'admin', 'admin@example.org', true, '', 'password' );

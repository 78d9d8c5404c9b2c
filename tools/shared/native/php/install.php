<?php
/**
 * Installs WordPress: `php install.php /path/to/wordpress`.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- The names are WordPress's.

declare( strict_types = 1 );

$_SERVER['HTTP_HOST']       = '127.0.0.1';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
define( 'WP_INSTALLING', true );

/**
 * Sends no mail about the new site.
 */
function wp_new_blog_notification(): void {
}

/**
 * The command line.
 *
 * @var list<string> $argv
 */
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'WordPress', 'admin', 'admin@example.org', true, '', 'password' );

<?php
/**
 * Installs WordPress for a site of the benchmark's stack: `PROGRAMS=1000 php install.php /path/to/wordpress`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- The name is WordPress's.
define( 'WP_INSTALLING', true );
require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Centro Cultural', 'admin', 'admin@example.org', true, '', 'password' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'blog_public', '0' );
activate_plugin( 'programs-filter/programs-filter.php' );
// While WordPress is being installed, it does not write to the object cache what it changes in options, and others may have read them.
wp_cache_flush();

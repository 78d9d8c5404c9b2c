<?php
/**
 * Files of imports: that no server hands them out, and when they are deleted.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of tests.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Files;

use ProgramsFilter\Import;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;
use function ProgramsFilter\Tests\Import_Steps\{begun, sign_in};

require_once __DIR__ . '/import/steps.php';

/** Begins an import, which stays: a server is asked for its files. */
function begin_one(): string {
	sign_in( 'editor' );
	$job = Import\go_to_step( begun( "Título;Correo\nSecreto;ana@example.org\n" ), 'check' );
	Import\run_part( $job, 60 );

	return $job['key'];
}

/** Ends it. */
function end_one(): void {
	sign_in( 'editor' );
	Import\end_job();
}

/**
 * Which files are left of a folder, by what is done to it.
 *
 * @param string $what "tidy", "deactivate" or "uninstall".
 * @return list<string>
 */
function left_of_folder( string $what ): array {
	sign_in( 'editor' );
	$key = begun( "Título\nA\n" )['key'];
	$old = str_repeat( 'a', 32 );
	foreach ( array( "$old.rows.php", "$old.check.php", 'site.lock.php', 'index.php', '.htaccess', 'mine.txt', 'mine.php' ) as $name ) {
		touch( WordPress\import_folder() . "/$name", time() - 2 * DAY_IN_SECONDS );
	}
	if ( 'tidy' === $what ) {
		Import\tidy_folder();
	} elseif ( 'deactivate' === $what ) {
		do_action( 'deactivate_' . plugin_basename( PLUGIN_FILE ), false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	} else {
		define( 'WP_UNINSTALL_PLUGIN', plugin_basename( PLUGIN_FILE ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		require PLUGIN_DIR . '/uninstall.php';
	}
	$left = str_replace( $key, 'key', array_diff( array_map( 'strval', (array) scandir( WordPress\import_folder() ) ), array( '.', '..' ) ) );
	sort( $left );
	array_map( 'unlink', array_filter( (array) glob( WordPress\import_folder() . '/mine.*' ), 'is_string' ) );
	Import\end_job();

	return $left;
}

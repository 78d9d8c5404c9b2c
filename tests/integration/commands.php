<?php
/**
 * The commands of `wp programas`, by a stand-in for WP-CLI (commands/class-wp-cli.php).
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of tests.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Commands;

use ProgramsFilter\Commands;
use ProgramsFilter\Import_Folder;
use ProgramsFilter\Taxonomy;
use ProgramsFilter\Tidy_Imports;
use function ProgramsFilter\Tests\category;
use function ProgramsFilter\Tests\database;
use function ProgramsFilter\Tests\page;
use function ProgramsFilter\Tests\program;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

require_once __DIR__ . '/commands/class-wp-cli.php';
require_once PLUGIN_DIR . '/includes/sheets/load.php';
require_once PLUGIN_DIR . '/includes/cli/commands.php';

/**
 * What commands print, one after another, on a site with the program Coro.
 *
 * @param int        $user     Who runs them.
 * @param string     $csv      Content of the file FILE.
 * @param list<list> $commands Name, arguments, options.
 * @phpstan-param list<array{string, list<string>, array<string, mixed>}> $commands
 * @return list<list<string>> Lines of each.
 */
function run_all( int $user, string $csv, array $commands ): array {
	database()->update( database()->posts, array( 'post_status' => 'trash' ), array( 'post_type' => POST_TYPE ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- All at once.
	wp_cache_flush();
	program( 'Coro', array(), array( 'meta_input' => array( 'pfilter_start' => '2026-01-01' ) ) );
	Commands\bootstrap();
	$path = get_temp_dir() . 'programas.csv';
	file_put_contents( $path, $csv );
	wp_set_current_user( $user );
	$printed = array();
	foreach ( $commands as list( $name, $arguments, $options ) ) {
		$printed[] = \WP_CLI::run( "programas $name", str_replace( 'FILE', $path, $arguments ), $options );
	}
	$files = glob( Import_Folder\path() . '/*.rows' );
	unlink( $path );

	return array_merge( $printed, array( is_array( $files ) ? $files : array() ) );
}

/**
 * What the doctor says of a site in order, and of one with everything wrong.
 *
 * @return list<list<string>>
 */
function doctor(): array {
	Commands\bootstrap();
	flush_rewrite_rules( false );
	page( 'todos', '[programas]' );
	$healthy = \WP_CLI::run( 'programas doctor', array(), array() );
	$program = program( 'Roto' );
	foreach ( array(
		'pfilter_start' => '2026-02-31',
		'pfilter_email' => 'hola@',
		'pfilter_place' => 'Aula 1',
	) as $meta_key => $meta_value ) {
		// Past the checks, as another plugin might.
		database()->insert( database()->postmeta, array( 'post_id' => $program ) + compact( 'meta_key', 'meta_value' ) ); // phpcs:ignore WordPress.DB
	}
	database()->update( database()->terms, array( 'slug' => Taxonomy\ALL ), array( 'term_id' => category( 'Todo' ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
	wp_cache_flush();
	update_option( 'rewrite_rules', array( 'x' => 'y' ) );
	wp_schedule_single_event( time() - DAY_IN_SECONDS, Tidy_Imports\EVENT );
	add_filter( 'programs_filter_pages', '__return_empty_array' );

	return array( $healthy, str_replace( "$program", 'N', \WP_CLI::run( 'programas doctor', array(), array() ) ) );
}

<?php
/**
 * The commands of `wp programas`, by a stand-in for WP-CLI (commands/class-wp-cli.php).
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of tests.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Commands;

use ProgramsFilter\Admin;
use ProgramsFilter\Import;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_DIR;
use function ProgramsFilter\Tests\{category, database, page, program, retitle};

require_once __DIR__ . '/commands/class-wp-cli.php';

/**
 * What commands print, one after another, on a site with the program Coro.
 *
 * @param int                                                     $user     Who runs them.
 * @param string                                                  $csv      Content of the file FILE.
 * @param list<array{string, list<string>, array<string, mixed>}> $commands Name, arguments, options.
 * @return list<list<string>> Lines of each.
 */
function run_all( int $user, string $csv, array $commands ): array {
	database()->update( database()->posts, array( 'post_status' => 'trash' ), array( 'post_type' => Program\POST_TYPE ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- All at once.
	wp_cache_flush();
	program( 'Coro', array(), array( 'meta_input' => array( 'pfilter_start' => '2026-01-01' ) ) );
	Import\bootstrap_command_line();
	$path = get_temp_dir() . wp_generate_uuid4() . '.csv';
	file_put_contents( $path, $csv );
	wp_set_current_user( $user );
	$printed = array();
	foreach ( $commands as list( $name, $arguments, $options ) ) {
		$printed[] = \WP_CLI::run( "programas $name", str_replace( 'FILE', $path, $arguments ), $options );
	}
	$files = glob( WordPress\import_folder() . '/*.rows.php' );
	unlink( $path );

	return array_merge( $printed, array( is_array( $files ) ? $files : array() ) );
}

/**
 * The same file again: after its program was renamed, and after it was thrown away; tried and imported by others while it is imported; and begun
 * anew while another process reads its rows.
 */
function again(): object {
	Import\bootstrap_command_line();
	wp_set_current_user( 1 );
	$path     = get_temp_dir() . wp_generate_uuid4() . '.csv';
	$run      = static fn( array $options = array() ): array => \WP_CLI::run( 'programas import', array( $path ), $options );
	file_put_contents( $path, "Título\nUna vez\n" );
	$imported = static function () use ( $run ): int {
		$run();
		Import\known_titles( array() );
		return (int) array_key_first( Import\programs_with_title( 'Una vez' ) );
	};
	$first    = $imported();
	retitle( $first, 'Otro nombre' );
	$second = $imported();
	wp_trash_post( $second );
	$seen = array( 'new ones' => array( $second > $first, $imported() > $second, get_post_field( 'post_title', $first ) ) );

	file_put_contents( $path, "Título\nUno\nDos\nTres\n" );
	add_action(
		'save_post',
		static function () use ( $run, &$seen ): void {
			if ( ! isset( $seen['tried meanwhile'] ) ) {
				$seen['tried meanwhile']    = $run( array( 'dry-run' => true ) );
				$seen['imported meanwhile'] = $run();
			}
		}
	);
	$seen['import'] = $run();

	$key  = str_repeat( '0', 32 );
	$rows = Import\import_file( $key, 'rows' );
	Import\new_job( $path, $path, $key );
	file_put_contents( $rows, 'being read' );
	$file = fopen( $rows, 'rb' );
	Import\new_job( $path, $path, $key );
	$seen['rows'] = false === $file ? '' : stream_get_contents( $file );
	unlink( $path );
	unlink( $rows );

	return (object) $seen;
}

/**
 * What the doctor says of a site in order, and of one with everything wrong.
 *
 * @return list<list<string>>
 */
function doctor(): array {
	Admin\bootstrap_command_line();
	flush_rewrite_rules( false );
	page( 'todos', '[programas]' );
	$healthy = \WP_CLI::run( 'programas doctor', array(), array() );
	$program = program( 'Roto' );
	foreach ( array( 'pfilter_start' => '2026-02-31', 'pfilter_email' => 'hola@', 'pfilter_place' => 'Aula 1' ) as $meta_key => $meta_value ) {
		// Past the checks, as another plugin might.
		database()->insert( database()->postmeta, array( 'post_id' => $program ) + compact( 'meta_key', 'meta_value' ) ); // phpcs:ignore WordPress.DB
	}
	database()->update( database()->terms, array( 'slug' => Program\ALL ), array( 'term_id' => category( 'Todo' ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
	wp_cache_flush();
	update_option( 'rewrite_rules', array( 'x' => 'y' ) );
	wp_schedule_single_event( time() - DAY_IN_SECONDS, Import\TIDY_EVENT );
	add_filter( 'programs_filter_pages', '__return_empty_array' );

	return array( $healthy, str_replace( "$program", 'N', \WP_CLI::run( 'programas doctor', array(), array() ) ) );
}

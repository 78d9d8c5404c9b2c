<?php
/**
 * What tests of imports have in common.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of tests.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Steps;

use ProgramsFilter\Import;
use ProgramsFilter\Program;
use const ProgramsFilter\PLUGIN_DIR;
use function ProgramsFilter\Tests\database;

Import\load();

/**
 * Signs in a new user.
 *
 * @param string              $role  Role.
 * @param array<string, bool> $may   More capabilities.
 */
function sign_in( string $role, array $may = array() ): void {
	$user = get_user_by( 'login', "import-$role" );
	$id   = $user instanceof \WP_User ? $user->ID : wp_insert_user(
		array( 'user_login' => "import-$role", 'user_pass' => 'x', 'role' => $role, 'locale' => 'es_ES' )
	);
	wp_set_current_user( is_int( $id ) ? $id : 0 );
	foreach ( $may as $capability => $has ) {
		wp_get_current_user()->add_cap( $capability, $has );
	}
}

/**
 * Begins an import.
 *
 * @param string $csv    CSV.
 * @param string $status Status of new programs.
 * @return ImportJob
 */
function begun( string $csv, string $status = 'draft' ): array {
	$path = get_temp_dir() . wp_generate_uuid4() . '.csv';
	file_put_contents( $path, $csv );
	Import\begin_job( $path, 'programas.csv' );
	unlink( $path );
	$job           = current_job();
	$job['status'] = $status;

	return $job;
}

/**
 * The import of who is signed in.
 *
 * @return ImportJob
 * @throws \RuntimeException When there is none.
 */
function current_job(): array {
	$job = Import\current_job();
	if ( null === $job ) {
		throw new \RuntimeException( 'No import.' );
	}

	return $job;
}

/**
 * An import of two rows whose process ends at the second, before it has counted the programs of the first one's category, "Una".
 *
 * @return ImportJob
 */
function killed(): array {
	$job = Import\go_to_step( begun( "Título;Categorías\nA;Una\nB;Otra\n", 'publish' ), 'import' );
	add_action(
		'set_object_terms',
		static function ( $program ): void {
			if ( is_int( $program ) && 'B' === get_post_field( 'post_title', $program ) ) {
				throw new \RuntimeException( 'killed' );
			}
		}
	);
	try {
		Import\run_part( $job, 60 );
	} catch ( \RuntimeException $killed ) {
		// What the end of a process forgets.
		database()->update( database()->term_taxonomy, array( 'count' => 0 ), array( 'taxonomy' => Program\TAXONOMY ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- All at once.
	}

	return $job;
}

/**
 * Does a dry run or an import.
 *
 * @param string $csv    CSV.
 * @param string $status Status of new programs.
 * @param string $step   "check" or "import".
 * @return array{actions: list<string>, problems: list<string>, counts: array<string, int>}
 */
function result( string $csv, string $status = 'draft', string $step = 'import' ): array {
	$job = Import\go_to_step( begun( $csv, $status ), $step );
	do {
		$state = Import\run_part( $job, 60 );
	} while ( 'going' === $state );
	$log      = Import\import_file( $job['key'], $step );
	$actions  = array();
	$problems = array();
	foreach ( Import\log_lines( $log ) as $line ) {
		$actions[]  = $line['action'];
		$problems[] = Import\problem_words( $line['problems'] );
	}
	$counts = Import\log_progress( $log )['counts'];
	Import\end_job();

	return compact( 'actions', 'problems', 'counts' );
}

/**
 * What was done with each row, and what is wrong.
 *
 * @param ImportJob $job Import.
 * @return list<array{string, string}>
 */
function logged_rows( array $job ): array {
	$rows = array();
	foreach ( Import\log_lines( Import\import_file( $job['key'], 'import' ) ) as $line ) {
		$rows[] = array( $line['action'], Import\problem_words( $line['problems'] ) );
	}

	return $rows;
}

/**
 * All programs, by title.
 *
 * @return array<string, array<string, mixed>> What each is.
 */
function programs(): array {
	wp_cache_flush();
	$found = array();
	foreach ( get_posts(
		array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' )
	) as $post ) {
		$terms                        = get_the_terms( $post, Program\TAXONOMY );
		$found[ $post->post_title ][] = array(
			'content'    => $post->post_content,
			'excerpt'    => $post->post_excerpt,
			'status'     => $post->post_status,
			'order'      => $post->menu_order,
			'password'   => $post->post_password,
			'picture'    => get_post_thumbnail_id( $post ),
			'categories' => is_array( $terms ) ? array_column( $terms, 'name' ) : array(),
		) + array_diff( Program\program_facts( $post->ID ), array( '', '0' ) );
	}

	return array_map( static fn( array $same ): array => 1 === count( $same ) ? $same[0] : array( 'times' => count( $same ) ), $found );
}

/** Moves what the site has out of the way, within a sandbox. */
function no_programs(): void {
	database()->update( database()->posts, array( 'post_status' => 'trash' ), array( 'post_type' => Program\POST_TYPE ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- All at once.
	wp_cache_flush();
}

/** An editor, on a site without programs. */
function as_editor(): void {
	no_programs();
	sign_in( 'editor' );
}

/** The same in the admin, on the page of the import. */
function on_page(): void {
	require_once ABSPATH . 'wp-admin/includes/template.php';
	Import\bootstrap_admin();
	as_editor();
}

/**
 * The page of the import, as it is now: HTML.
 *
 * @param string $tab Tab; '' for the import.
 */
function page( string $tab = '' ): string {
	$_GET['tab'] = $tab;
	ob_start();
	Import\print_import_page();
	unset( $_GET['tab'] ); // phpcs:ignore WordPress.Security.NonceVerification -- As a test sets it.

	return (string) ob_get_clean();
}

/**
 * Goes through all rows of the import of who is signed in.
 *
 * @param string $step "check" or "import".
 * @param string $then Step after it.
 */
function through( string $step, string $then ): void {
	$job = Import\go_to_step( current_job(), $step );
	do {
		$state = Import\run_part( $job, 0 );
	} while ( 'going' === $state );
	Import\go_to_step( $job, $then );
}

/**
 * A column of the report of that import, without its name.
 *
 * @param int  $number  Its number.
 * @param bool $is_done Whether of the import, not of the dry run.
 * @return list<string>
 */
function report_column( int $number, bool $is_done ): array {
	$rows = iterator_to_array( Import\report_csv( current_job()['key'], $is_done ), false );

	return array_slice( array_map( static fn( string $row ): string => str_getcsv( $row, ';', '"', '' )[ $number ] ?? '', $rows ), 1 );
}

/**
 * A column of an export.
 *
 * @param int $number Its number.
 * @return list<string>
 */
function exported_column( int $number ): array {
	$file = fopen( 'php://memory', 'r+b' );
	$rows = array();
	if ( false !== $file ) {
		fwrite( $file, implode( '', iterator_to_array( Import\export_csv(), false ) ) );
		rewind( $file );
		$row = fgetcsv( $file, 0, ';', '"', '' );
		while ( is_array( $row ) ) {
			$rows[] = $row[ $number ] ?? '';
			$row    = fgetcsv( $file, 0, ';', '"', '' );
		}
	}

	return array_slice( $rows, 1 );
}

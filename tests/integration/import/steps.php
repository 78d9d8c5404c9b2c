<?php
/**
 * What tests of imports have in common.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of tests.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Steps;

use ProgramsFilter\{Facts, Import_Folder, Import_Job, Import_Log, Import_Menu, Import_Report, Import_Run, Import_Screen, Sheet_Export};
use function ProgramsFilter\Tests\database;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;
use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

require_once PLUGIN_DIR . '/includes/sheets/load.php';

/**
 * Signs in somebody new.
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
 * @return array
 * @phpstan-return ImportJob
 */
function begun( string $csv, string $status = 'draft' ): array {
	$path = get_temp_dir() . wp_generate_uuid4() . '.csv';
	file_put_contents( $path, $csv );
	Import_Job\begin( $path, 'programas.csv' );
	unlink( $path );
	$job           = current_job();
	$job['status'] = $status;

	return $job;
}

/**
 * The import of who is signed in.
 *
 * @return array
 * @phpstan-return ImportJob
 * @throws \RuntimeException When there is none.
 */
function current_job(): array {
	$job = Import_Job\current();
	if ( null === $job ) {
		throw new \RuntimeException( 'No import.' );
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
	$job = Import_Job\go( begun( $csv, $status ), $step );
	do {
		$state = Import_Run\part( $job, 60 );
	} while ( 'going' === $state );
	$log      = Import_Folder\file( $job['key'], $step );
	$actions  = array();
	$problems = array();
	foreach ( Import_Log\lines( $log ) as $line ) {
		$actions[]  = $line['action'];
		$problems[] = Import_Report\problems( $line['problems'] );
	}
	$counts = Import_Log\progress( $log )['counts'];
	Import_Job\end();

	return compact( 'actions', 'problems', 'counts' );
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
		array( 'post_type' => POST_TYPE, 'post_status' => 'any', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' )
	) as $post ) {
		$terms                        = get_the_terms( $post, TAXONOMY );
		$found[ $post->post_title ][] = array(
			'content'    => $post->post_content,
			'excerpt'    => $post->post_excerpt,
			'status'     => $post->post_status,
			'order'      => $post->menu_order,
			'password'   => $post->post_password,
			'picture'    => get_post_thumbnail_id( $post ),
			'categories' => is_array( $terms ) ? array_column( $terms, 'name' ) : array(),
		) + array_diff( Facts\values( $post->ID ), array( '', '0' ) );
	}

	return array_map( static fn( array $same ): array => 1 === count( $same ) ? $same[0] : array( 'times' => count( $same ) ), $found );
}

/** Moves what the site has out of the way, within a sandbox. */
function no_programs(): void {
	database()->update( database()->posts, array( 'post_status' => 'trash' ), array( 'post_type' => POST_TYPE ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- All at once.
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
	require_once PLUGIN_DIR . '/includes/admin/import-menu.php';
	Import_Menu\load();
	as_editor();
}

/**
 * The page of the import, as it is now: HTML.
 */
function page(): string {
	ob_start();
	Import_Screen\show();

	return (string) ob_get_clean();
}

/**
 * Goes through all rows of the import of who is signed in.
 *
 * @param string $step "check" or "import".
 * @param string $then Step after it.
 */
function through( string $step, string $then ): void {
	$job = Import_Job\go( current_job(), $step );
	do {
		$state = Import_Run\part( $job, 0 );
	} while ( 'going' === $state );
	Import_Job\go( $job, $then );
}

/**
 * A column of the report of that import, without its name.
 *
 * @param int  $number  Its number.
 * @param bool $is_done Whether of the import, not of the dry run.
 * @return list<string>
 */
function report_column( int $number, bool $is_done ): array {
	$rows = iterator_to_array( Import_Report\csv( current_job()['key'], $is_done ), false );

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
		fwrite( $file, implode( '', iterator_to_array( Sheet_Export\csv(), false ) ) );
		rewind( $file );
		$row = fgetcsv( $file, 0, ';', '"', '' );
		while ( is_array( $row ) ) {
			$rows[] = $row[ $number ] ?? '';
			$row    = fgetcsv( $file, 0, ';', '"', '' );
		}
	}

	return array_slice( $rows, 1 );
}

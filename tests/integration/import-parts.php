<?php
/**
 * Parts of an import: ends in the middle, others at once, what it writes in all.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of tests.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Parts;

use ProgramsFilter\Import;
use ProgramsFilter\Import\Unusable;
use ProgramsFilter\Program;
use ProgramsFilter\Tests\Import_Steps\Disk;
use ProgramsFilter\WordPress;
use function ProgramsFilter\Tests\Import_Steps\{as_editor, begun, current_job, killed, no_programs, programs, result, sign_in};
use function ProgramsFilter\Tests\{category, database, program, refused};

require_once __DIR__ . '/import/steps.php';
require_once __DIR__ . '/import/class-disk.php';

/**
 * Two processes at once.
 *
 * @return list<mixed>
 */
function at_once(): array {
	as_editor();
	$job = Import\go_to_step( begun( "Título;Lugar\nA;B\nC;D\n" ), 'import' );
	// Another user's import, and a dry run of this file.
	$other = array_filter( array( Import\locked_file( Import\import_file( Import\SITE, 'lock' ) ), Import\locked_file( Import\import_file( $job['key'], 'lock' ) ) ) );
	$busy  = array( Import\run_part( $job ), Import\run_part( array( 'step' => 'check' ) + $job ) );
	array_map( 'fclose', $other );
	$done = Import\run_part( $job );
	Import\end_job();

	return array( $busy, $done, count( programs() ) );
}

/**
 * Begins an import of many programs, which stays.
 *
 * @param int $count How many.
 */
function begin_many( int $count ): void {
	sign_in( 'editor' );
	$csv = "Título;Comienza;Lugar;Categorías\n";
	for ( $number = 1; $number <= $count; $number++ ) {
		$csv .= "Programa $number;3/3/2026;Aula $number;\"Cultura importada > C" . $number % 3 . "\"\n";
	}
	Import\store_job( Import\go_to_step( begun( $csv, 'publish' ), 'import' ) );
}

/**
 * Does the next part, and dies in the middle of it.
 *
 * @param int    $queries          After how many queries of the database; 0 for at the second program.
 * @param string $hook             Where at that program.
 * @param bool   $has_transactions Whether the tables have transactions.
 */
function part_dying_after( int $queries, string $hook = 'add_term_relationship', bool $has_transactions = true ): string {
	sign_in( 'editor' );
	$die = static function (): void {
		echo '"died"';
		exit;
	};
	add_filter(
		'query',
		static function ( $query ) use ( &$queries, $die, $has_transactions ) {
			// At the end, the state is printed already.
			if ( 0 === --$queries && 0 === did_action( 'shutdown' ) ) {
				$die();
			}
			return $has_transactions || ! in_array( $query, array( 'START TRANSACTION', 'COMMIT', 'ROLLBACK' ), true ) ? $query : 'SELECT 1';
		}
	);
	add_action(
		$hook,
		static function ( $program ) use ( $queries, $die ): void {
			if ( $queries <= 0 && is_int( $program ) && 'Programa 2' === get_post_field( 'post_title', $program ) ) {
				$die();
			}
		}
	);

	return Import\run_part( current_job(), 60 );
}

/** What many programs came to; takes them away. */
function many_imported(): object {
	sign_in( 'editor' );
	$job  = current_job();
	$rows = array();
	foreach ( Import\log_lines( Import\import_file( $job['key'], 'import' ) ) as $line ) {
		$rows[] = array( $line['row'], $line['action'], Import\problem_words( $line['problems'] ) );
	}
	$programs = array_filter( programs(), static fn( string $title ): bool => str_starts_with( $title, 'Programa ' ), ARRAY_FILTER_USE_KEY );
	$counts   = Import\log_progress( Import\import_file( $job['key'], 'import' ) )['counts'];
	foreach ( array_keys( $programs ) as $title ) {
		foreach ( array_keys( Import\programs_with_title( $title ) ) as $id ) {
			wp_delete_post( $id, true );
		}
	}
	array_map( static fn( $term ) => wp_delete_term( $term, Program\TAXONOMY ), array_merge( ...array_map( 'ProgramsFilter\\Import\\category_ids', array( array( 'C0' ), array( 'C1' ), array( 'C2' ), array( 'Cultura importada' ) ) ) ) );
	Import\end_job();

	return (object) compact( 'rows', 'programs', 'counts' );
}

/** Files are not there for long. */
function tidied(): object {
	sign_in( 'editor' );
	$job  = begun( "Título;Lugar\nA;B\n" );
	$file = Import\import_file( $job['key'], 'rows' );
	Import\tidy_folder();
	$young   = is_file( $file );
	$journal = Import\import_file( $job['key'], 'import' );
	$late    = Import\import_file( Import\new_import_key(), 'import' );
	touch( $file, time() - DAY_IN_SECONDS - 60 );
	touch( $journal, time() - 29 * DAY_IN_SECONDS );
	touch( $late, time() - 31 * DAY_IN_SECONDS );
	clearstatcache();
	do_action( Import\TIDY_EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- The plugin's own.

	return (object) array(
		'young'     => $young,
		'old'       => is_file( $file ),
		'journals'  => array( is_file( $journal ), is_file( $late ) ),
		'job'       => Import\current_job(),
		'scheduled' => false !== wp_next_scheduled( Import\TIDY_EVENT ),
		'guard'     => is_file( WordPress\import_folder() . '/index.php' ) && is_file( WordPress\import_folder() . '/.htaccess' ),
	);
}

/**
 * What the REST API answers to a user.
 *
 * @param string $role  Role; '' for a visitor.
 * @param bool   $is_own Whether the import is theirs.
 * @return list<mixed>
 */
function asked_by( string $role, bool $is_own ): array {
	no_programs();
	sign_in( 'administrator' );
	$theirs = begun( "Título;Lugar\nA;B\n" );
	if ( '' === $role ) {
		wp_set_current_user( 0 );
	} else {
		sign_in( $role );
	}
	$job = $is_own ? Import\go_to_step( begun( "Título;Lugar\nA;B\n" ), 'import' ) : $theirs;
	$ask = static function ( string $method ) use ( $job ): array {
		$request = new \WP_REST_Request( $method, '/programs-filter/v1/import' );
		$request->set_param( 'key', $job['key'] );
		$response = rest_do_request( $request );
		$data     = $response->get_data();
		return array( $response->get_status(), is_array( $data ) ? $data['code'] ?? $data['step'] ?? null : null );
	};

	$answers = array( $ask( 'GET' ), $ask( 'POST' ), count( programs() ) );
	Import\remove_files( $theirs['key'] );
	Import\remove_files( $job['key'] );

	return $answers;
}

/**
 * Numbers of programs in the order, with one that is given, and how many categories of a path there are.
 *
 * @return list<mixed>
 */
function counted_on(): array {
	as_editor();
	category( 'Una' );
	program( 'Ordenado', array(), array( 'menu_order' => 4 ) );
	result( "Título;Orden;Categorías\nA;;Una\nB;;Una > Dos\nC;9;Una > Dos\nD;;una > dos\n" );

	return array_merge( array_column( programs(), 'order' ), array( count( \ProgramsFilter\Import\category_ids( array( 'Una', 'Dos' ) ) ) ) );
}

/**
 * Numbers in the order of two new programs, on a site whose list was never ordered, then on one where another program gets a number meanwhile,
 * and how often the database was asked for the last number.
 *
 * @return list<mixed>
 */
function numbered(): array {
	as_editor();
	$asked = 0;
	add_filter(
		'query',
		static function ( string $query ) use ( &$asked ): string {
			$asked += str_contains( $query, 'MAX( menu_order )' ) ? 1 : 0;
			return $query;
		}
	);
	result( "Título\nA\nB\n" );
	$numbers = array( array_column( programs(), 'order' ), $asked );
	program( 'Ordenado', array(), array( 'menu_order' => 7 ) );
	$asked = 0;
	result( "Título\nC\nD\n" );

	return array_merge( $numbers, array( array_column( programs(), 'order' ), $asked ) );
}

/**
 * Why a part ends before its rows are done.
 *
 * @param ImportJob $job Import.
 */
function stuck( array $job ): string {
	try {
		return Import\run_part( $job, 60 );
	} catch ( Unusable $reason ) {
		return $reason->getMessage();
	}
}

/**
 * A log that cannot be written, rows that are missing at the end, and a database that does not answer.
 *
 * @return list<string> What becomes of the part.
 */
function not_to_be_done(): array {
	as_editor();
	$job = Import\go_to_step( begun( "Título;Lugar\nA;B\nC;D\n" ), 'import' );
	$log = Import\import_file( $job['key'], 'import' );
	mkdir( $log );
	$unwritable = stuck( $job );
	rmdir( $log );
	$missing = stuck( array( 'total' => 3 ) + $job );
	$count   = count( programs() );
	unlink( $log );
	add_filter( 'query', static fn( string $query ): string => str_contains( $query, 'p.post_title IN' ) ? refused( $query ) : $query );
	$silent = stuck( $job );
	Import\end_job();

	return array( $unwritable, $missing, $silent, (string) $count, (string) count( programs() ) );
}

/**
 * Categories whose programs a part that a kill ended has not counted.
 *
 * @return list<int> How many they have, once the import is done.
 */
function counted(): array {
	as_editor();
	$job = killed();
	remove_all_actions( 'set_object_terms' );
	Import\run_part( $job, 60 );
	Import\end_job();
	wp_cache_flush();

	return array_map( static fn( $term ): int => $term instanceof \WP_Term ? $term->count : -1, array( get_term_by( 'name', 'Una', Program\TAXONOMY ), get_term_by( 'name', 'Otra', Program\TAXONOMY ) ) );
}

/**
 * What comes of making the folder on that disk.
 *
 * @param bool $has_another_request Whether another request makes it at the same moment.
 */
function folder_made( bool $has_another_request ): string {
	Disk::$has_another_request = $has_another_request;
	stream_wrapper_register( Disk::NAME, Disk::class );
	add_filter( 'upload_dir', static fn( array $folder ): array => array( 'basedir' => Disk::NAME . '://uploads' ) + $folder );
	try {
		Import\make_folder();
		return 'made';
	} catch ( Unusable $why ) {
		return $why->getMessage();
	}
}

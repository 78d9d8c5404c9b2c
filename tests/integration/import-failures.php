<?php
/**
 * Imports whose disk or database fail.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of tests.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Failures;

use ProgramsFilter\Import;
use ProgramsFilter\Import\Unusable;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use function ProgramsFilter\Tests\Import_Steps\{as_editor, begun, current_job, killed, logged_rows, on_page, page, programs};
use function ProgramsFilter\Tests\{database, picture, refused, rest_post, retitle, with_read_only_database};

require_once __DIR__ . '/import/steps.php';

/**
 * What becomes of a part: its state, or why it ends before its rows are done.
 *
 * @param ImportJob $job     Import.
 * @param float     $seconds Seconds that it may take.
 */
function part( array $job, float $seconds = 60 ): string {
	try {
		return Import\run_part( $job, $seconds );
	} catch ( Unusable $reason ) {
		return $reason->getMessage();
	}
}

/**
 * An import of three programs whose disk is full at its second row: half a line is written. Then it is killed, and the first program changed by hand.
 *
 * @return list<mixed> Its title afterwards, all rows, their counts, and the number of programs.
 */
function half_a_line(): array {
	as_editor();
	$job = Import\go_to_step( begun( "Título;Lugar\nA;B\nC;D\nE;F\n" ), 'import' );
	$log = Import\import_file( $job['key'], 'import' );
	part( $job, 0 );
	$first = Import\log_progress( $log );
	retitle( $first['program'], 'A mano' );
	file_put_contents( $log, substr( (string) wp_json_encode( array( 'row' => 2 ) + $first ), 0, 40 ), FILE_APPEND );
	// The next part ends as soon as it has noted that it began.
	$file = Import\opened_log( $log );
	Import\add_line( $file, array( 'tries' => 1 ) + $first );
	fclose( $file );
	part( $job );
	$rows   = logged_rows( $job );
	$counts = Import\log_progress( $log )['counts'];
	Import\end_job();

	return array( get_post_field( 'post_title', $first['program'] ), $rows, $counts, count( programs() ) );
}

/**
 * A disk on which the line of the first row finds no room, again and again.
 *
 * @return list<mixed> Why parts ended, and all rows.
 */
function full_disk(): array {
	as_editor();
	$job  = Import\go_to_step( begun( "Título;Categorías\nA;Una\nC;Otra\n" ), 'import' );
	$full = static function (): void {
		throw new Unusable( 'unwritable' );
	};
	add_action( 'wp_after_insert_post', $full );
	$ended = array();
	for ( $times = 0; $times < 5; $times++ ) {
		$ended[] = part( $job );
	}
	remove_action( 'wp_after_insert_post', $full );
	$ended[] = part( $job );
	$rows    = logged_rows( $job );
	$new     = Import\new_categories( Import\import_file( $job['key'], 'import' ) );
	Import\end_job();

	return array( $ended, $rows, array_column( $new, 0 ), count( programs() ) );
}

/** A database that writes nothing for a while, after the first row and at the end. */
function read_only(): object {
	as_editor();
	$job    = Import\go_to_step( begun( "Título;Lugar;Categorías\nA;B;Una\nC;D;Otra\nE;F;Otra > Tercera\n", 'publish' ), 'import' );
	$states = array( part( $job, 0 ) );
	with_read_only_database(
		static function () use ( $job, &$states ): void {
			for ( $times = 0; $times < 5; $times++ ) {
				$states[] = part( $job );
			}
		}
	);
	$states[] = part( $job );
	$step     = with_read_only_database(
		static function () use ( $job ): string {
			try {
				return Import\go_to_step( $job, 'done' )['step'];
			} catch ( Unusable $reason ) {
				return $reason->getMessage() . ' ' . current_job()['step'];
			}
		}
	);
	$rows     = logged_rows( $job );
	$then     = Import\advance_job( current_job() )[0]['step'];
	$programs = array_map( static fn( array $program ): array => array( $program['status'], $program['place'], $program['categories'] ), programs() );
	Import\end_job();

	return (object) compact( 'states', 'step', 'rows', 'then', 'programs' );
}

/**
 * An import of two programs, of whose second row the database refuses one query, as when it waits too long for a lock.
 *
 * @param string $begin Begin of the query, with the name of the table without prefix.
 * @return list<mixed> States of the parts, all rows, and the programs.
 */
function refused_once( string $begin ): array {
	as_editor();
	$job = Import\go_to_step( begun( "Título;Lugar;Categorías;Imagen\nA;B;;\nC;D;Una;cartel.jpg\n", 'publish' ), 'import' );
	update_post_meta( picture(), '_wp_attached_file', '2026/01/cartel.jpg' );
	$states               = array( part( $job, 0 ) );
	list( $does, $table ) = explode( ' ', $begin, 2 );
	$refuse               = static function ( string $query ) use ( $does, $table, &$refuse ): string {
		if ( 1 !== preg_match( "/^\s*$does .*?" . database()->prefix . $table . '/s', $query ) ) {
			return $query;
		}
		remove_filter( 'query', $refuse );
		return refused( $query );
	};
	add_filter( 'query', $refuse );
	$states[] = part( $job );
	$states[] = part( $job );
	$rows     = logged_rows( $job );
	$c        = programs()['C'] ?? array();
	Import\end_job();

	return array( $states, $rows, count( programs() ), $c['place'] ?? '', $c['categories'] ?? array(), ( $c['picture'] ?? 0 ) > 0 );
}

/**
 * An import of two programs, of whose second row the database keeps nothing, as where the connection is lost before the end of a transaction.
 *
 * @return list<mixed> States of the parts, all rows, and the number of programs.
 */
function connection_lost(): array {
	as_editor();
	$job      = Import\go_to_step( begun( "Título;Lugar\nA;B\nC;D\n" ), 'import' );
	$states   = array( part( $job, 0 ) );
	$lose     = static fn( string $query ): string => 'COMMIT' === $query ? 'ROLLBACK' : $query;
	add_filter( 'query', $lose, 0 );
	$states[] = part( $job );
	remove_filter( 'query', $lose, 0 );
	$states[] = part( $job );
	$rows     = logged_rows( $job );
	Import\end_job();

	return array( $states, $rows, count( programs() ) );
}

/**
 * An import on a site of which another plugin makes queries that fail each time.
 *
 * @return list<array{string, string}>
 */
function beside_wrong_queries(): array {
	as_editor();
	add_action(
		'save_post',
		static function (): void {
			refused( 'INSERT INTO ' . database()->prefix . 'others VALUES ( 1 )' );
			refused( 'SELECT nada FROM ' . database()->posts, "Unknown column 'nada' in 'SELECT'" );
		}
	);
	$job = Import\go_to_step( begun( "Título\nA\nB\n" ), 'import' );
	part( $job );
	$rows = logged_rows( $job );
	Import\end_job();

	return $rows;
}

/**
 * What the script of the page is told where the disk is full, and where the database fails.
 *
 * @return list<mixed>
 */
function told(): array {
	as_editor();
	$job = Import\go_to_step( begun( "Título;Lugar\nA;B\n" ), 'import' );
	$ask = static function () use ( $job ): array {
		$answer = rest_post( '/programs-filter/v1/import', array( 'key' => $job['key'] ) );
		$data   = (array) $answer->get_data();
		return array( $answer->get_status(), $data['code'] ?? '', $data['message'] ?? '' );
	};
	$log = Import\import_file( $job['key'], 'import' );
	mkdir( $log );
	$disk = $ask();
	rmdir( $log );
	$database = with_read_only_database( $ask );
	Import\end_job();

	return array( $disk, $database );
}

/** What the page says after its form "Go on", without a script, where the disk is full. */
function said_without_script(): string {
	on_page();
	$_GET['problem'] = 'database';
	Import\go_to_step( begun( "Título\nA\n" ), 'import' );
	$page = page();
	Import\end_job();

	return $page;
}

/**
 * A process that ends in the middle of an import, which is then stopped.
 *
 * @return list<int> How many programs the category of the first row has, before and after.
 */
function stopped_after_a_kill(): array {
	as_editor();
	killed();
	$count  = static function (): int {
		wp_cache_flush();
		$term = get_term_by( 'name', 'Una', Program\TAXONOMY );
		return $term instanceof \WP_Term ? $term->count : -1;
	};
	$counts = array( $count() );
	Import\do_step_action( current_job(), 'end' );
	$counts[] = $count();
	Import\end_job();

	return $counts;
}

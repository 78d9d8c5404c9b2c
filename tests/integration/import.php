<?php
/**
 * Imports whose request ends in the middle, and files that no server hands out.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of tests.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\Import;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\Import_Steps\{begun, current_job, sign_in};
use function ProgramsFilter\Tests\text;

require_once __DIR__ . '/import/steps.php';

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
	$of_job   = Import\Rows::of( current_job() );
	$rows     = array();
	$programs = array();
	foreach ( $of_job->lines() as $line ) {
		$rows[] = array( count( $rows ) + 1, $line['action'], Import\problem_words( $line['problems'] ) );
	}
	foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) {
		if ( str_starts_with( $post->post_title, 'Programa ' ) ) {
			$facts      = Program\stored_facts( $post->ID );
			$programs[] = implode( ', ', array( $post->post_title, $post->post_status, $facts['start'], $facts['place'], Import\categories_of_program( $post->ID ) ) );
			wp_delete_post( $post->ID, true );
		}
	}
	$terms = get_terms( array( 'taxonomy' => Program\TAXONOMY, 'hide_empty' => false, 'name' => array( 'C0', 'C1', 'C2', 'Cultura importada' ) ) );
	foreach ( is_wp_error( $terms ) ? array() : $terms as $term ) {
		wp_delete_term( $term->term_id, Program\TAXONOMY );
	}
	$counts = $of_job->counts();
	Import\end_job();

	return (object) compact( 'rows', 'programs', 'counts' );
}

/** A picture of one point. */
function png(): string {
	return (string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A picture.
}

/**
 * Has all other sites answer as given.
 *
 * @param callable(string, array<mixed>): (string|\WP_Error) $answered The file, by address and arguments.
 */
function others_answer( callable $answered ): void {
	add_filter(
		'pre_http_request',
		static function ( $answer, array $arguments, string $url ) use ( $answered ) {
			$file = $answered( $url, $arguments );
			if ( is_wp_error( $file ) ) {
				return $file;
			}
			file_put_contents( text( $arguments['filename'] ), $file );
			return array(
				'response' => array( 'code' => 200, 'message' => 'OK' ),
				'headers'  => array(),
				'body'     => '',
				'cookies'  => array(),
				'filename' => $arguments['filename'],
			);
		},
		10,
		3
	);
}

/**
 * Begins an import of programs with pictures; it stays.
 *
 * @param string $rows Rows: title and picture.
 */
function begin_with_pictures( string $rows ): void {
	sign_in( 'editor' );
	Import\go_to_step( begun( "Título;Imagen\n$rows" ), 'import' );
}

/**
 * Does the next part, and dies when a picture is fetched, or at a hook.
 *
 * @param string $hook Hook; '' for none.
 */
function part_dying_at( string $hook ): string {
	sign_in( 'editor' );
	$die = static function (): void {
		echo '"died"';
		exit;
	};
	others_answer(
		static function () use ( $hook, $die ): string {
			if ( 'fetch' === $hook ) {
				$die();
			}
			return png();
		}
	);
	if ( '' !== $hook ) {
		add_filter( $hook, $die );
	}

	return Import\run_part( current_job(), 60 );
}

/**
 * What came of it; takes it away.
 *
 * @return list<mixed> What was done with each row, what is wrong, whether its program has a picture; and how many pictures there are.
 */
function imported_with_pictures(): array {
	sign_in( 'editor' );
	$done     = array();
	$pictures = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'numberposts' => -1, 's' => 'lenta', 'fields' => 'ids' ) );
	foreach ( Import\Rows::of( current_job() )->lines() as $line ) {
		$done[] = array( $line['action'], Import\problem_words( $line['problems'] ), has_post_thumbnail( $line['program'] ) );
		wp_delete_post( $line['program'], true );
	}
	foreach ( $pictures as $picture ) {
		wp_delete_attachment( $picture, true );
	}
	Import\end_job();

	return array( $done, count( $pictures ) );
}

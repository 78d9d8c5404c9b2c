<?php
/**
 * Imports that are taken back.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Undo;

use ProgramsFilter\Import;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\Import_Steps\{begun, current_job, on_page, page, programs};
use function ProgramsFilter\Tests\{category, database, picture, program};

require_once __DIR__ . '/import/steps.php';

/** A sheet that changes everything of "Coro", and creates two programs. */
const SHEET = "Título;Texto;Extracto;Categorías;Imagen;Lugar;Gratis;Slug;Contraseña;Estado\n"
	. "Coro;Nuevo;Corto;Danza > Clásica;;Patio;no;otro;secreta;privado\n"
	. "Taller;Uno;;Danza;;Aula;sí;;;publicado\nCurso;Dos;;;;;;;;borrador\n";

/** A program with a text that its importer may not write. */
function coro(): int {
	on_page();
	$coro = program(
		'Coro',
		array( category( 'Música' ) ),
		array( 'post_content' => '<iframe src="https://example.org/?a=1&b=\\\\"></iframe>', 'meta_input' => array( 'pfilter_place' => 'Aula \\\\ 1', 'pfilter_free' => '1', 'pfilter_start' => '2026-03-03' ) )
	);
	set_post_thumbnail( $coro, picture() );
	kses_init();

	return $coro;
}

/**
 * Imports a sheet, and closes the import.
 *
 * @param string $csv CSV.
 * @return string Its key.
 */
function imported( string $csv ): string {
	$job = Import\go_to_step( begun( $csv ), 'import' );
	while ( 'done' !== Import\run_part( $job, 0 ) ) {
		continue;
	}
	Import\go_to_step( $job, 'done' );
	Import\end_job();

	return $job['key'];
}

/**
 * Takes an import back, a row in each part.
 *
 * @param string $key Its key.
 * @return list<array{string, string, string}> Row by row: title, result and problems.
 */
function taken_back( string $key ): array {
	Import\store_job( Import\import_to_undo( $key ) ?? current_job() );
	$parts = 0;
	do {
		$job = Import\advance_job( current_job() )[0];
		++$parts;
	} while ( 'undone' !== $job['step'] && $parts < 50 );
	$rows = array();
	foreach ( Import\log_lines( Import\log_file( $job ) ) as $line ) {
		$rows[] = array( $line['title'], $line['action'], Import\problem_words( $line['problems'] ) );
	}

	return $rows;
}

/**
 * What is stored of all programs.
 *
 * @return array<string, array<string, mixed>>
 */
function stored(): array {
	$stored = programs();
	foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
		$stored[ $post->post_title ] += array( 'name' => $post->post_name, 'date' => $post->post_date_gmt, 'modified' => $post->post_modified_gmt, 'meta' => get_post_meta( $post->ID, 'pfilter_place' ) );
	}

	return $stored;
}

/** The whole of an import. */
function whole(): object {
	coro();
	$count  = static fn() => wp_count_terms( array( 'taxonomy' => Program\TAXONOMY, 'hide_empty' => false ) );
	$before = stored();
	$terms  = $count();
	$key    = imported( SHEET );
	$listed = page( 'past' );
	$during = stored();
	$rows   = taken_back( $key );
	$shown  = page();
	Import\end_job();

	return (object) array(
		'listed'   => str_contains( $listed, 'Creados: 2, Cambiados: 1' ) && str_contains( $listed, "name=\"import\" value=\"$key\"" ),
		'changed'  => $during['Coro'] !== $before['Coro'],
		'rows'     => $rows,
		'same'     => stored() === $before,
		'terms'    => $count() === $terms,
		'trash'    => count( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'trash', 'title' => 'Taller', 'numberposts' => -1 ) ) ),
		'shown'    => str_contains( $shown, 'La importación se ha deshecho' ),
		'again'    => Import\import_to_undo( $key ),
		'past'     => str_contains( page( 'past' ), 'Deshecha el' ),
		'no_files' => array( glob( Import\import_file( $key, 'rows' ) ), glob( Import\import_file( $key, 'check' ) ) ),
	);
}

/** Programs that were edited, deleted or may not be edited after an import. */
function left(): object {
	$coro = coro();
	$key  = imported( SHEET . "Baile;;;;;;;;;\nCante;;;;;;;;;\n" );
	$ids  = array();
	foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
		$ids[ $post->post_title ] = $post->ID;
	}
	edited( $coro );
	edited( $ids['Taller'] );
	wp_delete_post( $ids['Baile'], true );
	add_filter( 'map_meta_cap', static fn( array $caps, string $cap, int $user, array $given ): array => array( 'delete_post', $ids['Cante'] ) === array( $cap, $given[0] ?? 0 ) ? array( 'do_not_allow' ) : $caps, 10, 4 );
	$rows = taken_back( $key );

	return (object) array(
		'rows'     => $rows,
		'programs' => array_keys( programs() ),
		'named'    => str_contains( page(), 'Este programa se ha editado después de la importación' ),
	);
}

/**
 * Edits a program, a second after an import.
 *
 * @param int $program Program.
 */
function edited( int $program ): void {
	add_filter( 'wp_insert_post_data', static fn( array $data ): array => array( 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', time() + 5 ) ) + $data );
	wp_update_post( array( 'ID' => $program, 'post_excerpt' => 'De otra persona' ) );
	remove_all_filters( 'wp_insert_post_data' );
}

/** An import and its undoing, of which the process ends in the middle of a row. */
function interrupted(): object {
	coro();
	$before = stored();
	$ends   = static function ( string $hook ): void {
		$end = static function () use ( $hook, &$end ): void {
			remove_action( $hook, $end, 99 );
			throw new \RuntimeException( 'killed' );
		};
		add_action( $hook, $end, 99 );
	};
	$job    = Import\go_to_step( begun( SHEET ), 'import' );
	$rows   = array();
	foreach ( array( 'set_object_terms', 'wp_after_insert_post', '' ) as $hook ) {
		if ( '' !== $hook ) {
			$ends( $hook );
		}
		try {
			Import\run_part( $job, 60 );
		} catch ( \RuntimeException $killed ) {
			continue;
		}
	}
	foreach ( Import\log_lines( Import\log_file( $job ) ) as $line ) {
		$rows[] = array( $line['action'], count( $line['changes'] ) );
	}
	Import\go_to_step( $job, 'done' );
	Import\end_job();
	$key = $job['key'];
	foreach ( array( 'set_object_terms', 'wp_after_insert_post', 'trashed_post' ) as $hook ) {
		$ends( $hook );
		try {
			taken_back( $key );
		} catch ( \RuntimeException $killed ) {
			continue;
		}
	}

	return (object) array(
		'import' => $rows,
		'undo'   => taken_back( $key ),
		'same'   => stored() === $before,
	);
}

/** What WordPress changes beside a field: a password, dates and names; and a text that the sheet does not have. */
function beside_fields(): object {
	on_page();
	$text = '<iframe src="https://example.org/"></iframe>';
	program( 'Clave', array(), array( 'post_password' => 'x', 'post_content' => $text ) );
	program( 'Borrador', array(), array( 'post_status' => 'draft', 'post_content' => $text ) );
	program( 'Lugar', array(), array( 'post_content' => $text ) );
	kses_init();
	$before = stored();
	$raw    = static fn() => wp_json_encode( database()->get_results( 'SELECT post_title, post_status, post_password, post_name, post_date, post_date_gmt, post_modified FROM ' . database()->posts . " WHERE post_type = 'pfilter_programa' AND post_status <> 'trash' ORDER BY ID" ) ); // phpcs:ignore WordPress.DB -- As they are stored.
	$stored = $raw();
	$key    = imported( "Título;Estado;Lugar\nClave;privado;\nBorrador;publicado;\nLugar;;Patio\n" );
	$during = $raw();
	taken_back( $key );
	Import\end_job();

	return (object) array( 'changed' => $stored !== $during, 'raw' => $raw() === $stored, 'same' => stored() === $before );
}

/** The list while an import is on the way. */
function on_the_way(): object {
	on_page();
	$job = Import\go_to_step( begun( "Título\nUno\nDos\n" ), 'import' );
	Import\run_part( $job, 0 );
	$midway = array( Import\import_to_undo( $job['key'] ), str_contains( page( 'past' ), 'name="import"' ) );
	Import\do_step_action( $job, 'end' );
	Import\end_job();

	return (object) array( 'midway' => $midway, 'stopped' => ( Import\import_to_undo( $job['key'] ) ?? array() )['total'] ?? 0, 'listed' => str_contains( page( 'past' ), 'Creados: 1' ) );
}

/** Two imports, of which the second changes what the first created; taken back one after the other. */
function one_after_another(): object {
	on_page();
	$first = imported( "Título;Lugar\nCoro;Aula\n" );
	// As if it had been a while ago.
	Import\remember_import( array( 'key' => $first, 'name' => 'a.csv', 'step' => 'import', 'total' => 1 ) + Import\NO_JOB );
	sleep( 1 );
	$second = imported( "Título;Lugar\nCoro;Patio\n" );
	$rows   = array( taken_back( $second ) );
	Import\end_job();
	$rows[] = array( programs()['Coro']['place'] ?? '' );
	$rows[] = taken_back( $first );

	return (object) array( 'rows' => $rows, 'programs' => programs() );
}

/** What is asked for by a form with a key of no import, of one without journal, and of one on the way. */
function impossible(): object {
	on_page();
	$key = imported( "Título\nUno\n" );
	unlink( Import\import_file( $key, 'import' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of tests.

	return (object) array( 'none' => Import\import_to_undo( 'x' ), 'array' => Import\import_to_undo( array() ), 'gone' => Import\import_to_undo( $key ), 'said' => str_contains( page( 'past' ), 'Ya no es posible' ) );
}

<?php
/**
 * Imports of values that the database does not store.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Unstored;

use ProgramsFilter\Import;
use function ProgramsFilter\Tests\Import_Steps\{as_editor, begun, logged_rows, programs, result};
use function ProgramsFilter\Tests\{database, picture, program};

require_once __DIR__ . '/import/steps.php';

/**
 * What is said where another plugin, or the character set of a table, keeps a fact and a picture from being stored.
 *
 * @return list<array{string, string}>
 */
function not_stored(): array {
	as_editor();
	update_post_meta( picture(), '_wp_attached_file', '2026/01/cartel.jpg' );
	foreach ( array( 'add', 'update' ) as $way ) {
		add_filter(
			"{$way}_post_metadata",
			static fn( $check, $id, $key, $value ) => '_thumbnail_id' === $key || ( is_string( $value ) && str_contains( $value, '🎨' ) ) ? false : $check,
			10,
			4
		);
	}
	$job = Import\go_to_step( begun( "Título;Lugar;Imagen\nA;Aula 🎨;\nB;Aula;cartel.jpg\n" ), 'import' );
	Import\run_part( $job, 60 );
	$rows = logged_rows( $job );
	Import\end_job();

	return $rows;
}

/**
 * A fact with an emoji, on a site whose table of metadata has none: tried, imported, and what became of it.
 *
 * @return list<mixed>
 */
function without_emoji(): array {
	as_editor();
	program( 'B', array(), array( 'meta_input' => array( 'pfilter_place' => 'Aula' ) ) );
	add_filter( 'pre_get_col_charset', static fn( $charset, string $table ) => database()->postmeta === $table ? 'utf8' : $charset, 10, 2 );
	$csv     = "Título;Lugar\nA;Aula 🎨\nB;Aula 🎨\nC;Niño\n";
	$results = array( result( $csv, 'draft', 'check' )['problems'], result( $csv )['problems'] );

	return array_merge( $results, array( array_map( static fn( array $program ) => $program['place'] ?? '', programs() ) ) );
}

/**
 * What becomes of a program whose title has an emoji, on a site whose table of posts has none.
 *
 * @return list<string>
 */
function title_without_emoji(): array {
	as_editor();
	add_filter( 'pre_get_col_charset', static fn( $charset, string $table ) => database()->posts === $table ? 'utf8' : $charset, 10, 2 );
	program( 'Taller 🎨' );

	return result( "Título;Lugar\nTaller 🎨;Aula\n" )['actions'];
}

<?php
/**
 * Sheets on a site in Spanish and English, by a stand-in for WPML.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Languages;

use ProgramsFilter\Import;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use function ProgramsFilter\Tests\Import_Steps\{as_editor, begun, current_job, exported_column, on_page, page, result};
use function ProgramsFilter\Tests\Wpml\{language_of_term, start};
use const ProgramsFilter\Tests\Wpml\LANGUAGE;
use function ProgramsFilter\Tests\{category, program};

require_once __DIR__ . '/import/steps.php';
require_once __DIR__ . '/import/wpml.php';

/**
 * A site with a program and a category in Spanish.
 *
 * @param string $shown Language that the admin shows; "all" for all; '' for a site without WPML.
 * @return int ID of the program.
 */
function site( string $shown ): int {
	as_editor();
	if ( '' !== $shown ) {
		start( $shown );
	}
	$art = category( 'Arte', 'arte' );
	update_term_meta( $art, LANGUAGE, 'es' );

	return program( 'Yoga', array( $art ), array( 'meta_input' => array( LANGUAGE => 'es', 'pfilter_place' => 'Aula 1' ) ) );
}

/**
 * What columns hold by their names.
 *
 * @param string       $shown As above.
 * @param list<string> $names Names.
 * @return list<string>
 */
function recognized( string $shown, array $names ): array {
	site( $shown );

	return Import\columns_by_name( $names );
}

/**
 * All programs: title, language, place, categories with theirs.
 *
 * @return list<string>
 */
function all_programs(): array {
	do_action( 'wpml_switch_language', 'all' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
	$all = array();
	foreach ( Import\exported_programs() as $program ) {
		$words = array( $program->post_title, get_post_meta( $program->ID, LANGUAGE, true ), get_post_meta( $program->ID, 'pfilter_place', true ) );
		foreach ( Program\program_categories( $program ) as $term ) {
			array_push( $words, $term->name, language_of_term( $term->term_taxonomy_id ) );
		}
		$all[] = implode( ' ', array_diff( array_filter( $words, 'is_string' ), array( '' ) ) );
	}

	return $all;
}

/**
 * What a dry run, an import and a second import make of a sheet.
 *
 * @param string $shown Language that the admin shows.
 * @param string $csv   CSV, where ID stands for that of the program.
 */
function imported( string $shown, string $csv ): object {
	$csv = str_replace( '#', (string) site( $shown ), $csv );

	return (object) array(
		'dry'      => result( $csv, 'publish', 'check' ),
		'first'    => result( $csv, 'publish' ),
		'again'    => result( $csv, 'publish' )['actions'],
		'programs' => all_programs(),
	);
}

/**
 * The published programs after an import that publishes, but not what has a status.
 *
 * @param string $shown Language that the admin shows.
 * @param string $csv   CSV with statuses.
 * @return list<string> Titles.
 */
function published( string $shown, string $csv ): array {
	site( $shown );
	$lines = explode( "\n", trim( $csv ) );
	result( array_shift( $lines ) . ";Estado\n" . implode( '', array_map( static fn( string $line ): string => "$line;publicado\n", $lines ) ), 'publish' );
	do_action( 'wpml_switch_language', 'all' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.

	return array_column( array_filter( iterator_to_array( Import\exported_programs(), false ), static fn( \WP_Post $post ): bool => 'publish' === $post->post_status ), 'post_title' );
}

/**
 * The languages of the requests for a picture of the library, while the row of a program in English is read.
 *
 * @return list<string>
 */
function languages_of_pictures(): array {
	site( 'en' );
	$languages = array();
	add_action(
		'pre_get_posts',
		static function ( \WP_Query $query ) use ( &$languages ): void {
			if ( 'attachment' === $query->get( 'post_type' ) ) {
				$languages[] = WordPress\current_language();
			}
		}
	);
	result( "Título;Idioma;Imagen\nYoga;en;foto.jpg\n" );

	return array_values( array_unique( $languages ) );
}

/**
 * The columns of an export, and the IDs of its programs.
 *
 * @param string $shown Language that the admin shows.
 */
function exported( string $shown ): object {
	site( $shown );
	program( 'Choir', array(), array( 'meta_input' => array( LANGUAGE => 'en' ) ) );

	return (object) array(
		'titles'    => exported_column( 1 ),
		'languages' => exported_column( count( Import\export_header() ) - 1 ),
	);
}

/**
 * What commands print and what programs there are then, where the request has the language of the site.
 *
 * @param list<array{string, array<string, mixed>}> $commands Name and options.
 * @return array{list<list<string>>, list<string>}
 */
function commanded( array $commands ): array {
	require_once __DIR__ . '/commands/class-wp-cli.php';
	site( 'es' );
	Import\bootstrap_command_line();
	$path = get_temp_dir() . wp_generate_uuid4() . '.csv';
	file_put_contents( $path, "Título;Lugar\nYoga;Room 2\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the test.
	$printed = array_map( static fn( array $one ): array => \WP_CLI::run( 'programas ' . $one[0], 'import' === $one[0] ? array( $path ) : array(), $one[1] ), $commands );
	unlink( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.

	return array( $printed, all_programs() );
}

/**
 * The page of the import, and where the form leads.
 *
 * @param string $shown    Language that the admin shows.
 * @param string $csv      CSV.
 * @param string $language What is chosen.
 * @return array{string, string, string} HTML; step after the form; language of the import then.
 */
function asked( string $shown, string $csv, string $language ): array {
	on_page();
	site( $shown );
	$job   = begun( $csv );
	$html  = page();
	$_POST = array( 'columns' => $job['columns'], 'language' => $language );
	Import\do_step_action( $job, 'check' );
	$job = current_job();
	Import\end_job();

	return array( $html, $job['step'], $job['language'] );
}

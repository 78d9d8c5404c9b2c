<?php
/**
 * Sheets whose encoding only their letters tell.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions, WordPress.WP.AlternativeFunctions -- Files of tests, which come as base64.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Encodings;

use ProgramsFilter\Import;
use function ProgramsFilter\Tests\found;
use function ProgramsFilter\Tests\Import_Steps\{begun, current_job, no_programs, on_page, page, programs};

require_once __DIR__ . '/import/steps.php';
require_once __DIR__ . '/commands/class-wp-cli.php';

/** Bytes that each encoding does not give back as they were, by its name. */
function lost_bytes(): object {
	$lost = array();
	foreach ( array_keys( Import\ENCODINGS ) as $encoding ) {
		foreach ( array_keys( Import\ENCODINGS ) as $other ) {
			$text  = implode( '', array_map( 'chr', range( 128, 255 ) ) );
			$there = Import\decoded_anew( Import\decoded( $text, $encoding ), $encoding, $other );
			$back  = Import\decoded_anew( $there, $other, $encoding );
			if ( Import\decoded( $text, $encoding ) !== $back || Import\decoded( $text, $other ) !== $there ) {
				$lost[] = "$encoding as $other";
			}
		}
	}

	return (object) $lost;
}

/**
 * Sheets as an import reads them: the encodings that are asked about, and the cells.
 *
 * @param list<string> $files Contents in base64.
 * @return list<array{list<string>, string}>
 */
function read( array $files ): array {
	on_page();
	$read = array();
	foreach ( $files as $file ) {
		begun( (string) base64_decode( $file, true ) );
		$job    = current_job();
		$read[] = array( array_keys( $job['encodings'] ), cells( $job ) );
		Import\end_job();
	}

	return $read;
}

/**
 * The names and cells of an import.
 *
 * @param ImportJob $job Import.
 */
function cells( array $job ): string {
	$rows = Import\sampled_rows( Import\import_file( $job['key'], 'rows' ) );

	return implode( ' / ', array_map( static fn( array $row ): string => implode( ';', $row ), array_merge( array( $job['header'] ), $rows ) ) );
}

/**
 * What is asked about a sheet, and what comes of each form that is sent.
 *
 * @param string       $file    Content in base64.
 * @param list<string> $answers Encodings that are sent; '' for none.
 * @return list<mixed> Question, choices; for each answer the step, the cells, what the columns hold, which encoding is then chosen, and how many files of rows there are.
 */
function answered( string $file, array $answers ): array {
	on_page();
	begun( (string) base64_decode( $file, true ) );
	$page = page();
	preg_match_all( '/name="encoding" value="([^"]*)"[^>]*> ([^<]*)</', $page, $choices, PREG_SET_ORDER );
	$came = array( found( '/<legend>(¿[^<]*)/', $page ), array_map( static fn( array $choice ): string => html_entity_decode( $choice[2] ), $choices ) );
	foreach ( $answers as $answer ) {
		$job   = current_job();
		$_POST = array( 'columns' => $job['columns'], 'encoding' => $answer );
		Import\do_step_action( 'columns' === $job['step'] ? $job : Import\go_to_step( $job, 'columns' ), 'check' );
		$job    = current_job();
		$page   = 'columns' === $job['step'] ? page() : '';
		$came[] = array( $job['step'], cells( $job ), implode( ',', $job['columns'] ), found( '/name="encoding" value="([^"]*)" checked/', $page ), count( (array) glob( Import\import_file( '*', 'rows' ) ) ) );
	}
	Import\end_job();

	return $came;
}

/**
 * What the command says of a file: its errors, how it ends, and which programs there are then.
 *
 * @param string $file     Content in base64.
 * @param string $encoding Its option; '' for none.
 * @return list<string>
 */
function commanded( string $file, string $encoding ): array {
	no_programs();
	Import\bootstrap_command_line();
	wp_set_current_user( 1 );
	$path = get_temp_dir() . wp_generate_uuid4() . '.csv';
	file_put_contents( $path, (string) base64_decode( $file, true ) );
	$said = \WP_CLI::run( 'programas import', array( $path ), '' === $encoding ? array() : compact( 'encoding' ) );
	unlink( $path );
	$said = array_filter( $said, static fn( string $line ): bool => 1 === preg_match( '/^(?:Error|exit)/', $line ) );

	return array_merge( array_values( $said ), array_map( 'strval', array_keys( programs() ) ) );
}

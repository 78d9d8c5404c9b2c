<?php
/**
 * Files as spreadsheets write them, and damaged ones.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.DiscouragedPHPFunctions -- Files of tests, which come as base64.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Sheet_Files;

use ProgramsFilter\Import;
use ProgramsFilter\Import\Unusable;
use const ProgramsFilter\PLUGIN_DIR;
use function ProgramsFilter\Tests\program;

Import\load();

/**
 * Rows of files.
 *
 * @param list<string> $files Contents in base64.
 * @return list<array{list<int>, list<list<string>>}> Numbers of the rows of each, and their cells.
 */
function rows_of( array $files ): array {
	return array_map(
		static function ( string $file ): array {
			$path = with_content( $file );
			$rows = iterator_to_array( Import\file_rows( $path ), false );
			unlink( $path );
			return array( array_column( $rows, 0 ), array_column( $rows, 1 ) );
		},
		$files
	);
}

/**
 * What is said of files when an import begins, and of their rows in a dry run.
 *
 * @param list<string> $files Contents in base64.
 * @return list<string|list<string>> The sentence, or what is wrong with each row; '' for nothing.
 */
function said_of( array $files ): array {
	wp_set_current_user( 1 );
	program( 'Dos veces', array(), array( 'meta_input' => array( 'pfilter_start' => '2026-01-01' ) ) );
	program( 'Dos veces', array(), array( 'meta_input' => array( 'pfilter_start' => '2026-02-01' ) ) );

	return array_map(
		static function ( string $file ) {
			$path = with_content( $file );
			try {
				Import\begin_job( $path, 'x.csv' );
				$said    = array();
				$columns = Import\current_job()['columns'] ?? array();
				foreach ( Import\file_rows( $path ) as $number => list( , $cells ) ) {
					if ( $number > 0 ) {
						$said[] = Import\problem_words( Import\row_plan( Import\read_row( $cells, $columns ), 'draft' )['problems'] );
					}
				}
				return $said;
			} catch ( Unusable $why ) {
				return $why->sentence();
			} finally {
				Import\end_job();
				unlink( $path );
			}
		},
		$files
	);
}

/**
 * A file.
 *
 * @param string $content Content in base64.
 */
function with_content( string $content ): string {
	$path = get_temp_dir() . 'sheet-' . wp_generate_password( 8, false ) . '.csv';
	file_put_contents( $path, base64_decode( $content, true ) );

	return $path;
}

/**
 * What is said of a file of so many megabytes, without writing them.
 *
 * @param int $megabytes Size.
 */
function said_of_size( int $megabytes ): string {
	$path = with_content( base64_encode( "Título;Lugar\nA;B\n" ) );
	$file = fopen( $path, 'r+b' );
	if ( false !== $file ) {
		ftruncate( $file, max( 0, $megabytes * MB_IN_BYTES + 1 ) );
		fclose( $file );
	}
	try {
		iterator_to_array( Import\file_rows( $path ), false );
	} catch ( Unusable $why ) {
		return $why->sentence();
	} finally {
		unlink( $path );
	}

	return '';
}

/**
 * Days without a year that are not read as they should be: five days ago and in five days, with and without the day of the week, and with a wrong one.
 *
 * @return array<string, array{string|null, string|null}> What should be read, and what is.
 */
function days_without_year(): array {
	$months = array( 'enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre' );
	$week   = array( 'domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado' );
	$wrong  = array();
	foreach ( array( '-5 days', '+5 days' ) as $when ) {
		$day   = new \DateTimeImmutable( $when, wp_timezone() );
		$words = $day->format( 'j' ) . ' de ' . $months[ (int) $day->format( 'n' ) - 1 ];
		$next  = $day->format( 'Y-m-d' ) < current_time( 'Y-m-d' ) ? $day->modify( '+1 year' ) : $day;
		$cases = array(
			$words => $next->format( 'Y-m-d' ),
			$week[ (int) $day->format( 'w' ) ] . " $words, 18 h" => $day->format( 'Y-m-d' ) . 'T18:00',
			$week[ ( (int) $day->format( 'w' ) + 3 ) % 7 ] . " $words" => null,
		);
		foreach ( $cases as $text => $wanted ) {
			$read = Import\read_dates( $text )['start'] ?? null;
			if ( $read !== $wanted ) {
				$wrong[ $text ] = array( $wanted, $read );
			}
		}
	}

	return $wrong;
}

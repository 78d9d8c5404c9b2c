<?php
/**
 * What the page of the import tells of a sheet, step by step.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Told;

use ProgramsFilter\{Import_Actions, Import_Job, Import_Menu, Import_Report, Import_Run, Import_Screen};
use function ProgramsFilter\Tests\{found, program};
use function ProgramsFilter\Tests\Import_Steps\{begun, current_job, no_programs, sign_in};
use const ProgramsFilter\PLUGIN_DIR;

require_once __DIR__ . '/import/steps.php';
require_once PLUGIN_DIR . '/includes/admin/import-menu.php';

/**
 * The page of the import, as it is now.
 *
 * @return string HTML.
 */
function page(): string {
	ob_start();
	Import_Screen\show();

	return (string) ob_get_clean();
}

/** Gets ready for the page, as an editor. */
function ready(): void {
	require_once ABSPATH . 'wp-admin/includes/template.php';
	Import_Menu\load();
	no_programs();
	sign_in( 'editor' );
}

/**
 * Goes through all rows of a step.
 *
 * @param string $step "check" or "import".
 * @param string $then Step after it.
 */
function done( string $step, string $then ): void {
	$job = Import_Job\go( current_job(), $step );
	do {
		$state = Import_Run\part( $job, 60 );
	} while ( 'going' === $state );
	Import_Job\go( $job, $then );
}

/**
 * What is said of columns that are not imported: as the sheet is read, with other columns chosen, and where all rows are checked.
 *
 * @param string       $csv    CSV.
 * @param list<string> $chosen What its columns are to hold.
 * @return list<string>
 */
function unused( string $csv, array $chosen ): array {
	ready();
	begun( $csv );
	$says  = static fn(): string => found( '/<p class="programs-filter-left-out">([^<]*)<\/p>.*<table/s', page() );
	$read  = $says();
	$_POST = array( 'columns' => $chosen );
	Import_Actions\step( current_job(), 'columns' );
	$again = $says();
	done( 'check', 'checked' );
	$checked = $says();
	Import_Job\end();

	return array( $read, $again, $checked );
}

/**
 * The result of each row, in words, on a site with two programs.
 *
 * @param string $csv CSV.
 * @return array<string, list<mixed>> In the preview; by step in the rows, in the report, and of all.
 */
function results( string $csv ): array {
	ready();
	foreach ( array( 'Otra', 'Igual' ) as $title ) {
		program( $title, array(), array( 'meta_input' => array( 'pfilter_place' => 'Aula' ) ) );
	}
	begun( $csv );
	$cells  = static function ( string $before ): array {
		preg_match_all( "/class=\"is-narrow\">\d+<\/th>$before<td>([^<]*?) ?</", page(), $results );
		return $results[1];
	};
	$report = static fn( bool $is_done ): array => array_slice(
		array_map(
			static fn( string $row ): string => str_getcsv( $row, ';', '"', '' )[2] ?? '',
			iterator_to_array( Import_Report\csv( current_job()['key'], $is_done ), false )
		),
		1
	);
	$said   = array( 'preview' => $cells( '' ) );
	foreach ( array( 'check' => 'checked', 'import' => 'done' ) as $step => $then ) {
		done( $step, $then );
		preg_match_all( '/<tr><th scope="row">([^<]*)<\/th><td>\d+/', page(), $totals );
		$said[ $step ] = array( $cells( '<td>.*?<\/td>' ), $report( 'done' === $then ), $totals[1] );
	}
	Import_Job\end();

	return $said;
}

/**
 * The page on which a file is chosen.
 *
 * @return string Its text.
 */
function first_page(): string {
	ready();
	Import_Job\end();

	return page();
}

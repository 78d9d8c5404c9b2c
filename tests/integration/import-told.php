<?php
/**
 * What the page of the import tells of a sheet, step by step.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Told;

use ProgramsFilter\{Import_Actions, Import_Job};
use function ProgramsFilter\Tests\{found, program};
use function ProgramsFilter\Tests\Import_Steps\{begun, current_job, on_page, page, report_column, through};

require_once __DIR__ . '/import/steps.php';

/**
 * What is said of columns that are not imported: as the sheet is read, with other columns chosen, and where all rows are checked.
 *
 * @param string       $csv    CSV.
 * @param list<string> $chosen What its columns are to hold.
 * @return list<string>
 */
function unused( string $csv, array $chosen ): array {
	on_page();
	begun( $csv );
	$says  = static fn(): string => found( '/<p class="programs-filter-left-out">([^<]*)<\/p>.*<table/s', page() );
	$read  = $says();
	$_POST = array( 'columns' => $chosen );
	Import_Actions\step( current_job(), 'columns' );
	$again = $says();
	through( 'check', 'checked' );
	$checked = $says();
	Import_Job\end();

	return array( $read, $again, $checked );
}

/**
 * The result of each row, in words, on a site with two programs. In the preview; by step in the rows, in the report, and of all.
 *
 * @param string $csv CSV.
 */
function results( string $csv ): object {
	on_page();
	foreach ( array( 'Otra', 'Igual' ) as $title ) {
		program( $title, array(), array( 'meta_input' => array( 'pfilter_place' => 'Aula' ) ) );
	}
	begun( $csv );
	$cells = static function ( string $before ): array {
		preg_match_all( "/class=\"is-narrow\">\d+<\/th>$before<td>([^<]*?) ?</", page(), $results );
		return $results[1];
	};
	$said  = array( 'preview' => $cells( '' ) );
	foreach ( array( 'check' => 'checked', 'import' => 'done' ) as $step => $then ) {
		through( $step, $then );
		preg_match_all( '/<tr><th scope="row">([^<]*)<\/th><td>\d+/', page(), $totals );
		$said[ $step ] = array( $cells( '<td>.*?<\/td>' ), report_column( 2, 'done' === $then ), $totals[1] );
	}
	Import_Job\end();

	return (object) $said;
}

/** The page on which a file is chosen. */
function first_page(): string {
	on_page();
	Import_Job\end();

	return page();
}

<?php
/**
 * Rows about programs that are there already, and rows of which a cell cannot be used.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Rows;

use function ProgramsFilter\Tests\Import_Steps\{as_editor, programs, result};
use function ProgramsFilter\Tests\program;

require_once __DIR__ . '/import/steps.php';

/**
 * What a sheet comes to on a site with some programs: tried, and imported.
 *
 * @param list<array{string, array<string, mixed>}> $there  Title and fields of each.
 * @param string                                    $csv    CSV; "ID1" stands for the first of them, and so on.
 * @param string                                    $status Status of new programs.
 */
function on_site_with( array $there, string $csv, string $status = 'draft' ): object {
	as_editor();
	foreach ( $there as $number => list( $title, $fields ) ) {
		$csv = str_replace( 'ID' . ( $number + 1 ), (string) program( $title, array(), $fields ), $csv );
	}
	$dry = result( $csv, $status, 'check' );

	return (object) ( array( 'dry' => $dry ) + result( $csv, $status ) + array( 'programs' => programs() ) );
}

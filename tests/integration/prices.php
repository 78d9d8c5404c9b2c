<?php
/**
 * Prices of programs by group.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Prices;

use ProgramsFilter\Filters;
use ProgramsFilter\Import;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\Import_Rows\on_site_with;
use function ProgramsFilter\Tests\Import_Steps\result;
use function ProgramsFilter\Tests\{program_with_facts, said};

require_once __DIR__ . '/import-rows.php';

/**
 * What is said of programs, and from which price on they are found.
 *
 * @param list<array<string, string>> $all Facts of each.
 * @return list<array{string, string, string}> Price, prices, value of the criterion.
 */
function shown( array $all ): array {
	$say = static function ( array $facts ): array {
		$said = said( $facts, '2026-11-01' );

		return array( $said['price'] ?? '', $said['prices'] ?? '', Filters\value_of_facts( Program\program_facts( program_with_facts( $facts ) ), Filters\PRICE, 0 ) );
	};

	return array_map( $say, $all );
}

/**
 * Prices by group as they are printed.
 *
 * @param string $stored Stored lines.
 */
function printed( string $stored ): string {
	return Program\shown_prices( array( 'prices' => $stored ) + Program\no_facts() )[1];
}

/**
 * What a sheet comes to, and what its export does.
 *
 * @param string $csv CSV.
 */
function there_and_back( string $csv ): object {
	$there = on_site_with( array(), $csv );
	$again = result( implode( '', iterator_to_array( Import\export_csv(), false ) ) );

	return (object) ( compact( 'again' ) + (array) $there );
}

<?php
/**
 * The template: a sheet to begin with.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- A workbook is handed over as base64.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Template;

use ProgramsFilter\Import;
use const ProgramsFilter\PLUGIN_DIR;
use function ProgramsFilter\Tests\Import_Steps\{as_editor, begun, on_page, page, programs, result};

require_once __DIR__ . '/import/steps.php';

/** The template in Spanish: CSV, workbook in base64, fields of its columns. */
function template(): object {
	return (object) array(
		'csv'      => implode( '', iterator_to_array( Import\template_csv(), false ) ),
		'workbook' => base64_encode( implode( '', Import\template_workbook() ) ),
		'fields'   => array_keys( Import\template_header() ),
	);
}

/**
 * What comes of a template that is imported.
 *
 * @param string $csv CSV.
 */
function imported( string $csv ): object {
	as_editor();
	$job = begun( $csv );
	Import\end_job();

	return (object) ( array( 'columns' => $job['columns'], 'notes' => $job['notes'], 'lacks' => array_filter( array( Import\lacks_order_of_days( $job ), Import\lacks_encoding( $job ) ) ) ) + result( $csv, 'publish' ) + array( 'programs' => programs() ) );
}

/** Names of the template's columns that the import does not know again, by language. */
function not_known(): object {
	$wrong = array();
	// It learns the names of all languages once.
	Import\columns_by_name( array() );
	switch_to_locale( 'en_US' );
	foreach ( (array) glob( PLUGIN_DIR . '/languages/*.l10n.php' ) as $file ) {
		/**
		 * A file of translations.
		 *
		 * @var array{messages: array<string, string>} $translations
		 */
		$translations = include (string) $file;
		$texts        = $translations['messages'];
		$say          = static fn( string $text, string $source ): string => $texts[ $source ] ?? $text;
		add_filter( 'gettext_programs-filter', $say, 10, 2 );
		$header       = Import\template_header();
		$name         = (string) preg_replace( '/^programs-filter-|\.l10n\.php$/', '', basename( (string) $file ) );
		$fields       = Import\columns_by_name( array_values( $header ) );
		remove_filter( 'gettext_programs-filter', $say );
		$wrong[ $name ] = array( $header['title'], array_values( array_diff_assoc( array_values( array_flip( $header ) ), $fields ) ) );
	}
	restore_previous_locale();

	return (object) $wrong;
}

/**
 * The addresses of the buttons on the first step.
 *
 * @return list<string>
 */
function buttons(): array {
	on_page();
	Import\end_job();
	preg_match_all( '/programs_filter_do=(template-[a-z]+)&.*?_wpnonce=\w+/', page(), $found );

	return $found[1];
}

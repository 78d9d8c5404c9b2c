<?php
/**
 * Determines the language of an imported row on a multilingual site: that of the program with the row's ID, or the row's language cell, or the
 * language chosen for the import.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The languages of programs.
 *
 * @return array<string, string> Names by code; empty where programs have none.
 */
function program_languages(): array {
	return WordPress\get_content_languages( Program\POST_TYPE );
}

/** The language that the admin's list of programs shows; '' for all. */
function shown_language(): string {
	$language = WordPress\get_current_language();

	return isset( program_languages()[ $language ] ) ? $language : '';
}

/**
 * The language that a cell names.
 *
 * @param string $text Its code, its locale or its name, in itself, Spanish or English.
 * @return string|null Code; null where the site has no such language.
 */
function language_of_text( string $text ): ?string {
	foreach ( program_languages() as $code => $name ) {
		$names = array( $code, $name, WordPress\get_language_locale( $code ) );
		foreach ( function_exists( 'locale_get_display_language' ) ? array( 'es', 'en' ) : array() as $in ) {
			$names[] = (string) locale_get_display_language( $code, $in );
		}
		if ( in_array( plain_column_name( $text ), array_map( __NAMESPACE__ . '\\plain_column_name', $names ), true ) ) {
			return $code;
		}
	}

	return null;
}

/**
 * Gives a row its language, or the problem that it has none.
 *
 * @param Row    $row      Row.
 * @param string $language Language of rows that say none; '' where they have to.
 */
function with_language( Row $row, string $language ): void {
	if ( array() === program_languages() ) {
		return;
	}
	$id   = $row->named_program();
	$own  = Program\POST_TYPE === get_post_type( $id ) ? WordPress\get_post_language( $id ) : '';
	$said = $row->values['language'] ?? $language;
	if ( '' !== $own ) {
		if ( isset( $row->values['language'] ) && $said !== $own ) {
			$row->problems['language'] = __( 'The program with this ID is in another language.', 'programs-filter' );
		}
		$row->values['language'] = $own;
	} elseif ( '' !== $said && ! isset( $row->problems['language'] ) ) {
		$row->values['language'] = $said;
	} else {
		$row->problems += array( 'language' => __( 'The language is missing.', 'programs-filter' ) );
	}
}

/**
 * Whether a program is in a language, as far as both are known.
 *
 * @param int    $program  Program.
 * @param string $language Language; '' for any.
 */
function is_in_language( int $program, string $language ): bool {
	return '' === $language || in_array( WordPress\get_post_language( $program ), array( '', $language ), true );
}

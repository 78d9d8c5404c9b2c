<?php
/**
 * The language of a row, on a site whose programs have one: that of the program with its ID, else of its cell, else of the import.
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
	static $languages = null;
	$languages        = $languages ?? WordPress\languages( Program\POST_TYPE );

	return $languages;
}

/** The language that the admin's list of programs shows; '' for all. */
function shown_language(): string {
	$language = WordPress\current_language();

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
		$names = array( $code, $name, WordPress\language_locale( $code ) );
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
 * A row with its language, or with the problem that it has none.
 *
 * @param SheetRow $row      Row.
 * @param string   $language Language of rows that say none; '' where they have to.
 * @return SheetRow
 */
function with_language( array $row, string $language ): array {
	if ( array() === program_languages() ) {
		return $row;
	}
	$id   = (int) ( $row['values']['id'] ?? 0 );
	$own  = Program\POST_TYPE === get_post_type( $id ) ? WordPress\post_language( $id ) : '';
	$said = $row['values']['language'] ?? $language;
	if ( '' !== $own ) {
		if ( isset( $row['values']['language'] ) && $said !== $own ) {
			$row['problems']['language'] = __( 'The program with this ID is in another language.', 'programs-filter' );
		}
		$row['values']['language'] = $own;
	} elseif ( '' !== $said && ! isset( $row['problems']['language'] ) ) {
		$row['values']['language'] = $said;
	} else {
		$row['problems'] += array( 'language' => __( 'The language is missing.', 'programs-filter' ) );
	}

	return $row;
}

/**
 * Creates a category in the language of the row.
 *
 * @param string      $name   Name.
 * @param int<0, max> $parent Parent; 0 for none.
 * @return array{term_id: int, ...<mixed>}|\WP_Error As of WordPress.
 */
function new_category( string $name, int $parent ) {
	$language = shown_language();
	$slug     = sanitize_title( $name );
	$fields   = array( 'parent' => $parent );
	if ( '' !== $language && array() !== Program\category_ids_with_slug( $slug ) ) {
		// WordPress does not see the category of another language, and would give back that one as the new one.
		$fields['slug'] = "$slug-$language";
	}
	$created = wp_insert_term( wp_slash( $name ), Program\TAXONOMY, $fields );
	if ( ! is_wp_error( $created ) ) {
		WordPress\set_term_language( $created['term_id'], Program\TAXONOMY, $language );
	}

	return $created;
}

/**
 * Whether neither the file nor the user says in which language programs are.
 *
 * @param ImportJob $job Import.
 */
function lacks_language( array $job ): bool {
	return '' === $job['language'] && ! in_array( 'language', $job['columns'], true ) && array() !== program_languages();
}

/**
 * Prints the choice of the language.
 *
 * @param string $chosen Code; '' for none.
 */
function print_language_choice( string $chosen ): void {
	if ( array() === program_languages() ) {
		return;
	}
	printf( '<p><label for="programs-filter-language">%s</label><br><select id="programs-filter-language" name="language"><option value="">%s</option>', esc_html__( 'Language of rows that name none', 'programs-filter' ), esc_html__( 'Choose a language', 'programs-filter' ) );
	foreach ( program_languages() as $code => $name ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $code ), selected( $code, $chosen, false ), esc_html( $name ) );
	}
	echo '</select></p>';
}

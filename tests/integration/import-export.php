<?php
/**
 * What was exported is imported.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Export;

use ProgramsFilter\Import;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\Import_Steps\{as_editor, exported_column, no_programs, programs, result};
use function ProgramsFilter\Tests\{category, program, text};

require_once __DIR__ . '/import/steps.php';

/** An export is imported into the same site, and into one that has nothing of it. */
function there_and_back(): object {
	as_editor();
	$cultura = category( 'Cultura' );
	$music   = wp_insert_term( 'Música; y | más', Program\TAXONOMY, array( 'parent' => max( 0, $cultura ) ) );
	program(
		'=1+1 "Título" & <3',
		array( is_array( $music ) ? (int) $music['term_id'] : 0, $cultura ),
		array(
			'post_content' => "<!-- wp:paragraph -->\n<p>Texto; \"con\" \\ todo 🎨</p>\n<!-- /wp:paragraph -->\n",
			'post_excerpt' => '-Extracto',
			'menu_order'   => -3,
			'post_date'    => '2026-01-02 03:04:05',
			'meta_input'   => array(
				'pfilter_start'        => '2026-03-03T18:00',
				'pfilter_end'          => '2026-03-28',
				'pfilter_schedule'     => 'Martes "y" jueves',
				'pfilter_place'        => "'=Aula",
				'pfilter_online_url'   => 'https://meet.example/a?b=c&d=e',
				'pfilter_age_from'     => '0',
				'pfilter_age_to'       => '12',
				'pfilter_teacher'      => 'Ana "Nita" Ruiz',
				'pfilter_languages'    => 'Español, euskera',
				'pfilter_free'         => '1',
				'pfilter_signup_url'   => 'https://example.org/?a=1&b=2',
				'pfilter_signup_until' => '2026-03-01',
				'pfilter_signup_state' => 'waiting',
				'pfilter_email'        => 'hola@example.org',
				'pfilter_phone'        => '+34 600 123 456',
			),
		)
	);
	program( 'Borrador', array(), array( 'post_status' => 'draft' ) );
	program( 'Con contraseña', array(), array( 'post_password' => 'a;b' ) );
	program( 'Privado', array(), array( 'post_status' => 'private' ) );
	program( 'Mañana', array(), array( 'post_status' => 'future', 'post_date' => gmdate( 'Y-m-d H:i:s', time() + WEEK_IN_SECONDS ) ) );
	$before = programs();
	$csv    = implode( '', iterator_to_array( Import\export_csv(), false ) );
	$same   = result( $csv );
	no_programs();
	$anew  = result( $csv );
	$after = programs();

	return (object) array(
		'csv'        => $csv,
		'before'     => $before,
		'same'       => $same,
		'anew'       => $anew,
		'after'      => $after,
		'report'     => implode( '', iterator_to_array( Import\report_csv( '', true ), false ) ),
		'in_english' => english_header(),
	);
}

/** The first line of an export in English. */
function english_header(): string {
	switch_to_locale( 'en_US' );
	foreach ( Import\export_csv() as $row ) {
		restore_previous_locale();
		return $row;
	}

	return '';
}

/** How columns are separated in exports, by language and by what a translation says; and in a report. */
function separated(): object {
	$separator = static function ( iterable $csv ): string {
		foreach ( $csv as $row ) {
			return substr( (string) strpbrk( text( $row ), ",;\t|" ), 0, 1 );
		}
		return '';
	};
	$by        = array();
	foreach ( array( 'es_ES' => '', 'pt_BR' => '', 'en_US' => '', "\t" => "\t", '|' => '|' ) as $name => $said ) {
		switch_to_locale( '' === $said ? $name : 'en_US' );
		$say         = static fn( $text, $source, $context ) => 'separator of the columns of a spreadsheet' === $context && '' !== $said ? $said : $text;
		add_filter( 'gettext_with_context_programs-filter', $say, 10, 3 );
		$by[ $name ] = $separator( Import\export_csv() );
		remove_filter( 'gettext_with_context_programs-filter', $say );
		restore_previous_locale();
	}
	switch_to_locale( 'pt_BR' );
	$by['report in pt_BR'] = substr_count( implode( '', iterator_to_array( Import\report_csv( '', true ), false ) ), '";"' ) === 6 ? ';' : '';
	restore_previous_locale();

	return (object) $by;
}

/**
 * IDs of an export, on a site where another plugin orders and hides posts.
 *
 * @return array{list<int>, list<string>} Those of the programs, and those of the export.
 */
function in_another_order(): array {
	as_editor();
	$ids = array_map( 'ProgramsFilter\\Tests\\program', array( 'C', 'A', 'B' ) );
	add_filter( 'posts_orderby', static fn(): string => 'post_title ASC' );
	add_action(
		'pre_get_posts',
		static function ( \WP_Query $query ) use ( $ids ): void {
			$query->set( 'post__not_in', array( $ids[1] ) );
			$query->set( 'posts_per_page', 1 );
		}
	);

	return array( $ids, exported_column( 0 ) );
}

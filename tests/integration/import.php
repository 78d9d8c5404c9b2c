<?php
/**
 * What imports make of rows.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of tests.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\Facts;
use ProgramsFilter\Import_Folder;
use ProgramsFilter\Import_Job;
use function ProgramsFilter\Tests\Import_Steps\sign_in;
use function ProgramsFilter\Tests\Import_Steps\result;
use function ProgramsFilter\Tests\Import_Steps\programs;
use function ProgramsFilter\Tests\Import_Steps\no_programs;
use function ProgramsFilter\Tests\Import_Steps\exported_column;
use function ProgramsFilter\Tests\category;
use function ProgramsFilter\Tests\program;
use function ProgramsFilter\Tests\text;
use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

require_once __DIR__ . '/import/steps.php';

/**
 * A sheet is tried, imported, and imported again.
 *
 * @param string $csv CSV.
 * @return array<string, mixed>
 */
function three_times( string $csv ): array {
	no_programs();
	sign_in( 'editor' );
	$dry    = result( $csv, 'publish', 'check' );
	$before = programs();
	$first  = result( $csv, 'publish' );
	$after  = programs();
	$again  = result( $csv, 'publish' );

	return array(
		'dry'     => $dry,
		'before'  => $before,
		'first'   => $first,
		'after'   => $after,
		'again'   => $again,
		'is_same' => programs() === $after,
		'files'   => glob( Import_Folder\path() . '/*.rows' ),
	);
}

/**
 * A program is changed by its ID, by title and beginning; cells that are empty and columns that are missing.
 *
 * @return array<string, mixed>
 */
function changed(): array {
	no_programs();
	sign_in( 'editor' );
	$first  = program(
		'Coro',
		array( category( 'Música' ) ),
		array(
			'meta_input' => array(
				'pfilter_start' => '2026-01-01',
				'pfilter_place' => 'Aula 1',
				'pfilter_price' => '9 €',
			),
		)
	);
	$second = program(
		'Coro',
		array(),
		array(
			'meta_input' => array(
				'pfilter_start' => '2026-02-01',
				'pfilter_place' => 'Aula 1',
			),
		)
	);
	$by_id  = result( "ID;Título;Lugar\n$first;Coro nuevo;\n" );
	$by     = result( "Título;Comienza;Lugar\nCoro;1/2/2026;Aula 2\nCoro;1/3/2026;Aula 3\n" );
	$twins  = result( "Título;Comienza\nDanza;1/2/2026\nDanza;2026-02-01\n" );

	return array(
		'by_id'    => $by_id,
		'by'       => $by,
		'twins'    => $twins,
		'titles'   => array( get_post_field( 'post_title', $first ), get_post_field( 'post_title', $second ) ),
		'facts'    => array( array_diff( Facts\values( $first ), array( '', '0' ) ), array_diff( Facts\values( $second ), array( '', '0' ) ) ),
		'kept'     => wp_get_object_terms( $first, TAXONOMY, array( 'fields' => 'names' ) ),
		'programs' => array_keys( programs() ),
	);
}

/**
 * What somebody may do by an import.
 *
 * @param string              $role Role.
 * @param array<string, bool> $may  More capabilities.
 * @param string              $csv  CSV.
 * @return array<string, mixed>
 */
function imported_by( string $role, array $may, string $csv ): array {
	no_programs();
	program( 'De otra', array(), array( 'post_author' => 1 ) );
	sign_in( $role, $may );

	return array( 'is_allowed' => Import_Job\is_allowed() ) + result( $csv, 'publish' ) + array( 'programs' => programs() );
}

/**
 * Pictures by name, by an address of this site, by one of another site, twice, and by one that cannot be fetched.
 *
 * @return array<string, mixed>
 */
function pictures(): array {
	no_programs();
	sign_in( 'editor' );
	$png    = base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A picture.
	$upload = wp_upload_bits( 'Foto de sala.png', null, (string) $png );
	$id     = wp_insert_attachment(
		array(
			'post_mime_type' => 'image/png',
			'post_title'     => 'Foto',
			'post_status'    => 'inherit',
		),
		$upload['file']
	);
	$asked  = array();
	add_filter(
		'pre_http_request',
		static function ( $answer, array $arguments, string $url ) use ( $png, &$asked ) {
			$asked[] = array( $url, $arguments['reject_unsafe_urls'], $arguments['timeout'] );
			if ( str_contains( $url, 'missing' ) ) {
				return new \WP_Error( 'http', 'Not <b>there</b>' );
			}
			file_put_contents( text( $arguments['filename'] ), $png );
			return array(
				'response' => array(
					'code'    => 200,
					'message' => 'OK',
				),
				'headers'  => array(),
				'body'     => '',
				'cookies'  => array(),
				'filename' => $arguments['filename'],
			);
		},
		10,
		3
	);
	$result = result(
		"Título;Imagen\nA;Foto de sala.png\nB;" . $upload['url'] . "\nC;https://example.org/una.png\nD;https://example.org/una.png?x\nE;https://example.org/una.png\nF;https://example.org/missing.png\nG;\n"
	);
	$ids    = array();
	foreach ( programs() as $title => $program ) {
		$ids[ $title ] = $program['picture'];
	}

	return array(
		'library' => $id,
		'ids'     => $ids,
		'asked'   => $asked,
	) + $result;
}

/**
 * Categories of a cell.
 *
 * @return array<string, mixed>
 */
function categories(): array {
	no_programs();
	sign_in( 'editor' );
	category( 'Artes & oficios' );
	$cultura = category( 'Cultura' );
	wp_insert_term( 'Danza', TAXONOMY, array( 'parent' => max( 0, $cultura ) ) );
	$csv    = "Título;Categorías\nA;\"Cultura > Música > Coral | danza; artes & oficios\"\nB;CULTURA>musica\nC;Uno \\> dos \\| tres\nD;\n";
	$result = result( $csv );
	$paths  = array();
	foreach ( programs() as $title => $program ) {
		$paths[ $title ] = $program['categories'];
	}
	$count = wp_count_terms(
		array(
			'taxonomy'   => TAXONOMY,
			'hide_empty' => false,
		)
	);
	$again = result( $csv );

	return array(
		'categories' => $paths,
		'again'      => $again['actions'],
		'is_same'    => wp_count_terms(
			array(
				'taxonomy'   => TAXONOMY,
				'hide_empty' => false,
			)
		) === $count,
		'exported'   => exported_column( 4 ),
	) + $result;
}

<?php
/**
 * What imports make of rows.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\Import;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use function ProgramsFilter\Tests\Import_Steps\{as_editor, exported_column, no_programs, programs, result, sign_in};
use function ProgramsFilter\Tests\{category, picture, program};

require_once __DIR__ . '/import/steps.php';

/**
 * A sheet is tried, imported, and imported again.
 *
 * @param string $csv CSV.
 */
function three_times( string $csv ): object {
	as_editor();
	$dry    = result( $csv, 'publish', 'check' );
	$before = programs();
	$first  = result( $csv, 'publish' );
	$after  = programs();
	$again  = result( $csv, 'publish' );

	return (object) array(
		'dry'     => $dry,
		'before'  => $before,
		'first'   => $first,
		'after'   => $after,
		'again'   => $again,
		'is_same' => programs() === $after,
		'files'   => glob( WordPress\import_folder() . '/*.rows.php' ),
	);
}

/** A program is changed by its ID, by title and beginning; cells that are empty and columns that are missing. */
function changed(): object {
	as_editor();
	$first  = program(
		'Coro',
		array( category( 'Música' ) ),
		array( 'meta_input' => array( 'pfilter_start' => '2026-01-01', 'pfilter_place' => 'Aula 1', 'pfilter_price' => '9 €' ) )
	);
	$second = program( 'Coro', array(), array( 'meta_input' => array( 'pfilter_start' => '2026-02-01', 'pfilter_place' => 'Aula 1' ) ) );
	$by_id  = result( "ID de programa;Título;Lugar\n$first;Coro nuevo;\n" );
	$by     = result( "Título;Comienza;Lugar;Precio\nCORO;1/2/2026;Aula 1;5 €\nCoro;1/3/2026;Aula 1;5 €\n" );
	$twins  = result( "Título;Comienza\nDanza;1/2/2026\nDanza;2026-02-01\n" );

	return (object) array(
		'by_id'    => $by_id,
		'by'       => $by,
		'twins'    => $twins,
		'titles'   => array( get_post_field( 'post_title', $first ), get_post_field( 'post_title', $second ) ),
		'facts'    => array( array_diff( Program\program_facts( $first ), array( '', '0' ) ), array_diff( Program\program_facts( $second ), array( '', '0' ) ) ),
		'kept'     => wp_get_object_terms( $first, Program\TAXONOMY, array( 'fields' => 'names' ) ),
		'programs' => array_keys( programs() ),
	);
}

/**
 * What a user may do by an import.
 *
 * @param string              $role Role.
 * @param array<string, bool> $may  More capabilities.
 * @param string              $csv  CSV.
 */
function imported_by( string $role, array $may, string $csv ): object {
	no_programs();
	program( 'De otra', array(), array( 'post_author' => 1 ) );
	sign_in( $role, $may );

	return (object) ( array( 'is_allowed' => Import\may_import() ) + result( $csv, 'publish' ) + array( 'programs' => programs() ) );
}

/** Categories of a cell. */
function categories(): object {
	as_editor();
	category( 'Artes & oficios' );
	$cultura = category( 'Cultura' );
	wp_insert_term( 'Danza', Program\TAXONOMY, array( 'parent' => max( 0, $cultura ) ) );
	$csv    = "Título;Categorías\nA;\"Cultura > Música > Coral | danza; artes &amp; oficios\"\nB;CULTURA>musica\nC;Uno \\> dos \\| tres\nD;\n";
	$result = result( $csv );
	$paths  = array();
	foreach ( programs() as $title => $program ) {
		$paths[ $title ] = $program['categories'];
	}
	$count  = static fn() => wp_count_terms( array( 'taxonomy' => Program\TAXONOMY, 'hide_empty' => false ) );
	$before = $count();
	$again  = result( $csv );

	return (object) ( array(
		'categories' => $paths,
		'again'      => $again['actions'],
		'is_same'    => $count() === $before,
		'exported'   => exported_column( 4 ),
	) + $result );
}

/** Cells of categories that are too long, for a program that has one. */
function long_categories(): object {
	as_editor();
	$art = category( 'Arte' );
	program( 'A', array( $art ) );
	program( 'B', array( $art ) );

	return (object) result( 'Título;Categorías' . "\nA;" . str_repeat( 'x', 20000 ) . "\nB;" . implode( '>', range( 1, 2000 ) ) . "\n" );
}

/** What those hear who listen to programs that are written. */
function heard(): object {
	as_editor();
	$picture = picture();
	update_post_meta( $picture, '_wp_attached_file', '2026/01/cartel.jpg' );
	$heard = array();
	$saves = 0;
	add_action(
		'save_post',
		static function ( $id, \WP_Post $post ) use ( &$saves ): void {
			$saves += Program\POST_TYPE === $post->post_type ? 1 : 0;
		},
		10,
		2
	);
	add_action(
		'wp_after_insert_post',
		static function ( int $id, \WP_Post $post, bool $is_update, ?\WP_Post $before ) use ( &$heard ): void {
			if ( Program\POST_TYPE === $post->post_type ) {
				$categories = wp_get_object_terms( $id, Program\TAXONOMY, array( 'fields' => 'names' ) );
				$heard[]    = sprintf(
					'%s, %s: %s, %s picture, %s',
					$post->post_title,
					$is_update && null !== $before ? 'changed' : 'new',
					is_array( $categories ) ? implode( ' ', array_filter( $categories, 'is_string' ) ) : '',
					has_post_thumbnail( $id ) ? 'with a' : 'without',
					Program\program_facts( $id )['place']
				);
			}
		},
		10,
		4
	);
	$by = array();
	foreach ( array(
		'create'     => 'Aula;Arte',
		'facts'      => 'Patio;Arte',
		'categories' => 'Patio;Danza',
		'same'       => 'Patio;Danza',
	) as $name => $cells ) {
		$heard = array();
		result( "Título;Imagen;Lugar;Categorías\nA;cartel.jpg;$cells\n" );
		$by[ $name ] = $heard;
	}

	return (object) ( $by + compact( 'saves' ) );
}

/** A program whose author wrote more than its importer may. The import changes only its place. The program. */
function kept(): object {
	no_programs();
	sign_in( 'editor', array( 'unfiltered_html' => false ) );
	program( 'A <b>&', array(), array( 'post_content' => '<iframe src="https://example.org/?a=1&b=\\"></iframe>' ) );
	kses_init();
	result( "Título;Lugar\nA <b>&;Aula\n" );

	return (object) array_values( programs() )[0];
}

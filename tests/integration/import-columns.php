<?php
/**
 * What columns of a sheet hold, what is asked about them, and what is remembered.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Columns;

use ProgramsFilter\Import;
use function ProgramsFilter\Tests\Import_Steps\{begun, current_job, on_page, page, through};
use function ProgramsFilter\Tests\{found, program};

require_once __DIR__ . '/import-rows.php';
Import\bootstrap_admin();

/**
 * A sheet with two columns of titles; then a column is chosen for something that another one holds, and what is shown is sent again. Columns at
 * which something is said, above the table and in it; the step; what the columns hold.
 */
function chosen_twice(): object {
	on_page();
	begun( "Título;Nombre;Observaciones;Lugar\nA;B;C;D\n" );
	$says  = static function (): array {
		$page = page();
		preg_match_all( '/<th [^>]*>(?:(?!<\/th>).)*?<label [^>]*>([^<]*)<\/label>(?:(?!<\/th>).)*?(?:La columna de) «[^<]* ya es esta/', $page, $heads );
		preg_match_all( '/<p>([^<:]*): La columna de «[^<]* ya es esta/', $page, $notices );
		preg_match_all( '/aria-describedby="([^"]*)"/', $page, $described );
		return array( $notices[1], $heads[1], array_map( static fn( string $id ): bool => str_contains( $page, "id=\"$id\"" ), $described[1] ) );
	};
	$send  = static function ( array $columns ) use ( $says ): array {
		$_POST = compact( 'columns' );
		Import\do_step_action( current_job(), 'check' );
		$job = current_job();
		return array( $job['step'], $job['columns'], 'columns' === $job['step'] ? $says() : array() );
	};
	$found = array(
		'read'   => array( current_job()['columns'], $says() ),
		'chosen' => $send( array( 'title', '', 'place', 'place' ) ),
		'again'  => $send( array( 'title', '', 'place', '' ) ),
	);
	Import\end_job();

	return (object) $found;
}

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
	Import\do_step_action( current_job(), 'columns' );
	$again = $says();
	through( 'check', 'checked' );
	$checked = $says();
	Import\end_job();

	return array( $read, $again, $checked );
}

/**
 * What is asked about the days of a sheet; the step after the form is sent, and the beginnings of its rows.
 *
 * @param string $csv    CSV.
 * @param string $answer "no", "yes" or ''.
 * @return array{string, list<string>, string, list<string>} Question, choices, step, beginnings.
 */
function order_of_days( string $csv, string $answer ): array {
	on_page();
	begun( $csv );
	$page = page();
	preg_match_all( '/name="month_first"[^>]*> ([^<]*)</', $page, $choices );
	$_POST = array( 'columns' => current_job()['columns'], 'month_first' => $answer );
	Import\do_step_action( current_job(), 'check' );
	$job    = current_job();
	$starts = array();
	foreach ( 'check' === $job['step'] ? Import\sampled_rows( Import\import_file( $job['key'], 'rows' ) ) : array() as $cells ) {
		$starts[] = Import\read_row( $cells, $job['columns'], '', 'yes' === $job['month_first'] )['values']['start'] ?? '';
	}
	Import\end_job();

	return array( found( '/<legend>(¿[^<]*)/', $page ), $choices[1], $job['step'], $starts );
}

/**
 * What the first rows of a sheet show of a program as it is before the import.
 *
 * @return list<string>
 */
function before(): array {
	on_page();
	$id = program( 'Coro', array(), array( 'meta_input' => array( 'pfilter_place' => 'Aula 1', 'pfilter_signup_state' => 'full', 'pfilter_price' => '5 €' ) ) );
	begun( "ID de programa;Título;Lugar;Inscripción;Precio\n$id;Coro joven;Aula 2;cerrada;5 €\n" );
	preg_match_all( '/programs-filter-before">([^<]*)/', page(), $found );
	Import\end_job();

	return $found[1];
}

/**
 * What the columns of a sheet hold after they were chosen for another one with the same header, and for one with another header.
 *
 * @return list<list<string>>
 */
function remembered(): array {
	on_page();
	$found = array();
	foreach ( array( "Qué;Dónde;Lugar\nA;B;C\n", "Qué;Dónde;Lugar\nD;E;F\n", "Qué;Lugar\nA;B\n" ) as $csv ) {
		begun( $csv );
		$found[] = current_job()['columns'];
		$_POST   = array( 'columns' => array( 'title', 'place', '' ) );
		Import\do_step_action( current_job(), 'check' );
		Import\end_job();
	}

	return $found;
}

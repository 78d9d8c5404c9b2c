<?php
/**
 * Rows whose title is that of a program with another beginning.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Corrections;

use ProgramsFilter\Import;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\Import_Steps\{begun, current_job, on_page, page, through};
use function ProgramsFilter\Tests\program;

require_once __DIR__ . '/import/steps.php';

/**
 * A sheet with a corrected date, on a site with some programs.
 *
 * @param list<string> $ticked Boxes.
 */
function corrected( array $ticked ): object {
	on_page();
	foreach ( array( 'Coro' => '2027-03-03', 'Danza' => '2027-03-03', 'Yoga' => '2027-03-03', 'yoga' => '2027-01-01', 'YOGA' => '2027-04-04' ) as $title => $start ) {
		program( $title, array(), array( 'meta_input' => array( 'pfilter_start' => $start, 'pfilter_place' => 'Aula' ) ) );
	}
	// The first row's program may be that of a later one.
	begun( "Título;Comienza\nDanza;10/3/2027\nDanza;3/3/2027\nCoro;10/3/2027\nYoga;3/3/2027\nYoga;5/4/2027\nTaller;1/1/2027\n" );
	through( 'check', 'checked' );
	preg_match_all( '/name="corrections\[\]" value="(\w+)"> (.*?)</', page(), $boxes );
	$_POST['corrections'] = $ticked;
	Import\do_step_action( current_job(), 'import' );
	while ( 'import' === current_job()['step'] ) {
		Import\advance_job( current_job() );
	}
	$rows = array();
	foreach ( Import\log_lines( Import\log_file( current_job() ) ) as $line ) {
		$rows[] = $line['action'];
	}
	$starts = array();
	foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) {
		$starts[] = "$post->post_title " . Program\program_facts( $post->ID )['start'];
	}
	Import\end_job();

	return (object) array( 'boxes' => array_combine( $boxes[1], array_map( 'html_entity_decode', $boxes[2] ) ), 'rows' => $rows, 'starts' => $starts );
}

/** Cells with a problem, that are put right on the page. */
function faulty(): object {
	on_page();
	begun( "Título;Comienza;Lugar;Correo\nCoro;nunca;Aula;\"uno\ndos\"\n;3/3/2027;Patio;a@example.org\nBien;4/3/2027;;\nNo;ayer;;x\n" );
	through( 'check', 'checked' );
	preg_match_all( '/name="cells(\[\d\]\[\d\])"[^>]*>([^<]*)</', page(), $offered );
	$_POST['cells'] = wp_slash(
		array(
			1  => array( 1 => '2/3/2027', 2 => 'Nada', 3 => "uno\r\ndos" ),
			2  => array( 0 => 'De \\noche' ),
			3  => array( 0 => 'Peor' ),
			4  => array( 1 => array( 'x' ), 3 => '' ),
			99 => 'x',
		)
	);
	// Pressed by mistake: what was typed is checked first.
	Import\do_step_action( current_job(), 'import' );
	$step = current_job()['step'];
	through( 'check', 'checked' );
	$problems = array();
	foreach ( Import\log_lines( Import\log_file( current_job() ) ) as $line ) {
		$problems[ $line['title'] ] = array_keys( $line['problems'] );
	}
	$rows = fopen( Import\import_file( current_job()['key'], 'rows' ), 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of tests.
	$rows = false === $rows ? array() : array_column( Import\next_copied_rows( $rows, 9 ), 1, 0 );
	Import\end_job();

	return (object) array( 'offered' => array_combine( $offered[1], $offered[2] ), 'step' => $step, 'problems' => $problems, 'rows' => $rows );
}

/**
 * The cells that the page offers to put right, sent as they are, and what the programs then have.
 *
 * @param string $csv CSV.
 */
function offered_and_sent( string $csv ): object {
	on_page();
	begun( $csv );
	through( 'check', 'checked' );
	preg_match_all( '/name="cells\[(\d)\]\[(\d)\]"[^>]*>([^<]*)</', page(), $offered, PREG_SET_ORDER );
	$sent = array();
	foreach ( $offered as $cell ) {
		$sent[ $cell[1] ][ $cell[2] ] = $cell[3];
	}
	$_POST['cells'] = wp_slash( $sent );
	Import\do_step_action( current_job(), 'import' );
	through( 'check', 'checked' );
	$_POST = array();
	Import\do_step_action( current_job(), 'import' );
	while ( 'import' === current_job()['step'] ) {
		Import\advance_job( current_job() );
	}
	Import\end_job();

	return (object) array(
		'offered'  => array_column( $offered, 3 ),
		'programs' => array_map( static fn( array $program ): array => array( $program['start'] ?? '', $program['end'] ?? '' ), \ProgramsFilter\Tests\Import_Steps\programs() ),
	);
}

/**
 * What a sheet comes to: its dry run, its import, and that import again.
 *
 * @param string $csv CSV.
 */
function three_times( string $csv ): object {
	on_page();
	$done = array();
	foreach ( array( 'check' => 'checked', 'import' => 'done', 'again' => 'done' ) as $time => $then ) {
		begun( $csv );
		through( 'again' === $time ? 'import' : $time, $then );
		foreach ( Import\log_lines( Import\log_file( current_job() ) ) as $line ) {
			$done[ $time ][] = $line['action'];
		}
		Import\end_job();
	}

	return (object) $done;
}

/** Days that begin with the month and nothing else, after the form of the columns was sent. */
function month_first(): object {
	on_page();
	$job              = begun( "Título;Comienza\nA;12/25/2026\nB;11/13/2026\n" );
	$_POST['columns'] = $job['columns'];
	Import\do_step_action( $job, 'check' );
	through( 'import', 'done' );
	Import\end_job();

	return (object) array_map( static fn( array $program ) => $program['start'] ?? '', \ProgramsFilter\Tests\Import_Steps\programs() );
}

/** Rows that differ in a date that cannot be read, imported twice. */
function unread(): object {
	on_page();
	$done = array();
	for ( $time = 0; $time < 2; $time++ ) {
		begun( "Título;Comienza;Lugar\nCoro;lunes o martes;Aula\nCoro;jueves o viernes;Aula\nCoro;lunes o martes;Aula\n" );
		through( 'import', 'done' );
		foreach ( Import\log_lines( Import\log_file( current_job() ) ) as $line ) {
			$done[ $time ][] = $line['action'] . ': ' . Import\problem_words( $line['problems'] );
		}
		Import\end_job();
	}

	return (object) $done;
}

<?php
/**
 * Last season's sheet, imported for the next one.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Editions;

use ProgramsFilter\Import;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\Import_Steps\{begun, on_page, page, report_column, through};
use function ProgramsFilter\Tests\{day, post_of, program_with_facts};

require_once __DIR__ . '/import/steps.php';

/**
 * Facts of a program that was full and moved online last season.
 *
 * @return array<string, string>
 */
function last_season(): array {
	return array(
		'start'          => day( -90 ),
		'end'            => day( -30 ),
		'sessions'       => day( -90 ) . '/' . day( -30 ) . ' MO,TU,WE,TH,FR,SA,SU 17:00-18:30',
		'place'          => 'Sala 2',
		'signup_url'     => 'https://example.org/',
		'signup_state'   => 'full',
		'places_left'    => '0',
		'event_status'   => 'online',
		'notice'         => 'Hoy, por internet.',
		'previous_start' => day( -95 ),
	);
}

/**
 * An export of some programs in which an editor has changed cells.
 *
 * @param array<int, array<string, string>> $changed Changed cells by program.
 */
function sheet( array $changed ): string {
	$csv = Import\csv_row( array_values( Import\export_header() ) );
	foreach ( $changed as $program => $cells ) {
		$csv .= Import\csv_row( array_values( array_replace( Import\program_cells( post_of( $program ) ), $cells ) ) );
	}

	return $csv;
}

/**
 * What comes of a sheet: what is said of its rows, and the programs.
 *
 * @param string $csv    Sheet.
 * @param string $status Status of new programs.
 * @return array{before: list<string>, said: list<string>, actions: list<string>, page: bool}
 */
function imported( string $csv, string $status = 'publish' ): array {
	Import\store_job( begun( $csv, $status ) );
	through( 'check', 'checked' );
	$before = report_column( 4, false );
	$page   = page();
	through( 'import', 'done' );
	$said    = report_column( 4, true );
	$actions = report_column( 2, true );
	$page    = array_map( static fn( string $html ): bool => str_contains( $html, 'Edici' ) || str_contains( $html, 'New edition of' ), array( $page, page() ) );
	Import\end_job();

	return array( 'before' => $before, 'said' => $said, 'actions' => $actions, 'page' => $page[0] && $page[1] );
}

/**
 * All programs as "title status order slug", with what was about the last time.
 *
 * @return list<string>
 */
function all(): array {
	wp_cache_flush();
	$found = array();
	foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => array( 'publish', 'draft' ), 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) {
		$facts   = Program\stored_facts( $post->ID );
		$found[] = trim( "$post->post_title $post->post_status $post->menu_order $post->post_name {$facts['place']} {$facts['signup_state']}{$facts['event_status']}{$facts['notice']}{$facts['places_left']}" . ( '0000-00-00 00:00:00' === $post->post_date_gmt ? '' : substr( $post->post_date, 0, 4 ) ) );
	}

	return $found;
}

/** Two courses that are over, one that goes on, and a talk to come, exported, and imported twice without IDs and with other days. */
function next_season(): object {
	on_page();
	$fields   = static fn( string $slug, int $order ): array => array( 'post_title' => ucfirst( $slug ), 'post_name' => $slug, 'menu_order' => $order, 'post_date' => '2024-05-06 10:00:00' );
	$ceramica = program_with_facts( last_season(), $fields( 'ceramica', 3 ) );
	$teatro   = program_with_facts( array( 'signup_state' => 'closed' ) + last_season(), $fields( 'teatro', 4 ) );
	$charla   = program_with_facts( array( 'start' => day( 5 ), 'signup_state' => 'full' ), $fields( 'charla', 5 ) );
	$danza    = program_with_facts( array( 'start' => day( -90 ), 'end' => day( 20 ), 'signup_state' => 'full' ), $fields( 'danza', 6 ) );
	$days     = array( 'id' => '', 'start' => day( 200 ), 'end' => day( 260 ) );
	$csv      = sheet(
		array(
			$ceramica => $days + array( 'sessions' => '' ),
			// Renamed. Its sessions were forgotten.
			$teatro   => array( 'title' => 'Teatro dos' ) + $days,
			$danza    => $days,
			// One of several talks, without the mark of a copy.
			$charla   => array( 'slug' => '' ) + $days,
		)
	);
	$first = imported( $csv );
	$after = all();
	$again = imported( $csv );

	return (object) array( 'first' => $first, 'after' => $after, 'again' => $again, 'same' => all() === $after );
}

/** Rows that are no next edition: of former years, with an ID, of days that are there already. */
function as_before(): object {
	on_page();
	$ceramica = program_with_facts( last_season(), array( 'post_title' => 'Cerámica', 'post_name' => 'ceramica', 'menu_order' => 3, 'post_date' => '2024-05-06 10:00:00' ) );
	$older    = imported( sheet( array( $ceramica => array( 'id' => '', 'start' => day( -460 ), 'end' => day( -400 ), 'sessions' => '' ) ) ) );
	$by_id    = imported( sheet( array( $ceramica => array( 'start' => day( 200 ), 'end' => day( 260 ), 'sessions' => '' ) ) ) );

	return (object) array( 'older' => $older, 'by_id' => $by_id, 'programs' => all() );
}

/**
 * A sheet of their own, without the columns of an export, whose user has chosen that new programs are published.
 *
 * @param string $name  Another column; '' for none.
 * @param string $cell  Its cell.
 * @param string $right Its cell in the row of a new program.
 */
function own_sheet( string $name = '', string $cell = '', string $right = '' ): object {
	on_page();
	program_with_facts( last_season(), array( 'post_title' => 'Cerámica', 'post_name' => 'ceramica', 'menu_order' => 3 ) );

	return (object) imported( "Título;Comienza;$name\nCerámica;" . day( 200 ) . ";$cell\nCoro;" . day( 200 ) . ";$right\n" );
}

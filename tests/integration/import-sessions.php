<?php
/**
 * Sessions of imported programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Sessions;

use ProgramsFilter\Import;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\Import_Rows\on_site_with;
use function ProgramsFilter\Tests\Import_Steps\{as_editor, no_programs, result};
use function ProgramsFilter\Tests\program_with_facts;

require_once __DIR__ . '/import-rows.php';

/**
 * The weekdays and hours of schedules.
 *
 * @param list<string> $schedules Schedules.
 * @return list<string> '' for a text.
 */
function read( array $schedules ): array {
	return array_map(
		static fn( string $schedule ): string => str_replace( '2026-10-05/2026-12-18 ', '', Program\sessions_of_schedule( $schedule, '2026-10-05', '2026-12-18' ) ),
		$schedules
	);
}

/**
 * What a sheet comes to on an empty site, and the next time.
 *
 * @param string $csv CSV.
 */
function twice( string $csv ): object {
	return (object) ( (array) on_site_with( array(), $csv ) + array( 'again' => result( $csv ) ) );
}

/** An export of programs with sessions: into the same site with and without its IDs, and into one that has nothing of it. */
function there_and_back(): object {
	as_editor();
	foreach (
		array(
			'Torno'   => array( 'sessions' => "2026-10-05/2026-12-18 TU,TH 17:00-18:30 *2 -2026-10-13\n2026-11-28 17:00-18:30" ),
			'Coro'    => array( 'sessions' => '2026-10-05/2026-12-18 MO 10:00-11:30' ),
			'Coro '   => array( 'sessions' => '2026-10-05/2026-12-18 MO 18:00-19:30' ),
			'Ajedrez' => array(
				'start'    => '2026-10-05',
				'end'      => '2026-12-18',
				'schedule' => 'Martes, cuando se pueda',
			),
		) as $title => $facts
	) {
		program_with_facts( $facts, array( 'post_title' => trim( $title ) ) );
	}
	$before  = all_facts();
	$csv     = implode( '', iterator_to_array( Import\export_csv(), false ) );
	$same    = result( $csv );
	$no_ids  = (string) preg_replace( '/^"\d+";/m', '"";', $csv );
	$without = result( $no_ids );
	no_programs();
	$anew  = result( $no_ids );
	$after = all_facts();

	return (object) compact( 'csv', 'before', 'same', 'without', 'anew', 'after' );
}

/**
 * Stored facts of all programs.
 *
 * @return array<array<string, string>>
 */
function all_facts(): array {
	wp_cache_flush();
	$posts = get_posts(
		array(
			'post_type'   => Program\POST_TYPE,
			'post_status' => 'any',
			'numberposts' => -1,
			'orderby'     => 'ID',
			'order'       => 'ASC',
		)
	);

	return array_map( static fn( \WP_Post $post ): array => array( 'title' => $post->post_title ) + array_diff( Program\stored_facts( $post->ID ), array( '' ) ), $posts );
}

/**
 * What an agenda comes to: tried, imported, and the next time.
 *
 * @param string                      $csv   CSV.
 * @param list<array<string, string>> $there Facts of programs that are there already: "Cine".
 */
function agenda( string $csv, array $there ): object {
	as_editor();
	foreach ( $there as $facts ) {
		program_with_facts( $facts, array( 'post_title' => 'Cine' ) );
	}

	return (object) array(
		'dry'   => result( $csv, 'draft', 'check' ),
		'first' => result( $csv ),
		'again' => result( $csv ),
		'facts' => all_facts(),
	);
}

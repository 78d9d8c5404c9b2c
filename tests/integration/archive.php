<?php
/**
 * Programs that are over.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Archive;

use ProgramsFilter\Addresses;
use function ProgramsFilter\Tests\{listing, page, program_with_facts};

/** Writes programs, and the page that lists them. */
function contents(): void {
	page( 'programas', '[programas]' );
	$programs = array(
		'Antiguo'   => array( 'start' => '2020-10-05', 'end' => '2021-06-20' ),
		'Reciente'  => array( 'end' => (string) wp_date( 'Y-m-d', time() - 40 * DAY_IN_SECONDS ) ),
		'Cancelado' => array( 'start' => '2099-03-03', 'event_status' => 'cancelled' ),
		'Vigente'   => array( 'start' => '2099-03-03' ),
	);
	foreach ( $programs as $title => $facts ) {
		program_with_facts( $facts + array( 'signup_url' => 'https://forms.example/' ), array( 'post_title' => $title, 'post_name' => strtolower( $title ) ) );
	}
}

/**
 * Sets after how many months.
 *
 * @param mixed $months As the form sends it.
 * @return int As it is stored.
 */
function leave_out_after( $months ): int {
	require_once dirname( __DIR__, 2 ) . '/includes/addresses/noindex-setting.php';
	$stored = Addresses\sanitize_noindex_setting( $months );
	update_option( Addresses\NOINDEX_OPTION, $stored );

	return $stored;
}

/** Forgets it. */
function leave_out_never(): void {
	delete_option( Addresses\NOINDEX_OPTION );
}

/**
 * Listings by year.
 *
 * @param list<string> $queries Query strings.
 * @return list<string>
 */
function by_year( array $queries ): array {
	foreach ( array( 'Uno' => '2024-03-03', 'Dos' => '2024-10-05/2025-06-20', 'Tres' => '2025-01-10', 'Nunca' => '/' ) as $title => $dates ) {
		list( $start, $end ) = explode( '/', "$dates/$dates" );
		program_with_facts( compact( 'start', 'end' ), array( 'post_title' => $title ) );
	}

	return array_map( static fn( string $query ): string => listing( array( 'filters' => array( 'anio' ) ), $query ), $queries );
}

<?php
/**
 * Programs that are over.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Archive;

use ProgramsFilter\Addresses;
use function ProgramsFilter\Tests\{page, program_with_facts};

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

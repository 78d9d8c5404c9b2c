<?php
/**
 * Programs as files for calendars.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Calendar;

use ProgramsFilter\Program_Page;
use function ProgramsFilter\Tests\{at, permalinks, post_named, post_of, program_with_facts, rewrite, text};

/** Words that a value has to escape, and characters of several bytes at every place where a line may break. */
const WORDS = 'Barro; torno, y \\ esmalte';

/**
 * The file of a program.
 *
 * @param string                $zone  Time zone, or an offset in hours.
 * @param array<string, string> $facts Facts.
 */
function file( string $zone, array $facts ): string {
	update_option( 'timezone_string', is_numeric( $zone ) ? '' : $zone );
	update_option( 'gmt_offset', is_numeric( $zone ) ? $zone : '0' );
	$fields = array(
		'post_title'   => WORDS,
		'post_excerpt' => str_repeat( 'ñandú 日本 ', 40 ),
	);

	return Program_Page\calendar_file( post_of( program_with_facts( $facts, $fields ) ) );
}

/** Writes programs. */
function contents(): void {
	$facts = array( 'start' => '2099-03-03T18:00' );
	program_with_facts( $facts, array( 'post_name' => 'acuarela' ) );
	program_with_facts( array( 'end' => '2099-03-03' ), array( 'post_name' => 'sin-inicio' ) );
	program_with_facts( array( 'start' => '2020-03-03', 'end' => '2020-03-04' ), array( 'post_name' => 'terminado' ) );
	program_with_facts( $facts, array( 'post_name' => 'con-clave', 'post_password' => 'x' ) );
	program_with_facts( $facts, array( 'post_name' => 'borrador', 'post_status' => 'draft' ) );
}

/**
 * The path of a program's page.
 *
 * @param string $structure Permalinks from now on; '' for plain ones.
 */
function path_with( string $structure ): string {
	permalinks( $structure );
	rewrite()->init();

	return str_replace( home_url(), '', text( get_permalink( post_named( 'acuarela', 'pfilter_programa' ) ) ) );
}

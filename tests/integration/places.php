<?php
/**
 * Places of programs, and how many are left.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Places;

use ProgramsFilter\Filters;
use ProgramsFilter\Import;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\Import_Rows\on_site_with;
use function ProgramsFilter\Tests\Import_Steps\result;
use function ProgramsFilter\Tests\{at, program_with_facts, rest_post, said};

require_once __DIR__ . '/import-rows.php';

/**
 * What is said of programs, the state of their sign-up, and whether they have places for who filters.
 *
 * @param list<array<string, string>> $all Facts of each.
 * @param string                      $now Moment.
 * @return list<array{string, string, string, string}> Places, badge, state, value of the criterion.
 */
function states( array $all, string $now ): array {
	$say = static function ( array $facts ) use ( $now ): array {
		$said   = said( $facts, $now );
		$values = Program\program_facts( program_with_facts( $facts ) );

		return array( $said['places'] ?? '', $said['badge'], Program\signup_state( $values, at( $now ) ), Filters\value_of_facts( $values, Filters\PLACES, at( $now ) ) );
	};

	return array_map( $say, $all );
}

/**
 * What the REST API and forms say of values that are sent, over others.
 *
 * @param array<string, string> $facts Facts before.
 * @param array<string, string> $sent  Values by meta key.
 * @return array{array<mixed>, array<string, string>} Problems by field.
 */
function refused( array $facts, array $sent ): array {
	Program\bootstrap_admin();
	wp_set_current_user( 1 );
	$id   = program_with_facts( $facts );
	$data = (array) rest_post( "/wp/v2/programas/$id", array( 'meta' => $sent ) )->get_data();
	$more = is_array( $data['data'] ?? null ) ? $data['data'] : array();

	return array( (array) ( $more['params'] ?? array() ), Program\text_problems( $sent, $id ) );
}

/**
 * What a sheet comes to, and what its export does.
 *
 * @param string $csv CSV.
 */
function there_and_back( string $csv ): object {
	$there  = on_site_with( array(), $csv );
	$again  = result( implode( '', iterator_to_array( Import\export_csv(), false ) ) );
	$places = array();
	foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any' ) ) as $post ) {
		$facts                       = Program\stored_facts( $post->ID );
		$places[ $post->post_title ] = array( $facts['places'], $facts['places_left'] );
	}

	return (object) ( compact( 'again', 'places' ) + (array) $there );
}

/**
 * What stays of a program that takes place again.
 *
 * @param array<string, string> $facts Facts.
 * @return array<string, string>
 */
function next_time( array $facts ): array {
	Program\bootstrap_admin();

	return array_diff( Program\shifted_facts( $facts, 52 ), array( '' ) );
}

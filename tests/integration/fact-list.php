<?php
/**
 * What is shown of programs with facts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Fact_List;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{at, listing, post_of, program_with_facts};

/**
 * The view model of a program.
 *
 * @param array<string, mixed> $facts  Values by the fact's own key.
 * @param string               $now    The site's day and hour.
 * @param array<string, mixed> $fields More, as wp_insert_post() takes it.
 */
function shown( array $facts, string $now = '2026-03-01 12:00', array $fields = array() ): object {
	return (object) Program\shown_facts( post_of( program_with_facts( $facts, $fields ) ), at( $now ) );
}

/**
 * A listing with facts of a program.
 *
 * @param array<string, mixed> $facts  Values by the fact's own key.
 * @param list<string>         $keys   Which are shown.
 * @param array<string, mixed> $fields More, as wp_insert_post() takes it.
 */
function listed( array $facts, array $keys, array $fields = array() ): string {
	program_with_facts( $facts, $fields );

	return listing( array( 'facts' => $keys ) );
}

<?php
/**
 * What is said of programs, for tests.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use ProgramsFilter\Program;
use ProgramsFilter\Program_Page;

/**
 * What is said of a program at a moment.
 *
 * @param array<string, string> $facts Facts.
 * @param string                $now   Moment.
 * @return array<string, string> Texts by key, and the badge.
 */
function said( array $facts, string $now ): array {
	$shown = Program\shown_facts( post_of( program_with_facts( $facts ) ), at( $now ) );

	return array_column( $shown['facts'], 'text', 'key' ) + array( 'badge' => $shown['badge']['text'] ?? '' );
}

/**
 * Structured data of programs.
 *
 * @param list<array<string, string>> $all Facts of each.
 * @return list<array<string, mixed>>
 */
function data( array $all ): array {
	return array_map( static fn( array $facts ): array => Program_Page\program_data( post_of( program_with_facts( $facts + array( 'place' => 'Aula 2' ), array( 'post_excerpt' => 'Barro y torno.' ) ) ), at( '2026-09-01' ) ), $all );
}

<?php
/**
 * What is shown of programs with facts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Fact_List;

use ProgramsFilter\{Fact_List, Fact_Texts, Facts};
use function ProgramsFilter\Tests\{at, listing, post_of, program_with_facts};

/**
 * The view model of a program.
 *
 * @param array<string, mixed> $facts  Values by the fact's own key.
 * @param string               $now    The site's day and hour.
 * @param array<string, mixed> $fields More, as wp_insert_post() takes it.
 */
function shown( array $facts, string $now = '2026-03-01 12:00', array $fields = array() ): object {
	return (object) Fact_List\of_program( post_of( program_with_facts( $facts, $fields ) ), at( $now ) );
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

/**
 * A listing whose cards a filter gives other facts.
 *
 * @param array<string, mixed> $changes What the filter changes of a card.
 */
function filtered( array $changes ): string {
	add_filter( 'programs_filter_card', static fn( array $card ): array => $changes + $card );

	return listed( array( 'place' => 'Sala 2' ), array( 'place' ) );
}

/**
 * What is kept in memory of many programs, each with a contact of its own.
 *
 * @param int $programs How many.
 * @return int Bytes.
 */
function kept_of_contacts( int $programs ): int {
	$before = 0;
	for ( $number = 0; $number <= $programs; $number++ ) {
		Fact_Texts\text_and_html( 'contact', array( 'email' => "persona-$number@encina.example" ) + Facts\NOTHING, 'none', 0 );
		$before = 0 === $number ? memory_get_usage() : $before;
	}

	return memory_get_usage() - $before;
}

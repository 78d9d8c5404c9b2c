<?php
/**
 * Words of a fact to choose from, such as places. Two writings that differ in case or accents only are one.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the words of a program for the labels of choices.
 *
 * @param \WP_Post                 $post     Program.
 * @param array<string, Criterion> $criteria Criteria of the listing.
 * @return array<string, string> By criterion whose choices are words of a fact; none where visitors may not read the program.
 */
function choice_names( \WP_Post $post, array $criteria ): array {
	$of_facts = array_filter( $criteria, static fn( array $criterion ): bool => 'choice' === $criterion['kind'] && '' !== $criterion['fact'] );
	if ( array() === $of_facts || Program\POST_TYPE !== $post->post_type || ! Program\is_open_program( $post ) ) {
		return array();
	}
	$facts = Program\program_facts( $post->ID );

	return array_map( static fn( array $criterion ): string => Program\stored_facts_text( array( $criterion['fact'] ), $facts ), $of_facts );
}

/**
 * Returns the value of a fact that is a criterion.
 *
 * @param Facts  $facts Facts.
 * @param string $fact  Key.
 */
function value_of_fact( array $facts, string $fact ): string {
	$value = $facts[ $fact ] ?? '';
	if ( 'checkbox' === ( Program\fact_kind( $fact )['control'] ?? '' ) ) {
		return '1' === $value ? '1' : '';
	}

	return choice_value( Program\stored_facts_text( array( $fact ), $facts ) );
}

/**
 * Whether a criterion is made of facts: not of a taxonomy, nor of another plugin's values.
 *
 * @param Criterion|null $criterion Criterion.
 */
function is_made_of_facts( ?array $criterion ): bool {
	return null !== $criterion && '' === $criterion['taxonomy'] && null === $criterion['values'];
}

/**
 * Returns the value of words in addresses and on cards.
 *
 * @param string $words Words.
 */
function choice_value( string $words ): string {
	return sanitize_title( $words );
}

/**
 * Returns the words of cards for a criterion, sorted as a person would.
 *
 * @param list<RenderedCard> $cards Cards.
 * @param string             $key   Criterion.
 * @return array<string, string> Labels by value: the writing that most cards have.
 */
function choice_labels( array $cards, string $key ): array {
	$names = array();
	foreach ( $cards as $card ) {
		$name = $card['names'][ $key ] ?? '';
		if ( '' !== $name ) {
			$names[ choice_value( $name ) ][] = $name;
		}
	}
	$labels = array();
	foreach ( $names as $slug => $written ) {
		$counts = array_count_values( $written );
		arsort( $counts );
		$labels[ $slug ] = (string) array_key_first( $counts );
	}

	return WordPress\in_natural_order( $labels );
}

<?php
/**
 * Places to choose from. Two writings of a place that differ in case or accents only are one.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the place of a program as it is written, for the label of a choice.
 *
 * @param \WP_Post                 $post     Program.
 * @param array<string, Criterion> $criteria Criteria of the listing.
 * @return string '' where visitors do not filter by the facts' places, or may not read the program.
 */
function place_name( \WP_Post $post, array $criteria ): string {
	return is_made_of_facts( $criteria[ PLACE ] ?? null ) && Program\POST_TYPE === $post->post_type && Program\is_open_program( $post ) ? Program\program_facts( $post->ID )['place'] : '';
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
 * Returns the value of a place in addresses and on cards.
 *
 * @param string $place Place.
 */
function place_slug( string $place ): string {
	return sanitize_title( $place );
}

/**
 * Returns the places of cards, sorted as a person would.
 *
 * @param list<RenderedCard> $cards Cards.
 * @return array<string, string> Labels by value. A place has the name that most cards give it.
 */
function place_labels( array $cards ): array {
	$names = array();
	foreach ( $cards as $card ) {
		$name = $card['place'] ?? '';
		if ( '' !== $name ) {
			$names[ place_slug( $name ) ][] = $name;
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

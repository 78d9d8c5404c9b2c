<?php
/**
 * The same cards kept in the database, which this plugin does not do.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench\Subjects;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;

/**
 * HTML of all cards, from a transient. The first time it is written.
 */
function transient(): string {
	Listing\load();
	$attributes = Listing\listing_attributes( array() );
	$categories = Program\all_categories();
	$arguments  = Listing\query_arguments( $attributes, $categories );
	/**
	 * What was kept.
	 *
	 * @phpstan-var list<RenderedCard>|false $cards
	 */
	$cards = get_transient( 'programs_filter_bench' );
	if ( false === $cards ) {
		$cards = Listing\cards_of_programs( Listing\listed_programs( $arguments ), $attributes, $categories );
		set_transient( 'programs_filter_bench', $cards, 86400 );
	}

	return '<ul>' . Listing\card_list_items( $cards, Listing\listing_overview( $cards, $attributes, $categories )['shown'] ) . '</ul>';
}

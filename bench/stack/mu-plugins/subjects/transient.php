<?php
/**
 * The same cards kept in the database, which this plugin does not do.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench\Subjects;

use ProgramsFilter\Attributes;
use ProgramsFilter\Categories;
use ProgramsFilter\Listing;
use ProgramsFilter\Query;
use ProgramsFilter\Cards;

/**
 * HTML of all cards, from a transient. The first time it is written.
 */
function transient(): string {
	$attributes = Attributes\normalize( array() );
	$categories = Categories\all();
	$arguments  = Query\arguments( $attributes, $categories );
	/**
	 * What was kept.
	 *
	 * @phpstan-var list<RenderedCard>|false $cards
	 */
	$cards = get_transient( 'programs_filter_bench' );
	if ( false === $cards ) {
		$cards = Cards\of_programs( Query\programs( $arguments ), $attributes, $categories );
		set_transient( 'programs_filter_bench', $cards, 86400 );
	}

	return '<ul>' . Cards\list_items( $cards, Listing\overview( $cards, $attributes, $categories )['shown'] ) . '</ul>';
}

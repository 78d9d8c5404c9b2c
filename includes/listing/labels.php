<?php
/**
 * Labels of the block's attributes and their values, for the editor and page builders.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The titles of the panels in which block.json has the controls of attributes.
 *
 * @return array<string, string> By panel.
 */
function panel_titles(): array {
	return array(
		'programs' => __( 'Programs', 'programs-filter' ),
		'filter'   => __( 'Filters', 'programs-filter' ),
		'cards'    => __( 'What each program shows', 'programs-filter' ),
		'more'     => __( 'More', 'programs-filter' ),
		'grid'     => __( 'Columns and gaps', 'programs-filter' ),
		'card'     => __( 'Cards', 'programs-filter' ),
		'pill'     => __( 'Buttons', 'programs-filter' ),
	);
}

/**
 * The labels of the block's attributes.
 *
 * @return array<string, string> By attribute.
 */
function attribute_labels(): array {
	return array(
		'categories'           => __( 'Categories', 'programs-filter' ),
		'allCategories'        => __( 'Only programs that are in all of these', 'programs-filter' ),
		'ageFrom'              => __( 'For ages from', 'programs-filter' ),
		'ageTo'                => __( 'For ages to', 'programs-filter' ),
		'freeOnly'             => __( 'Only what is free', 'programs-filter' ),
		'place'                => __( 'Place', 'programs-filter' ),
		'showOthers'           => __( 'After these, all other categories', 'programs-filter' ),
		'limit'                => __( 'Maximum', 'programs-filter' ),
		'perPage'              => __( 'Show … at a time', 'programs-filter' ),
		'orderBy'              => __( 'Order by', 'programs-filter' ),
		'when'                 => __( 'When', 'programs-filter' ),
		'minCardWidth'         => __( 'Width of a card at least, in pixels', 'programs-filter' ),
		'columnsWide'          => __( 'Columns', 'programs-filter' ),
		'columnsMedium'        => __( 'Columns on a tablet', 'programs-filter' ),
		'columnsSmall'         => __( 'Columns on a phone', 'programs-filter' ),
		'showFilter'           => __( 'Show the filters', 'programs-filter' ),
		'filters'              => __( 'Filters', 'programs-filter' ),
		'multiple'             => __( 'Several at once', 'programs-filter' ),
		'showGrid'             => __( 'Show the programs', 'programs-filter' ),
		'target'               => __( 'Programs that it filters', 'programs-filter' ),
		'allLabel'             => _x( 'Text of the button “All”', 'programs', 'programs-filter' ),
		'initialCategory'      => __( 'Category chosen at first', 'programs-filter' ),
		'showImage'            => __( 'Image', 'programs-filter' ),
		'showExcerpt'          => __( 'Excerpt', 'programs-filter' ),
		'showCategories'       => __( 'Categories', 'programs-filter' ),
		'facts'                => __( 'Facts', 'programs-filter' ),
		'showCounts'           => __( 'Number of results', 'programs-filter' ),
		'showCalendar'         => __( 'Links to subscribe to the calendar', 'programs-filter' ),
		'headingLevel'         => __( 'Heading', 'programs-filter' ),
		'gap'                  => __( 'Gap between cards', 'programs-filter' ),
		'cardRadius'           => __( 'Rounded corners of cards', 'programs-filter' ),
		'cardText'             => __( 'Text', 'programs-filter' ),
		'cardBackground'       => __( 'Background', 'programs-filter' ),
		'cardBorder'           => __( 'Border', 'programs-filter' ),
		'pillGap'              => __( 'Gap between buttons', 'programs-filter' ),
		'pillRadius'           => __( 'Rounded corners of buttons', 'programs-filter' ),
		'pillText'             => __( 'Text', 'programs-filter' ),
		'pillBackground'       => __( 'Background', 'programs-filter' ),
		'pillBorder'           => __( 'Border', 'programs-filter' ),
		'activePillText'       => __( 'Chosen button: text', 'programs-filter' ),
		'activePillBackground' => __( 'Chosen button: background', 'programs-filter' ),
		'anchor'               => __( 'Name for links', 'programs-filter' ),
	);
}

/**
 * Returns the labels of the values of attributes with a list.
 *
 * @return array<string, array<string, string>> By value, by attribute.
 */
function value_labels(): array {
	return array(
		'when'          => array(
			'all'                => __( 'Any time', 'programs-filter' ),
			'current-and-coming' => _x( 'Current and upcoming', 'programs', 'programs-filter' ),
			'coming'             => _x( 'Upcoming', 'programs', 'programs-filter' ),
			'today'              => __( 'Today', 'programs-filter' ),
			'this-week'          => __( 'This week', 'programs-filter' ),
			'this-month'         => __( 'This month', 'programs-filter' ),
			'past'               => _x( 'Ended', 'programs', 'programs-filter' ),
		),
		'place'         => place_choices(),
		'orderBy'       => array(
			'manual' => __( 'Manual order', 'programs-filter' ),
			'next'   => __( 'Next session', 'programs-filter' ),
			'start'  => __( 'Start date', 'programs-filter' ),
			'title'  => __( 'Title, A to Z', 'programs-filter' ),
			'date'   => __( 'Newest first', 'programs-filter' ),
		),
	);
}

/**
 * Returns the places of published programs to choose from.
 *
 * @return array<string, string> Names of places, by themselves.
 */
function place_choices(): array {
	$places = array();
	foreach ( array_diff( array_column( Program\facts_of_many( array( 'place' ), "post_status = 'publish'", Program\listed_types() ), 'place' ), array( '' ) ) as $place ) {
		// Two writings of a place are one.
		$places[ choice_value( $place ) ] = $places[ choice_value( $place ) ] ?? $place;
	}
	natcasesort( $places );

	return array( '' => _x( 'Any', 'place', 'programs-filter' ) ) + array_combine( $places, $places );
}

/**
 * Returns the help and the placeholder of controls.
 *
 * @return array<string, array{description?: string, placeholder?: string}> By attribute.
 */
function attribute_hints(): array {
	$all = array( 'description' => __( '0: all of them.', 'programs-filter' ) );

	return array(
		'categories' => array( 'description' => __( 'None chosen: all of them.', 'programs-filter' ) ),
		'showOthers' => array( 'description' => __( 'No program is left out, and a new category is shown too.', 'programs-filter' ) ),
		'when'       => array( 'description' => _x( '“Current and upcoming” includes programs without dates.', 'programs', 'programs-filter' ) ),
		'ageFrom'    => array( 'description' => __( '0: any age. Programs without an age are for all.', 'programs-filter' ) ),
		'ageTo'      => array( 'description' => __( '0: any age.', 'programs-filter' ) ),
		'limit'      => $all,
		'perPage'    => $all,
		'showCounts' => array( 'description' => __( 'Beside other filters than the category, every choice has its number too.', 'programs-filter' ) ),
		'multiple'   => array( 'description' => __( 'Categories become boxes to tick.', 'programs-filter' ) ),
		'target'     => array( 'description' => __( 'Empty: the first ones on the page. Others: # and the name for links of their widget.', 'programs-filter' ) ),
		'anchor'     => array( 'description' => __( 'A word of your choice, so that links and filters can lead here.', 'programs-filter' ) ),
		'allLabel'   => array( 'placeholder' => _x( 'All', 'programs', 'programs-filter' ) ),
	);
}

/**
 * Returns the categories to choose from.
 *
 * @param array<int, \WP_Term> $all All categories.
 * @return array<string, string> Names with those of the categories above, by slug, as the tree reads.
 */
function category_choices( array $all ): array {
	$names = array();
	foreach ( Program\categories_in_tree_order( $all ) as $term ) {
		$names[ $term->slug ] = WordPress\plain_text( implode( ' › ', array_merge( ancestor_names( $term, $all ), array( $term->name ) ) ) );
	}

	return $names;
}

/** Adds the texts and what can be chosen to the block's script. */
function enqueue_editor_texts(): void {
	$criteria = array();
	foreach ( offered_criteria() as $key => $entry ) {
		$criteria[] = array(
			'key'   => $key,
			'label' => WordPress\plain_text( $entry['label'] ),
			'kind'  => $entry['kind'],
		);
	}
	$all        = Program\all_categories();
	$categories = array();
	// Pairs, as an object in JavaScript puts slugs that are numbers first.
	foreach ( category_choices( $all ) as $slug => $name ) {
		$categories[] = array( (string) $slug, $name );
	}
	$texts = array(
		'panels'     => panel_titles(),
		'labels'     => attribute_labels(),
		'hints'      => attribute_hints(),
		'values'     => value_labels(),
		'criteria'   => $criteria,
		'categories' => $categories,
		'renamed'    => Program\renamed_slugs( $all ),
	);
	WordPress\add_script_data( generate_block_asset_handle( BLOCK, 'editorScript' ), 'programsFilterBlock', $texts );
}

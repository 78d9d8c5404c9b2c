<?php
/**
 * What the widget's controls are called: as in the block's inspector.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

defined( 'ABSPATH' ) || exit;

/**
 * The titles of the sections, as those of the inspector's panels.
 *
 * @return array<string, string> By section.
 */
function section_titles(): array {
	return array(
		'programs' => __( 'Programs', 'programs-filter' ),
		'filter'   => __( 'Filter', 'programs-filter' ),
		'cards'    => __( 'Cards', 'programs-filter' ),
		'grid'     => __( 'Grid', 'programs-filter' ),
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
		'showOthers'           => __( 'After these, all other categories', 'programs-filter' ),
		'limit'                => __( 'Maximum number', 'programs-filter' ),
		'perPage'              => __( 'Programs before “Show more”', 'programs-filter' ),
		'orderBy'              => __( 'Order by', 'programs-filter' ),
		'when'                 => __( 'When', 'programs-filter' ),
		'minCardWidth'         => __( 'Minimum card width', 'programs-filter' ),
		'columnsWide'          => __( 'Columns', 'programs-filter' ),
		'columnsMedium'        => __( 'Columns on a tablet', 'programs-filter' ),
		'columnsSmall'         => __( 'Columns on a phone', 'programs-filter' ),
		'showFilter'           => __( 'Show the filter', 'programs-filter' ),
		'filters'              => __( 'Filters', 'programs-filter' ),
		'filterControl'        => __( 'Look of the filters', 'programs-filter' ),
		'multiple'             => __( 'Several at once', 'programs-filter' ),
		'stickyFilter'         => __( 'Keep the filters at hand while scrolling', 'programs-filter' ),
		'showGrid'             => __( 'Show the cards', 'programs-filter' ),
		'target'               => __( 'Grid it controls', 'programs-filter' ),
		'allLabel'             => __( 'Label of “All”', 'programs-filter' ),
		'initialCategory'      => __( 'Initial category', 'programs-filter' ),
		'showImage'            => __( 'Image', 'programs-filter' ),
		'showExcerpt'          => __( 'Excerpt', 'programs-filter' ),
		'showCategories'       => __( 'Categories', 'programs-filter' ),
		'facts'                => __( 'Facts', 'programs-filter' ),
		'showPillCounts'       => __( 'Show how many there are in each category', 'programs-filter' ),
		'showCount'            => __( 'Number of results', 'programs-filter' ),
		'headingLevel'         => __( 'Heading', 'programs-filter' ),
		'emptyText'            => __( 'Text when there are no results', 'programs-filter' ),
		'gap'                  => __( 'Gap between cards', 'programs-filter' ),
		'cardRadius'           => __( 'Corner radius of cards', 'programs-filter' ),
		'cardText'             => __( 'Text', 'programs-filter' ),
		'cardBackground'       => __( 'Background', 'programs-filter' ),
		'cardBorder'           => __( 'Border', 'programs-filter' ),
		'pillGap'              => __( 'Gap between buttons', 'programs-filter' ),
		'pillRadius'           => __( 'Corner radius of buttons', 'programs-filter' ),
		'pillText'             => __( 'Text', 'programs-filter' ),
		'pillBackground'       => __( 'Background', 'programs-filter' ),
		'pillBorder'           => __( 'Border', 'programs-filter' ),
		'activePillText'       => __( 'Text of the active one', 'programs-filter' ),
		'activePillBackground' => __( 'Background of the active one', 'programs-filter' ),
		'anchor'               => __( 'ID', 'programs-filter' ),
	);
}

/**
 * The words for the values that an attribute can have.
 *
 * @return array<string, array<string, string>> By value, by attribute.
 */
function choice_words(): array {
	return array(
		'when'          => array(
			'all'                => __( 'Any time', 'programs-filter' ),
			'current-and-coming' => __( 'Current and upcoming', 'programs-filter' ),
			'coming'             => _x( 'Upcoming', 'programs', 'programs-filter' ),
			'past'               => _x( 'Ended', 'programs', 'programs-filter' ),
		),
		'orderBy'       => array(
			'manual/asc'  => __( 'Manual order', 'programs-filter' ),
			'manual/desc' => __( 'Manual order, reversed', 'programs-filter' ),
			'start/asc'   => __( 'Start date', 'programs-filter' ),
			'start/desc'  => __( 'Start date, reversed', 'programs-filter' ),
			'title/asc'   => __( 'Title, A to Z', 'programs-filter' ),
			'title/desc'  => __( 'Title, Z to A', 'programs-filter' ),
			'date/desc'   => __( 'Newest first', 'programs-filter' ),
			'date/asc'    => __( 'Oldest first', 'programs-filter' ),
		),
		'filterControl' => array(
			'select' => __( 'Drop-down list', 'programs-filter' ),
			'pills'  => __( 'Buttons', 'programs-filter' ),
		),
	);
}

<?php
/**
 * Labels of the block's attributes and their values, for the editor and page builders.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The labels of the block's attributes.
 *
 * @return array<string, string> By attribute.
 */
function attribute_labels(): array {
	return array(
		'categories'           => __( 'Categories', 'programs-filter' ),
		'showOthers'           => __( 'After these, all other categories', 'programs-filter' ),
		'limit'                => __( 'At most', 'programs-filter' ),
		'perPage'              => __( 'Programs at a time', 'programs-filter' ),
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
		'showCalendar'         => __( 'Links to subscribe to the calendar', 'programs-filter' ),
		'headingLevel'         => __( 'Heading', 'programs-filter' ),
		'emptyText'            => __( 'Text when there are no results', 'programs-filter' ),
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
		'anchor'               => __( 'HTML anchor', 'programs-filter' ),
	);
}

/**
 * Returns the labels of the values of attributes with a list. `orderBy` includes the direction.
 *
 * @return array<string, array<string, string>> By value, by attribute.
 */
function value_labels(): array {
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
			'next/asc'    => __( 'Next session', 'programs-filter' ),
			'next/desc'   => __( 'Next session, reversed', 'programs-filter' ),
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

/**
 * Returns the help and the placeholder of controls.
 *
 * @return array<string, array{description?: string, placeholder?: string}> By attribute.
 */
function attribute_hints(): array {
	return array(
		'limit'    => array( 'description' => __( '0: all are shown.', 'programs-filter' ) ),
		'perPage'  => array( 'description' => __( '0: all are shown.', 'programs-filter' ) ),
		'multiple' => array( 'description' => __( 'Categories become boxes to tick.', 'programs-filter' ) ),
		'target'   => array( 'description' => __( 'The HTML anchor of the other widget, with # before it. Empty: the first grid on the page.', 'programs-filter' ) ),
		'allLabel' => array( 'placeholder' => _x( 'All', 'programs', 'programs-filter' ) ),
	);
}

/** Adds the labels to the block's script. */
function enqueue_editor_texts(): void {
	$criteria = array();
	foreach ( offered_criteria() as $key => $entry ) {
		$criteria[] = array(
			'key'   => $key,
			'label' => WordPress\plain_text( $entry['label'] ),
			'kind'  => $entry['kind'],
		);
	}
	$texts = array(
		'labels'   => attribute_labels(),
		'values'   => value_labels(),
		'criteria' => $criteria,
	);
	WordPress\add_script_data( generate_block_asset_handle( BLOCK, 'editorScript' ), 'programsFilterBlock', $texts );
}

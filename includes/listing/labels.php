<?php
/**
 * Labels of the block's attributes and their values, for the editor (enqueue_editor_texts()) and for Elementor's controls.
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
function get_panel_titles(): array {
	return array(
		'programs' => __( 'Which programs', 'programs-filter' ),
		'filter'   => __( 'Filters for visitors', 'programs-filter' ),
		'cards'    => __( 'What each program shows', 'programs-filter' ),
		'more'     => __( 'More', 'programs-filter' ),
		'grid'     => __( 'Cards', 'programs-filter' ),
	);
}

/**
 * The labels of the block's attributes.
 *
 * @return array<string, string> By attribute.
 */
function get_attribute_labels(): array {
	// Nothing to choose where the site lists one type.
	$types = count( Program\get_listed_post_types() ) > 1 ? array( 'types' => _x( 'Content', 'what a listing shows', 'programs-filter' ) ) : array();

	return $types + array(
		'initial'      => __( 'Chosen at first', 'programs-filter' ),
		'limit'        => __( 'Maximum', 'programs-filter' ),
		'perPage'      => __( 'Show … at a time', 'programs-filter' ),
		'orderBy'      => __( 'Order by', 'programs-filter' ),
		'minCardWidth' => __( 'Width of a card at least, in pixels', 'programs-filter' ),
		'columns'      => __( 'Maximum columns', 'programs-filter' ),
		'showFilter'   => __( 'Show the filters', 'programs-filter' ),
		'filters'      => __( 'Filters', 'programs-filter' ),
		'multiple'     => __( 'Several at once', 'programs-filter' ),
		'showGrid'     => __( 'Show the programs', 'programs-filter' ),
		'target'       => __( 'Programs that it filters', 'programs-filter' ),
		'allLabel'     => __( 'Text of the button “All”', 'programs-filter' ),
		'card'         => __( 'On each card', 'programs-filter' ),
		'showCounts'   => __( 'Number of results', 'programs-filter' ),
		'showCalendar' => __( 'Links to subscribe to the calendar', 'programs-filter' ),
		'headingLevel' => __( 'Heading', 'programs-filter' ),
		'anchor'       => __( 'Name for links', 'programs-filter' ),
	);
}

/**
 * Returns the labels of the values of attributes with a list.
 *
 * @return array<string, array<string, string>> By value, by attribute.
 */
function get_value_labels(): array {
	$types = Program\get_listed_post_types();

	return array(
		'types'   => array_map( static fn( string $type ): string => WordPress\only_text( get_post_type_object( $type )->labels->name ?? $type ), array_combine( $types, $types ) ),
		'card'    => array(
			'picture'    => __( 'Image', 'programs-filter' ),
			'excerpt'    => __( 'Excerpt', 'programs-filter' ),
			'categories' => __( 'Categories', 'programs-filter' ),
		) + Program\get_shown_fact_labels(),
		'orderBy' => array(
			'manual' => __( 'Manual order', 'programs-filter' ),
			'next'   => __( 'Next session', 'programs-filter' ),
			'title'  => __( 'Title, A to Z', 'programs-filter' ),
			'date'   => __( 'Newest first', 'programs-filter' ),
		),
	);
}

/**
 * Returns what can be chosen in a criterion.
 *
 * @param Criterion $criterion Criterion.
 * @return array<string> Labels by value; none where a value is written.
 */
function get_selection_choices( array $criterion ): array {
	if ( array() === $criterion['taxonomy'] ) {
		return '' !== $criterion['fact'] && is_free_choice( $criterion ) ? get_fact_choices( $criterion['key'] ) : get_selectable_labels( $criterion );
	}
	$all   = get_criterion_terms( $criterion['taxonomy'] );
	$names = array();
	foreach ( Program\sort_categories_by_tree( $all ) as $term ) {
		// With the names of those above, as the tree reads.
		$names[ $term->slug ] = WordPress\get_plain_text( implode( ' › ', array_merge( get_ancestor_names( $term, $all ), array( $term->name ) ) ) );
	}

	return $names;
}

/**
 * Returns the help and the placeholder of controls.
 *
 * @return array<string, array{description?: string, placeholder?: string}> By attribute.
 */
function get_attribute_hints(): array {
	$all = array( 'description' => __( '0: all of them.', 'programs-filter' ) );

	return array(
		'columns'    => array( 'description' => __( '0: as many as fit.', 'programs-filter' ) ),
		'limit'      => $all,
		'perPage'    => $all,
		'showCounts' => array( 'description' => __( 'Beside other filters than the category, every choice has its number too.', 'programs-filter' ) ),
		'multiple'   => array( 'description' => __( 'Categories become boxes to tick.', 'programs-filter' ) ),
		'target'     => array( 'description' => __( 'Empty: the first ones on the page. Others: # and the name for links of their widget.', 'programs-filter' ) ),
		'anchor'     => array( 'description' => __( 'A word of your choice, so that links and filters can lead here.', 'programs-filter' ) ),
		'allLabel'   => array( 'placeholder' => _x( 'All', 'programs', 'programs-filter' ) ),
	);
}

/** Adds the texts and what can be chosen to the block's script. */
function enqueue_editor_texts(): void {
	$criteria = array();
	$types    = Program\get_listed_post_types();
	foreach ( get_available_criteria() as $key => $entry ) {
		$is_selectable = is_selectable( $entry );
		$options       = array();
		$has_it        = static fn( string $type ): bool => array() !== array_intersect( $entry['taxonomy'], get_object_taxonomies( $type ) );
		foreach ( CATEGORY === $key ? $types : array( '' ) as $type ) {
			$choices = $is_selectable ? get_selection_choices( '' === $type ? $entry : get_category_criterion( array( $type ) ) ) : array();
			// Lists, as an object in JavaScript puts slugs that are numbers first.
			foreach ( $choices as $value => $label ) {
				$options[] = array( (string) $value, WordPress\get_plain_text( $label ), $type );
			}
		}
		$criteria[] = array(
			'key'        => $key,
			'label'      => WordPress\get_plain_text( $entry['label'] ),
			'kind'       => $entry['kind'],
			'options'    => $options,
			'selectable' => $is_selectable,
		) + ( CATEGORY === $key || array() === $entry['taxonomy'] ? array() : array( 'types' => array_values( array_filter( $types, $has_it ) ) ) );
	}
	$texts = array(
		'panels'   => get_panel_titles(),
		'labels'   => get_attribute_labels(),
		'hints'    => get_attribute_hints(),
		'values'   => get_value_labels(),
		'criteria' => $criteria,
		'renamed'  => Program\get_current_slugs( Program\get_all_categories() ),
	);
	WordPress\add_script_data( generate_block_asset_handle( BLOCK, 'editorScript' ), 'programsFilterBlock', $texts );
}

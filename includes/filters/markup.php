<?php
/**
 * What the template of a criterion prints, as data.
 *
 * The form by which filters work without script. It is one for all criteria of a listing: their fields name it, wherever they stand.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the attributes of a control's group, for the script.
 *
 * @since n.e.x.t
 *
 * @param CriterionTemplate $args What the template was given.
 * @return array<string, string>
 */
function criterion_attributes( array $args ): array {
	$control = $args['control'];
	$data    = array(
		'data-filter' => $control['key'],
		'data-label'  => $control['label'],
	);
	if ( $control['parameter'] !== $control['key'] ) {
		$data['data-parameter'] = $control['parameter'];
	}
	if ( '' !== $args['attributes']['target'] ) {
		$data['data-target'] = $args['attributes']['target'];
	}
	if ( 'checkboxes' === $control['look'] ) {
		$data['data-multiple'] = '';
	}
	if ( CATEGORY === $control['key'] && array() !== $args['listing']['renamed'] ) {
		// For the script, on a page from a cache that ignores the query string.
		$data['data-renamed'] = (string) wp_json_encode( $args['listing']['renamed'] );
	}
	if ( CATEGORY === $control['key'] && Program\ALL !== $args['listing']['initial'] ) {
		$data['data-initial'] = $args['listing']['initial'];
	}
	if ( 'number' === $control['kind'] ) {
		$data += array(
			'data-one'  => number_text( $control, 1 ),
			'data-many' => number_text( $control, 2 ),
		);
	}
	if ( 'words' === $control['kind'] ) {
		$data += array(
			'data-uncounted' => UNCOUNTED_WORDS,
			'data-endings'   => WORD_ENDINGS,
		);
	}
	if ( 'when' === $control['kind'] ) {
		$data += array(
			'data-zone' => wp_timezone_string(),
			'data-week' => (string) first_weekday(),
		);
		if ( are_past_ones_apart( $args['attributes'] ) ) {
			$data['data-apart'] = OVER;
		}
	}
	if ( $args['attributes']['showPillCounts'] ) {
		$data['data-counts'] = '';
	}

	return $data;
}

/**
 * What can be chosen.
 *
 * @since n.e.x.t
 *
 * @param CriterionTemplate $args What the template was given.
 * @return list<Choice>
 */
function criterion_choices( array $args ): array {
	$control = $args['control'];
	$asked   = $args['listing']['asked'][ $control['key'] ] ?? array();
	$counts  = $args['listing']['choices'][ $control['key'] ] ?? array();
	$options = $control['options'];
	$data    = criterion_attributes( $args );
	if ( 'order' !== $control['kind'] && ( 'select' === $control['look'] || 'radios' === $control['look'] ) ) {
		array_unshift(
			$options,
			array(
				'value' => '',
				'label' => _x( 'Any', 'value of a filter', 'programs-filter' ),
			)
		);
	}
	$choices = array();
	foreach ( $options as $option ) {
		$number = $counts[ $option['value'] ] ?? 0;
		// Of cards elsewhere nothing is known, and an order has all cards.
		$is_known  = $args['attributes']['showGrid'] && 'order' !== $control['kind'] && ( $number > 0 || ( $data['data-apart'] ?? null ) !== $option['value'] );
		$is_empty  = $is_known && 0 === $number;
		$is_said   = '' !== $option['value'] && $is_known && ( $is_empty || $args['attributes']['showPillCounts'] );
		$choices[] = $option + array(
			'count'     => $is_said ? "\u{a0}(" . number_format_i18n( $number ) . ')' : '',
			'is_active' => array() === $asked ? '' === $option['value'] : in_array( $option['value'], $asked, true ),
			'is_empty'  => $is_empty,
		);
	}

	return $choices;
}

/**
 * Returns the count after a label.
 *
 * @since n.e.x.t
 *
 * @param Choice $choice Choice.
 */
function choice_count( array $choice ): string {
	return sprintf( '<span class="programas-pill__count">%s</span>', esc_html( WordPress\without_brackets( $choice['count'] ) ) );
}

/**
 * Returns the attributes of the form besides its method.
 *
 * @since n.e.x.t
 *
 * @param ListingTemplate $args What the template was given.
 * @return array<string, string>
 */
function form_attributes( array $args ): array {
	$controls = controlled_id( $args );

	return ( $args['parts']['criteria'] ? array( 'id' => form_id( $args ) ) : array() )
		// Without script the page reloads: it opens at the cards, not at its top.
		+ ( '' === $controls ? array() : array( 'action' => "#$controls" ) );
}

/**
 * Returns the ID of the form.
 *
 * @since n.e.x.t
 *
 * @param ListingTemplate $args What the template was given.
 */
function form_id( array $args ): string {
	return $args['id'] . '-filtro';
}

/**
 * Returns the form's content besides pills: hidden fields for other parameters, and the button for Enter in a field.
 *
 * @since n.e.x.t
 *
 * @param ListingTemplate $args What the template was given.
 */
function form_inside( array $args ): string {
	$fields = kept_parameters();
	if ( $args['attributes']['multiple'] && Program\ALL !== $args['listing']['initial'] ) {
		// If the page opens with a category, "all" needs a parameter.
		$fields[] = array( own_parameter(), Program\ALL );
	}
	$hidden = WordPress\hidden_inputs( $fields );

	return $args['parts']['criteria'] && $args['parts']['filter'] ? '<button type="submit" hidden' . submit_attributes( $args ) . '></button>' . $hidden : $hidden;
}

/**
 * Returns the attributes of the submit button, which keeps the category of the active pill.
 *
 * @since n.e.x.t
 *
 * @param ListingTemplate $args What the template was given.
 */
function submit_attributes( array $args ): string {
	$html = '';
	foreach ( $args['parts']['filter'] ? active_category_parameters( $args['listing'] ) : array() as list( $name, $value ) ) {
		$html = WordPress\html_attributes( compact( 'name', 'value' ) );
	}

	return $html;
}

/**
 * Returns the words of the number of programs, by which the script writes and says it.
 *
 * @since n.e.x.t
 *
 * @param int $total Number of all programs.
 * @return array{data-all: string, data-some: string, data-thousands: string}
 */
function count_attributes( int $total ): array {
	return array(
		/* translators: %s: number of programs. */
		'data-all'       => _n( '%s program', '%s programs', $total, 'programs-filter' ),
		/* translators: 1: number of programs shown, 2: number of all programs, which decides singular or plural. */
		'data-some'      => _n( '%1$s of %2$s program', '%1$s of %2$s programs', $total, 'programs-filter' ),
		'data-thousands' => WordPress\thousands_separator(),
	);
}

/**
 * Returns the button that applies the fields without script.
 *
 * @since n.e.x.t
 *
 * @param ListingTemplate $args What the template was given.
 */
function apply_button( array $args ): string {
	return sprintf( '<button type="submit" class="programas-apply" form="%1$s"%2$s>%3$s</button>', esc_attr( form_id( $args ) ), submit_attributes( $args ), esc_html_x( 'Filter', 'verb', 'programs-filter' ) );
}

/**
 * Returns the ID of what the filter controls: the grid, or an element around or before it.
 *
 * @since n.e.x.t
 *
 * @param ListingTemplate $args What the template was given.
 * @return string '' when the target is not an ID.
 */
function controlled_id( array $args ): string {
	$target = $args['attributes']['target'];
	if ( '' !== $target ) {
		// An escape would belong to the ID.
		return 1 === preg_match( '/^#((?!\d)[-\w\x80-\xff]++)(?!\\\\)/', $target, $found ) ? $found[1] : '';
	}

	return $args['parts']['grid'] ? $args['id'] : '';
}

/**
 * Returns the grid's attributes for the script of criteria: that the grid waits for it, and the category without pills.
 *
 * @since n.e.x.t
 *
 * @param ListingTemplate $args What the template was given.
 * @return array<string, string>
 */
function grid_attributes( array $args ): array {
	if ( ! $args['parts']['criteria'] && ! $args['parts']['more'] ) {
		return array();
	}

	return array( 'data-waits' => '' ) + ( $args['parts']['filter'] || Program\ALL === $args['listing']['active'] ? array() : array( 'data-initial' => $args['listing']['active'] ) );
}

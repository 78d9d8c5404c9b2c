<?php
/**
 * The form by which filters work without script. It is one for all criteria of a listing: their fields name it, wherever they stand.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filter_Form;

use ProgramsFilter\Chips;
use ProgramsFilter\Form_Parameters;
use ProgramsFilter\Markup;
use ProgramsFilter\Request;
use const ProgramsFilter\Taxonomy\ALL;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes of the form besides its method.
 *
 * @since n.e.x.t
 *
 * @param array $args What the template was given.
 * @phpstan-param ListingTemplate $args
 * @return array<string, string>
 */
function attributes( array $args ): array {
	$controls = controls( $args );

	return ( $args['parts']['criteria'] ? array( 'id' => id( $args ) ) : array() )
		// Without script the page is loaded anew: it opens at the cards, not at its top.
		+ ( '' === $controls ? array() : array( 'action' => "#$controls" ) );
}

/**
 * ID of the form.
 *
 * @since n.e.x.t
 *
 * @param array $args What the template was given.
 * @phpstan-param ListingTemplate $args
 */
function id( array $args ): string {
	return $args['id'] . '-filtro';
}

/**
 * What stands in the form besides pills: the page's other parameters, and the button that Enter in a field presses.
 *
 * @since n.e.x.t
 *
 * @param array $args What the template was given.
 * @phpstan-param ListingTemplate $args
 */
function inside( array $args ): string {
	$fields = Form_Parameters\of_page( Chips\names( $args['listing'] ) );
	if ( $args['attributes']['multiple'] && ALL !== $args['listing']['initial'] ) {
		// Where the page opens on something, nothing chosen has to be said.
		$fields[] = array( Request\parameter(), ALL );
	}
	$hidden = Markup\hidden_inputs( $fields );

	return $args['parts']['criteria'] && $args['parts']['filter'] ? '<button type="submit" hidden' . submit( $args ) . '></button>' . $hidden : $hidden;
}

/**
 * Attributes of a button that applies all fields: the category of the active pill stays.
 *
 * @since n.e.x.t
 *
 * @param array $args What the template was given.
 * @phpstan-param ListingTemplate $args
 */
function submit( array $args ): string {
	$html = '';
	foreach ( $args['parts']['filter'] ? Chips\category( $args['listing'] ) : array() as list( $name, $value ) ) {
		$html = Markup\html_attributes( compact( 'name', 'value' ) );
	}

	return $html;
}

/**
 * ID of what the filter controls: the grid, or what is around or before it.
 *
 * @since n.e.x.t
 *
 * @param array $args What the template was given.
 * @phpstan-param ListingTemplate $args
 * @return string '' when no ID says it.
 */
function controls( array $args ): string {
	$target = $args['attributes']['target'];
	if ( '' !== $target ) {
		// With an escape the ID with which the selector begins would be another.
		return 1 === preg_match( '/^#((?!\d)[-\w\x80-\xff]++)(?!\\\\)/', $target, $found ) ? $found[1] : '';
	}

	return $args['parts']['grid'] ? $args['id'] : '';
}

/**
 * What the grid says to the script of its criteria: that it waits for it, and the category that no pill changes.
 *
 * @since n.e.x.t
 *
 * @param array $args What the template was given.
 * @phpstan-param ListingTemplate $args
 * @return array<string, string>
 */
function of_grid( array $args ): array {
	if ( ! $args['parts']['criteria'] && ! $args['parts']['more'] ) {
		return array();
	}

	return array( 'data-waits' => '' ) + ( $args['parts']['filter'] || ALL === $args['listing']['active'] ? array() : array( 'data-initial' => $args['listing']['active'] ) );
}

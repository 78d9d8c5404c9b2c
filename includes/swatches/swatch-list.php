<?php
/**
 * What stands in a list that WooCommerce printed, and whatever other plugins made of it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Swatch_List;

defined( 'ABSPATH' ) || exit;

/**
 * Class by which the style knows the list that swatches stand for.
 */
const STANDS_BEHIND = 'programas-swatches-list';

/**
 * Reads a list.
 *
 * @param string $html HTML with a `<select>`.
 * @return array{html: string, name: string, options: list<array{value: string, label: string, selected: bool}>}|null The HTML, with a class more; the name that
 *                     WooCommerce's script has for the attribute; the values that can be chosen. Null where there is no list of an attribute, or none of its values.
 */
function read( string $html ): ?array {
	$tags = new \WP_HTML_Tag_Processor( $html );
	// Another plugin may have put a list of its own before it.
	do {
		if ( ! $tags->next_tag( array( 'tag_name' => 'select' ) ) ) {
			return null;
		}
		$name = $tags->get_attribute( 'data-attribute_name' );
	} while ( ! is_string( $name ) || '' === $name );
	$tags->add_class( STANDS_BEHIND );
	$values = array();
	$labels = array();
	$value  = null;
	while ( $tags->next_token() ) {
		$token = $tags->get_token_name();
		if ( 'SELECT' === $token ) {
			break;
		}
		if ( 'OPTION' === $token ) {
			$value = $tags->is_tag_closer() ? null : $tags->get_attribute( 'value' );
			if ( is_string( $value ) && '' !== $value && null === $tags->get_attribute( 'disabled' ) ) {
				$values[] = array( $value, null !== $tags->get_attribute( 'selected' ) );
				$labels[] = '';
			} else {
				$value = null;
			}
		} elseif ( '#text' === $token && is_string( $value ) ) {
			$labels[ count( $labels ) - 1 ] .= $tags->get_modifiable_text();
		}
	}
	if ( array() === $values ) {
		return null;
	}
	$options = array();
	foreach ( $values as $index => list( $value, $selected ) ) {
		$options[] = array(
			'value'    => $value,
			'label'    => $labels[ $index ] ?? '',
			'selected' => $selected,
		);
	}

	return array(
		'html'    => $tags->get_updated_html(),
		'name'    => $name,
		'options' => $options,
	);
}

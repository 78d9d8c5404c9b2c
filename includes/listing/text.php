<?php
/**
 * Text that WordPress and other plugins do not change on its way into the page.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

/**
 * What WordPress gave, through filters that other plugins may answer with anything.
 *
 * @param mixed $value Value.
 * @return string '' unless it is text.
 */
function only_text( $value ): string {
	return is_string( $value ) ? $value : '';
}

/**
 * Text that the filters of a page's content leave alone.
 *
 * The block's HTML passes through them and the shortcode's does not: without this their typography would differ, and a
 * shortcode in a title, a category's name or the page's address would run. The entities have three digits because
 * do_shortcode() turns those with two back into brackets.
 *
 * @since n.e.x.t
 *
 * @param string $text Text or HTML without tags that contain brackets.
 * @return string The same kind, typeset, its square brackets as entities.
 */
function typeset( string $text ): string {
	return without_brackets( wptexturize( $text ) );
}

/**
 * The same without typography, for the value of an attribute.
 *
 * @since n.e.x.t
 *
 * @param string $text Text or HTML.
 */
function without_brackets( string $text ): string {
	return strtr(
		$text,
		array(
			'[' => '&#091;',
			']' => '&#093;',
		)
	);
}

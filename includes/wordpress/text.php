<?php
/**
 * Texts and attributes of HTML.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * A value of unknown type, such as an attribute of a parsed block, as text.
 *
 * @param mixed $value Value.
 * @return string '' unless it is a string.
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
	return false === strpbrk( $text, '[]' ) ? $text : strtr(
		$text,
		array(
			'[' => '&#091;',
			']' => '&#093;',
		)
	);
}

/**
 * A text, escaped for HTML and for its attributes. Most cards of a listing share their words, so each is escaped once.
 *
 * @since n.e.x.t
 *
 * @param string $text Text.
 */
function escaped_text( string $text ): string {
	static $known = array();

	if ( ! isset( $known[ $text ] ) ) {
		$known[ $text ] = esc_attr( $text );
	}

	return $known[ $text ];
}

/**
 * Whether escaping leaves a text unchanged: it has no special character, and no filter listens.
 *
 * @param string $text Text.
 */
function is_plain_text( string $text ): bool {
	return 1 === preg_match( '/^[^&<>"\']*$/Du', $text ) && false === has_filter( 'attribute_escape' );
}

/**
 * A text without tags and repeated spaces.
 *
 * @param string $html Text or HTML.
 */
function visible_text( string $html ): string {
	return trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( $html ) ) );
}

/**
 * The same with its entities decoded, for readers of plain text.
 *
 * @param string $html Text or HTML.
 */
function plain_text( string $html ): string {
	return html_entity_decode( visible_text( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/**
 * Whether a text still stands, complete, at the beginning of its filtered version.
 *
 * @param string $filtered Text or HTML after the filters, typeset.
 * @param string $html     Before them.
 */
function begins_with_text( string $filtered, string $html ): bool {
	return str_starts_with( plain_text( $filtered ), plain_text( convert_smilies( wptexturize( $html ) ) ) );
}

/**
 * Text of a visitor for WordPress's escaping functions, which would keep what looks like an entity.
 *
 * @since n.e.x.t
 *
 * @param string $text Text.
 */
function verbatim_text( string $text ): string {
	return str_replace( '&', '&amp;', $text );
}

/**
 * The separator between the thousands of a number. Scripts print the same one.
 *
 * @since n.e.x.t
 */
function thousands_separator(): string {
	return str_replace( array( '1', '0' ), '', number_format_i18n( 1000 ) );
}


/**
 * HTML attributes, escaped, each with a space before it.
 *
 * @since n.e.x.t
 *
 * @param array<string, string> $attributes Values by name.
 */
function html_attributes( array $attributes ): string {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %1$s="%2$s"', $name, without_brackets( esc_attr( $value ) ) );
	}

	return $html;
}

/**
 * Hidden inputs of a form.
 *
 * @since n.e.x.t
 *
 * @param list<Parameter> $fields Names and values.
 */
function hidden_inputs( array $fields ): string {
	$html = '';
	foreach ( $fields as list( $name, $value ) ) {
		$html .= sprintf( '<input type="hidden"%s>', html_attributes( compact( 'name', 'value' ) ) );
	}

	return $html;
}

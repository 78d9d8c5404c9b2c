<?php
/**
 * Text helpers for escaping, stripping, shortening and sorting, and for HTML attributes, used by every room.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Returns a filtered value if it is text.
 *
 * @param mixed $value Value.
 * @return string '' unless it is text.
 */
function only_text( $value ): string {
	return is_string( $value ) ? $value : '';
}

/**
 * Typesets a text so that the filters of the content leave it alone. They run on the block's HTML and not on the shortcode's: typography would
 * differ, and shortcodes in titles or in the URL would run. The entities have three digits, as do_shortcode() decodes those with two.
 *
 * @param string $text Text or HTML without tags that contain brackets.
 * @return string Typeset text or HTML, with square brackets as entities.
 */
function typeset( string $text ): string {
	return escape_square_brackets( wptexturize( $text ) );
}

/**
 * Returns a text with square brackets as entities, so that no shortcode in it runs.
 *
 * @param mixed $value Text or HTML, as other plugins may have filtered it: '' unless it is text.
 */
function escape_square_brackets( $value ): string {
	$text = only_text( $value );

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
 * @since 0.1.0
 *
 * @param string $text Text.
 */
function escaped_text( string $text ): string {
	static $escaped = array();

	if ( ! isset( $escaped[ $text ] ) ) {
		$escaped[ $text ] = only_text( esc_attr( $text ) );
	}

	return $escaped[ $text ];
}

/**
 * Returns the visible text of HTML.
 *
 * @param mixed $html Text or HTML, as other plugins may have filtered it.
 */
function get_visible_text( $html ): string {
	// The marks of TranslatePress around texts are tags, written so that no filter takes them for such.
	$tagged = str_replace( array( '#!trpst#', '#!trpen#' ), array( '<', '>' ), only_text( $html ) );

	return trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( $tagged ) ) );
}

/**
 * Returns the visible text of HTML with decoded entities.
 *
 * @param mixed $html Text or HTML, as other plugins may have filtered it.
 */
function get_plain_text( $html ): string {
	return html_entity_decode( get_visible_text( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/**
 * Truncates a typed text that a message quotes.
 *
 * @param string $text Text.
 * @param int    $most Most characters.
 */
function truncate_text( string $text, int $most = 100 ): string {
	return mb_strlen( $text ) > $most ? mb_substr( $text, 0, $most - 1 ) . '…' : $text;
}

/**
 * Whether a filtered text begins with all of the original text.
 *
 * @param string $filtered Text or HTML after the filters, typeset.
 * @param string $html     Text or HTML before the filters.
 */
function starts_with_text( string $filtered, string $html ): bool {
	return str_starts_with( get_plain_text( $filtered ), get_plain_text( convert_smilies( wptexturize( $html ) ) ) );
}

/**
 * Encodes the ampersands of a visitor's text: WordPress's escaping functions keep what looks like an entity.
 *
 * @param string $text Text.
 */
function encode_ampersands( string $text ): string {
	return str_replace( '&', '&amp;', $text );
}

/**
 * The separator between the thousands of a number. Scripts print the same one.
 */
function get_thousands_separator(): string {
	return str_replace( array( '1', '0' ), '', only_text( number_format_i18n( 1000 ) ) );
}

/**
 * HTML attributes, escaped, each with a space before it.
 *
 * @param array<string, string|null> $attributes Values by name; null for none.
 */
function get_html_attributes( array $attributes ): string {
	$html = '';
	foreach ( array_filter( $attributes, 'is_string' ) as $name => $value ) {
		$html .= sprintf( ' %1$s="%2$s"', $name, escape_square_brackets( esc_attr( $value ) ) );
	}

	return $html;
}

/**
 * Hidden inputs of a form.
 *
 * @param list<Parameter> $fields Names and values.
 */
function get_hidden_inputs( array $fields ): string {
	$html = '';
	foreach ( $fields as list( $name, $value ) ) {
		$html .= sprintf( '<input type="hidden"%s>', get_html_attributes( compact( 'name', 'value' ) ) );
	}

	return $html;
}

/**
 * Returns names in natural order, whatever their case and accents.
 *
 * @template Key of array-key
 * @param array<Key, string> $names Names by any key.
 * @return array<Key, string> The same, sorted.
 */
function sort_naturally( array $names ): array {
	$folded = array_map( static fn( string $name ): string => strtolower( remove_accents( $name ) ), $names );
	natsort( $folded );

	return array_replace( $folded, $names );
}

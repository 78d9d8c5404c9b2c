<?php
/**
 * Text that WordPress and other plugins do not change on its way into the page.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Text;

use ProgramsFilter\Answers;

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
	return false === strpbrk( $text, '[]' ) ? $text : strtr(
		$text,
		array(
			'[' => '&#091;',
			']' => '&#093;',
		)
	);
}

/**
 * A text for HTML and for its attributes. Most cards of a listing have the same words, and WordPress takes its time for each.
 *
 * @since n.e.x.t
 *
 * @param string $text Text.
 */
function escaped( string $text ): string {
	static $known = array();

	if ( ! isset( $known[ $text ] ) ) {
		$known[ $text ] = Answers\text( 'attribute_escape', static fn() => esc_attr( $text ) );
	}

	return $known[ $text ];
}

/**
 * Whether a text is the same when it is escaped: nothing in it stands for something else, and nobody has a say in it.
 *
 * @param string $text Text.
 */
function is_plain( string $text ): bool {
	return 1 === preg_match( '/^[^&<>"\']*$/Du', $text ) && false === has_filter( 'attribute_escape' );
}

/**
 * A text as people read it.
 *
 * @param string $html Text or HTML.
 */
function visible( string $html ): string {
	return trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( $html ) ) );
}

/**
 * The same as characters, for who reads no HTML.
 *
 * @param string $html Text or HTML.
 */
function plain( string $html ): string {
	return html_entity_decode( visible( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/**
 * Whether people still read all of a text at the beginning of what filters made of it.
 *
 * @param string $filtered Text or HTML after the filters, typeset.
 * @param string $html     Before them.
 */
function begins_with( string $filtered, string $html ): bool {
	return str_starts_with( plain( $filtered ), plain( convert_smilies( wptexturize( $html ) ) ) );
}

/**
 * What a visitor wrote, for WordPress's functions that escape: they leave what looks like an entity, which here is none.
 *
 * @since n.e.x.t
 *
 * @param string $text Text.
 */
function verbatim( string $text ): string {
	return str_replace( '&', '&amp;', $text );
}

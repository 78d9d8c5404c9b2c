<?php
/**
 * Text that WordPress and other plugins do not change on its way into the page.
 *
 * Texts that WordPress gives through filters, which other plugins may answer with anything: nothing, a number, an object.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

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
function escaped_text( string $text ): string {
	static $known = array();

	if ( ! isset( $known[ $text ] ) ) {
		$known[ $text ] = answered_text( 'attribute_escape', static fn() => esc_attr( $text ) );
	}

	return $known[ $text ];
}

/**
 * Whether a text is the same when it is escaped: nothing in it stands for something else, and nobody has a say in it.
 *
 * @param string $text Text.
 */
function is_plain_text( string $text ): bool {
	return 1 === preg_match( '/^[^&<>"\']*$/Du', $text ) && false === has_filter( 'attribute_escape' );
}

/**
 * A text as people read it.
 *
 * @param string $html Text or HTML.
 */
function visible_text( string $html ): string {
	return trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( $html ) ) );
}

/**
 * The same as characters, for who reads no HTML.
 *
 * @param string $html Text or HTML.
 */
function plain_text( string $html ): string {
	return html_entity_decode( visible_text( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/**
 * Whether people still read all of a text at the beginning of what filters made of it.
 *
 * @param string $filtered Text or HTML after the filters, typeset.
 * @param string $html     Before them.
 */
function begins_with_text( string $filtered, string $html ): bool {
	return str_starts_with( plain_text( $filtered ), plain_text( convert_smilies( wptexturize( $html ) ) ) );
}

/**
 * What a visitor wrote, for WordPress's functions that escape: they leave what looks like an entity, which here is none.
 *
 * @since n.e.x.t
 *
 * @param string $text Text.
 */
function verbatim_text( string $text ): string {
	return str_replace( '&', '&amp;', $text );
}

/**
 * A text; what WordPress itself had, where somebody answered with none.
 *
 * @param string            $hook Filter.
 * @param callable(): mixed $code What asks WordPress. It is done again where the answer cannot be used.
 */
function answered_text( string $hook, callable $code ): string {
	$answer = $code();
	if ( is_string( $answer ) && '' !== $answer ) {
		return $answer;
	}
	$own  = '';
	$read = static function ( $value ) use ( &$own ) {
		$own = is_string( $value ) ? $value : '';
		return $value;
	};
	add_filter( $hook, $read, PHP_INT_MIN );
	try {
		$code();
	} finally {
		remove_filter( $hook, $read, PHP_INT_MIN );
	}

	return $own;
}

/**
 * A number as the page's language writes it.
 *
 * @since n.e.x.t
 *
 * @param int $number Number.
 */
function formatted_number( int $number ): string {
	return answered_text( 'number_format_i18n', static fn() => number_format_i18n( $number ) );
}

/**
 * What stands between the digits of a thousand: scripts put there the same.
 *
 * @since n.e.x.t
 */
function thousands_separator(): string {
	return str_replace( array( '1', '0' ), '', formatted_number( 1000 ) );
}

/**
 * The page's locale.
 */
function page_locale(): string {
	foreach ( array(
		'determine_locale' => 'determine_locale',
		'locale'           => 'get_locale',
	) as $hook => $ask ) {
		$locale = answered_text( $hook, $ask );
		if ( '' !== $locale ) {
			return $locale;
		}
	}

	return 'en_US';
}

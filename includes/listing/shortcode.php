<?php
/**
 * Parses and renders the shortcode `[programas]`, for the classic editor and page builders. Its attributes are Spanish names for the block's, its
 * values Spanish words without accents, or the block's values.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** How much of the mistakes a notice repeats, in characters. */
const MAX_ERROR_LENGTH = 500;

/**
 * Renders the block for the shortcode, with the same markup, assets and hooks.
 *
 * @param mixed $written Attributes as WordPress parsed them; '' when there are none.
 */
function render_shortcode( $written ): string {
	$parsed = parse_shortcode_attributes( is_array( $written ) ? $written : array() );
	$html   = render_block(
		array(
			'blockName'    => BLOCK,
			'attrs'        => $parsed['attributes'],
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		)
	);

	$notice = current_user_can( 'edit_posts' ) ? get_errors_notice( $parsed['mistakes'], '&#091;' . SHORTCODE . '&#093;' ) : '';

	return $notice . $html;
}

/**
 * The attributes of a shortcode as attributes of the block.
 *
 * @param array<mixed> $written Attributes as WordPress parsed them.
 * @return WrittenAttributes Attributes of the block, and the written ones that were left out.
 */
function parse_shortcode_attributes( array $written ): array {
	$schema = get_attributes_schema();
	$names  = get_shortcode_names();
	// `shortcode_atts_programas` gets null for missing attributes, which have the block's default.
	$absent   = array_fill_keys( array_keys( $names ), null );
	$known    = shortcode_atts( $absent, $written, SHORTCODE );
	$only     = array();
	$result   = array(
		'attributes' => array(),
		'mistakes'   => array(),
	);
	$texts    = stringify_attributes( ( is_array( $known ) ? $known : array() ) + array_diff_key( $written, $absent ) );
	$criteria = get_selectable_criteria( array_map( 'strval', array_keys( array_diff_key( $texts, $absent ) ) ) );
	foreach ( $texts as $name => $text ) {
		$attribute = $names[ $name ] ?? null;
		// The widget of Elementor writes entities.
		$plain = trim( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		if ( null === $attribute ) {
			$criterion = $criteria[ $name ] ?? null;
			if ( null === $criterion ) {
				$result['mistakes'][] = is_int( $name ) ? $text : $name;
			} else {
				$only[ $name ] = parse_shortcode_values( $plain, $criterion );
			}
			continue;
		}
		if ( 'align' === $attribute ) {
			$align = ALIGNMENT_WORDS[ normalize_word( $plain ) ] ?? normalize_word( $plain );
			$read  = in_array( $align, ALIGNMENT_WORDS, true ) ? compact( 'align' ) : null;
		} elseif ( ! isset( $schema[ $attribute ] ) ) {
			$read = array( $attribute => $plain );
		} else {
			$value = parse_shortcode_value( $attribute, $plain, $schema[ $attribute ] );
			$fits  = null !== $value && true === rest_validate_value_from_schema( $value, $schema[ $attribute ], (string) $name );
			$read  = $fits ? array( $attribute => $value ) : null;
		}
		if ( null === $read ) {
			$result['mistakes'][] = "$name=\"$text\"";
		} elseif ( 'card' === $attribute ) {
			$others = array_diff( parse_shortcode_list( $plain ), get_valid_words( 'card', parse_shortcode_list( $plain ), array() ) );
			if ( array() !== $others ) {
				$result['mistakes'][] = sprintf( '%1$s="%2$s"', $name, implode( ',', $others ) );
			}
		}
		$result['attributes'] += $read ?? array();
	}
	$result['attributes'] += array() === $only ? array() : compact( 'only' );

	return $result;
}

/**
 * A notice about what a block or a shortcode has and a listing cannot use, for editors only.
 *
 * @param list<string> $mistakes Names of attributes, and attributes with their values.
 * @param string       $name     What it is about, HTML.
 */
function get_errors_notice( array $mistakes, string $name ): string {
	if ( array() === $mistakes ) {
		return '';
	}
	/* translators: %s: attributes. */
	$sentence = sprintf( __( 'Not understood, or of no program: %s. Visitors do not see this note.', 'programs-filter' ), WordPress\truncate_text( implode( ', ', $mistakes ), MAX_ERROR_LENGTH ) );

	return sprintf( '<div class="programas-notice" role="note"><p><strong>%1$s</strong> %2$s</p></div>', $name, WordPress\escape_square_brackets( esc_html( $sentence ) ) );
}

/**
 * A notice about a block. That of a shortcode has no unknown attributes any more, but may have values of which there are none.
 *
 * @param \WP_Block $block Block as it is stored.
 */
function get_block_notice( \WP_Block $block ): string {
	/**
	 * As the block is stored.
	 *
	 * @var array<string, mixed>|null $given
	 */
	$given = $block->parsed_block['attrs'] ?? null;
	if ( ! current_user_can( 'edit_posts' ) || null === $given ) {
		return '';
	}
	$known  = (array) $block->block_type->get_attributes();
	$values = get_attribute_errors( $given );
	foreach ( array_intersect_key( $given, get_attributes_schema() ) as $name => $value ) {
		$schema = get_attributes_schema()[ $name ];
		if ( true !== rest_validate_value_from_schema( $value, $schema, $name ) ) {
			$values[] = "$name=" . wp_json_encode( $value );
		} elseif ( 'array' === $schema['type'] ) {
			$words  = get_filled_items( $value );
			$usable = 'card' === $name ? array_keys( get_card_part_words() ) : get_valid_words( $name, $words, $given );
			$others = array_diff( $words, $usable );
			$values = array_merge( $values, array() === $others ? array() : array( sprintf( '%1$s="%2$s"', $schema['shortcode'] ?? $name, implode( ',', $others ) ) ) );
		}
	}

	return get_errors_notice( array_merge( array_keys( array_diff_key( $given, $known ) ), $values ), esc_html( WordPress\get_plural_label() ) );
}

/**
 * Returns the known words of a list.
 *
 * @param string               $attribute  Attribute of the block.
 * @param list<string>         $words      Written words.
 * @param array<string, mixed> $attributes All attributes of the block.
 * @return array<string>
 */
function get_valid_words( string $attribute, array $words, array $attributes ): array {
	switch ( $attribute ) {
		case 'types':
			return array_intersect( $words, Program\get_listed_post_types() );
		case 'card':
			return array_filter( $words, static fn( string $word ): bool => null !== split_parts( array( normalize_word( $word ) ) ) );
		case 'filters':
			$known = array_keys( get_listing_criteria( prepare_listing_attributes( $attributes ) ) );

			return array_filter( $words, static fn( string $word ): bool => array() === array_diff( get_parameter_keys( array( $word ) ), $known ) );
	}

	return $words;
}

/** Words for a boolean. */
const BOOLEAN_WORDS = array(
	'si'    => true,
	'true'  => true,
	'1'     => true,
	'no'    => false,
	'false' => false,
	'0'     => false,
);

/** Words for the block's alignment. */
const ALIGNMENT_WORDS = array(
	'ancho'    => 'wide',
	'completo' => 'full',
);

/**
 * Returns a value in the type of the block's attribute.
 *
 * @param string          $attribute Attribute of the block.
 * @param string          $text      Written text.
 * @param AttributeSchema $schema    Schema of the attribute.
 * @return mixed Null when it cannot be read.
 */
function parse_shortcode_value( string $attribute, string $text, array $schema ) {
	switch ( $schema['type'] ) {
		case 'boolean':
			return BOOLEAN_WORDS[ normalize_word( $text ) ] ?? null;
		case 'integer':
			return 1 === preg_match( '/^\d{1,9}$/', $text ) ? (int) $text : null;
		case 'object':
			$values = array();
			foreach ( parse_query_parameters( ltrim( $text, '?' ) ) as list( $name, $value ) ) {
				$values[ $name ][] = $value;
			}

			return $values;
		case 'array':
			$items = parse_shortcode_list( $text );

			return 'card' === $attribute ? split_parts( array_map( __NAMESPACE__ . '\\normalize_word', $items ) ) : $items;
	}
	if ( ! isset( $schema['enum'] ) ) {
		return $text;
	}
	$word  = normalize_word( $text );
	$value = array_search( $word, $schema['words'] ?? array(), true );

	return is_string( $value ) ? $value : $word;
}

/**
 * Returns the items of a list.
 *
 * @param string $text Written text.
 * @return list<string>
 */
function parse_shortcode_list( string $text ): array {
	return array_values( array_filter( array_map( 'trim', explode( ',', $text ) ), static fn( string $item ): bool => '' !== $item ) );
}

/**
 * Returns the values of a criterion, as the address has them.
 *
 * @param string    $text      Written text.
 * @param Criterion $criterion Criterion.
 * @return list<string>
 */
function parse_shortcode_values( string $text, array $criterion ): array {
	if ( 'switch' === $criterion['kind'] && isset( BOOLEAN_WORDS[ normalize_word( $text ) ] ) ) {
		return BOOLEAN_WORDS[ normalize_word( $text ) ] ? array( '1' ) : array();
	}

	return parse_shortcode_list( $text );
}

/**
 * Converts attributes to texts. A filter or a page builder may give other types.
 *
 * @param array<mixed> $given Values by name.
 * @return array<int|string, string> Without those that cannot be converted.
 */
function stringify_attributes( array $given ): array {
	$texts = array();
	foreach ( $given as $name => $value ) {
		if ( is_bool( $value ) ) {
			$value = $value ? 'si' : 'no';
		}
		if ( is_scalar( $value ) || is_array( $value ) ) {
			$texts[ $name ] = implode( ',', array_filter( (array) $value, 'is_scalar' ) );
		}
	}

	return $texts;
}

/**
 * Returns a word in lower case without accents. Some servers lack the PHP extension for that.
 *
 * @param string $text Written text.
 */
function normalize_word( string $text ): string {
	return strtolower( remove_accents( trim( $text ) ) );
}

/**
 * The parts of a card.
 *
 * @param list<string> $words Written words, without accents.
 * @return list<string>|null Without unknown ones; null if all are unknown.
 */
function split_parts( array $words ): ?array {
	$by_word = array_flip( get_card_part_words() );
	$keys    = array_map( static fn( string $word ): string => $by_word[ $word ] ?? $word, $words );
	$known   = array_values( array_intersect( $keys, $by_word ) );

	return array() === $known && array() !== $words ? null : $known;
}

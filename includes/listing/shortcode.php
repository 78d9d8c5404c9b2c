<?php
/**
 * Parses and renders the shortcode `[programas]`, for the classic editor and page builders. Its attributes are Spanish names for the block's, its
 * values Spanish words without accents, or the block's values. Also names what a block or a shortcode cannot use.
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
	return render_block(
		array(
			'blockName'    => BLOCK,
			'attrs'        => parse_shortcode_attributes( is_array( $written ) ? $written : array() ),
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		)
	);
}

/**
 * The attributes of a shortcode as attributes of the block. WordPress drops values that the block cannot have, and an editor is told of them, and of
 * names that it does not have (get_block_notice()).
 *
 * @param array<mixed> $written Attributes as WordPress parsed them.
 * @return array<string, mixed>
 */
function parse_shortcode_attributes( array $written ): array {
	$schema = get_attributes_schema();
	$names  = get_shortcode_names();
	// `shortcode_atts_programas` gets null for missing attributes, which have the block's default.
	$absent     = array_fill_keys( array_keys( $names ), null );
	$known      = shortcode_atts( $absent, $written, SHORTCODE );
	$texts      = stringify_attributes( ( is_array( $known ) ? $known : array() ) + array_diff_key( $written, $absent ) );
	$criteria   = get_selectable_criteria( array_map( 'strval', array_keys( array_diff_key( $texts, $absent ) ) ) );
	$attributes = array();
	$only       = array();
	foreach ( $texts as $name => $text ) {
		$attribute = $names[ $name ] ?? null;
		// The widget of Elementor writes entities.
		$plain = trim( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		if ( null !== $attribute ) {
			$attributes[ $attribute ] = isset( $schema[ $attribute ] ) ? parse_shortcode_value( $attribute, $plain, $schema[ $attribute ] ) : $plain;
		} elseif ( isset( $criteria[ $name ] ) ) {
			$only[ $name ] = parse_shortcode_values( $plain, $criteria[ $name ] );
		} else {
			// No attribute of any block has such a name.
			$attributes[ is_int( $name ) ? "\"$text\"" : "$name=\"$text\"" ] = true;
		}
	}

	return array_filter( compact( 'only' ) ) + $attributes;
}

/**
 * A notice about what a block has and a listing cannot use, for editors only.
 *
 * @param \WP_Block $block Block as it is stored, or as a shortcode makes it.
 */
function get_block_notice( \WP_Block $block ): string {
	/**
	 * As the block is stored.
	 *
	 * @var array<string, mixed> $given
	 */
	$given  = $block->parsed_block['attrs'] ?? array();
	$errors = current_user_can( 'edit_posts' ) ? array_merge( array_keys( array_diff_key( $given, (array) $block->block_type->get_attributes() ) ), get_attribute_errors( $given ) ) : array();
	if ( array() === $errors ) {
		return '';
	}
	/* translators: %s: attributes. */
	$sentence = sprintf( __( 'Not understood, or of no program: %s. Visitors do not see this note.', 'programs-filter' ), WordPress\truncate_text( implode( ', ', $errors ), MAX_ERROR_LENGTH ) );

	return sprintf( '<div class="programas-notice" role="note"><p><strong>%1$s</strong> %2$s</p></div>', esc_html( WordPress\get_plural_label() ), WordPress\escape_square_brackets( esc_html( $sentence ) ) );
}

/**
 * Returns what a block has and a listing cannot use, for those who edit.
 *
 * @param array<string, mixed> $given Attributes as the block has them.
 * @return list<string> Such as `tarjeta="color"`, with the names of the shortcode.
 */
function get_attribute_errors( array $given ): array {
	$block  = \WP_Block_Type_Registry::get_instance()->get_registered( BLOCK );
	$usable = prepare_listing_attributes( $given );
	$types  = array() === $usable['types'] ? get_known_post_types( $given ) : $usable['types'];
	$known  = array(
		'types'   => $usable['types'],
		'card'    => array_keys( get_card_part_words() ),
		'filters' => array_merge( array_keys( get_listing_criteria( compact( 'types' ) + $usable ) ), array( DATES ) ),
	);

	/**
	 * Those of block.json and of block supports.
	 *
	 * @var array<string, array<string, mixed>> $schemas
	 */
	$schemas = null === $block ? array() : $block->get_attributes();
	$errors  = array();
	foreach ( array_intersect_key( $given, $schemas ) as $name => $value ) {
		$wrong = isset( $known[ $name ] ) ? array_diff( get_filled_items( $value ), $known[ $name ] ) : array();
		if ( is_array( $value ) && in_array( $name, array( 'only', 'initial' ), true ) ) {
			$errors = array_merge( $errors, get_selection_errors( array_map( __NAMESPACE__ . '\\get_filled_items', $value ), $types ) );
		} elseif ( true !== rest_validate_value_from_schema( $value, $schemas[ $name ], $name ) ) {
			$wrong = array( is_string( $value ) ? $value : (string) wp_json_encode( $value ) );
		}
		if ( array() !== $wrong ) {
			$word     = array_search( $name, get_shortcode_names(), true );
			$errors[] = sprintf( '%1$s="%2$s"', is_string( $word ) ? $word : $name, implode( ',', $wrong ) );
		}
	}

	return $errors;
}

/** Words for a boolean, beside those that WordPress understands. */
const BOOLEAN_WORDS = array(
	'si' => '1',
	'no' => '0',
);

/**
 * Returns a value in the type of the block's attribute.
 *
 * @param string          $attribute Attribute of the block.
 * @param string          $text      Written text.
 * @param AttributeSchema $schema    Schema of the attribute.
 * @return mixed The text where it cannot be read.
 */
function parse_shortcode_value( string $attribute, string $text, array $schema ) {
	switch ( $schema['type'] ) {
		case 'boolean':
			return BOOLEAN_WORDS[ normalize_word( $text ) ] ?? $text;
		case 'object':
			$values = array();
			foreach ( parse_query_parameters( ltrim( $text, '?' ) ) as list( $name, $value ) ) {
				$values[ $name ][] = $value;
			}

			return $values;
		case 'array':
			$items = parse_shortcode_list( $text );
			$parts = array_flip( get_card_part_words() );

			return 'card' === $attribute ? array_map( static fn( string $item ): string => $parts[ normalize_word( $item ) ] ?? normalize_word( $item ), $items ) : $items;
	}
	if ( ! isset( $schema['enum'] ) ) {
		return $text;
	}
	$value = array_search( normalize_word( $text ), $schema['words'] ?? array(), true );

	return is_string( $value ) ? $value : normalize_word( $text );
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
	$word = BOOLEAN_WORDS[ normalize_word( $text ) ] ?? $text;
	if ( 'switch' === $criterion['kind'] && rest_is_boolean( $word ) ) {
		return rest_sanitize_boolean( $word ) ? array( '1' ) : array();
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

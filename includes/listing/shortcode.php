<?php
/**
 * The shortcode `[programas]`, for the classic editor and page builders. Its attributes are Spanish names for the block's.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Filters;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Names for attributes that every block has, from the block supports. */
const SUPPORT_NAMES = array(
	'clase'      => 'className',
	'alineacion' => 'align',
	'estilo'     => 'style',
);

/**
 * Renders the block for the shortcode, with the same markup, assets and hooks.
 *
 * @param mixed $written Attributes as WordPress parsed them; '' when there are none.
 */
function render_shortcode( $written ): string {
	$parsed = shortcode_attributes( is_array( $written ) ? $written : array() );
	$html   = render_block(
		array(
			'blockName'    => BLOCK,
			'attrs'        => $parsed['attributes'],
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		)
	);

	return shortcode_notice( $parsed ) . $html;
}

/**
 * The block's attributes by their names in the shortcode.
 *
 * @return array<string, string>
 */
function shortcode_names(): array {
	return array_flip( array_map( static fn( array $schema ): string => $schema['shortcode'], attributes_schema() ) ) + SUPPORT_NAMES;
}

/**
 * The attributes of a shortcode as attributes of the block.
 *
 * @param array<mixed> $written Attributes as WordPress parsed them.
 * @return WrittenAttributes Attributes of the block, and the written ones that were left out.
 */
function shortcode_attributes( array $written ): array {
	$names = array_fill_keys( array_keys( shortcode_names() ), null );
	// `shortcode_atts_programas` gets null for missing attributes, which have the block's default.
	$known = shortcode_atts( $names, $written, SHORTCODE );

	return parsed_shortcode( written_texts( ( is_array( $known ) ? $known : array() ) + array_diff_key( $written, $names ) ) );
}

/**
 * Parses attributes that are texts.
 *
 * @param array<int|string, string> $written Attributes; those without a value have numeric keys.
 * @return WrittenAttributes
 */
function parsed_shortcode( array $written ): array {
	$schema = attributes_schema();
	$names  = shortcode_names();
	$result = array(
		'attributes' => array(),
		'unknown'    => array(),
		'malformed'  => array(),
		'lists'      => array(),
	);
	foreach ( $written as $name => $text ) {
		$attribute = $names[ $name ] ?? null;
		if ( null === $attribute ) {
			$result['unknown'][] = is_int( $name ) ? $text : $name;
			continue;
		}
		// The block's transform to a shortcode writes entities.
		$plain = trim( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		if ( 'style' === $attribute ) {
			$read = written_style( $plain );
		} elseif ( ! isset( $schema[ $attribute ] ) ) {
			$value = 'align' === $attribute ? written_alignment( $plain ) : $plain;
			$read  = null === $value ? null : array( $attribute => $value );
		} else {
			$value = read_value( $attribute, $plain, $schema[ $attribute ] );
			$fits  = null !== $value && true === rest_validate_value_from_schema( $value, $schema[ $attribute ], (string) $name );
			$read  = $fits ? array( $attribute => $value ) : null;
		}
		if ( null === $read ) {
			$result['malformed'][] = "$name=\"$text\"";
		} elseif ( 'array' === ( $schema[ $attribute ]['type'] ?? '' ) ) {
			$result['lists'][ (string) $name ] = written_items( $plain );
		}
		$result['attributes'] += $read ?? array();
	}

	return $result;
}

/**
 * A notice about the attributes that cannot be used, for editors only.
 *
 * @param WrittenAttributes $parsed The parsed shortcode.
 */
function shortcode_notice( array $parsed ): string {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	$malformed = array_merge( $parsed['malformed'], left_out_words( $parsed ) );
	if ( array() === $parsed['unknown'] && array() === $malformed ) {
		return '';
	}
	$lines = array();
	if ( array() !== $parsed['unknown'] ) {
		/* translators: %s: names of attributes. */
		$lines[] = sprintf( __( 'Unknown attributes: %s.', 'programs-filter' ), implode( ', ', array_map( __NAMESPACE__ . '\\with_suggestion', $parsed['unknown'] ) ) );
	}
	if ( array() !== $malformed ) {
		/* translators: %s: attributes with their values. */
		$lines[] = sprintf( __( 'Invalid values: %s.', 'programs-filter' ), implode( ', ', $malformed ) );
	}

	return sprintf(
		'<div class="programas-notice" role="note"><p><strong>&#091;%1$s&#093;</strong> %2$s %3$s</p></div>',
		SHORTCODE,
		WordPress\without_brackets( esc_html( implode( ' ', $lines ) ) ),
		esc_html__( 'The default value is used. Visitors do not see this notice.', 'programs-filter' )
	);
}

/**
 * Returns the unknown words of lists.
 *
 * @param WrittenAttributes $parsed The parsed shortcode.
 * @return list<string> Attributes with their unknown words.
 */
function left_out_words( array $parsed ): array {
	$attributes = array();
	foreach ( $parsed['lists'] as $name => $words ) {
		$unknown = array_diff( $words, known_words( shortcode_names()[ $name ] ?? '', $words, $parsed['attributes'] ) );
		if ( array() !== $unknown ) {
			$attributes[] = sprintf( '%s="%s"', $name, implode( ',', $unknown ) );
		}
	}

	return $attributes;
}

/**
 * Returns the known words of a list.
 *
 * @param string               $attribute  Attribute of the block.
 * @param list<string>         $words      Written words.
 * @param array<string, mixed> $attributes All attributes of the block.
 * @return array<string>
 */
function known_words( string $attribute, array $words, array $attributes ): array {
	switch ( $attribute ) {
		case 'categories':
			$all = Program\all_categories();

			return array_filter( $words, static fn( string $word ): bool => array() !== Program\categories_by_slugs( array( $word ), $all ) );
		case 'facts':
			return array_filter( $words, static fn( string $word ): bool => null !== written_facts( array( without_accents( $word ) ) ) );
		case 'filters':
			$known = array_keys( Filters\listing_criteria( listing_attributes( $attributes ) ) );

			return array_filter( $words, static fn( string $word ): bool => array() === array_diff( Filters\keys_with_parameter( array( $word ) ), $known ) );
	}

	return $words;
}

/**
 * Returns an unknown attribute with a suggestion.
 *
 * @param string $unknown Written name.
 */
function with_suggestion( string $unknown ): string {
	$meant = meant_attribute( $unknown );

	/* translators: %1$s: what was written, %2$s: the attribute that may be meant. */
	return null === $meant ? $unknown : sprintf( __( '%1$s (do you mean %2$s?)', 'programs-filter' ), $unknown, $meant );
}

/**
 * Returns the attribute that may be meant: one without its value, the block's name for it, or a similar name.
 *
 * @param string $unknown Written name.
 * @return string|null Null for none.
 */
function meant_attribute( string $unknown ): ?string {
	$names   = shortcode_names();
	$written = strtolower( remove_accents( trim( $unknown ) ) );
	if ( isset( $names[ $written ] ) ) {
		return "$written=\"…\"";
	}
	// WordPress converts attribute names to lower case.
	$name = array_search( $written, array_map( 'strtolower', $names ), true );
	if ( is_string( $name ) ) {
		return $name;
	}
	$nearest  = null;
	$distance = INF;
	foreach ( strlen( $written ) > 40 ? array() : array_keys( $names ) as $name ) {
		$of_name = levenshtein( $written, $name );
		// At most a third of the letters, so that "color" is not taken for "columnas".
		if ( $of_name < $distance && $of_name <= strlen( $name ) / 3 ) {
			$nearest  = $name;
			$distance = $of_name;
		}
	}

	return $nearest;
}

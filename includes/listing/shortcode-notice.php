<?php
/**
 * What an editor is told of a shortcode that has attributes which cannot be used.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Filters;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Tells a signed-in editor, and nobody else, what was wrong with the attributes.
 *
 * @param WrittenAttributes $parsed What the editor wrote.
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
 * What of lists is left out, as nothing is called so.
 *
 * @param WrittenAttributes $parsed What the editor wrote.
 * @return list<string> Attributes with those of their words.
 */
function left_out_words( array $parsed ): array {
	$attributes = array();
	foreach ( $parsed['lists'] as $name => $words ) {
		$unknown = array_diff( $words, known_words( SHORTCODE_NAMES[ $name ] ?? '', $words, $parsed['attributes'] ) );
		if ( array() !== $unknown ) {
			$attributes[] = sprintf( '%s="%s"', $name, implode( ',', $unknown ) );
		}
	}

	return $attributes;
}

/**
 * The words of a list that are used.
 *
 * @param string               $attribute  Attribute of the block.
 * @param list<string>         $words      What was written.
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
			return array_column( Filters\listing_criteria( listing_attributes( $attributes ) ), 'key' );
	}

	return $words;
}

/**
 * An attribute that does not exist, with the one that may be meant.
 *
 * @param string $unknown What was written.
 */
function with_suggestion( string $unknown ): string {
	$meant = meant_attribute( $unknown );

	/* translators: %1$s: what was written, %2$s: the attribute that may be meant. */
	return null === $meant ? $unknown : sprintf( __( '%1$s (do you mean %2$s?)', 'programs-filter' ), $unknown, $meant );
}

/**
 * The attribute that may be meant: one without its value, the block's own name for it, or one that is written nearly so.
 *
 * @param string $unknown What was written.
 * @return string|null Null when it is like none of them.
 */
function meant_attribute( string $unknown ): ?string {
	$names   = SHORTCODE_NAMES + SHORTCODE_SUPPORTS;
	$written = strtolower( remove_accents( trim( $unknown ) ) );
	if ( isset( $names[ $written ] ) ) {
		return "$written=\"…\"";
	}
	// WordPress makes names of attributes lower case.
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

<?php
/**
 * What the address asks for: values of criteria, cards that are shown, and chips.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Most values of a criterion that are read. */
const MOST_VALUES = 50;

/**
 * Returns the requested values.
 *
 * @param list<Control>         $controls Controls of the listing.
 * @param bool                  $multiple Whether a criterion can have several values.
 * @param string                $initial  Category that the page opens with.
 * @param array<string, string> $renamed  Categories by their old slugs.
 * @return array<string, list<string>> By key, without empty ones. The value of words is the text.
 */
function asked_values( array $controls, bool $multiple, string $initial, array $renamed = array() ): array {
	$asked = array();
	foreach ( $controls as $control ) {
		$values = parameter_values( $control['parameter'] );
		if ( null === $values && CATEGORY === $control['key'] ) {
			$values = array( $initial );
		}
		if ( null !== $values && CATEGORY === $control['key'] ) {
			$values = array_map( static fn( string $value ): string => $renamed[ $value ] ?? $value, $values );
		}
		$several = $multiple && 'choice' === $control['kind'];
		// A repeated parameter is ignored where one value is possible, as for the category.
		$values = null === $values || ( ! $several && count( $values ) > 1 ) ? array() : array_slice( $values, 0, MOST_VALUES );
		$known  = array_diff( usable_values( $control, $values ), array( '' ) );
		if ( array() !== $known ) {
			$asked[ $control['key'] ] = array_values( array_unique( $known ) );
		}
	}

	return $asked;
}

/**
 * Returns the values that a control can ask for.
 *
 * @param Control      $control Control.
 * @param list<string> $values  Any bytes.
 * @return array<string> Also '' for those that it cannot.
 */
function usable_values( array $control, array $values ): array {
	switch ( $control['kind'] ) {
		case 'words':
			return array_map( __NAMESPACE__ . '\\asked_text', $values );
		case 'number':
			return array_map( static fn( string $value ): string => asked_number( $value, $control['key'] ), $values );
		case 'day':
			return array_filter( $values, __NAMESPACE__ . '\\is_day' );
	}

	return array_diff( array_intersect( $values, array_column( $control['options'], 'value' ) ), array( Program\ALL ) );
}

/**
 * Whether a text is a day that can be asked for. The script has the same rule (src/filters/days.ts).
 *
 * @param string $written Any bytes.
 */
function is_day( string $written ): bool {
	return 1 === preg_match( '/^([1-9]\d{3})-(\d\d)-(\d\d)$/D', $written, $found ) && checkdate( (int) $found[2], (int) $found[3], (int) $found[1] );
}

/** Whether the URL has words to search, for any listing. */
function is_search_asked(): bool {
	$name = preg_quote( parameter_name( WORDS ), '/' );

	return array() !== preg_grep( "/^$name(?:-\d+)?(?:\[|$)/D", array_column( query_parameters(), 0 ) );
}

/**
 * Returns a valid search text.
 *
 * @param string $written Any bytes.
 * @return string '' for one without words, or that is too long.
 */
function asked_text( string $written ): string {
	$text = 1 === preg_match( '//u', $written ) ? trim( (string) preg_replace( '/[\p{Z}\p{C}]+/u', ' ', $written ) ) : '';

	return mb_strlen( $text, 'UTF-8' ) > LONGEST_SEARCH || str_contains( $text, "\u{FFFD}" ) || array() === search_words( $text ) ? '' : $text;
}

/**
 * Returns the number of shown cards.
 *
 * @param int $per_page How many at first; 0 for all.
 * @return int 0 for all.
 */
function asked_card_count( int $per_page ): int {
	$values = 0 === $per_page ? array() : parameter_values( own_parameter( MORE_PARAMETER ) ) ?? array();
	$asked  = 1 === count( $values ) && 1 === preg_match( '/^[1-9]\d{0,5}$/D', $values[0] ) ? (int) $values[0] : 0;

	return 0 === $per_page ? 0 : max( $per_page, $asked );
}

/**
 * Returns which cards are shown, and how many are left.
 *
 * @param list<bool> $matches  Whether each card matches.
 * @param list<bool> $through  Which of them come last.
 * @param int        $per_page How many are shown at first; 0 for all.
 * @return array{shown: list<bool>, left: int}
 */
function shown_cards( array $matches, array $through, int $per_page ): array {
	$most  = asked_card_count( $per_page );
	$those = array_keys( $matches, true, true );
	if ( 0 === $most ) {
		return array(
			'shown' => $matches,
			'left'  => 0,
		);
	}
	$last  = array_intersect( $those, array_keys( $through, true, true ) );
	$shown = array_flip( array_slice( array_merge( array_diff( $those, $last ), $last ), 0, $most ) );

	return array(
		'shown' => array_map( static fn( int $index ): bool => isset( $shown[ $index ] ), array_keys( $matches ) ),
		'left'  => max( 0, count( $those ) - $most ),
	);
}

/**
 * The chips of a listing.
 *
 * @since n.e.x.t
 *
 * @param ListingOverview $listing Listing.
 * @return list<Chip>
 */
function chips_view_model( array $listing ): array {
	$chips = array();
	foreach ( $listing['controls'] as $control ) {
		// The order is no filter.
		foreach ( 'order' === $control['kind'] ? array() : $listing['asked'][ $control['key'] ] ?? array() as $value ) {
			$chips[] = array(
				'key'   => $control['key'],
				'value' => $value,
				'label' => chip_label( $control, $value ),
				'query' => query_without( $listing, $control['key'], $value ),
			);
		}
	}

	return $chips;
}

/**
 * Returns the label of a chip.
 *
 * @param Control $control Control.
 * @param string  $value   Requested value.
 */
function chip_label( array $control, string $value ): string {
	if ( 'words' === $control['kind'] ) {
		/* translators: %s: what a visitor searches. */
		return sprintf( __( '“%s”', 'programs-filter' ), WordPress\verbatim_text( $value ) );
	}
	if ( 'number' === $control['kind'] ) {
		return sprintf( number_text( $control, (int) $value ), $value );
	}
	$label = 'day' === $control['kind'] ? Program\dates_text_and_html( $value, $value )[0] : array_column( $control['options'], 'label', 'value' )[ $value ] ?? $value;

	/* translators: 1: name of a filter, such as "Age"; 2: what was chosen. */
	return 'switch' === $control['kind'] ? $label : sprintf( _x( '%1$s: %2$s', 'filter', 'programs-filter' ), $control['label'], $label );
}

/**
 * Returns the query string of the page without a requested value.
 *
 * @since n.e.x.t
 *
 * @param ListingOverview $listing Listing.
 * @param string|null     $key     Criterion; null for all but the order, '' for none.
 * @param string|null     $value   Its value; null for all of them.
 * @return string Without its question mark.
 */
function query_without( array $listing, ?string $key = null, ?string $value = null ): string {
	$pairs = array_merge( kept_parameters(), active_category_parameters( $listing ) );
	foreach ( $listing['controls'] as $control ) {
		foreach ( $listing['asked'][ $control['key'] ] ?? array() as $other ) {
			$is_other = null !== $key && ( $key !== $control['key'] || ( null !== $value && $value !== $other ) );
			if ( $is_other || 'order' === $control['kind'] ) {
				$pairs[] = array( $control['parameter'], $other );
			}
		}
	}

	return implode( '&', array_map( static fn( array $pair ): string => rawurlencode( $pair[0] ) . '=' . rawurlencode( $pair[1] ), $pairs ) );
}

/**
 * Returns the category of the active pill as a parameter, unless it is the default.
 *
 * @param ListingOverview $listing Listing.
 * @return list<Parameter> One or none.
 */
function active_category_parameters( array $listing ): array {
	return Program\ALL === $listing['active'] && Program\ALL === $listing['initial'] ? array() : array( array( own_parameter(), $listing['active'] ) );
}

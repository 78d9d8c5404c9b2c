<?php
/**
 * What is asked for beyond the pills of the category, one by one, and the address without it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

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
		foreach ( $listing['asked'][ $control['key'] ] ?? array() as $value ) {
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
 * What a chip says.
 *
 * @param Control $control Control.
 * @param string  $value   Value that is asked for.
 */
function chip_label( array $control, string $value ): string {
	if ( 'words' === $control['kind'] ) {
		/* translators: %s: what a visitor searches. */
		return sprintf( __( '“%s”', 'programs-filter' ), WordPress\verbatim_text( $value ) );
	}
	$label = array_column( $control['options'], 'label', 'value' )[ $value ] ?? $value;

	/* translators: 1: name of a filter, such as "Age"; 2: what was chosen. */
	return 'switch' === $control['kind'] ? $label : sprintf( _x( '%1$s: %2$s', 'filter', 'programs-filter' ), $control['label'], $label );
}

/**
 * The query string of the page without something that is asked for.
 *
 * @since n.e.x.t
 *
 * @param ListingOverview $listing Listing.
 * @param string|null     $key     Criterion; null for all.
 * @param string|null     $value   Its value.
 * @return string Without its question mark.
 */
function query_without( array $listing, ?string $key = null, ?string $value = null ): string {
	$pairs = array_merge( other_page_parameters( field_names( $listing ) ), active_category_parameters( $listing ) );
	foreach ( null === $key ? array() : $listing['controls'] as $control ) {
		foreach ( $listing['asked'][ $control['key'] ] ?? array() as $other ) {
			if ( $key !== $control['key'] || $value !== $other ) {
				$pairs[] = array( $control['parameter'], $other );
			}
		}
	}

	return implode( '&', array_map( static fn( array $pair ): string => rawurlencode( $pair[0] ) . '=' . rawurlencode( $pair[1] ), $pairs ) );
}

/**
 * Names of the parameters that a listing's own fields write.
 *
 * @param ListingOverview $listing Listing.
 * @return list<string>
 */
function field_names( array $listing ): array {
	return array_column( $listing['controls'], 'parameter' );
}

/**
 * The category of the active pill as a parameter, where the address has to say it.
 *
 * @param ListingOverview $listing Listing.
 * @return list<Parameter> One or none.
 */
function active_category_parameters( array $listing ): array {
	return Program\ALL === $listing['active'] && Program\ALL === $listing['initial'] ? array() : array( array( parameter_name(), $listing['active'] ) );
}

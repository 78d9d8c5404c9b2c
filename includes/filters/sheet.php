<?php
/**
 * The sheet of a phone: all filters besides search and category, which stay on the page.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the controls in the sheet.
 *
 * @since n.e.x.t
 *
 * @param ListingOverview $listing Listing.
 * @return list<Control>
 */
function controls_in_sheet( array $listing ): array {
	return array_values( array_filter( $listing['controls'], static fn( array $control ): bool => 'search' !== $control['look'] && CATEGORY !== $control['key'] ) );
}

/**
 * Returns the name of the sheet, with the number of filters that are chosen in it.
 *
 * @since n.e.x.t
 *
 * @param ListingOverview $listing Listing.
 * @return string HTML.
 */
function sheet_name( array $listing ): string {
	$keys   = array_column( controls_in_sheet( $listing ), 'key' );
	$number = count( array_filter( chips_view_model( $listing ), static fn( array $chip ): bool => in_array( $chip['key'], $keys, true ) ) );

	return esc_html__( 'Filters', 'programs-filter' ) . sprintf( '<span class="programas-filters__number">%s</span>', esc_html( 0 === $number ? '' : " ($number)" ) );
}

/**
 * Returns the button that opens the sheet.
 *
 * @since n.e.x.t
 *
 * @param ListingOverview $listing Listing.
 */
function sheet_button( array $listing ): string {
	return sprintf( '<button type="button" class="programas-filters__open" aria-haspopup="dialog">%s</button>', sheet_name( $listing ) );
}

/**
 * Returns the texts of the sheet's last button, for the script.
 *
 * @since n.e.x.t
 *
 * @param ListingTemplate $args What the template was given.
 * @return array<string, string>
 */
function sheet_attributes( array $args ): array {
	$target = $args['attributes']['target'];

	return array(
		'data-one'  => sheet_results_pattern( 1 ),
		'data-many' => sheet_results_pattern( 2 ),
	) + ( '' === $target ? array() : array( 'data-target' => $target ) );
}

/**
 * Returns the text of the button that closes the sheet.
 *
 * @since n.e.x.t
 *
 * @param int $number Number of programs that match.
 */
function sheet_results( int $number ): string {
	return sprintf( sheet_results_pattern( $number ), number_format_i18n( $number ) );
}

/**
 * Returns the pattern of that text.
 *
 * @param int $number Number of programs.
 */
function sheet_results_pattern( int $number ): string {
	/* translators: %s: number of programs. */
	return _n( 'Show %s program', 'Show %s programs', $number, 'programs-filter' );
}

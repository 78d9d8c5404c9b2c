<?php
/**
 * The section WooCommerce > Settings > Products > Variation swatches. WooCommerce checks capability and nonce, and saves the options.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

defined( 'ABSPATH' ) || exit;

/** Option: whether swatches are on, 'yes' or 'no'. */
const SWITCHED_ON = 'programs_filter_swatches';

/** Option: whether a chosen swatch that is chosen again clears the choice, 'yes' or 'no'. */
const CLEAR_OPTION = 'programs_filter_swatches_clear';

/** Option: number of pieces from which down swatches tell how many are left; 0 for never. */
const STOCK_THRESHOLD_OPTION = 'programs_filter_swatches_stock';

/** Defaults of the options. */
const OPTION_DEFAULTS = array(
	SWITCHED_ON            => 'no',
	CLEAR_OPTION           => 'no',
	STOCK_THRESHOLD_OPTION => 5,
);

const MAX_STOCK_THRESHOLD = 9999;
const SETTINGS_SECTION    = 'programs_filter_swatches';

/**
 * An option, or its default. An option that was never stored costs no query.
 *
 * @param string $name Option.
 * @return mixed
 */
function get_swatch_option( string $name ) {
	return array_key_exists( $name, wp_load_alloptions() ) ? get_option( $name ) : OPTION_DEFAULTS[ $name ];
}

/** Stock from which down swatches show how many are left; 0 for never. */
function get_stock_threshold(): int {
	return sanitize_threshold( get_swatch_option( STOCK_THRESHOLD_OPTION ) );
}

/**
 * A threshold, or its default.
 *
 * @param mixed $value Value.
 */
function sanitize_threshold( $value ): int {
	return parse_threshold( $value ) ?? OPTION_DEFAULTS[ STOCK_THRESHOLD_OPTION ];
}

/**
 * Parses a threshold.
 *
 * @param mixed $value Value.
 * @return int|null Null if it is none.
 */
function parse_threshold( $value ): ?int {
	$number = is_int( $value ) || ( is_string( $value ) && 1 === preg_match( '/^\s*\d{1,9}\s*$/D', $value ) ) ? (int) $value : -1;

	return $number < 0 || $number > MAX_STOCK_THRESHOLD ? null : $number;
}

/**
 * Rejects an invalid threshold.
 *
 * @param mixed $value Sent value.
 * @return string|null Null for a value that is not stored.
 */
function validate_threshold( $value ): ?string {
	// An empty field means never.
	$number = is_string( $value ) && '' === trim( $value ) ? 0 : parse_threshold( $value );
	if ( null === $number ) {
		/* translators: %s: a number. */
		\WC_Admin_Settings::add_error( sprintf( __( 'The stock label threshold was not saved: it has to be a whole number from 0 to %s.', 'programs-filter' ), number_format_i18n( MAX_STOCK_THRESHOLD ) ) );
	}

	return null === $number ? null : (string) $number;
}

/**
 * The settings in WooCommerce's format.
 *
 * @return list<array<string, mixed>>
 */
function get_swatch_settings(): array {
	return array(
		array(
			'type'  => 'title',
			'id'    => SETTINGS_SECTION . '_section',
			'title' => __( 'Variation swatches', 'programs-filter' ),
			'desc'  => sprintf(
				/* translators: %s: link "Products, Attributes". */
				__( 'Colors, pictures and names in place of the lists in which visitors choose a variation. What a value looks like is said where the values of its attribute are: %s, Configure terms.', 'programs-filter' ),
				sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'edit.php?post_type=product&page=product_attributes' ) ), esc_html__( 'Products, Attributes', 'programs-filter' ) )
			),
		),
		array(
			'type'    => 'checkbox',
			'id'      => SWITCHED_ON,
			'default' => OPTION_DEFAULTS[ SWITCHED_ON ],
			'title'   => __( 'Swatches', 'programs-filter' ),
			'desc'    => __( 'Show swatches on variable products', 'programs-filter' ),
		),
		array(
			'type'    => 'checkbox',
			'id'      => CLEAR_OPTION,
			'default' => OPTION_DEFAULTS[ CLEAR_OPTION ],
			'title'   => __( 'Clear on reselect', 'programs-filter' ),
			'desc'    => __( 'A chosen swatch that is chosen again clears the choice', 'programs-filter' ),
		),
		array(
			'type'              => 'number',
			'id'                => STOCK_THRESHOLD_OPTION,
			'default'           => (string) OPTION_DEFAULTS[ STOCK_THRESHOLD_OPTION ],
			'title'             => __( 'Stock label threshold', 'programs-filter' ),
			'desc'              => __( 'A swatch says how many are left when there are this many or fewer. 0 or nothing for never; never either where the inventory settings say that stock is not shown.', 'programs-filter' ),
			'css'               => 'width: 6em;',
			'custom_attributes' => array(
				'min'  => '0',
				'max'  => (string) MAX_STOCK_THRESHOLD,
				'step' => '1',
			),
		),
		array(
			'type' => 'sectionend',
			'id'   => SETTINGS_SECTION . '_section',
		),
	);
}

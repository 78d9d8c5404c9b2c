<?php
/**
 * Settings of swatches: WooCommerce > Settings > Products > Variation swatches. WooCommerce checks capability and nonce, and stores them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

defined( 'ABSPATH' ) || exit;

/** Option: whether swatches are on, 'yes' or 'no'. */
const SWITCHED_ON = 'programs_filter_swatches';

/** Option: whether a chosen swatch that is chosen again clears the choice, 'yes' or 'no'. */
const CLEARS = 'programs_filter_swatches_clear';

/** Option: number of pieces from which down swatches tell how many are left; 0 for never. */
const THRESHOLD = 'programs_filter_swatches_stock';

/** Defaults of the options. */
const OPTION_DEFAULTS = array(
	SWITCHED_ON => 'no',
	CLEARS      => 'no',
	THRESHOLD   => 5,
);

const MOST_THRESHOLD   = 9999;
const SETTINGS_SECTION = 'programs_filter_swatches';

/**
 * An option, or its default. An option that was never stored costs no query.
 *
 * @param string $name Option.
 * @return mixed
 */
function stored_option( string $name ) {
	return array_key_exists( $name, wp_load_alloptions() ) ? get_option( $name ) : OPTION_DEFAULTS[ $name ];
}

/** Number of pieces from which down swatches tell how many are left; 0 for never. */
function stock_threshold(): int {
	return sanitize_threshold( stored_option( THRESHOLD ) );
}

/**
 * A threshold, or its default.
 *
 * @param mixed $value Value.
 */
function sanitize_threshold( $value ): int {
	return threshold_in( $value ) ?? OPTION_DEFAULTS[ THRESHOLD ];
}

/**
 * The threshold that a value says.
 *
 * @param mixed $value Value.
 * @return int|null Null where it says none.
 */
function threshold_in( $value ): ?int {
	$number = is_int( $value ) || ( is_string( $value ) && 1 === preg_match( '/^\s*\d{1,9}\s*$/D', $value ) ) ? (int) $value : -1;

	return $number < 0 || $number > MOST_THRESHOLD ? null : $number;
}

/**
 * Keeps WooCommerce from storing a wrong threshold.
 *
 * @param mixed $value Sent value.
 * @return string|null Null for a value that is not stored.
 */
function check_threshold( $value ): ?string {
	// An empty field means never.
	$number = is_string( $value ) && '' === trim( $value ) ? 0 : threshold_in( $value );
	if ( null === $number ) {
		/* translators: %s: a number. */
		\WC_Admin_Settings::add_error( sprintf( __( 'The stock label threshold was not saved: it has to be a whole number from 0 to %s.', 'programs-filter' ), number_format_i18n( MOST_THRESHOLD ) ) );
	}

	return null === $number ? null : (string) $number;
}

/**
 * The settings in WooCommerce's format.
 *
 * @return list<array<string, mixed>>
 */
function swatch_settings(): array {
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
			'id'      => CLEARS,
			'default' => OPTION_DEFAULTS[ CLEARS ],
			'title'   => __( 'Clear on reselect', 'programs-filter' ),
			'desc'    => __( 'A chosen swatch that is chosen again clears the choice', 'programs-filter' ),
		),
		array(
			'type'              => 'number',
			'id'                => THRESHOLD,
			'default'           => (string) OPTION_DEFAULTS[ THRESHOLD ],
			'title'             => __( 'Stock label threshold', 'programs-filter' ),
			'desc'              => __( 'A swatch says how many are left when there are this many or fewer. 0 or nothing for never; never either where the inventory settings say that stock is not shown.', 'programs-filter' ),
			'css'               => 'width: 6em;',
			'custom_attributes' => array(
				'min'  => '0',
				'max'  => (string) MOST_THRESHOLD,
				'step' => '1',
			),
		),
		array(
			'type' => 'sectionend',
			'id'   => SETTINGS_SECTION . '_section',
		),
	);
}

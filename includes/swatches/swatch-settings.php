<?php
/**
 * WooCommerce > Settings > Products > Variation swatches. WooCommerce checks capability and nonce, and stores; loaded with its settings only.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Swatch_Settings;

use ProgramsFilter\Answers;
use ProgramsFilter\Swatch_Options;

defined( 'ABSPATH' ) || exit;

const SECTION = 'programs_filter_swatches';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	Swatch_Options\register();
	add_filter( 'woocommerce_get_sections_products', __NAMESPACE__ . '\\add_section' );
	add_filter( 'woocommerce_get_settings_products', __NAMESPACE__ . '\\add_settings', 10, 2 );
	add_filter( 'woocommerce_admin_settings_sanitize_option_' . Swatch_Options\THRESHOLD, __NAMESPACE__ . '\\check_threshold' );
}

/**
 * Has WooCommerce store no threshold that is none, and say so.
 *
 * @param mixed $value What was sent.
 * @return string|null Null for what is not stored.
 */
function check_threshold( $value ): ?string {
	// An empty field is no limit: never.
	$number = is_string( $value ) && '' === trim( $value ) ? 0 : Swatch_Options\threshold_in( $value );
	if ( null === $number ) {
		/* translators: %s: a number. */
		\WC_Admin_Settings::add_error( sprintf( __( 'The stock label threshold was not saved: it has to be a whole number from 0 to %s.', 'programs-filter' ), Answers\number( Swatch_Options\MOST ) ) );
	}

	return null === $number ? null : (string) $number;
}

/**
 * Adds the section.
 *
 * @param mixed $sections Labels by name; an array unless another plugin broke the filter.
 * @return mixed
 */
function add_section( $sections ) {
	return is_array( $sections ) ? $sections + array( SECTION => __( 'Variation swatches', 'programs-filter' ) ) : $sections;
}

/**
 * The settings of the section.
 *
 * @param mixed $settings Settings.
 * @param mixed $section  Whose.
 * @return mixed
 */
function add_settings( $settings, $section = '' ) {
	return SECTION === $section ? settings() : $settings;
}

/**
 * The settings, as WooCommerce describes its own.
 *
 * @return list<array<string, mixed>>
 */
function settings(): array {
	return array(
		array(
			'type'  => 'title',
			'id'    => SECTION . '_section',
			'title' => __( 'Variation swatches', 'programs-filter' ),
			'desc'  => sprintf(
				/* translators: %s: link "Products, Attributes". */
				__( 'Colors, pictures and names in place of the lists in which visitors choose a variation. What a value looks like is said where the values of its attribute are: %s, Configure terms.', 'programs-filter' ),
				sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'edit.php?post_type=product&page=product_attributes' ) ), esc_html__( 'Products, Attributes', 'programs-filter' ) )
			),
		),
		array(
			'type'    => 'checkbox',
			'id'      => Swatch_Options\SWITCHED_ON,
			'default' => Swatch_Options\DEFAULTS[ Swatch_Options\SWITCHED_ON ],
			'title'   => __( 'Swatches', 'programs-filter' ),
			'desc'    => __( 'Show swatches on variable products', 'programs-filter' ),
		),
		array(
			'type'    => 'checkbox',
			'id'      => Swatch_Options\CLEARS,
			'default' => Swatch_Options\DEFAULTS[ Swatch_Options\CLEARS ],
			'title'   => __( 'Clear on reselect', 'programs-filter' ),
			'desc'    => __( 'A chosen swatch that is chosen again clears the choice', 'programs-filter' ),
		),
		array(
			'type'              => 'number',
			'id'                => Swatch_Options\THRESHOLD,
			'default'           => (string) Swatch_Options\DEFAULTS[ Swatch_Options\THRESHOLD ],
			'title'             => __( 'Stock label threshold', 'programs-filter' ),
			'desc'              => __( 'A swatch says how many are left when there are this many or fewer. 0 or nothing for never; never either where the inventory settings say that stock is not shown.', 'programs-filter' ),
			'css'               => 'width: 6em;',
			'custom_attributes' => array(
				'min'  => '0',
				'max'  => (string) Swatch_Options\MOST,
				'step' => '1',
			),
		),
		array(
			'type' => 'sectionend',
			'id'   => SECTION . '_section',
		),
	);
}

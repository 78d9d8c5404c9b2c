<?php
/**
 * Registers the hooks of variation swatches. Loaded on `woocommerce_init`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Hooks of this room. */
function bootstrap(): void {
	add_filter( 'woocommerce_get_settings_pages', __NAMESPACE__ . '\\bootstrap_settings' );
	bootstrap_swatches();
}

/** Hooks of swatches that are on. */
function bootstrap_swatches(): void {
	// An option that is on is autoloaded.
	if ( 'yes' !== ( wp_load_alloptions()[ SWITCHED_ON ] ?? '' ) ) {
		return;
	}
	// After all other plugins, which may have swatches of their own.
	add_filter( 'woocommerce_dropdown_variation_attribute_options_html', __NAMESPACE__ . '\\add_swatches', PHP_INT_MAX, 2 );
	add_filter(
		'woocommerce_available_variation',
		// Another plugin may hide the variation with `false`.
		static fn( $data, \WC_Product $product, \WC_Product_Variation $variation ) => is_array( $data ) ? $data + array( 'variation_stock_left' => get_stock_left_text( $variation ) ) : $data,
		10,
		3
	);
	add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\enqueue_swatches_style_in_head', 20 );
	add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\\enqueue_swatches_with_shop', 0 );
	if ( is_admin() ) {
		add_action( 'load-edit-tags.php', __NAMESPACE__ . '\\bootstrap_terms' );
		add_action( 'load-term.php', __NAMESPACE__ . '\\bootstrap_terms' );
		// Before WordPress's own callbacks, which end the request.
		add_action( 'wp_ajax_add-tag', __NAMESPACE__ . '\\bootstrap_terms', 0 );
		add_action( 'wp_ajax_inline-save-tax', __NAMESPACE__ . '\\bootstrap_terms', 0 );
	}
}

/**
 * Hooks of the settings, on WooCommerce's screen.
 *
 * @param mixed $pages WooCommerce's pages of settings.
 * @return mixed The same.
 */
function bootstrap_settings( $pages ) {
	add_filter( 'woocommerce_get_sections_products', static fn( array $sections ): array => $sections + array( SETTINGS_SECTION => __( 'Variation swatches', 'programs-filter' ) ) );
	add_filter( 'woocommerce_get_settings_products', static fn( $settings, $section = '' ) => SETTINGS_SECTION === $section ? get_swatch_settings() : $settings, 10, 2 );
	add_filter( 'woocommerce_admin_settings_sanitize_option_' . STOCK_THRESHOLD_OPTION, __NAMESPACE__ . '\\validate_threshold' );

	return $pages;
}

/** Hooks of the fields of an attribute's values, unless WooCommerce has fields for them. */
function bootstrap_terms(): void {
	$taxonomy = get_edited_taxonomy();
	if ( ! has_own_swatch_fields( $taxonomy ) ) {
		return;
	}
	add_action( "created_$taxonomy", __NAMESPACE__ . '\\save_swatch' );
	add_action( "edited_$taxonomy", __NAMESPACE__ . '\\save_swatch' );
	add_filter( 'pre_insert_term', static fn( $name, string $of ) => $of === $taxonomy ? reject_incomplete_swatch( $name ) : $name, 10, 2 );
	add_filter( 'redirect_term_location', __NAMESPACE__ . '\\add_incomplete_swatch_parameter' );
	add_filter( 'removable_query_args', static fn( array $parameters ): array => array_merge( $parameters, array( INCOMPLETE_SWATCH_PARAMETER ) ) );
	add_action( 'admin_notices', __NAMESPACE__ . '\\print_incomplete_swatch_notice' );
	add_filter( "manage_edit-{$taxonomy}_columns", __NAMESPACE__ . '\\add_swatch_column' );
	add_filter( "manage_{$taxonomy}_custom_column", __NAMESPACE__ . '\\filter_swatch_cell', 10, 3 );
	add_action( "{$taxonomy}_add_form_fields", __NAMESPACE__ . '\\print_new_term_fields', 10, 0 );
	add_action( "{$taxonomy}_edit_form_fields", __NAMESPACE__ . '\\print_term_fields' );
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_swatch_fields' );
}

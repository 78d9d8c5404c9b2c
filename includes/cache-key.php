<?php
/**
 * What a listing depends on besides the content: it makes the key under which the listing is kept.
 *
 * Values, not events: a setting that a filter, a constant or another server's copy of the code changes counts too.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Cache_Key;

use ProgramsFilter\Picture;
use ProgramsFilter\Templates;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;
use const ProgramsFilter\VERSION;

defined( 'ABSPATH' ) || exit;

/**
 * Key of a listing.
 *
 * @param array $attributes Attributes.
 * @phpstan-param ListingAttributes $attributes
 * @return string|null Null when it must not be kept.
 */
function of( array $attributes ): ?string {
	if ( ! wp_using_ext_object_cache() || ! wp_cache_supports( 'flush_runtime' ) || ! is_public_page() ) {
		return null;
	}

	/**
	 * Filters what listings differ by that this plugin cannot know: false when they must not be kept at all.
	 *
	 * A filter of cards that depends on something else, such as the visitor's country, adds it here.
	 *
	 * @param array<string, mixed>|false $varies     Values by name. False for people who are signed in, whom a filter may show something else.
	 * @param array<string, mixed>       $attributes The block's attributes.
	 */
	$varies = apply_filters( 'programs_filter_cache', is_user_logged_in() ? false : array(), $attributes );

	return is_array( $varies ) ? md5( (string) wp_json_encode( array( $attributes, $varies, code(), settings() ) ) ) : null;
}

/**
 * Whether this is a page as any visitor gets it.
 */
function is_public_page(): bool {
	return ! is_admin() && ! wp_is_serving_rest_request() && ! is_feed() && ! is_preview() && ! is_customize_preview();
}

/**
 * The code that renders.
 *
 * @return list<mixed>
 */
function code(): array {
	return array(
		VERSION,
		get_bloginfo( 'version' ),
		get_option( 'active_plugins' ),
		is_multisite() ? get_site_option( 'active_sitewide_plugins' ) : array(),
		get_stylesheet(),
		get_template(),
		md5_file( Templates\path( 'card' ) ),
	);
}

/**
 * The settings that show in cards.
 *
 * @return list<mixed>
 */
function settings(): array {
	global $wp_rewrite, $content_width;

	return array(
		determine_locale(),
		get_bloginfo( 'charset' ),
		home_url( '/' ),
		is_ssl(),
		$wp_rewrite instanceof \WP_Rewrite ? $wp_rewrite->get_extra_permastruct( POST_TYPE ) : '',
		wp_get_upload_dir()['baseurl'],
		get_option( Picture\SIZE . '_size_w' ),
		get_option( Picture\SIZE . '_size_h' ),
		$content_width,
	);
}

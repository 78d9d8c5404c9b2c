<?php
/**
 * The shortcode `[programas]`, for the classic editor and page builders.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shortcode;

use ProgramsFilter\Block;
use ProgramsFilter\Collisions;
use ProgramsFilter\Shortcode_Attributes;
use ProgramsFilter\Shortcode_Notice;

defined( 'ABSPATH' ) || exit;

const TAG = 'programas';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	// Others add theirs when they are loaded, or on `init`.
	add_action( 'wp_loaded', __NAMESPACE__ . '\\register', 0 );
}

/**
 * Adds the shortcode, unless somebody has one of that name.
 */
function register(): void {
	if ( shortcode_exists( TAG ) ) {
		Collisions\note( 'shortcode', '[' . TAG . ']' );
		return;
	}
	add_shortcode( TAG, __NAMESPACE__ . '\\render' );
}

/**
 * Renders the block, so that markup, assets and hooks are the same.
 *
 * @param mixed $written Attributes as WordPress parsed them; '' when there are none.
 */
function render( $written ): string {
	$parsed = attributes( is_array( $written ) ? $written : array() );
	$html   = render_block(
		array(
			'blockName'    => Block\NAME,
			'attrs'        => $parsed['attributes'],
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		)
	);

	return Shortcode_Notice\notice( $parsed ) . $html;
}

/**
 * What an editor wrote, as attributes of the block.
 *
 * @param array<mixed> $written Attributes as WordPress parsed them.
 * @return array
 * @phpstan-return WrittenAttributes
 */
function attributes( array $written ): array {
	$names = array_fill_keys( array_keys( Shortcode_Attributes\NAMES + Shortcode_Attributes\SUPPORTS ), null );
	// Its filter `shortcode_atts_programas` finds null where nothing was written: that is the block's default.
	$known = shortcode_atts( $names, $written, TAG );

	return Shortcode_Attributes\parse( Shortcode_Attributes\texts( ( is_array( $known ) ? $known : array() ) + array_diff_key( $written, $names ) ) );
}

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
use ProgramsFilter\Text;

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

	return notice( $parsed['unknown'], $parsed['malformed'] ) . $html;
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

/**
 * Tells a signed-in editor, and nobody else, what was wrong with the attributes.
 *
 * @param list<string> $unknown   Attributes that do not exist.
 * @param list<string> $malformed Attributes whose value cannot be used.
 */
function notice( array $unknown, array $malformed ): string {
	if ( ( array() === $unknown && array() === $malformed ) || ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	$lines = array();
	if ( array() !== $unknown ) {
		/* translators: %s: names of attributes. */
		$lines[] = sprintf( __( 'Unknown attributes: %s.', 'programs-filter' ), implode( ', ', $unknown ) );
	}
	if ( array() !== $malformed ) {
		/* translators: %s: attributes with their values. */
		$lines[] = sprintf( __( 'Invalid values: %s.', 'programs-filter' ), implode( ', ', $malformed ) );
	}

	return sprintf(
		'<div class="programas-notice" role="note"><p><strong>&#091;%1$s&#093;</strong> %2$s %3$s</p></div>',
		TAG,
		Text\without_brackets( esc_html( implode( ' ', $lines ) ) ),
		esc_html__( 'The default value is used. Visitors do not see this notice.', 'programs-filter' )
	);
}

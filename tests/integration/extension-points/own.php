<?php
/**
 * Any other template of another plugin: it prints what it gets.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Extension_Points;

use function ProgramsFilter\Tests\text;

/**
 * What the renderer gives.
 *
 * @var array{listing?: array{cards: string}, pill?: array<string, mixed>} $args
 */
if ( isset( $args['pill'] ) ) {
	echo '<button data-category="own">' . esc_html( implode( ' ', array_map( 'strval', array_filter( $args['pill'], 'is_scalar' ) ) ) ) . '</button>';
} else {
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the templates.
	echo '<u>Otra</u><ul class="own">' . text( $args['listing']['cards'] ?? '' ) . '</ul>';
}

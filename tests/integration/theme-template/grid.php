<?php
/**
 * A grid that does something with its cards.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the renderer gives.
 *
 * @var array{listing: array{cards: string}} $args
 */
// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the templates.
echo '<ul class="programas-grid">' . str_replace( '<li ', '<li data-own ', $args['listing']['cards'] ) . '</ul>';

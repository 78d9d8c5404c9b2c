<?php
/**
 * A count that is taken from the cards themselves.
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
echo '<p class="own">' . esc_html( (string) substr_count( $args['listing']['cards'], '<li class="programas-card"' ) ) . '</p>';

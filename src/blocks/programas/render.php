<?php
/**
 * Renders the block on the server.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

defined( 'ABSPATH' ) || exit;

/**
 * Checked against block.json and completed with its defaults by WordPress.
 *
 * @var array<string, mixed> $attributes
 */
// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The templates escape where they print.
echo Renderer\block( Attributes\normalize( $attributes ) );

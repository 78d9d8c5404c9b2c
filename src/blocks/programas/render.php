<?php
/**
 * Renders the block on the server.
 *
 * @package ProgramsFilter
 *
 * @var array<string, mixed> $attributes Attributes, checked against block.json and completed with its defaults by WordPress.
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The templates escape where they print.
echo Renderer\block( Attributes\normalize( $attributes ) );

<?php
/**
 * Plugin Name: Most cards
 * Description: The header `X-Most-Cards` says how many cards a page may hold.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

add_filter(
	'programs_filter_most_cards',
	static fn( int $most ): int => is_numeric( $_SERVER['HTTP_X_MOST_CARDS'] ?? null ) ? (int) $_SERVER['HTTP_X_MOST_CARDS'] : $most
);

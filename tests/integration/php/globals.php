<?php
/**
 * WordPress's global objects, with their types.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/**
 * The database.
 *
 * @throws \RuntimeException When there is none.
 */
function database(): \wpdb {
	if ( ! ( $GLOBALS['wpdb'] ?? null ) instanceof \wpdb ) {
		throw new \RuntimeException( 'No database.' );
	}

	return $GLOBALS['wpdb'];
}

/**
 * The main query.
 *
 * @throws \RuntimeException When there is none.
 */
function main_query(): \WP_Query {
	if ( ! ( $GLOBALS['wp_query'] ?? null ) instanceof \WP_Query ) {
		throw new \RuntimeException( 'No query.' );
	}

	return $GLOBALS['wp_query'];
}

/**
 * The rules for addresses.
 *
 * @throws \RuntimeException When there are none.
 */
function rewrite(): \WP_Rewrite {
	if ( ! ( $GLOBALS['wp_rewrite'] ?? null ) instanceof \WP_Rewrite ) {
		throw new \RuntimeException( 'No rules.' );
	}

	return $GLOBALS['wp_rewrite'];
}

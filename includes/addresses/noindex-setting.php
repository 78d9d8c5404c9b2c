<?php
/**
 * Programs > Settings: after how many months search engines are asked to leave out programs that are over (includes/program-page/archive.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

defined( 'ABSPATH' ) || exit;

/** The most months: search engines forget sooner. */
const MOST_MONTHS = 120;

/**
 * Sanitizes the months.
 *
 * @param mixed $value Submitted value.
 * @return int 0 for never.
 */
function sanitize_noindex_setting( $value ): int {
	return is_numeric( $value ) ? max( 0, min( MOST_MONTHS, (int) $value ) ) : 0;
}

/**
 * Prints the field.
 *
 * @param int $months Months.
 */
function print_noindex_setting( int $months ): void {
	printf(
		'<input type="number" class="small-text" id="%1$s" name="%1$s" min="0" max="%2$s" value="%3$s"> %4$s<p class="description">%5$s</p>',
		esc_attr( NOINDEX_OPTION ),
		esc_attr( (string) MOST_MONTHS ),
		esc_attr( (string) $months ),
		esc_html__( 'months after the end', 'programs-filter' ),
		esc_html__( 'From then on, search engines are asked to leave their pages out. The pages stay at their addresses. 0: never.', 'programs-filter' )
	);
}

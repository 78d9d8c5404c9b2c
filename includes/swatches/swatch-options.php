<?php
/**
 * What the shop decided about swatches. The options are in WordPress's memory already, or nowhere: one that was never stored costs no query.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Swatch_Options;

defined( 'ABSPATH' ) || exit;

/**
 * Whether there are swatches: 'yes' or 'no'. programs-filter.php reads it, too, before it loads anything of this folder.
 */
const SWITCHED_ON = 'programs_filter_swatches';

/**
 * Whether a chosen swatch that is chosen again clears the choice: 'yes' or 'no'.
 */
const CLEARS = 'programs_filter_swatches_clear';

/**
 * How many pieces may be left for swatches to say so; 0 for never.
 */
const THRESHOLD = 'programs_filter_swatches_stock';

/**
 * What holds until the shop decides.
 */
const DEFAULTS = array(
	SWITCHED_ON => 'no',
	CLEARS      => 'no',
	THRESHOLD   => 5,
);

/**
 * A larger threshold is a typing error.
 */
const MOST = 9999;

/**
 * Whether a chosen swatch that is chosen again clears the choice.
 */
function clears(): bool {
	return 'yes' === stored( CLEARS );
}

/**
 * How many pieces may be left for swatches to say so; 0 for never.
 */
function threshold(): int {
	return sanitize_threshold( stored( THRESHOLD ) );
}

/**
 * An option, or its default.
 *
 * @param string $name Option.
 * @return mixed
 */
function stored( string $name ) {
	return array_key_exists( $name, wp_load_alloptions() ) ? get_option( $name ) : DEFAULTS[ $name ];
}

/**
 * Has WordPress check what is stored, whoever stores it while the settings are loaded.
 */
function register(): void {
	foreach ( DEFAULTS as $name => $value ) {
		register_setting(
			SWITCHED_ON,
			$name,
			array(
				'type'              => is_int( $value ) ? 'integer' : 'string',
				'default'           => $value,
				'sanitize_callback' => __NAMESPACE__ . ( is_int( $value ) ? '\\sanitize_threshold' : '\\sanitize_switch' ),
			)
		);
	}
}

/**
 * 'yes' or 'no'.
 *
 * @param mixed $value What was sent.
 */
function sanitize_switch( $value ): string {
	return 'yes' === $value ? 'yes' : 'no';
}

/**
 * A whole number that can be a threshold.
 *
 * @param mixed $value What was sent.
 * @return int The default, where it is no such number.
 */
function sanitize_threshold( $value ): int {
	return threshold_in( $value ) ?? DEFAULTS[ THRESHOLD ];
}

/**
 * A threshold, if it is one.
 *
 * @param mixed $value What was sent.
 */
function threshold_in( $value ): ?int {
	$number = is_int( $value ) || ( is_string( $value ) && 1 === preg_match( '/^\s*\d{1,9}\s*$/D', $value ) ) ? (int) $value : -1;

	return $number < 0 || $number > MOST ? null : $number;
}

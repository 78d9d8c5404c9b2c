<?php
/**
 * What stands out of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Badge;

use ProgramsFilter\Fact_Texts;
use ProgramsFilter\Signup;
use ProgramsFilter\Site_Formats;

defined( 'ABSPATH' ) || exit;

/**
 * The badge: that the program is over, else that one cannot simply sign up, else that it is free.
 *
 * @param array  $facts   Facts.
 * @param string $state   State of the sign-up.
 * @param bool   $is_over Whether it is over.
 * @phpstan-param Facts $facts
 * @return array|null
 * @phpstan-return Badge|null
 */
function of_program( array $facts, string $state, bool $is_over ): ?array {
	$key = $is_over ? 'over' : $state;
	if ( in_array( $key, array( 'none', 'open' ), true ) ) {
		if ( ! Fact_Texts\is_free( $facts ) ) {
			return null;
		}
		$key = 'free';
	}

	return array(
		'key'  => $key,
		'text' => Site_Formats\text_once( __NAMESPACE__ . '\\text', $key ),
	);
}

/**
 * What a badge says.
 *
 * @param string $key Its key.
 */
function text( string $key ): string {
	switch ( $key ) {
		case 'over':
			return _x( 'Ended', 'program', 'programs-filter' );
		case 'free':
			return __( 'Free', 'programs-filter' );
	}

	return Signup\words( $key );
}

<?php
/**
 * What somebody typed into the box of facts and could not be stored: kept for the next screen, which shows it again with what is wrong.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Facts_Typed;

defined( 'ABSPATH' ) || exit;

/**
 * Name of the transient, before the user and the program.
 */
const NAME = 'pfilter_typed_';

/**
 * How long, in seconds.
 */
const KEPT_FOR = 60;

/**
 * Keeps the texts, for whoever is signed in.
 *
 * @param int                   $program Program.
 * @param array<string, string> $texts   Texts by the key of the metadata; none are forgotten.
 */
function keep( int $program, array $texts ): void {
	if ( array() === $texts ) {
		delete_transient( name( $program ) );
	} else {
		set_transient( name( $program ), $texts, KEPT_FOR );
	}
}

/**
 * The texts.
 *
 * @param int $program Program.
 * @return array<string, string> By the key of the metadata.
 */
function kept( int $program ): array {
	$texts = get_transient( name( $program ) );

	return is_array( $texts ) ? array_filter( $texts, static fn( $text, $key ): bool => is_string( $text ) && is_string( $key ), ARRAY_FILTER_USE_BOTH ) : array();
}

/**
 * Name of the transient.
 *
 * @param int $program Program.
 */
function name( int $program ): string {
	return NAME . get_current_user_id() . "_$program";
}

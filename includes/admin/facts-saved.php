<?php
/**
 * What the box of facts sends is stored, as far as it can be used.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Facts_Saved;

use ProgramsFilter\Fact_Completion;
use ProgramsFilter\Fact_Problems;
use ProgramsFilter\Fact_Values;
use ProgramsFilter\Facts;
use ProgramsFilter\Facts_Typed;
use ProgramsFilter\Post_Type;

defined( 'ABSPATH' ) || exit;

/**
 * Name of the fields in the form, and of the field with the nonce.
 */
const FIELDS = 'pfilter_facts';
const NONCE  = 'pfilter_facts_nonce';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'save_post_' . Post_Type\NAME, __NAMESPACE__ . '\\save' );
}

/**
 * Stores what the form of a program has, for who may edit it.
 *
 * @param mixed $program Program.
 */
function save( $program ): void {
	$texts = is_int( $program ) ? sent( $program ) : null;
	if ( is_int( $program ) && null !== $texts ) {
		store( $program, $texts );
	}
}

/**
 * What the request's form of a program has.
 *
 * @param int $program Program.
 * @return array<string, string>|null By the key of the metadata; null when there is none, or it is not from somebody who may edit the program.
 */
function sent( int $program ): ?array {
	$nonce = $_POST[ NONCE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
	if (
		! Post_Type\is_ours() || ! is_string( $nonce ) || false === wp_verify_nonce( wp_unslash( $nonce ), action( $program ) )
		|| ! current_user_can( 'edit_post', $program )
	) {
		return null;
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Fact_Values\clean() does, by the kind of each.
	$sent = isset( $_POST[ FIELDS ] ) && is_array( $_POST[ FIELDS ] ) ? wp_unslash( $_POST[ FIELDS ] ) : array();

	return completed( texts( $sent ), $program );
}

/**
 * What the nonce is for.
 *
 * @param int $program Program.
 */
function action( int $program ): string {
	return "pfilter_facts_$program";
}

/**
 * The form's fields as texts: date and time are two fields, a switch that is off is none.
 *
 * @param array<mixed> $sent Values by the fact's key.
 * @return array<string, string> By the key of the metadata. What is missing from the form stays as it is, but for switches.
 */
function texts( array $sent ): array {
	$texts = array();
	foreach ( Facts\TABLE as $fact => list( $key, $kind ) ) {
		$value = $sent[ $fact ] ?? null;
		if ( 'moment' === $kind && is_array( $value ) ) {
			list( $date, $time ) = array_map( static fn( string $part ): string => is_string( $value[ $part ] ?? null ) ? trim( $value[ $part ] ) : '', array( 'date', 'time' ) );
			$value               = '' === $time ? $date : "{$date}T$time";
		}
		if ( is_string( $value ) || 'flag' === $kind ) {
			$texts[ $key ] = is_string( $value ) ? $value : '';
		}
	}

	return $texts;
}

/**
 * The same with what nobody needs to type.
 *
 * @param array<string, string> $texts   By the key of the metadata.
 * @param int                   $program The program that has the others.
 * @return array<string, string>
 */
function completed( array $texts, int $program ): array {
	list( $start, $end ) = array( Facts\TABLE['start'][0], Facts\TABLE['end'][0] );
	foreach ( Facts\TABLE as list( $key, $kind ) ) {
		if ( 'url' === $kind && isset( $texts[ $key ] ) ) {
			$texts[ $key ] = Fact_Completion\address( $texts[ $key ] );
		}
	}
	if ( isset( $texts[ $end ] ) ) {
		$texts[ $end ] = Fact_Completion\end( $texts[ $end ], $texts[ $start ] ?? Facts\values( $program )['start'] );
	}

	return $texts;
}

/**
 * Stores the texts that can be used, and keeps the others for the next screen.
 *
 * @param int                   $program Program.
 * @param array<string, string> $texts   By the key of the metadata.
 */
function store( int $program, array $texts ): void {
	$problems = problems( $texts, $program );
	foreach ( array_diff_key( $texts, $problems ) as $key => $text ) {
		$kind  = Facts\of_meta( $key )[1] ?? 'text';
		$clean = (string) Fact_Values\clean( $kind, $text );
		if ( '' === $clean || ( 'flag' === $kind && '0' === $clean ) ) {
			delete_post_meta( $program, $key );
		} else {
			update_post_meta( $program, $key, wp_slash( $clean ) );
		}
	}
	Facts_Typed\keep( $program, array_intersect_key( $texts, $problems ) );
}

/**
 * What is wrong with texts. An end before its beginning is wrong with both: neither is stored.
 *
 * @param array<string, string> $texts   By the key of the metadata.
 * @param int                   $program The program that has the others.
 * @return array<string, string> Sentences by the key of the metadata.
 */
function problems( array $texts, int $program ): array {
	list( $start, $end ) = array( Facts\TABLE['start'][0], Facts\TABLE['end'][0] );
	$problems            = Fact_Problems\of( $texts, $program );
	if ( isset( $texts[ $start ], $texts[ $end ] ) && Fact_Problems\wrong_order() === ( $problems[ $end ] ?? '' ) ) {
		$problems[ $start ] = $problems[ $end ];
	}

	return $problems;
}

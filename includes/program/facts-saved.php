<?php
/**
 * What the box of facts sends is stored, as far as it can be used.
 *
 * What somebody typed into the box of facts and could not be stored: kept for the next screen, which shows it again with what is wrong.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Name of the fields in the form, and of the field with the nonce.
 */
const FORM_FIELDS = 'pfilter_facts';
const FORM_NONCE  = 'pfilter_facts_nonce';

/**
 * Stores what the form of a program has, for who may edit it.
 *
 * @param mixed $program Program.
 */
function save_facts_form( $program ): void {
	$texts = is_int( $program ) ? sent_facts( $program ) : null;
	if ( is_int( $program ) && null !== $texts ) {
		store_facts( $program, $texts );
	}
}

/**
 * What the request's form of a program has.
 *
 * @param int $program Program.
 * @return array<string, string>|null By the key of the metadata; null when there is none, or it is not from somebody who may edit the program.
 */
function sent_facts( int $program ): ?array {
	$nonce = $_POST[ FORM_NONCE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
	if (
		! is_post_type_ours() || ! is_string( $nonce ) || false === wp_verify_nonce( wp_unslash( $nonce ), facts_form_action( $program ) )
		|| ! current_user_can( 'edit_post', $program )
	) {
		return null;
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- clean_fact() does, by the kind of each.
	$sent = isset( $_POST[ FORM_FIELDS ] ) && is_array( $_POST[ FORM_FIELDS ] ) ? wp_unslash( $_POST[ FORM_FIELDS ] ) : array();

	return completed_texts( sent_texts( $sent ), $program );
}

/**
 * What the nonce is for.
 *
 * @param int $program Program.
 */
function facts_form_action( int $program ): string {
	return "pfilter_facts_$program";
}

/**
 * The form's fields as texts: date and time are two fields, a switch that is off is none.
 *
 * @param array<mixed> $sent Values by the fact's key.
 * @return array<string, string> By the key of the metadata. What is missing from the form stays as it is, but for switches.
 */
function sent_texts( array $sent ): array {
	$texts = array();
	foreach ( FACTS as $fact => list( $key, $kind ) ) {
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
function completed_texts( array $texts, int $program ): array {
	list( $start, $end ) = array( FACTS['start'][0], FACTS['end'][0] );
	foreach ( FACTS as list( $key, $kind ) ) {
		if ( 'url' === $kind && isset( $texts[ $key ] ) ) {
			$texts[ $key ] = completed_address( $texts[ $key ] );
		}
	}
	if ( isset( $texts[ $end ] ) ) {
		$texts[ $end ] = completed_end( $texts[ $end ], $texts[ $start ] ?? program_facts( $program )['start'] );
	}

	return $texts;
}

/**
 * Stores the texts that can be used, and keeps the others for the next screen.
 *
 * @param int                   $program Program.
 * @param array<string, string> $texts   By the key of the metadata.
 */
function store_facts( int $program, array $texts ): void {
	$problems = text_problems( $texts, $program );
	foreach ( array_diff_key( $texts, $problems ) as $key => $text ) {
		$kind  = fact_of_meta( $key )[1] ?? 'text';
		$clean = (string) clean_fact( $kind, $text );
		if ( '' === $clean || ( 'flag' === $kind && '0' === $clean ) ) {
			delete_post_meta( $program, $key );
		} else {
			update_post_meta( $program, $key, wp_slash( $clean ) );
		}
	}
	keep_typed_facts( $program, array_intersect_key( $texts, $problems ) );
}

/**
 * What is wrong with texts. An end before its beginning is wrong with both: neither is stored.
 *
 * @param array<string, string> $texts   By the key of the metadata.
 * @param int                   $program The program that has the others.
 * @return array<string, string> Sentences by the key of the metadata.
 */
function text_problems( array $texts, int $program ): array {
	list( $start, $end ) = array( FACTS['start'][0], FACTS['end'][0] );
	$problems            = fact_problems( $texts, $program );
	if ( isset( $texts[ $start ], $texts[ $end ] ) && wrong_order_problem() === ( $problems[ $end ] ?? '' ) ) {
		$problems[ $start ] = $problems[ $end ];
	}

	return $problems;
}

/**
 * Name of the transient, before the user and the program.
 */
const TYPED_FACTS = 'pfilter_typed_';

/**
 * How long, in seconds.
 */
const TYPED_KEPT_FOR = 60;

/**
 * Keeps the texts, for whoever is signed in.
 *
 * @param int                   $program Program.
 * @param array<string, string> $texts   Texts by the key of the metadata; none are forgotten.
 */
function keep_typed_facts( int $program, array $texts ): void {
	if ( array() === $texts ) {
		delete_transient( typed_facts_name( $program ) );
	} else {
		set_transient( typed_facts_name( $program ), $texts, TYPED_KEPT_FOR );
	}
}

/**
 * The texts.
 *
 * @param int $program Program.
 * @return array<string, string> By the key of the metadata.
 */
function kept_typed_facts( int $program ): array {
	$texts = get_transient( typed_facts_name( $program ) );

	return is_array( $texts ) ? array_filter( $texts, static fn( $text, $key ): bool => is_string( $text ) && is_string( $key ), ARRAY_FILTER_USE_BOTH ) : array();
}

/**
 * Name of the transient.
 *
 * @param int $program Program.
 */
function typed_facts_name( int $program ): string {
	return TYPED_FACTS . get_current_user_id() . "_$program";
}

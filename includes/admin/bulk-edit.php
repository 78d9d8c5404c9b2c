<?php
/**
 * Facts in the bulk edit of programs: the fields of quick edit (quick-edit.php). An empty one leaves what each program has, as in WordPress's own.
 *
 * Nothing is stored while one of the programs cannot have a value: the form stays open with what was typed, and says which program, and why.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** The request of the script, which asks whether the values can be stored. */
const BULK_CHECK_ACTION = 'programs_filter_check_bulk_edit';

/** Value of a choice that changes nothing, as WordPress has it. */
const NO_CHANGE = '-1';

/**
 * Prints the fields.
 *
 * @param string $column    Column; WordPress asks for each.
 * @param string $post_type Post type.
 */
function show_bulk_edit( string $column, string $post_type ): void {
	if ( DATES_COLUMN !== $column || Program\POST_TYPE !== $post_type || ! Program\is_post_type_ours() ) {
		return;
	}
	echo '<fieldset class="inline-edit-col-left"><legend class="inline-edit-legend">', esc_html( Program\fact_form_texts()['title'] ), '</legend><div class="inline-edit-col">';
	foreach ( quick_edit_fields() as $field ) {
		if ( 'flag' === $field['kind'] ) {
			show_bulk_choice(
				$field,
				array(
					'1' => __( 'Yes', 'programs-filter' ),
					'0' => __( 'No', 'programs-filter' ),
				)
			);
		} elseif ( 'state' === $field['kind'] ) {
			show_bulk_choice( $field, Program\signup_state_labels() );
		} else {
			show_quick_edit_field( $field );
		}
	}
	printf( '<p class="description">%s</p></div></fieldset>', esc_html__( 'What you leave empty stays as it is in each program.', 'programs-filter' ) );
}

/**
 * Prints a choice whose first option changes nothing.
 *
 * @param FactField                 $field  Field.
 * @param array<int|string, string> $labels Labels by value.
 */
function show_bulk_choice( array $field, array $labels ): void {
	printf( '<label><span class="title">%s</span><select name="%s"><option value="%s">%s</option>', esc_html( $field['label'] ), esc_attr( Program\FORM_FIELDS . "[{$field['fact']}]" ), esc_attr( NO_CHANGE ), esc_html__( '— No Change —', 'programs-filter' ) );
	foreach ( $labels as $value => $label ) {
		printf( '<option value="%s">%s</option>', esc_attr( (string) $value ), esc_html( $label ) );
	}
	echo '</select></label>';
}

/**
 * The programs of the request's bulk edit.
 *
 * @return list<int>
 */
function bulk_edited_programs(): array {
	// As WordPress checks it.
	$nonce = $_REQUEST['_wpnonce'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
	if ( ! isset( $_REQUEST['bulk_edit'], $_REQUEST['post'] ) || ! is_string( $nonce ) || false === wp_verify_nonce( wp_unslash( $nonce ), 'bulk-posts' ) || ! Program\is_post_type_ours() ) {
		return array();
	}

	return array_values( array_filter( wp_parse_id_list( (array) $_REQUEST['post'] ), static fn( int $id ): bool => Program\POST_TYPE === get_post_type( $id ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Numbers.
}

/**
 * The facts that a program of the bulk edit gets.
 *
 * @param int $program Program.
 * @return array<string, string> Texts by meta key.
 */
function bulk_edit_facts( int $program ): array {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- bulk_edited_programs() has checked it; clean_fact() does it, by the kind of each.
	$sent  = isset( $_REQUEST[ Program\FORM_FIELDS ] ) && is_array( $_REQUEST[ Program\FORM_FIELDS ] ) ? wp_unslash( $_REQUEST[ Program\FORM_FIELDS ] ) : array();
	$texts = array();
	foreach ( quick_edit_fields() as $field ) {
		$value     = $sent[ $field['fact'] ] ?? null;
		$no_change = in_array( $field['kind'], array( 'flag', 'state' ), true ) ? NO_CHANGE : '';
		if ( is_array( $value ) ) {
			// A day alone leaves the time, and a time the day.
			$value               = array_filter( $value, static fn( $part ): bool => is_string( $part ) && '' !== trim( $part ) );
			list( $date, $time ) = array_pad( explode( 'T', Program\program_facts( $program )[ $field['fact'] ], 2 ), 2, '' );
			$value               = array() === $value ? null : Program\sent_text( 'moment', $value + compact( 'date', 'time' ) );
		}
		if ( is_string( $value ) && trim( $value ) !== $no_change ) {
			$texts[ $field['key'] ] = $value;
		}
	}

	return Program\completed_facts( $texts, $program );
}

/**
 * What is wrong with the facts of the bulk edit.
 *
 * @return list<string> Sentences in plain text, each with the titles of its programs.
 */
function bulk_edit_problems(): array {
	$titles = array();
	foreach ( bulk_edited_programs() as $program ) {
		if ( ! current_user_can( 'edit_post', $program ) ) {
			continue;
		}
		foreach ( Program\problem_sentences( array_unique( Program\text_problems( bulk_edit_facts( $program ), $program ) ) ) as $sentence ) {
			$titles[ $sentence ][] = WordPress\plain_text( get_the_title( $program ) );
		}
	}

	return array_map( static fn( string $sentence, array $of ): string => $sentence . ' (' . implode( ', ', $of ) . ')', array_keys( $titles ), $titles );
}

/** Sends the script what is wrong, as plain text. */
function answer_bulk_check(): void {
	wp_send_json( bulk_edit_problems() );
}

/** Ends the request before WordPress saves anything of it, when a fact cannot be used: where the script has not asked, or got no answer. */
function refuse_bulk_edit(): void {
	$problems = bulk_edit_problems();
	if ( array() !== $problems ) {
		wp_die(
			esc_html( implode( ' ', $problems ) ),
			'',
			array(
				'response'  => 400,
				'back_link' => true,
			)
		);
	}
}

/**
 * Stores the facts when WordPress saves a program of the bulk edit: before it makes the revision.
 *
 * @param int $program Program.
 */
function save_bulk_edit( int $program ): void {
	if ( in_array( $program, bulk_edited_programs(), true ) && current_user_can( 'edit_post', $program ) ) {
		Program\store_facts( $program, bulk_edit_facts( $program ) );
	}
}

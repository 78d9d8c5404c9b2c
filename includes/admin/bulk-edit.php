<?php
/**
 * Facts in the bulk edit of programs, in the fields of quick edit (quick-edit.php). An empty one leaves what each program has, as in WordPress's own.
 *
 * As there, what a program can have is stored. A notice says which programs cannot have which value, and why.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Start of the name of the transient with what could not be stored; the ID of the user follows. */
const BULK_PROBLEMS = 'pfilter_bulk_problems_';

/** Value of a choice that changes nothing, as WordPress has it. */
const NO_CHANGE = '-1';

/**
 * The fields, without those of one program alone: its sessions, which "Duplicate for next year" moves, and its documents, which would be
 * replaced.
 *
 * @return list<FactField>
 */
function bulk_edit_fields(): array {
	return array_values( array_filter( Program\fact_fields(), static fn( array $field ): bool => Program\kinds_table()[ $field['kind'] ]['bulk'] ) );
}

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
	echo '<fieldset class="inline-edit-col-left programs-filter-together"><legend class="inline-edit-legend">', esc_html( Program\fact_form_texts()['title'] ), '</legend><div class="inline-edit-col">';
	foreach ( bulk_edit_fields() as $field ) {
		if ( 'checkbox' === $field['control'] ) {
			show_bulk_choice(
				$field,
				array(
					'1' => __( 'Yes', 'programs-filter' ),
					'0' => __( 'No', 'programs-filter' ),
				)
			);
		} elseif ( array() !== $field['choices'] ) {
			show_bulk_choice( $field, array_column( $field['choices'], 'label', 'value' ) );
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
	foreach ( bulk_edit_fields() as $field ) {
		$value     = $sent[ $field['fact'] ] ?? null;
		$no_change = 'checkbox' === $field['control'] || array() !== $field['choices'] ? NO_CHANGE : '';
		if ( is_array( $value ) ) {
			// A day alone leaves the time, and a time the day.
			$value               = array_filter( $value, static fn( $part ): bool => is_string( $part ) && '' !== trim( $part ) );
			list( $date, $time ) = array_pad( explode( 'T', Program\stored_facts( $program )[ $field['fact'] ], 2 ), 2, '' );
			$value               = array() === $value ? null : Program\sent_text( $field['kind'], $value + compact( 'date', 'time' ) );
		}
		if ( is_string( $value ) && trim( $value ) !== $no_change ) {
			$texts[ $field['key'] ] = Program\value_of_text( $field['kind'], $value );
		}
	}

	return Program\completed_facts( $texts, $program );
}

/**
 * Stores the facts when WordPress saves a program of the bulk edit: before it makes the revision.
 *
 * @param int $program Program.
 */
function save_bulk_edit( int $program ): void {
	if ( ! in_array( $program, bulk_edited_programs(), true ) || ! current_user_can( 'edit_post', $program ) ) {
		return;
	}
	$facts    = bulk_edit_facts( $program );
	$problems = Program\text_problems( $facts, $program );
	Program\store_facts( $program, array_diff_key( $facts, $problems ) );
	if ( array() !== $problems ) {
		$title = WordPress\plain_text( get_the_title( $program ) );
		/* translators: 1: title of a program, 2: sentences about its values. */
		$told = sprintf( __( '“%1$s” was not changed in this. %2$s', 'programs-filter' ), $title, implode( ' ', Program\problem_sentences( $problems ) ) );
		set_transient( BULK_PROBLEMS . get_current_user_id(), array_merge( bulk_problems(), array( $told ) ), 60 );
	}
}

/**
 * What the last bulk edit of the user could not store.
 *
 * @return list<string> Sentences in plain text.
 */
function bulk_problems(): array {
	$told = get_transient( BULK_PROBLEMS . get_current_user_id() );

	return is_array( $told ) ? array_values( array_filter( $told, 'is_string' ) ) : array();
}

/** Says above the list, once, what the last bulk edit could not store. */
function show_bulk_problems(): void {
	$told = 'edit-' . Program\POST_TYPE === ( get_current_screen()->id ?? '' ) ? bulk_problems() : array();
	if ( array() !== $told ) {
		delete_transient( BULK_PROBLEMS . get_current_user_id() );
		wp_admin_notice( implode( '<br>', array_map( 'esc_html', $told ) ), array( 'type' => 'error' ) );
	}
}

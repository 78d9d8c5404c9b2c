<?php
/**
 * Facts in quick edit: prints the fields, and rejects invalid values while the form is open. save_submitted_facts() of the meta box saves them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Facts that change at short notice. */
const QUICK_EDIT_FACTS = array( 'event_status', 'notice', 'places_left', 'price' );

/**
 * The fields in quick edit.
 *
 * @return list<FactField>
 */
function get_quick_edit_fields(): array {
	return array_values( array_filter( Program\get_fact_fields(), static fn( array $field ): bool => in_array( $field['fact'], QUICK_EDIT_FACTS, true ) ) );
}

/**
 * Prints the fields, empty: the script fills them in for a program.
 *
 * @param string $column    Column; the action fires for each.
 * @param string $post_type Post type.
 */
function print_quick_edit_fields( string $column, string $post_type ): void {
	if ( DATES_COLUMN !== $column || Program\POST_TYPE !== $post_type ) {
		return;
	}
	echo '<fieldset class="inline-edit-col-right programs-filter-quick"><legend class="inline-edit-legend">', esc_html( Program\get_fact_form_texts()['title'] ), '</legend><div class="inline-edit-col">';
	printf( '<input type="hidden" name="%s" value=""><input type="hidden" name="%s" value="">', esc_attr( Program\FORM_NONCE ), esc_attr( Program\LOADED_FACTS_FIELD ) );
	foreach ( get_quick_edit_fields() as $field ) {
		print_quick_edit_field( $field );
	}
	echo '</div></fieldset>';
}

/**
 * Prints a field as those of WordPress beside it.
 *
 * @param FactField $field Field.
 */
function print_quick_edit_field( array $field ): void {
	$markup = 'select' === $field['control']
		? '<label><span class="title">%1$s</span>%2$s</label>'
		: '<label><span class="title">%1$s</span><span class="input-text-wrap">%2$s</span></label>';
	printf( $markup, esc_html( $field['label'] ), Program\get_fact_control( $field ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in get_fact_control().
}

/**
 * Prints the values of a program for the script, beside those that WordPress prints for its own.
 *
 * @param \WP_Post $post Program that the user can edit.
 */
function print_quick_edit_values( \WP_Post $post ): void {
	if ( Program\POST_TYPE !== $post->post_type ) {
		return;
	}
	$facts  = Program\stored_facts( $post->ID );
	$values = array( Program\FORM_NONCE => wp_create_nonce( Program\get_facts_nonce_action( $post->ID ) ) );
	$loaded = array();
	foreach ( get_quick_edit_fields() as $field ) {
		$name  = Program\FORM_FIELDS . "[{$field['fact']}]";
		$value = $facts[ $field['fact'] ] ?? '';

		$loaded[ $field['key'] ] = $value;
		$values[ $name ]         = $value;
	}
	$values[ Program\LOADED_FACTS_FIELD ] = (string) wp_json_encode( $loaded );
	printf( '<div class="programs-filter-facts">%s</div>', esc_html( (string) wp_json_encode( $values ) ) );
}

/** Enqueues the script on the list of programs, and the style of the list and its forms. */
function enqueue_quick_edit(): void {
	if ( 'edit-' . Program\POST_TYPE === ( get_current_screen()->id ?? '' ) ) {
		WordPress\enqueue_built_script( 'programs-filter-quick-edit', 'admin/quick-edit/index', array( 'inline-edit-post' ) );
		WordPress\enqueue_built_style( 'programs-filter-list', 'admin/quick-edit/index' );
	}
}

/** Ends the request if a fact is invalid. WordPress's script shows the response in the form. */
function reject_invalid_quick_edit(): void {
	$program = isset( $_POST['post_ID'] ) && is_numeric( $_POST['post_ID'] ) ? (int) $_POST['post_ID'] : 0; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The next line.
	$form    = $program > 0 ? Program\get_submitted_facts( $program ) : null;
	if ( null !== $form && array() !== $form['problems'] ) {
		wp_die( esc_html( implode( ' ', Program\get_problem_sentences( $form['problems'] ) ) ) );
	}
}

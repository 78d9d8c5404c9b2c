<?php
/**
 * The fields of the fact forms, shared by the editor panel, the classic meta box, quick edit and bulk edit, and the parsing of what the last three
 * submit.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Name of the fields in a form, and of the field with the nonce. */
const FORM_FIELDS = 'pfilter_facts';
const FORM_NONCE  = 'pfilter_facts_nonce';

/**
 * The fields, in the order of a form.
 *
 * @return list<FactField>
 */
function get_fact_fields(): array {
	$fields = array();
	foreach ( get_entered_fact_kinds() as $fact => $kind ) {
		$entry   = get_facts_table()[ $fact ];
		$of_kind = get_kinds_table()[ $kind ];
		$choices = array();
		foreach ( null === $of_kind['choices'] ? array() : $of_kind['choices']() as $value => $label ) {
			$choices[] = compact( 'value', 'label' );
		}
		$fields[] = array(
			'fact'     => $fact,
			'key'      => get_fact_meta_key( $fact ),
			'kind'     => $kind,
			'label'    => $entry['label'](),
			'hint'     => isset( $entry['hint'] ) ? $entry['hint']() : '',
			'control'  => $of_kind['control'],
			'keyboard' => $of_kind['keyboard'],
			'choices'  => $choices,
			'highest'  => $of_kind['highest'],
		);
	}

	return $fields;
}

/** The groups of the form. Facts in none of them are in the last one. */
const FORM_GROUPS = array(
	'basics' => array( 'sessions', 'schedule', 'place', 'audience', 'age_from', 'age_to', 'price' ),
	'status' => array( 'event_status', 'previous_start', 'notice' ),
	'signup' => array( 'signup_url', 'signup_until', 'places', 'places_left', 'signup_state', 'application' ),
	'more'   => array(),
);

/**
 * The texts around the fields that the forms of PHP and of the script share.
 *
 * @return array<'title'|'date'|'time', string>
 */
function get_fact_form_texts(): array {
	return array(
		'title' => __( 'Facts of the program', 'programs-filter' ),
		'date'  => _x( 'Day', 'field', 'programs-filter' ),
		'time'  => _x( 'Time', 'field', 'programs-filter' ),
	);
}

/**
 * The control of a field in quick edit and bulk edit, empty.
 *
 * @param FactField $field Field.
 * @return string HTML.
 */
function get_fact_control( array $field ): string {
	$name = FORM_FIELDS . "[{$field['fact']}]";
	switch ( $field['control'] ) {
		case 'textarea':
			return sprintf( '<textarea name="%s" rows="3"></textarea>', esc_attr( $name ) );
		case 'select':
			$options = '';
			foreach ( $field['choices'] as $choice ) {
				$options .= sprintf( '<option value="%s">%s</option>', esc_attr( $choice['value'] ), esc_html( $choice['label'] ) );
			}

			return sprintf( '<select name="%s">%s</select>', esc_attr( $name ), $options );
	}

	return sprintf( '<input type="%s" name="%s" value="">', esc_attr( $field['control'] ), esc_attr( $name ) );
}

/**
 * The action of the forms' nonce.
 *
 * @param int $program Program.
 */
function get_facts_nonce_action( int $program ): string {
	return "pfilter_facts_$program";
}

/**
 * The facts that the submitted form changes in a program.
 *
 * @param int $program Program.
 * @return array{values: array<string, string>, problems: array<string, string>, conflicts: array<string, string>, typed: array<string, string>}|null As
 *         FactsToWrite, and what was typed by meta key; null without a form, or when the user cannot edit the program.
 */
function get_submitted_facts( int $program ): ?array {
	$nonce = $_POST[ FORM_NONCE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- sanitize_fact() does, by the kind of each.
	$sent = isset( $_POST[ FORM_FIELDS ] ) && is_array( $_POST[ FORM_FIELDS ] ) ? wp_unslash( $_POST[ FORM_FIELDS ] ) : array();
	if (
		// The box sends nothing without its script.
		array() === $sent || ! is_string( $nonce )
		|| false === wp_verify_nonce( wp_unslash( $nonce ), get_facts_nonce_action( $program ) ) || ! current_user_can( 'edit_post', $program )
	) {
		return null;
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Only compared.
	$loaded = json_decode( WordPress\only_text( wp_unslash( $_POST[ LOADED_FACTS_FIELD ] ?? '' ) ), true );
	$loaded = is_array( $loaded ) ? $loaded : array();
	$typed  = array();
	foreach ( get_entered_fact_kinds() as $fact => $kind ) {
		$key  = META_PREFIX . $fact;
		$text = get_submitted_text( $kind, $sent[ $fact ] ?? null );
		if ( null !== $text ) {
			$typed[ $key ] = $text;
		} elseif ( isset( $loaded[ $key ] ) && 'checkbox' === get_kinds_table()[ $kind ]['control'] ) {
			// A browser does not send a box that is not checked.
			$typed[ $key ] = '';
		}
	}

	return prepare_facts( $typed, $program, $loaded ) + compact( 'typed' );
}

/**
 * A submitted value as text: each document is a field.
 *
 * @param FactKind $kind  Kind of the fact.
 * @param mixed    $value Value; null when the form does not have the field.
 * @return string|null Null when the form does not have it.
 */
function get_submitted_text( string $kind, $value ): ?string {
	$control = get_kinds_table()[ $kind ]['control'];
	if ( 'files' === $control && is_array( $value ) ) {
		$value = implode( ' ', array_filter( $value, 'is_string' ) );
	}

	return is_string( $value ) ? $value : null;
}

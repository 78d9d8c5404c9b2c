<?php
/**
 * The forms of a program's facts: the form of both editors (facts-panel.php), quick edit and bulk edit have the same fields. What the
 * classic editor and quick edit send is read here.
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
function fact_fields(): array {
	$fields = array();
	foreach ( fact_kinds() as $fact => $kind ) {
		$entry   = facts_table()[ $fact ];
		$of_kind = kinds_table()[ $kind ];
		$choices = array();
		foreach ( null === $of_kind['choices'] ? array() : $of_kind['choices']() as $value => $label ) {
			$choices[] = compact( 'value', 'label' );
		}
		$fields[] = array(
			'fact'     => $fact,
			'key'      => fact_meta_key( $fact ),
			'kind'     => $kind,
			'label'    => $entry['label'](),
			'hint'     => isset( $entry['hint'] ) ? $entry['hint']() : '',
			'quick'    => $entry['quick'] ?? false,
			'control'  => $of_kind['control'],
			'keyboard' => $of_kind['keyboard'],
			'choices'  => $choices,
			'highest'  => $of_kind['highest'],
		);
	}

	return $fields;
}

/** The groups of the form of a program. What is in none of them is in the last one. */
const FORM_GROUPS = array(
	'when'   => array( 'start', 'end', 'sessions', 'schedule', 'event_status', 'previous_start', 'notice' ),
	'where'  => array( 'place', 'address', 'online_url' ),
	'who'    => array( 'audience', 'age_from', 'age_to' ),
	'signup' => array( 'price', 'prices', 'free', 'signup_url', 'signup_until', 'signup_state', 'application', 'places', 'places_left' ),
	'more'   => array(),
);

/**
 * The texts around the fields.
 *
 * @return array<'title'|'date'|'time', string>
 */
function fact_form_texts(): array {
	return array(
		'title' => __( 'Facts of the program', 'programs-filter' ),
		'date'  => _x( 'Day', 'field', 'programs-filter' ),
		'time'  => _x( 'Time', 'field', 'programs-filter' ),
	);
}

/**
 * The controls of a field, empty: two for a date with a time, one for all others.
 *
 * @param FactField $field Field.
 * @return array<string, string> HTML by label.
 */
function fact_controls( array $field ): array {
	$name  = FORM_FIELDS . "[{$field['fact']}]";
	$input = static fn( string $type, string $name, string $value = '' ): string => '<input' . WordPress\html_attributes( compact( 'type', 'name', 'value' ) ) . '>';
	switch ( $field['control'] ) {
		case 'moment':
			return array(
				fact_form_texts()['date'] => $input( 'date', "{$name}[date]" ),
				fact_form_texts()['time'] => $input( 'time', "{$name}[time]" ),
			);
		case 'checkbox':
			return array( $field['label'] => $input( 'checkbox', $name, '1' ) );
		case 'textarea':
			return array( $field['label'] => sprintf( '<textarea name="%s" rows="3"></textarea>', esc_attr( $name ) ) );
		case 'select':
			$options = '';
			foreach ( $field['choices'] as $choice ) {
				$options .= sprintf( '<option value="%s">%s</option>', esc_attr( $choice['value'] ), esc_html( $choice['label'] ) );
			}

			return array( $field['label'] => sprintf( '<select name="%s">%s</select>', esc_attr( $name ), $options ) );
	}

	return array( $field['label'] => $input( $field['control'], $name ) );
}

/**
 * The action of the forms' nonce.
 *
 * @param int $program Program.
 */
function facts_form_action( int $program ): string {
	return "pfilter_facts_$program";
}

/**
 * The facts in the request's form of a program.
 *
 * @param int $program Program.
 * @return array<string, string>|null Texts by meta key; null without a form, or when the user cannot edit the program.
 */
function sent_facts( int $program ): ?array {
	$nonce = $_POST[ FORM_NONCE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- clean_fact() does, by the kind of each.
	$sent = isset( $_POST[ FORM_FIELDS ] ) && is_array( $_POST[ FORM_FIELDS ] ) ? wp_unslash( $_POST[ FORM_FIELDS ] ) : array();
	if (
		// The box sends nothing without its script.
		array() === $sent || ! is_post_type_ours() || ! is_string( $nonce )
		|| false === wp_verify_nonce( wp_unslash( $nonce ), facts_form_action( $program ) ) || ! current_user_can( 'edit_post', $program )
	) {
		return null;
	}
	$texts = array();
	foreach ( fact_kinds() as $fact => $kind ) {
		$text = sent_text( $kind, $sent[ $fact ] ?? null );
		if ( null !== $text ) {
			$texts[ META_PREFIX . $fact ] = $text;
		}
	}

	return completed_facts( $texts, $program );
}

/**
 * A sent value as text: date and time are two fields, each document is one, and a switch that is off is none.
 *
 * @param FactKind $kind  Kind of the fact.
 * @param mixed    $value Value; null when the form does not have the field.
 * @return string|null Null when the stored value stays.
 */
function sent_text( string $kind, $value ): ?string {
	$control = kinds_table()[ $kind ]['control'];
	if ( 'moment' === $control && is_array( $value ) ) {
		list( $date, $time ) = array_map( static fn( string $part ): string => trim( WordPress\only_text( $value[ $part ] ?? '' ) ), array( 'date', 'time' ) );
		$value               = '' === $time ? $date : "{$date}T$time";
	}
	if ( 'files' === $control && is_array( $value ) ) {
		$value = implode( ' ', array_filter( $value, 'is_string' ) );
	}
	if ( is_string( $value ) ) {
		return $value;
	}

	return 'checkbox' === $control ? '' : null;
}

/**
 * What is wrong with sent texts. Two that contradict each other are both wrong, and neither is stored.
 *
 * @param array<string, string> $texts   Texts by meta key.
 * @param int                   $program The program that has the others.
 * @return array<string, string> Sentences by meta key.
 */
function text_problems( array $texts, int $program ): array {
	return order_problems_of_both( fact_problems( $texts, $program ) + problems_beside_sessions( $texts, $program ), $texts );
}

/**
 * Stores texts that have no problem.
 *
 * @param int                   $program Program.
 * @param array<string, string> $texts   Texts by meta key.
 */
function store_facts( int $program, array $texts ): void {
	foreach ( $texts as $key => $text ) {
		$kind  = fact_kinds()[ (string) fact_of_meta( $key ) ];
		$clean = (string) clean_fact( $kind, $text );
		if ( '' === $clean || kinds_table()[ $kind ]['nothing'] === $clean ) {
			delete_post_meta( $program, $key );
		} else {
			update_post_meta( $program, $key, wp_slash( $clean ) );
		}
	}
}

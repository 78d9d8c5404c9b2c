<?php
/**
 * The forms of a program's facts: the panel of the block editor (facts-panel.php), the box of the classic editor, quick edit and
 * bulk edit have the same fields. What the box and quick edit send is read here.
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
			'longest'  => $of_kind['longest'],
			'highest'  => $of_kind['highest'],
			// A list is no value of any kind.
			'unusable' => fact_problem( $kind, array() ),
			'tooLong'  => fact_problem( $kind, str_repeat( 'x', $of_kind['longest'] + 1 ) ),
		);
	}

	return $fields;
}

/**
 * The texts around the fields.
 *
 * @return array<'title'|'date'|'time'|'kept', string>
 */
function fact_form_texts(): array {
	return array(
		'title' => __( 'Facts of the program', 'programs-filter' ),
		'date'  => __( 'Date', 'programs-filter' ),
		'time'  => __( 'Time (optional)', 'programs-filter' ),
		'kept'  => __( 'It is not saved until you correct it.', 'programs-filter' ),
	);
}

/**
 * The controls of a field: two for a date with a time, one for all others.
 *
 * @param FactField             $field      Field.
 * @param string                $value      Value.
 * @param array<string, string> $attributes Further attributes; those without a value are left out.
 * @return array<string, string> HTML by label.
 */
function fact_controls( array $field, string $value, array $attributes ): array {
	$name = FORM_FIELDS . "[{$field['fact']}]";
	switch ( $field['control'] ) {
		case 'moment':
			list( $date, $time ) = array_pad( explode( 'T', $value, 2 ), 2, '' );
			$of_time             = '' === $time ? array_diff_key( $attributes, array( 'aria-invalid' => '' ) ) : $attributes;

			return array(
				fact_form_texts()['date'] => control_html( 'date', "{$name}[date]", $date, $attributes ),
				fact_form_texts()['time'] => control_html( 'time', "{$name}[time]", $time, $of_time ),
			);
		case 'checkbox':
			return array( $field['label'] => control_html( 'checkbox', $name, '1', ( '1' === $value ? array( 'checked' => 'checked' ) : array() ) + $attributes ) );
		case 'textarea':
			return array( $field['label'] => sprintf( '<textarea%s>%s</textarea>', filled_attributes( compact( 'name' ) + array( 'rows' => '3' ) + $attributes ), esc_textarea( $value ) ) );
		case 'files':
			return document_controls( $name, $value, $attributes );
		case 'select':
			$options = '';
			foreach ( $field['choices'] as $choice ) {
				$selected = selected( $choice['value'], $value, false );
				$options .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $choice['value'] ), $selected, esc_html( $choice['label'] ) );
			}

			return array( $field['label'] => sprintf( '<select%s>%s</select>', filled_attributes( array( 'name' => $name ) + $attributes ), $options ) );
	}

	return array( $field['label'] => control_html( $field['control'], $name, $value, $attributes ) );
}

/**
 * The controls of documents: one for each, and one for the address of another. Files that are in the trash or private stay.
 *
 * @param string                $name       Name.
 * @param string                $value      IDs, and what was typed and could not be stored.
 * @param array<string, string> $attributes Further attributes.
 * @return array<string, string> HTML by label.
 */
function document_controls( string $name, string $value, array $attributes ): array {
	$typed     = array_filter( explode( ',', $value ), static fn( string $part ): bool => 1 !== preg_match( '/^\d*$/D', $part ) );
	$ids       = wp_parse_id_list( array_diff( explode( ',', $value ), $typed, array( '' ) ) );
	$documents = documents( implode( ',', $ids ) );
	$hidden    = '';
	$controls  = array();
	foreach ( array_diff( $ids, array_keys( $documents ) ) as $id ) {
		$hidden .= 'attachment' === get_post_type( $id ) ? control_html( 'hidden', "{$name}[]", (string) $id, array() ) : '';
	}
	foreach ( $documents as $id => $document ) {
		// Two may be called the same.
		$label              = isset( $controls[ $document['text'] ] ) ? "{$document['text']} · $id" : $document['text'];
		$controls[ $label ] = control_html( 'checkbox', "{$name}[]", (string) $id, array( 'checked' => 'checked' ) );
	}

	return $controls + array( __( 'Add a file by its address in the media library', 'programs-filter' ) => control_html( 'text', "{$name}[]", implode( ' ', $typed ), $attributes ) . $hidden );
}

/**
 * An input.
 *
 * @param string                $type       Type.
 * @param string                $name       Name.
 * @param string                $value      Value.
 * @param array<string, string> $attributes Further attributes.
 */
function control_html( string $type, string $name, string $value, array $attributes ): string {
	return sprintf( '<input%s%s>', WordPress\html_attributes( compact( 'type', 'name', 'value' ) ), filled_attributes( $attributes ) );
}

/**
 * HTML attributes, without those that have no value.
 *
 * @param array<string, string> $attributes Values by name.
 */
function filled_attributes( array $attributes ): string {
	return WordPress\html_attributes( array_filter( $attributes, static fn( string $value ): bool => '' !== $value ) );
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
	if (
		! is_post_type_ours() || ! is_string( $nonce ) || false === wp_verify_nonce( wp_unslash( $nonce ), facts_form_action( $program ) )
		|| ! current_user_can( 'edit_post', $program )
	) {
		return null;
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- clean_fact() does, by the kind of each.
	$sent  = isset( $_POST[ FORM_FIELDS ] ) && is_array( $_POST[ FORM_FIELDS ] ) ? wp_unslash( $_POST[ FORM_FIELDS ] ) : array();
	$texts = array();
	foreach ( fact_kinds() as $fact => $kind ) {
		$text = sent_text( $kind, $sent[ $fact ] ?? null );
		if ( null !== $text ) {
			$texts[ META_PREFIX . $fact ] = value_of_text( $kind, $text );
		}
	}

	if ( is_free_left_on( $texts, $program ) ) {
		$texts[ fact_meta_key( 'free' ) ] = '0';
	}

	return completed_facts( $texts, $program );
}

/**
 * Facts with an end that has a day, and with the previous date of a program that is postponed now.
 *
 * @param array<string, string> $texts   Texts by meta key.
 * @param int                   $program The program that has the others.
 * @return array<string, string>
 */
function completed_facts( array $texts, int $program ): array {
	list( $start, $end ) = array( fact_meta_key( 'start' ), fact_meta_key( 'end' ) );
	if ( isset( $texts[ $end ] ) ) {
		$texts[ $end ] = completed_end( $texts[ $end ], $texts[ $start ] ?? stored_facts( $program )['start'] );
	}
	list( $status, $previous ) = array( fact_meta_key( 'event_status' ), fact_meta_key( 'previous_start' ) );
	if ( 'postponed' === ( $texts[ $status ] ?? '' ) ) {
		$stored             = facts_of_sessions( stored_facts( $program ) );
		$given              = $texts[ $previous ] ?? $stored['previous_start'];
		$texts[ $previous ] = '' === $given ? $stored['start'] : $given;
	}

	return $texts;
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

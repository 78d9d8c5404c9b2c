<?php
/**
 * Facts in the bulk edit of programs, in the fields of quick edit (quick-edit.php). An empty one leaves what each program has, as in WordPress's own.
 * Facts can be emptied.
 *
 * As there, what a program can have is stored. A notice says what changed, and which programs cannot have which value, and why.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Start of the name of the transient with what the last bulk edit did; the ID of the user follows. */
const BULK_RESULT = 'pfilter_bulk_result_';

/** Value of a choice that changes nothing, as WordPress has it. */
const NO_CHANGE = '-1';

/** The fields that most people need. The others are below "More fields". */
const USUAL_FACTS = array( 'event_status', 'notice', 'signup_state', 'price' );

/** Name of the boxes for facts that are emptied. */
const EMPTIED_FACTS = 'pfilter_emptied';

/**
 * The fields, without those of one program alone: its sessions, which "Duplicate for next year" moves, and its documents, which would be
 * replaced.
 *
 * @return list<FactField>
 */
function bulk_edit_fields(): array {
	return array_values( array_filter( list_fields(), static fn( array $field ): bool => Program\kinds_table()[ $field['kind'] ]['bulk'] ) );
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
	$fields = array_column( bulk_edit_fields(), null, 'fact' );
	$usual  = array_intersect_key( $fields, array_flip( USUAL_FACTS ) );
	echo '<fieldset class="programs-filter-together"><legend class="inline-edit-legend">', esc_html( Program\fact_form_texts()['title'] ), '</legend><div class="inline-edit-col">';
	printf( '<p class="description">%s</p>', esc_html__( 'What you leave empty stays as it is in each program.', 'programs-filter' ) );
	foreach ( $usual as $field ) {
		show_bulk_field( $field );
	}
	printf( '<details><summary>%s</summary><div>', esc_html__( 'More fields', 'programs-filter' ) );
	foreach ( array_diff_key( $fields, $usual ) as $field ) {
		show_bulk_field( $field );
	}
	printf( '</div></details><details><summary>%1$s</summary><div role="group" aria-label="%1$s">', esc_html__( 'Empty fields', 'programs-filter' ) );
	foreach ( $fields as $fact => $field ) {
		printf( '<label><input type="checkbox" name="%s[]" value="%s"> <span class="checkbox-title">%s</span></label>', esc_attr( EMPTIED_FACTS ), esc_attr( $fact ), esc_html( $field['label'] ) );
	}
	echo '</div></details></div></fieldset>';
}

/**
 * Prints a field. The first option of a choice changes nothing.
 *
 * @param FactField $field Field.
 */
function show_bulk_field( array $field ): void {
	$labels = array_column( $field['choices'], 'label', 'value' );
	if ( 'checkbox' === $field['control'] ) {
		$labels = array(
			'1' => __( 'Yes', 'programs-filter' ),
			'0' => __( 'No', 'programs-filter' ),
		);
	}
	if ( 'moment' === $field['control'] ) {
		printf( '<div class="programs-filter-moment" role="group" aria-label="%1$s"><span class="title">%1$s</span>', esc_attr( $field['label'] ) );
		foreach ( Program\fact_controls( $field ) as $label => $html ) {
			printf( '<label><span class="screen-reader-text">%s</span>%s</label> ', esc_html( $label ), $html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in fact_controls().
		}
		echo '</div>';

		return;
	}
	if ( array() === $labels ) {
		show_quick_edit_field( $field );

		return;
	}
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
	// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- bulk_edited_programs() has checked it; clean_fact() does it, by the kind of each.
	$sent    = isset( $_REQUEST[ Program\FORM_FIELDS ] ) && is_array( $_REQUEST[ Program\FORM_FIELDS ] ) ? wp_unslash( $_REQUEST[ Program\FORM_FIELDS ] ) : array();
	$emptied = isset( $_REQUEST[ EMPTIED_FACTS ] ) && is_array( $_REQUEST[ EMPTIED_FACTS ] ) ? wp_unslash( $_REQUEST[ EMPTIED_FACTS ] ) : array();
	// phpcs:enable
	$stored = Program\stored_facts( $program );
	$texts  = array();
	foreach ( bulk_edit_fields() as $field ) {
		$fact      = $field['fact'];
		$value     = in_array( $fact, $emptied, true ) ? '' : $sent[ $fact ] ?? null;
		$no_change = 'checkbox' === $field['control'] || array() !== $field['choices'] ? NO_CHANGE : '';
		if ( is_array( $value ) ) {
			// A day alone leaves the time, and a time the day.
			$value               = array_filter( $value, static fn( $part ): bool => is_string( $part ) && '' !== trim( $part ) );
			list( $date, $time ) = array_pad( explode( 'T', $stored[ $fact ], 2 ), 2, '' );
			$value               = array() === $value ? null : Program\sent_text( $field['kind'], $value + compact( 'date', 'time' ) );
		}
		if ( in_array( $fact, $emptied, true ) || ( is_string( $value ) && trim( $value ) !== $no_change ) ) {
			$texts[ $field['key'] ] = is_string( $value ) ? $value : '';
		}
	}

	return $texts;
}

/**
 * Stores the facts when WordPress saves a program of the bulk edit: before it makes the revision.
 *
 * @param int $program Program.
 */
function save_bulk_edit( int $program ): void {
	// Another plugin may save it again while it is saved.
	$running  = $GLOBALS['wp_current_filter'] ?? array();
	$is_again = is_array( $running ) && count( array_keys( $running, current_action(), true ) ) > 1;
	if ( $is_again || ! in_array( $program, bulk_edited_programs(), true ) || ! current_user_can( 'edit_post', $program ) ) {
		return;
	}
	$before   = Program\stored_facts( $program );
	$facts    = bulk_edit_facts( $program );
	$to_write = Program\facts_to_write( $facts, $program );
	$problems = Program\order_problems_of_both( $to_write['problems'], $facts );
	Program\store_facts( $program, array_diff_key( $to_write['values'], $problems ) );
	$title   = WordPress\plain_text( get_the_title( $program ) );
	$changes = implode( '; ', changes_in_words( $before, Program\stored_facts( $program ) ) );
	$result  = bulk_result();
	if ( '' !== $changes ) {
		$result['changes'][ $changes ][] = $title;
	}
	if ( array() !== $problems ) {
		/* translators: 1: title of a program, 2: sentences about its values. */
		$sentence             = __( '“%1$s” was not changed in this. %2$s', 'programs-filter' );
		$result['problems'][] = sprintf( $sentence, $title, implode( ' ', Program\problem_sentences( $problems ) ) );
	}
	set_transient( BULK_RESULT . get_current_user_id(), $result, 60 );
}

/**
 * What the last bulk edit of the user did.
 *
 * @return array{changes: array<string, list<string>>, problems: list<string>} Titles of programs by what changed in them; sentences. Plain text.
 */
function bulk_result(): array {
	/**
	 * As save_bulk_edit() keeps it.
	 *
	 * @var array{changes: array<string, list<string>>, problems: list<string>}|false $result
	 */
	$result = get_transient( BULK_RESULT . get_current_user_id() );

	return is_array( $result ) ? $result : array(
		'changes'  => array(),
		'problems' => array(),
	);
}

/** Says above the list, once, what the last bulk edit changed, and what it could not store. */
function show_bulk_result(): void {
	if ( ! is_program_list() ) {
		return;
	}
	$result = bulk_result();
	delete_transient( BULK_RESULT . get_current_user_id() );
	$lines = array();
	foreach ( $result['changes'] as $changes => $titles ) {
		/* translators: %s: number of programs. */
		$which   = sprintf( _n( '%s program', '%s programs', count( $titles ), 'programs-filter' ), number_format_i18n( count( $titles ) ) );
		$lines[] = ( 1 === count( $titles ) ? $titles[0] : $which ) . ': ' . $changes;
	}
	foreach ( array(
		'success' => $lines,
		'error'   => $result['problems'],
	) as $type => $told ) {
		if ( array() !== $told ) {
			wp_admin_notice( implode( '<br>', array_map( 'esc_html', $told ) ), compact( 'type' ) + array( 'dismissible' => true ) );
		}
	}
}

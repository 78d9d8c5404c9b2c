<?php
/**
 * Facts in bulk edit: prints the fields, saves what was entered or emptied for each selected program, and reports what changed and what could not be
 * saved.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Prefix of the transient with the result of the last bulk edit; the ID of the user follows. */
const BULK_RESULT_TRANSIENT = 'pfilter_bulk_result_';

/** Value of a choice that changes nothing, as WordPress has it. */
const NO_CHANGE = '-1';

/** The most common fields. The others are below "More fields". */
const COMMON_BULK_FACTS = array( 'event_status', 'notice', 'signup_state', 'price' );

/** Name of the checkboxes that empty facts. */
const EMPTIED_FACTS_FIELD = 'pfilter_emptied';

/**
 * The fields, without those of one program alone: its sessions, which "Duplicate for next year" moves, its former date, and its documents, which would
 * be replaced.
 *
 * @return list<FactField>
 */
function get_bulk_edit_fields(): array {
	return array_values( array_filter( Program\get_fact_fields(), static fn( array $field ): bool => Program\get_kinds_table()[ $field['kind'] ]['bulk'] ) );
}

/**
 * Prints the fields.
 *
 * @param string $column    Column; the action fires for each.
 * @param string $post_type Post type.
 */
function print_bulk_edit_fields( string $column, string $post_type ): void {
	if ( DATES_COLUMN !== $column || Program\POST_TYPE !== $post_type ) {
		return;
	}
	$fields = array_column( get_bulk_edit_fields(), null, 'fact' );
	$usual  = array_intersect_key( $fields, array_flip( COMMON_BULK_FACTS ) );
	echo '<fieldset class="programs-filter-together"><legend class="inline-edit-legend">', esc_html( Program\get_fact_form_texts()['title'] ), '</legend><div class="inline-edit-col">';
	printf( '<p class="description">%s</p>', esc_html__( 'What you leave empty stays as it is in each program.', 'programs-filter' ) );
	foreach ( $usual as $field ) {
		print_bulk_edit_field( $field );
	}
	printf( '<details><summary>%s</summary><div>', esc_html__( 'More fields', 'programs-filter' ) );
	foreach ( array_diff_key( $fields, $usual ) as $field ) {
		print_bulk_edit_field( $field );
	}
	printf( '</div></details><details><summary>%1$s</summary><div role="group" aria-label="%1$s">', esc_html__( 'Empty fields', 'programs-filter' ) );
	foreach ( $fields as $fact => $field ) {
		printf( '<label><input type="checkbox" name="%s[]" value="%s"> <span class="checkbox-title">%s</span></label>', esc_attr( EMPTIED_FACTS_FIELD ), esc_attr( $fact ), esc_html( $field['label'] ) );
	}
	echo '</div></details></div></fieldset>';
}

/**
 * Prints a field. The first option of a choice changes nothing.
 *
 * @param FactField $field Field.
 */
function print_bulk_edit_field( array $field ): void {
	$labels = array_column( $field['choices'], 'label', 'value' );
	if ( 'checkbox' === $field['control'] ) {
		$labels = array(
			'1' => __( 'Yes', 'programs-filter' ),
			'0' => __( 'No', 'programs-filter' ),
		);
	}
	if ( array() === $labels ) {
		print_quick_edit_field( $field );

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
function get_bulk_edited_programs(): array {
	// As WordPress checks it.
	$nonce = $_REQUEST['_wpnonce'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
	if ( ! isset( $_REQUEST['bulk_edit'], $_REQUEST['post'] ) || ! is_string( $nonce ) || false === wp_verify_nonce( wp_unslash( $nonce ), 'bulk-posts' ) ) {
		return array();
	}

	return array_values( array_filter( wp_parse_id_list( (array) $_REQUEST['post'] ), static fn( int $id ): bool => Program\POST_TYPE === get_post_type( $id ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Numbers.
}

/**
 * The facts that the programs of the bulk edit get.
 *
 * @return array<string, string> Texts by meta key.
 */
function get_bulk_edit_facts(): array {
	// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- get_bulk_edited_programs() has checked it; sanitize_fact() does it, by the kind of each.
	$sent    = isset( $_REQUEST[ Program\FORM_FIELDS ] ) && is_array( $_REQUEST[ Program\FORM_FIELDS ] ) ? wp_unslash( $_REQUEST[ Program\FORM_FIELDS ] ) : array();
	$emptied = isset( $_REQUEST[ EMPTIED_FACTS_FIELD ] ) && is_array( $_REQUEST[ EMPTIED_FACTS_FIELD ] ) ? wp_unslash( $_REQUEST[ EMPTIED_FACTS_FIELD ] ) : array();
	// phpcs:enable
	$texts = array();
	foreach ( get_bulk_edit_fields() as $field ) {
		$fact      = $field['fact'];
		$value     = in_array( $fact, $emptied, true ) ? '' : $sent[ $fact ] ?? null;
		$no_change = 'checkbox' === $field['control'] || array() !== $field['choices'] ? NO_CHANGE : '';
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
	if ( $is_again || ! in_array( $program, get_bulk_edited_programs(), true ) || ! current_user_can( 'edit_post', $program ) ) {
		return;
	}
	$before   = Program\stored_facts( $program );
	$facts    = get_bulk_edit_facts();
	$to_write = Program\prepare_facts( $facts, $program );
	$problems = Program\merge_range_problems( $to_write['problems'], $facts );
	Program\update_facts( $program, array_diff_key( $to_write['values'], $problems ) );
	$title   = WordPress\get_plain_text( get_the_title( $program ) );
	$changes = implode( '; ', describe_fact_changes( $before, Program\stored_facts( $program ) ) );
	$result  = get_bulk_result();
	if ( '' !== $changes ) {
		$result['changes'][ $changes ][] = $title;
	}
	if ( array() !== $problems ) {
		/* translators: 1: title of a program, 2: sentences about its values. */
		$sentence             = __( '“%1$s” was not changed in this. %2$s', 'programs-filter' );
		$result['problems'][] = sprintf( $sentence, $title, implode( ' ', Program\get_problem_sentences( $problems ) ) );
	}
	set_transient( BULK_RESULT_TRANSIENT . get_current_user_id(), $result, 60 );
}

/**
 * The result of the last bulk edit of the user.
 *
 * @return array{changes: array<string, list<string>>, problems: list<string>} Titles of programs by what changed in them; sentences. Plain text.
 */
function get_bulk_result(): array {
	/**
	 * As save_bulk_edit() keeps it.
	 *
	 * @var array{changes: array<string, list<string>>, problems: list<string>}|false $result
	 */
	$result = get_transient( BULK_RESULT_TRANSIENT . get_current_user_id() );

	return is_array( $result ) ? $result : array(
		'changes'  => array(),
		'problems' => array(),
	);
}

/** Prints once, above the list, what the last bulk edit changed and what it could not save. */
function print_bulk_result_notice(): void {
	if ( ! is_program_list() ) {
		return;
	}
	$result = get_bulk_result();
	delete_transient( BULK_RESULT_TRANSIENT . get_current_user_id() );
	$lines = array();
	foreach ( $result['changes'] as $changes => $titles ) {
		/* translators: %s: number of programs. */
		$which   = sprintf( _n( '%s program', '%s programs', count( $titles ), 'programs-filter' ), number_format_i18n( count( $titles ) ) );
		$lines[] = ( 1 === count( $titles ) ? $titles[0] : $which ) . ': ' . $changes;
	}
	foreach ( array(
		'success' => $lines,
		'error'   => $result['problems'],
	) as $type => $lines_of_type ) {
		if ( array() !== $lines_of_type ) {
			wp_admin_notice( implode( '<br>', array_map( 'esc_html', $lines_of_type ) ), compact( 'type' ) + array( 'dismissible' => true ) );
		}
	}
}

<?php
/**
 * The facts that fit into the quick edit of a program: dates, sign-up, price. Saved as the box of facts is (facts-saved.php).
 *
 * Nothing is stored while one of them cannot be used: the form stays open with what was typed, and says what is wrong.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * The facts.
 */
const QUICK_EDIT_FACTS = array( 'start', 'end', 'price', 'free', 'signup_state' );

const QUICK_EDIT_HANDLE = 'programs-filter-quick-edit';

/**
 * The script in `build/`, without its extension.
 */
const QUICK_EDIT_SCRIPT = 'admin/quick-edit/index';

/**
 * Prints the fields, empty: the script fills them in for a program.
 *
 * @param mixed $column    Column; WordPress asks for each.
 * @param mixed $post_type Post type.
 */
function show_quick_edit( $column, $post_type = '' ): void {
	if ( DATES_COLUMN !== $column || Program\POST_TYPE !== $post_type || ! Program\is_post_type_ours() ) {
		return;
	}
	echo '<fieldset class="inline-edit-col-left"><legend class="inline-edit-legend">', esc_html( Program\fact_form_texts()['title'] ), '</legend><div class="inline-edit-col">';
	printf( '<input type="hidden" name="%s" value="">', esc_attr( Program\FORM_NONCE ) );
	foreach ( Program\fact_fields() as $field ) {
		if ( in_array( $field['fact'], QUICK_EDIT_FACTS, true ) ) {
			show_quick_edit_field( $field );
		}
	}
	echo '</div></fieldset>';
}

/**
 * Prints a field as those of WordPress beside it.
 *
 * @param FactField $field Field.
 */
function show_quick_edit_field( array $field ): void {
	$name = Program\FORM_FIELDS . "[{$field['fact']}]";
	switch ( $field['kind'] ) {
		case 'moment':
			printf( '<div class="programs-filter-moment" role="group" aria-label="%1$s"><span class="title">%1$s</span>', esc_attr( $field['label'] ) );
			foreach ( array(
				'date' => Program\fact_form_texts()['date'],
				'time' => Program\fact_form_texts()['time'],
			) as $part => $label ) {
				printf( '<input type="%1$s" name="%2$s[%1$s]" aria-label="%3$s"> ', esc_attr( $part ), esc_attr( $name ), esc_attr( $label ) );
			}
			echo '</div>';
			break;
		case 'flag':
			printf( '<label class="alignleft"><input type="checkbox" name="%s" value="1"> <span class="checkbox-title">%s</span></label><br class="clear">', esc_attr( $name ), esc_html( $field['label'] ) );
			break;
		case 'state':
			printf( '<label><span class="title">%s</span><select name="%s">', esc_html( $field['label'] ), esc_attr( $name ) );
			foreach ( Program\signup_state_words() as $state => $words ) {
				printf( '<option value="%s">%s</option>', esc_attr( $state ), esc_html( $words ) );
			}
			echo '</select></label>';
			break;
		default:
			printf( '<label><span class="title">%s</span><span class="input-text-wrap"><input type="text" name="%s"></span></label>', esc_html( $field['label'] ), esc_attr( $name ) );
	}
}

/**
 * Tells the script what stands in the fields of a program, beside what WordPress tells its own.
 *
 * @param mixed $post Program, which whoever is signed in may edit.
 */
function print_quick_edit_values( $post ): void {
	if ( ! $post instanceof \WP_Post || Program\POST_TYPE !== $post->post_type || ! Program\is_post_type_ours() ) {
		return;
	}
	$facts  = Program\program_facts( $post->ID );
	$values = array( Program\FORM_NONCE => wp_create_nonce( Program\facts_form_action( $post->ID ) ) );
	foreach ( QUICK_EDIT_FACTS as $fact ) {
		$name = Program\FORM_FIELDS . "[$fact]";
		if ( 'moment' === Program\FACTS[ $fact ][1] ) {
			list( $values[ "{$name}[date]" ], $values[ "{$name}[time]" ] ) = array_pad( explode( 'T', $facts[ $fact ], 2 ), 2, '' );
		} else {
			$values[ $name ] = $facts[ $fact ];
		}
	}
	printf( '<div class="programs-filter-facts">%s</div>', esc_html( (string) wp_json_encode( $values ) ) );
}

/**
 * Enqueues the script on the list of programs.
 */
function enqueue_quick_edit(): void {
	if ( 'edit-' . Program\POST_TYPE === ( get_current_screen()->id ?? '' ) && Program\is_post_type_ours() ) {
		wp_enqueue_script( QUICK_EDIT_HANDLE, plugins_url( 'build/' . QUICK_EDIT_SCRIPT . '.js', PLUGIN_FILE ), array( 'inline-edit-post' ), WordPress\built_version( QUICK_EDIT_SCRIPT ), array( 'in_footer' => true ) );
	}
}

/**
 * Ends the request where a fact cannot be used; WordPress's script shows the answer in the form.
 */
function refuse_quick_edit(): void {
	$program = isset( $_POST['post_ID'] ) && is_numeric( $_POST['post_ID'] ) ? (int) $_POST['post_ID'] : 0; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The next line.
	$sent    = $program > 0 ? Program\sent_facts( $program ) : null;
	if ( null === $sent ) {
		return;
	}
	$labels    = Program\fact_labels();
	$sentences = array();
	// An end before the beginning is said once.
	foreach ( array_unique( Program\text_problems( $sent, $program ) ) as $key => $problem ) {
		$sentences[] = sprintf(
			/* translators: 1: name of a field, 2: what is wrong with it, a sentence. */
			__( '%1$s: %2$s', 'programs-filter' ),
			$labels[ Program\fact_of_meta( $key )[0] ?? 'start' ],
			$problem
		);
	}
	if ( array() !== $sentences ) {
		wp_die( esc_html( implode( ' ', $sentences ) ) );
	}
}

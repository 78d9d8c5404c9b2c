<?php
/**
 * The facts that fit into the quick edit of a program: dates, sign-up, price. Saved as the box of facts is (facts-saved.php).
 *
 * Nothing is stored while one of them cannot be used: the form stays open with what was typed, and says what is wrong.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Quick_Edit;

use ProgramsFilter\Build;
use ProgramsFilter\Fact_Fields;
use ProgramsFilter\Facts;
use ProgramsFilter\Facts_Saved;
use ProgramsFilter\List_Facts;
use ProgramsFilter\Post_Type;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * The facts.
 */
const FACTS = array( 'start', 'end', 'price', 'free', 'signup_state' );

const HANDLE = 'programs-filter-quick-edit';

/**
 * The script in `build/`, without its extension.
 */
const SCRIPT = 'quick-edit/index';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'quick_edit_custom_box', __NAMESPACE__ . '\\show', 10, 2 );
	add_action( 'add_inline_data', __NAMESPACE__ . '\\tell' );
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue' );
	// Before WordPress saves anything of it.
	add_action( 'wp_ajax_inline-save', __NAMESPACE__ . '\\refuse', 0, 0 );
}

/**
 * Prints the fields, empty: the script fills them in for a program.
 *
 * @param mixed $column    Column; WordPress asks for each.
 * @param mixed $post_type Post type.
 */
function show( $column, $post_type = '' ): void {
	if ( List_Facts\DATES !== $column || Post_Type\NAME !== $post_type || ! Post_Type\is_ours() ) {
		return;
	}
	echo '<fieldset class="inline-edit-col-left"><legend class="inline-edit-legend">', esc_html( Fact_Fields\texts()['title'] ), '</legend><div class="inline-edit-col">';
	printf( '<input type="hidden" name="%s" value="">', esc_attr( Facts_Saved\NONCE ) );
	foreach ( Fact_Fields\all() as $field ) {
		if ( in_array( $field['fact'], FACTS, true ) ) {
			show_field( $field );
		}
	}
	echo '</div></fieldset>';
}

/**
 * Prints a field as those of WordPress beside it.
 *
 * @param array $field Field.
 * @phpstan-param FactField $field
 */
function show_field( array $field ): void {
	$name = Facts_Saved\FIELDS . "[{$field['fact']}]";
	switch ( $field['kind'] ) {
		case 'moment':
			printf( '<div class="programs-filter-moment" role="group" aria-label="%1$s"><span class="title">%1$s</span>', esc_attr( $field['label'] ) );
			foreach ( array(
				'date' => Fact_Fields\texts()['date'],
				'time' => Fact_Fields\texts()['time'],
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
			foreach ( Fact_Fields\states() as $state => $words ) {
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
function tell( $post ): void {
	if ( ! $post instanceof \WP_Post || Post_Type\NAME !== $post->post_type || ! Post_Type\is_ours() ) {
		return;
	}
	$facts  = Facts\values( $post->ID );
	$values = array( Facts_Saved\NONCE => wp_create_nonce( Facts_Saved\action( $post->ID ) ) );
	foreach ( FACTS as $fact ) {
		$name = Facts_Saved\FIELDS . "[$fact]";
		if ( 'moment' === Facts\TABLE[ $fact ][1] ) {
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
function enqueue(): void {
	if ( 'edit-' . Post_Type\NAME === ( get_current_screen()->id ?? '' ) && Post_Type\is_ours() ) {
		wp_enqueue_script( HANDLE, plugins_url( 'build/' . SCRIPT . '.js', PLUGIN_FILE ), array( 'inline-edit-post' ), Build\version( SCRIPT ), array( 'in_footer' => true ) );
	}
}

/**
 * Ends the request where a fact cannot be used; WordPress's script shows the answer in the form.
 */
function refuse(): void {
	$program = isset( $_POST['post_ID'] ) && is_numeric( $_POST['post_ID'] ) ? (int) $_POST['post_ID'] : 0; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The next line.
	$sent    = $program > 0 ? Facts_Saved\sent( $program ) : null;
	if ( null === $sent ) {
		return;
	}
	$labels    = Facts\labels();
	$sentences = array();
	// An end before the beginning is said once.
	foreach ( array_unique( Facts_Saved\problems( $sent, $program ) ) as $key => $problem ) {
		$sentences[] = sprintf(
			/* translators: 1: name of a field, 2: what is wrong with it, a sentence. */
			__( '%1$s: %2$s', 'programs-filter' ),
			$labels[ Facts\of_meta( $key )[0] ?? 'start' ],
			$problem
		);
	}
	if ( array() !== $sentences ) {
		wp_die( esc_html( implode( ' ', $sentences ) ) );
	}
}

<?php
/**
 * The look of a value where it is added and edited: a color, a picture, or its name alone.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Swatch_Fields;

use ProgramsFilter\Build;
use ProgramsFilter\Swatch_Column;
use ProgramsFilter\Swatch_Saved;
use ProgramsFilter\Swatch_Terms;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'programs-filter-swatch-fields';

/**
 * In `build/`, without their extension.
 */
const SCRIPT = 'swatches/fields';

/**
 * What a field shows until somebody chooses a color.
 */
const FIRST_COLOR = '#808080';

/**
 * Hooks of this area, on the screen of an attribute's values.
 */
function bootstrap(): void {
	$taxonomy = taxonomy();
	if ( ! Swatch_Terms\are_ours( $taxonomy ) ) {
		return;
	}
	Swatch_Saved\bootstrap( $taxonomy );
	Swatch_Column\bootstrap( $taxonomy );
	add_action( "{$taxonomy}_add_form_fields", __NAMESPACE__ . '\\show_new' );
	add_action( "{$taxonomy}_edit_form_fields", __NAMESPACE__ . '\\show_row' );
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue' );
}

/**
 * The taxonomy of the request, which may be anything.
 */
function taxonomy(): string {
	$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
	if ( null !== $screen && '' !== $screen->taxonomy ) {
		return $screen->taxonomy;
	}
	$sent = $_POST['taxonomy'] ?? ''; // phpcs:ignore WordPress.Security -- Compared with the shop's attributes; WordPress checks its nonce next.

	return is_string( $sent ) ? wp_unslash( $sent ) : '';
}

/**
 * Script and style of the fields.
 */
function enqueue(): void {
	wp_enqueue_media();
	wp_enqueue_script( HANDLE, plugins_url( 'build/' . SCRIPT . '.js', PLUGIN_FILE ), array( 'jquery', 'media-editor' ), Build\version( SCRIPT ), array( 'in_footer' => true ) );
	wp_enqueue_style( HANDLE, plugins_url( 'build/' . SCRIPT . '.css', PLUGIN_FILE ), array(), Build\version( SCRIPT ) );
}

/**
 * Prints the fields of a value that is added.
 */
function show_new(): void {
	echo '<div class="form-field term-programs-filter-swatch-wrap">';
	show( '', 0 );
	echo '</div>';
}

/**
 * Prints the fields of a value that is edited.
 *
 * @param mixed $term The value.
 */
function show_row( $term ): void {
	if ( $term instanceof \WP_Term ) {
		$look = Swatch_Terms\of( $term->term_id );
		printf( '<tr class="form-field term-programs-filter-swatch-wrap"><th scope="row">%s</th><td>', esc_html__( 'Swatch', 'programs-filter' ) );
		show( $look['color'], $look['image'], true );
		echo '</td></tr>';
	}
}

/**
 * Prints the fields.
 *
 * @param string $color Color; '' for none.
 * @param int    $image ID of a picture; 0 for none.
 * @param bool   $is_in_row Whether they stand in a row, whose heading says what they are.
 */
function show( string $color, int $image, bool $is_in_row = false ): void {
	$chosen = 0 !== $image ? Swatch_Terms\IMAGE : ( '' !== $color ? Swatch_Terms\COLOR : Swatch_Saved\NONE );
	$shown  = '' === $color ? FIRST_COLOR : $color;
	wp_nonce_field( Swatch_Saved\ACTION, Swatch_Saved\NONCE, false );
	printf( '<fieldset class="programs-filter-swatch%s"><legend>%s</legend>', esc_attr( $is_in_row ? ' is-in-row' : '' ), esc_html__( 'Swatch', 'programs-filter' ) );
	foreach ( array(
		Swatch_Saved\NONE  => __( 'Its name only', 'programs-filter' ),
		Swatch_Terms\COLOR => __( 'A color', 'programs-filter' ),
		Swatch_Terms\IMAGE => __( 'A picture', 'programs-filter' ),
	) as $kind => $label ) {
		printf( '<p><label><input type="radio" name="%s[kind]" value="%s"%s> %s</label> ', esc_attr( Swatch_Saved\FIELDS ), esc_attr( $kind ), checked( $kind, $chosen, false ), esc_html( $label ) );
		if ( Swatch_Terms\COLOR === $kind ) {
			printf( '<input type="color" name="%s[color]" value="%s" aria-label="%s">', esc_attr( Swatch_Saved\FIELDS ), esc_attr( $shown ), esc_attr__( 'Color', 'programs-filter' ) );
		}
		if ( Swatch_Terms\IMAGE === $kind ) {
			show_picture( $image );
		}
		echo '</p>';
	}
	echo '</fieldset>';
}

/**
 * Prints the field of a picture.
 *
 * @param int $image ID; 0 for none.
 */
function show_picture( int $image ): void {
	$title = __( 'Choose a picture', 'programs-filter' );
	printf( '<input type="hidden" name="%s[image]" value="%d"><span class="programs-filter-swatch__picture">%s</span> ', esc_attr( Swatch_Saved\FIELDS ), absint( $image ), wp_get_attachment_image( $image, array( 48, 48 ), false, array( 'alt' => '' ) ) );
	// Without script there is no library to choose from.
	printf( '<button type="button" class="button hide-if-no-js">%s</button>', esc_html( $title ) );
	printf( ' <span class="programs-filter-swatch__problem" id="programs-filter-swatch-problem" hidden>%s</span>', esc_html( Swatch_Saved\problem() ) );
}

<?php
/**
 * The look of a value where it is added and edited: a color, a picture, or its name alone.
 *
 * The list of an attribute's values shows what they look like.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

const FIELDS_HANDLE = 'programs-filter-swatch-fields';

/**
 * In `build/`, without their extension.
 */
const FIELDS_SCRIPT = 'shop/fields';

/**
 * What a field shows until somebody chooses a color.
 */
const FIRST_COLOR = '#808080';

/**
 * The taxonomy of the request, which may be anything.
 */
function edited_taxonomy(): string {
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
function enqueue_swatch_fields(): void {
	wp_enqueue_media();
	wp_enqueue_script( FIELDS_HANDLE, plugins_url( 'build/' . FIELDS_SCRIPT . '.js', PLUGIN_FILE ), array( 'jquery', 'media-editor' ), WordPress\built_version( FIELDS_SCRIPT ), array( 'in_footer' => true ) );
	wp_enqueue_style( FIELDS_HANDLE, plugins_url( 'build/' . FIELDS_SCRIPT . '.css', PLUGIN_FILE ), array(), WordPress\built_version( FIELDS_SCRIPT ) );
}

/**
 * Prints the fields of a value that is added.
 */
function show_new_term_fields(): void {
	echo '<div class="form-field term-programs-filter-swatch-wrap">';
	show_fields( '', 0 );
	echo '</div>';
}

/**
 * Prints the fields of a value that is edited.
 *
 * @param mixed $term The value.
 */
function show_term_fields( $term ): void {
	if ( $term instanceof \WP_Term ) {
		$look = swatch_of_term( $term->term_id );
		printf( '<tr class="form-field term-programs-filter-swatch-wrap"><th scope="row">%s</th><td>', esc_html__( 'Swatch', 'programs-filter' ) );
		show_fields( $look['color'], $look['image'], true );
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
function show_fields( string $color, int $image, bool $is_in_row = false ): void {
	$chosen = 0 !== $image ? IMAGE_META : ( '' !== $color ? COLOR_META : NO_SWATCH );
	$shown  = '' === $color ? FIRST_COLOR : $color;
	wp_nonce_field( SWATCH_ACTION, SWATCH_NONCE, false );
	printf( '<fieldset class="programs-filter-swatch%s"><legend>%s</legend>', esc_attr( $is_in_row ? ' is-in-row' : '' ), esc_html__( 'Swatch', 'programs-filter' ) );
	foreach ( array(
		NO_SWATCH  => __( 'Its name only', 'programs-filter' ),
		COLOR_META => __( 'A color', 'programs-filter' ),
		IMAGE_META => __( 'A picture', 'programs-filter' ),
	) as $kind => $label ) {
		printf( '<p><label><input type="radio" name="%s[kind]" value="%s"%s> %s</label> ', esc_attr( SWATCH_FIELDS ), esc_attr( $kind ), checked( $kind, $chosen, false ), esc_html( $label ) );
		if ( COLOR_META === $kind ) {
			printf( '<input type="color" name="%s[color]" value="%s" aria-label="%s">', esc_attr( SWATCH_FIELDS ), esc_attr( $shown ), esc_attr__( 'Color', 'programs-filter' ) );
		}
		if ( IMAGE_META === $kind ) {
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
	printf( '<input type="hidden" name="%s[image]" value="%d"><span class="programs-filter-swatch__picture">%s</span> ', esc_attr( SWATCH_FIELDS ), absint( $image ), wp_get_attachment_image( $image, array( 48, 48 ), false, array( 'alt' => '' ) ) );
	// Without script there is no library to choose from.
	printf( '<button type="button" class="button hide-if-no-js">%s</button>', esc_html( $title ) );
	printf( ' <span class="programs-filter-swatch__problem" id="programs-filter-swatch-problem" hidden>%s</span>', esc_html( swatch_problem() ) );
}

const SWATCH_COLUMN = 'programs_filter_swatch';

/**
 * Adds the column before the slug.
 *
 * @param mixed $columns Labels by name; an array unless another plugin broke the filter.
 * @return mixed
 */
function add_swatch_column( $columns ) {
	if ( ! is_array( $columns ) ) {
		return $columns;
	}
	$place = array_search( 'slug', array_keys( $columns ), true );
	$place = is_int( $place ) ? $place : count( $columns );

	return array_slice( $columns, 0, $place, true ) + array( SWATCH_COLUMN => __( 'Swatch', 'programs-filter' ) ) + array_slice( $columns, $place, null, true );
}

/**
 * What stands in the column.
 *
 * @param mixed $content What others put there.
 * @param mixed $column  Column.
 * @param mixed $term    ID.
 * @return mixed
 */
function swatch_cell( $content, $column = '', $term = 0 ) {
	if ( SWATCH_COLUMN !== $column || ! is_numeric( $term ) ) {
		return $content;
	}
	$look = swatch_of_term( (int) $term );
	if ( 0 !== $look['image'] ) {
		return wp_get_attachment_image( $look['image'], array( 32, 32 ), false, array( 'alt' => '' ) );
	}

	if ( '' === $look['color'] ) {
		return 0 === swatch_image( (int) $term ) ? '—' : esc_html__( 'Deleted picture', 'programs-filter' );
	}

	return sprintf( '<svg width="24" height="24" viewBox="0 0 2 2" aria-hidden="true" focusable="false"><circle cx="1" cy="1" r=".95" fill="%1$s" stroke="#8c8f94" stroke-width=".1"/></svg> %1$s', esc_html( $look['color'] ) );
}

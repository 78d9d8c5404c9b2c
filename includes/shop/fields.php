<?php
/**
 * The form fields and the list column for the swatch of an attribute term: a color, an image, or its name alone.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const FIELDS_HANDLE = 'programs-filter-swatch-fields';

/** Color of the field before one is chosen. */
const DEFAULT_COLOR = '#808080';

const SWATCH_COLUMN = 'programs_filter_swatch';

/** The taxonomy of the request: of its screen, or as it was sent. */
function get_edited_taxonomy(): string {
	$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
	if ( null !== $screen && '' !== $screen->taxonomy ) {
		return $screen->taxonomy;
	}
	$sent = $_POST['taxonomy'] ?? ''; // phpcs:ignore WordPress.Security -- Compared with the shop's attributes; WordPress checks the nonce.

	return is_string( $sent ) ? wp_unslash( $sent ) : '';
}

/** Enqueues script and style of the fields. */
function enqueue_swatch_fields(): void {
	wp_enqueue_media();
	WordPress\enqueue_built_script( FIELDS_HANDLE, 'shop/fields', array( 'jquery', 'media-editor' ) );
	WordPress\enqueue_built_style( FIELDS_HANDLE, 'shop/fields' );
}

/** Prints the fields of a value that is added. */
function print_new_term_fields(): void {
	echo '<div class="form-field term-programs-filter-swatch-wrap">';
	print_swatch_fields( '', 0 );
	echo '</div>';
}

/**
 * Prints the fields of a value that is edited.
 *
 * @param \WP_Term $term Value.
 */
function print_term_fields( \WP_Term $term ): void {
	$look = get_term_swatch( $term->term_id );
	printf( '<tr class="form-field term-programs-filter-swatch-wrap"><th scope="row">%s</th><td>', esc_html__( 'Swatch', 'programs-filter' ) );
	print_swatch_fields( $look['color'], $look['image'], true );
	echo '</td></tr>';
}

/**
 * Prints the fields.
 *
 * @param string $color Color; '' for none.
 * @param int    $image ID of a picture; 0 for none.
 * @param bool   $is_in_row Whether they stand in a table row, whose heading names them.
 */
function print_swatch_fields( string $color, int $image, bool $is_in_row = false ): void {
	$chosen = 0 !== $image ? IMAGE_META : ( '' !== $color ? COLOR_META : NO_SWATCH );
	$shown  = '' === $color ? DEFAULT_COLOR : $color;
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
			print_picture_field( $image );
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
function print_picture_field( int $image ): void {
	printf( '<input type="hidden" name="%s[image]" value="%d"><span class="programs-filter-swatch__picture">%s</span> ', esc_attr( SWATCH_FIELDS ), absint( $image ), wp_get_attachment_image( $image, array( 48, 48 ), false, array( 'alt' => '' ) ) );
	// The library needs script.
	printf( '<button type="button" class="button hide-if-no-js">%s</button>', esc_html__( 'Choose a picture', 'programs-filter' ) );
	printf( ' <span class="programs-filter-swatch__problem" id="programs-filter-swatch-problem" hidden>%s</span>', esc_html( get_incomplete_swatch_message() ) );
}

/**
 * Adds the column before the slug.
 *
 * @param array<string, string> $columns Labels by name.
 * @return array<string, string>
 */
function add_swatch_column( array $columns ): array {
	$place = array_search( 'slug', array_keys( $columns ), true );
	$place = is_int( $place ) ? $place : count( $columns );

	return array_slice( $columns, 0, $place, true ) + array( SWATCH_COLUMN => __( 'Swatch', 'programs-filter' ) ) + array_slice( $columns, $place, null, true );
}

/**
 * The content of a cell of the column.
 *
 * @param string $content Content.
 * @param string $column  Column.
 * @param int    $term    ID of the value.
 */
function filter_swatch_cell( string $content, string $column, int $term ): string {
	if ( SWATCH_COLUMN !== $column ) {
		return $content;
	}
	$look = get_term_swatch( $term );
	if ( 0 !== $look['image'] ) {
		return wp_get_attachment_image( $look['image'], array( 32, 32 ), false, array( 'alt' => '' ) );
	}
	if ( '' === $look['color'] ) {
		return 0 === get_swatch_image_id( $term ) ? '—' : esc_html__( 'Deleted picture', 'programs-filter' );
	}

	return sprintf( '<svg width="24" height="24" viewBox="0 0 2 2" aria-hidden="true" focusable="false"><circle cx="1" cy="1" r=".95" fill="%1$s" stroke="#8c8f94" stroke-width=".1"/></svg> %1$s', esc_html( $look['color'] ) );
}

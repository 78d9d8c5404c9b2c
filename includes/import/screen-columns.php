<?php
/**
 * The step of the import in which the columns are chosen.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the step.
 *
 * @param ImportJob $job Import.
 */
function show_columns_step( array $job ): void {
	echo '<h2>', esc_html__( 'Columns', 'programs-filter' ), '</h2><p>';
	/* translators: %s: number of rows */
	echo esc_html( sprintf( _n( 'The file has %s row. Choose what each column holds.', 'The file has %s rows. Choose what each column holds; these are the first ones.', $job['total'], 'programs-filter' ), number_format_i18n( $job['total'] ) ) ), '</p>';
	if ( ! can_begin_import( $job['columns'] ) ) {
		show_warning( __( 'Choose the column that holds the title, or the one with the ID.', 'programs-filter' ) );
	}
	// Its head may be out of view.
	foreach ( array_diff( $job['ignored'], array( '' ) ) as $column => $field ) {
		show_warning( column_name( $column, $job['header'][ $column ] ?? '' ) . ': ' . repeated_column_words() );
	}
	open_form( 'check' );
	show_preview( $job );
	show_status_choice( $job['status'] );
	echo '<div class="programs-filter-actions">';
	submit_button( __( 'Check all rows', 'programs-filter' ), 'primary', 'submit', false );
	printf( '<button type="submit" class="button" name="%s" value="columns">%s</button>', esc_attr( ACTION_FIELD ), esc_html__( 'Update these rows', 'programs-filter' ) );
	echo '</div></form>';
	button_form( 'end', __( 'Choose another file', 'programs-filter' ) );
}

/**
 * Says which columns are not imported: the choice that says so may be out of view.
 *
 * @param ImportJob $job Import.
 */
function show_left_out_columns( array $job ): void {
	$sentence = left_out_columns( $job );
	if ( '' !== $sentence ) {
		printf( '<p class="programs-filter-left-out">%s</p>', esc_html( $sentence ) );
	}
}

/**
 * Shows a warning.
 *
 * @param string $sentence What it says.
 */
function show_warning( string $sentence ): void {
	wp_admin_notice( esc_html( $sentence ), array( 'type' => 'warning' ) );
}

/**
 * The choice of what becomes of new programs.
 *
 * @param string $chosen "draft" or "publish".
 */
function show_status_choice( string $chosen ): void {
	$choices = array(
		'draft'   => __( 'Drafts', 'programs-filter' ),
		'publish' => __( 'Published', 'programs-filter' ),
	);
	echo '<fieldset><legend>', esc_html__( 'New programs of which the file says no status are', 'programs-filter' ), '</legend>';
	foreach ( $choices as $value => $label ) {
		printf( '<p><label><input type="radio" name="status" value="%s"%s> %s</label></p>', esc_attr( $value ), checked( $value, $chosen, false ), esc_html( $label ) );
	}
	echo '</fieldset>';
}

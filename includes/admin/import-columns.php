<?php
/**
 * The step of the import in which the columns are chosen.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import_Columns;

use ProgramsFilter\Answers;
use ProgramsFilter\Import_Actions;
use ProgramsFilter\Import_Job;
use ProgramsFilter\Import_Preview;
use ProgramsFilter\Import_Report;
use ProgramsFilter\Import_Screen;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the step.
 *
 * @param array $job Import.
 * @phpstan-param ImportJob $job
 */
function show( array $job ): void {
	echo '<h2>', esc_html__( 'Columns', 'programs-filter' ), '</h2><p>';
	/* translators: %s: number of rows */
	echo esc_html( sprintf( _n( 'The file has %s row. Choose what each column holds.', 'The file has %s rows. Choose what each column holds; these are the first ones.', $job['total'], 'programs-filter' ), Answers\number( $job['total'] ) ) ), '</p>';
	if ( ! Import_Job\can_begin( $job['columns'] ) ) {
		warn( __( 'Choose the column that holds the title, or the one with the ID.', 'programs-filter' ) );
	}
	// Its head may be out of view.
	foreach ( array_diff( $job['ignored'], array( '' ) ) as $column => $field ) {
		warn( Import_Report\column( $column, $job['header'][ $column ] ?? '' ) . ': ' . Import_Preview\twice() );
	}
	Import_Screen\form( 'check' );
	Import_Preview\show( $job );
	show_status( $job['status'] );
	echo '<div class="programs-filter-actions">';
	submit_button( __( 'Check all rows', 'programs-filter' ), 'primary', 'submit', false );
	printf( '<button type="submit" class="button" name="%s" value="columns">%s</button>', esc_attr( Import_Actions\FIELD ), esc_html__( 'Update these rows', 'programs-filter' ) );
	echo '</div></form>';
	Import_Screen\button( 'end', __( 'Choose another file', 'programs-filter' ) );
}

/**
 * Says which columns are not imported: the choice that says so may be out of view.
 *
 * @param array $job Import.
 * @phpstan-param ImportJob $job
 */
function show_left_out( array $job ): void {
	$sentence = Import_Report\left_out( $job );
	if ( '' !== $sentence ) {
		printf( '<p class="programs-filter-left-out">%s</p>', esc_html( $sentence ) );
	}
}

/**
 * Shows a warning.
 *
 * @param string $sentence What it says.
 */
function warn( string $sentence ): void {
	wp_admin_notice( esc_html( $sentence ), array( 'type' => 'warning' ) );
}

/**
 * The choice of what becomes of new programs.
 *
 * @param string $chosen "draft" or "publish".
 */
function show_status( string $chosen ): void {
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

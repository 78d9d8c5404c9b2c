<?php
/**
 * The step of the import in which the columns are chosen, above the first rows with what is wrong at each cell.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- The first rows of a file.

declare( strict_types = 1 );

namespace ProgramsFilter\Import_Columns;

use ProgramsFilter\Import_Actions;
use ProgramsFilter\Import_Folder;
use ProgramsFilter\Import_Job;
use ProgramsFilter\Import_Report;
use ProgramsFilter\Import_Screen;
use ProgramsFilter\Sheet_Cells;
use ProgramsFilter\Sheet_Columns;
use ProgramsFilter\Sheet_Plan;
use ProgramsFilter\Sheet_Row;

defined( 'ABSPATH' ) || exit;

/**
 * How many rows are shown, and how many characters of a cell.
 */
const ROWS    = 10;
const LONGEST = 120;

/**
 * Shows the step.
 *
 * @param array $job Import.
 * @phpstan-param ImportJob $job
 */
function show( array $job ): void {
	echo '<h2>', esc_html__( 'Columns', 'programs-filter' ), '</h2><p>';
	/* translators: %s: number of rows */
	echo esc_html( sprintf( _n( 'The file has %s row. Choose what each column holds.', 'The file has %s rows. Choose what each column holds; these are the first ones.', $job['total'], 'programs-filter' ), number_format_i18n( $job['total'] ) ) ), '</p>';
	if ( ! Import_Job\can_begin( $job['columns'] ) ) {
		wp_admin_notice( esc_html__( 'Choose the column that holds the title, or the one with the ID.', 'programs-filter' ), array( 'type' => 'warning' ) );
	}
	Import_Screen\form( 'check' );
	printf( '<div class="programs-filter-table" role="region" tabindex="0" aria-label="%s"><table class="widefat striped"><thead><tr><th scope="col" class="is-narrow">%s</th>', esc_attr__( 'First rows', 'programs-filter' ), esc_html__( 'Row', 'programs-filter' ) );
	foreach ( $job['header'] as $number => $name ) {
		show_column( $number, $name, $job['columns'][ $number ] ?? '' );
	}
	printf( '<th scope="col">%s</th></tr></thead><tbody>', esc_html__( 'Result', 'programs-filter' ) );
	foreach ( first_rows( Import_Folder\file( $job['key'], 'rows' ) ) as list( $number, $cells ) ) {
		show_row( $job, $number, $cells );
	}
	echo '</tbody></table></div>';
	show_status( $job['status'] );
	echo '<div class="programs-filter-actions">';
	submit_button( __( 'Check all rows', 'programs-filter' ), 'primary', 'submit', false );
	printf( '<button type="submit" class="button" name="%s" value="columns">%s</button>', esc_attr( Import_Actions\FIELD ), esc_html__( 'Update these rows', 'programs-filter' ) );
	echo '</div></form>';
	Import_Screen\button( 'end', __( 'Choose another file', 'programs-filter' ) );
}

/**
 * The head of a column.
 *
 * @param int    $number Its number.
 * @param string $name   Its name in the file.
 * @param string $chosen What it holds.
 */
function show_column( int $number, string $name, string $chosen ): void {
	/* translators: %s: number */
	$name = '' === $name ? sprintf( __( 'Column %s', 'programs-filter' ), number_format_i18n( $number + 1 ) ) : $name;
	printf( '<th scope="col"><label for="programs-filter-column-%1$s">%2$s</label><select id="programs-filter-column-%1$s" name="columns[%1$s]"><option value="">%3$s</option>', esc_attr( (string) $number ), esc_html( $name ), esc_html__( 'Do not import', 'programs-filter' ) );
	foreach ( Sheet_Columns\labels() as $field => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $field ), selected( $field, $chosen, false ), esc_html( $label ) );
	}
	echo '</select></th>';
}

/**
 * A row.
 *
 * @param array        $job   Import.
 * @phpstan-param ImportJob $job
 * @param int          $row   Its number.
 * @param list<string> $cells Its cells.
 */
function show_row( array $job, int $row, array $cells ): void {
	$plan     = Sheet_Plan\of( Sheet_Row\read( $cells, $job['columns'] ), $job['status'] );
	$problems = $plan['problems'];
	printf( '<tr><th scope="row" class="is-narrow">%s</th>', esc_html( number_format_i18n( $row ) ) );
	foreach ( array_keys( $job['header'] ) as $number ) {
		$field = $job['columns'][ $number ] ?? '';
		$text  = Sheet_Cells\restored( $cells[ $number ] ?? '' );
		printf( '<td class="%s">%s', esc_attr( '' === $field ? 'programs-filter-unused' : '' ), esc_html( mb_strlen( $text ) > LONGEST ? mb_substr( $text, 0, LONGEST ) . '…' : $text ) );
		if ( '' !== $field && isset( $problems[ $field ] ) ) {
			printf( ' <span class="programs-filter-problem">%s</span>', esc_html( $problems[ $field ] ) );
			unset( $problems[ $field ] );
		}
		echo '</td>';
	}
	printf( '<td>%s', esc_html( Import_Report\actions( false )[ $plan['action'] ] ) );
	if ( array() !== $problems ) {
		printf( ' <span class="programs-filter-problem">%s</span>', esc_html( Import_Report\problems( $problems ) ) );
	}
	echo '</td></tr>';
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

/**
 * The first rows.
 *
 * @param string $path File of rows.
 * @return list<array{int, list<string>}>
 */
function first_rows( string $path ): array {
	$file = fopen( $path, 'rb' );
	$rows = array();
	for ( $number = 0; false !== $file && $number < ROWS; $number++ ) {
		$row = json_decode( (string) fgets( $file ), true );
		if ( ! is_array( $row ) || ! is_int( $row[0] ?? null ) || ! is_array( $row[1] ?? null ) ) {
			break;
		}
		$rows[] = array( $row[0], array_values( array_filter( $row[1], 'is_string' ) ) );
	}
	if ( false !== $file ) {
		fclose( $file );
	}

	return $rows;
}

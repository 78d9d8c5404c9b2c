<?php
/**
 * The first rows of an import below the choice of their columns, with what is wrong at each cell. The table may be much wider than the screen:
 * how many have a problem and which columns are left out stands above it, and which problems below it.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- The first rows of a file.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * How many rows are shown, and how many characters of a cell.
 */
const PREVIEW_ROWS    = 10;
const LONGEST_PREVIEW = 120;

/**
 * Shows them.
 *
 * @param ImportJob $job Import.
 */
function show_preview( array $job ): void {
	$plans = array();
	$rows  = first_rows( import_file( $job['key'], 'rows' ) );
	foreach ( $rows as $row => $cells ) {
		$plans[ $row ] = row_plan( read_row( $cells, $job['columns'] ), $job['status'] );
	}
	$problems = array_filter( array_map( static fn( array $plan ): array => $plan['problems'], $plans ) );
	$found    = count( $problems );
	/* translators: %s: number of rows */
	$sentence = 0 === $found ? __( 'None of these rows has a problem.', 'programs-filter' ) : sprintf( _n( '%s of these rows has a problem.', '%s of these rows have a problem.', $found, 'programs-filter' ), number_format_i18n( $found ) );
	printf( '<p class="programs-filter-found">%s</p>', esc_html( $sentence ) );
	show_left_out_columns( $job );
	printf( '<div class="programs-filter-table is-preview" role="region" tabindex="0" aria-label="%s"><table class="widefat striped"><thead><tr><th scope="col" class="is-narrow">%s</th><th scope="col">%s</th>', esc_attr__( 'First rows', 'programs-filter' ), esc_html__( 'Row', 'programs-filter' ), esc_html__( 'Result', 'programs-filter' ) );
	foreach ( $job['header'] as $column => $name ) {
		show_preview_column( $job, $column, $name );
	}
	echo '</tr></thead><tbody>';
	foreach ( $plans as $row => $plan ) {
		show_preview_row( $job, $row, $rows[ $row ], $plan );
	}
	echo '</tbody></table></div>';
	show_row_problems( $problems );
}

/**
 * The head of a column.
 *
 * @param ImportJob $job    Import.
 * @param int       $column Its number.
 * @param string    $name   Its name in the file.
 */
function show_preview_column( array $job, int $column, string $name ): void {
	$id       = "programs-filter-column-$column";
	$chosen   = $job['columns'][ $column ] ?? '';
	$is_twice = '' !== ( $job['ignored'][ $column ] ?? '' );
	printf( '<th scope="col" class="%s"><label for="%s">%s</label>', esc_attr( 'title' === $chosen ? 'is-title' : '' ), esc_attr( $id ), esc_html( column_name( $column, $name ) ) );
	printf( '<select id="%1$s" name="columns[%2$s]"%3$s><option value="">%4$s</option>', esc_attr( $id ), esc_attr( (string) $column ), $is_twice ? ' aria-describedby="' . esc_attr( $id ) . '-problem"' : '', esc_html__( 'Do not import', 'programs-filter' ) );
	foreach ( column_labels() as $field => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $field ), selected( $field, $chosen, false ), esc_html( $label ) );
	}
	echo '</select>';
	if ( $is_twice ) {
		printf( '<span id="%s-problem" class="programs-filter-problem">%s</span>', esc_attr( $id ), esc_html( repeated_column_words() ) );
	}
	echo '</th>';
}

/**
 * What is said of a column that came too late.
 */
function repeated_column_words(): string {
	return __( 'Another column already holds this.', 'programs-filter' );
}

/**
 * A row.
 *
 * @param ImportJob    $job   Import.
 * @param int          $row   Its number.
 * @param list<string> $cells Its cells.
 * @param SheetPlan    $plan  What is to be done about it.
 */
function show_preview_row( array $job, int $row, array $cells, array $plan ): void {
	$problems = $plan['problems'];
	printf( '<tr><th scope="row" class="is-narrow">%s</th><td>%s', esc_html( number_format_i18n( $row ) ), esc_html( action_words( $plan['action'], false ) ) );
	// The others stand at their cells.
	$of_row = array_diff_key( $problems, array_flip( $job['columns'] ) );
	if ( array() !== $of_row ) {
		printf( ' <span class="programs-filter-problem">%s</span>', esc_html( problem_words( $of_row ) ) );
	}
	foreach ( array_keys( $job['header'] ) as $column ) {
		$field = $job['columns'][ $column ] ?? '';
		$class = array(
			''      => 'programs-filter-unused',
			'title' => 'is-title',
		)[ $field ] ?? '';
		$text  = restored_cell( $cells[ $column ] ?? '' );
		$text  = mb_strlen( $text ) > LONGEST_PREVIEW ? mb_substr( $text, 0, LONGEST_PREVIEW ) . '…' : $text;
		printf( '</td><td class="%s">%s', esc_attr( $class ), esc_html( $text ) );
		if ( '' !== $field && isset( $problems[ $field ] ) ) {
			printf( ' <span class="programs-filter-problem">%s</span>', esc_html( $problems[ $field ] ) );
		}
	}
	echo '</td></tr>';
}

/**
 * The problems of all rows, one below the other.
 *
 * @param array<int, array<string, string>> $problems Sentences by row and column.
 */
function show_row_problems( array $problems ): void {
	if ( array() === $problems ) {
		return;
	}
	echo '<ul class="ul-disc">';
	foreach ( $problems as $row => $of_row ) {
		foreach ( $of_row as $field => $problem ) {
			/* translators: %1$s: number, %2$s: name of a column and what is wrong */
			$format = WHOLE_ROW === $field ? __( 'Row %1$s: %2$s', 'programs-filter' ) : __( 'Row %1$s, %2$s', 'programs-filter' );
			printf( '<li>%s</li>', esc_html( sprintf( $format, number_format_i18n( $row ), problem_words( array( $field => $problem ) ) ) ) );
		}
	}
	echo '</ul>';
}

/**
 * The first rows.
 *
 * @param string $path File of rows.
 * @return array<int, list<string>> Their cells, by their numbers.
 */
function first_rows( string $path ): array {
	$file = fopen( $path, 'rb' );
	$rows = array();
	for ( $count = 0; false !== $file && $count < PREVIEW_ROWS; $count++ ) {
		$row = json_decode( (string) fgets( $file ), true );
		if ( ! is_array( $row ) || ! is_int( $row[0] ?? null ) || ! is_array( $row[1] ?? null ) ) {
			break;
		}
		$rows[ $row[0] ] = array_values( array_filter( $row[1], 'is_string' ) );
	}
	if ( false !== $file ) {
		fclose( $file );
	}

	return $rows;
}

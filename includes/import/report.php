<?php
/**
 * The results of a dry run or an import, in words: on the page, on the command line and in the report.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Labels of the numbers of rows.
 *
 * @param bool $is_done Whether it is an import.
 * @return array<'create'|'change'|'same'|'skip', string>
 */
function count_labels( bool $is_done ): array {
	return $is_done ? array(
		'create' => __( 'Created', 'programs-filter' ),
		'change' => __( 'Changed', 'programs-filter' ),
		'same'   => __( 'Left as it was', 'programs-filter' ),
		'skip'   => __( 'Not imported', 'programs-filter' ),
	) : array(
		'create' => __( 'Would be created', 'programs-filter' ),
		'change' => __( 'Would be changed', 'programs-filter' ),
		'same'   => __( 'Would be left as it is', 'programs-filter' ),
		'skip'   => __( 'Would not be imported', 'programs-filter' ),
	);
}

/**
 * The result of a row.
 *
 * @param string $action  Action of its plan.
 * @param bool   $is_done Whether it is an import.
 */
function action_words( string $action, bool $is_done ): string {
	$words = $is_done ? array(
		'create' => _x( 'Created', 'one program', 'programs-filter' ),
		'change' => _x( 'Changed', 'one program', 'programs-filter' ),
		'same'   => _x( 'Left as it was', 'one program', 'programs-filter' ),
		'skip'   => _x( 'Not imported', 'one program', 'programs-filter' ),
	) : array(
		'create' => _x( 'Would be created', 'one program', 'programs-filter' ),
		'change' => _x( 'Would be changed', 'one program', 'programs-filter' ),
		'same'   => _x( 'Would be left as it is', 'one program', 'programs-filter' ),
		'skip'   => _x( 'Would not be imported', 'one program', 'programs-filter' ),
	);

	return $words[ $action ] ?? '';
}

/**
 * The problems of a row.
 *
 * @param array<string, string> $problems Sentences by column.
 */
function problem_words( array $problems ): string {
	$labels    = column_labels();
	$sentences = array();
	foreach ( $problems as $field => $problem ) {
		$sentences[] = isset( $labels[ $field ] ) ? "$labels[$field]: $problem" : $problem;
	}

	return implode( ' ', $sentences );
}

/**
 * The name of a column.
 *
 * @param int    $column Its number.
 * @param string $name   Its name in the file.
 */
function column_name( int $column, string $name ): string {
	/* translators: %s: number */
	return '' === $name ? sprintf( __( 'Column %s', 'programs-filter' ), number_format_i18n( $column + 1 ) ) : $name;
}

/**
 * A sentence about the columns that are not imported.
 *
 * @param ImportJob $job Import.
 * @return string '' where all are.
 */
function left_out_columns( array $job ): string {
	$names = array();
	foreach ( $job['header'] as $column => $name ) {
		if ( '' === ( $job['columns'][ $column ] ?? '' ) ) {
			$names[] = column_name( $column, $name );
		}
	}
	/* translators: %1$s: number, %2$s: names of columns */
	$format = _n( '%1$s column will not be imported: %2$s', '%1$s columns will not be imported: %2$s', count( $names ), 'programs-filter' );

	return array() === $names ? '' : sprintf( $format, number_format_i18n( count( $names ) ), implode( ', ', $names ) );
}

/**
 * The heading of the new categories.
 *
 * @param bool $is_done Whether it is an import.
 */
function new_categories_heading( bool $is_done ): string {
	return $is_done ? __( 'Categories added', 'programs-filter' ) : __( 'Categories that would be added', 'programs-filter' );
}

/**
 * Address of a form, with its nonce. Its action is a parameter, as PHP discards the fields of a request that is too large.
 *
 * @param string $action Action.
 */
function form_url( string $action ): string {
	return wp_nonce_url( admin_url( 'admin-post.php?action=' . IMPORT_ACTION . '&' . ACTION_FIELD . "=$action" ), IMPORT_ACTION );
}

/**
 * Prints the start tag of a form.
 *
 * @param string $action    Action.
 * @param bool   $has_files Whether it sends a file.
 */
function print_form_start( string $action, bool $has_files = false ): void {
	printf( '<form method="post" action="%s"%s>', esc_url( form_url( $action ) ), $has_files ? ' enctype="multipart/form-data"' : '' );
}

/**
 * Prints a form that is one button.
 *
 * @param string $action Action.
 * @param string $label  Label.
 * @param string $type   "primary" or "secondary".
 */
function print_button_form( string $action, string $label, string $type = 'secondary' ): void {
	print_form_start( $action );
	submit_button( $label, $type, 'submit', false, array( 'id' => "programs-filter-$action" ) );
	echo '</form>';
}

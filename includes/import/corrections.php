<?php
/**
 * Rows whose title is that of a program with another beginning or another place: do they change it, or create another program?
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Number of rows that are asked about. */
const MOST_CORRECTIONS = 200;

/**
 * The programs that rows can correct, after the dry run: those that no row is about.
 *
 * @param ImportJob $job Import, in the step "checked".
 * @return array<int, array{program: int, line: ImportLine}> By row.
 */
function possible_corrections( array $job ): array {
	$taken  = array();
	$asking = array();
	foreach ( log_lines( log_file( $job ) ) as $line ) {
		$taken[ $line['program'] ] = true;
		if ( array() !== $line['similar'] && count( $asking ) < MOST_CORRECTIONS ) {
			$asking[ $line['row'] ] = $line;
		}
	}
	$found = array();
	foreach ( $asking as $row => $line ) {
		$free = array_values( array_filter( array_keys( $line['similar'] ), static fn( int $program ): bool => ! isset( $taken[ $program ] ) && current_user_can( 'edit_post', $program ) ) );
		if ( array() !== $free ) {
			$found[ $row ]     = array(
				'program' => $free[0],
				'line'    => $line,
			);
			$taken[ $free[0] ] = true;
		}
	}

	return $found;
}

/**
 * The corrections that the user has chosen.
 *
 * @param ImportJob $job  Import, in the step "checked".
 * @param mixed     $rows Rows of the form: their numbers, or "all".
 * @return array<int, int> Programs by row.
 */
function chosen_corrections( array $job, $rows ): array {
	$rows     = is_array( $rows ) ? $rows : array();
	$possible = array_map( static fn( array $one ): int => $one['program'], possible_corrections( $job ) );

	return in_array( 'all', $rows, true ) ? $possible : array_intersect_key( $possible, array_flip( array_map( 'intval', array_filter( $rows, 'is_numeric' ) ) ) );
}

/**
 * Prints the question, in the form by which the import begins.
 *
 * @param ImportJob $job Import, in the step "checked".
 */
function print_corrections( array $job ): void {
	$possible = possible_corrections( $job );
	if ( array() === $possible ) {
		return;
	}
	echo '<fieldset class="programs-filter-corrections"><legend><h3>', esc_html__( 'The same program, or another one?', 'programs-filter' ), '</h3></legend><p>';
	esc_html_e( 'These rows have the title of a program with another date or another place. Tick those that change that program; the others create one.', 'programs-filter' );
	echo '</p>';
	if ( count( $possible ) > 1 ) {
		print_correction( 'all', __( 'All of these rows', 'programs-filter' ) );
	}
	foreach ( $possible as $row => $one ) {
		$facts = Program\stored_facts( $one['program'] );
		/* translators: %1$s: number of a row, %2$s: title, %3$s, %4$s: dates and place */
		print_correction( (string) $row, sprintf( __( 'Row %1$s: change “%2$s”, %3$s → %4$s', 'programs-filter' ), number_format_i18n( $one['line']['number'] ), $one['line']['title'], when_and_where( $facts['start'], $facts['place'] ), $one['line']['similar'][ $one['program'] ] ) );
	}
	echo '</fieldset>';
}

/**
 * When and where a program takes place.
 *
 * @param string $start Beginning; '' for none.
 * @param string $place Place; '' for none.
 */
function when_and_where( string $start, string $place ): string {
	$dates = '' === $start ? __( 'without dates', 'programs-filter' ) : Program\dates_text_and_html( $start, $start )[0];

	return '' === $place ? $dates : "$dates, $place";
}

/**
 * Prints a box to tick.
 *
 * @param string $value Row, or "all".
 * @param string $label Label.
 */
function print_correction( string $value, string $label ): void {
	printf( '<p><label><input type="checkbox" name="corrections[]" value="%s"> %s</label></p>', esc_attr( $value ), esc_html( $label ) );
}

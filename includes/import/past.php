<?php
/**
 * The imports of a site that are over: when, by whom, from which file, what they came to, and whether they can be taken back.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Option of a site: the newest come first. */
const PAST_OPTION = 'programs_filter_imports';
const MOST_PAST   = 20;

/**
 * The imports of the site.
 *
 * @return list<PastImport>
 */
function past_imports(): array {
	/**
	 * As remember_import() stored it.
	 *
	 * @var list<PastImport>|false $past
	 */
	$past = get_option( PAST_OPTION );

	return is_array( $past ) ? $past : array();
}

/**
 * Adds an import to the list, or what it has come to.
 *
 * @param ImportJob $job Import, in the step "import", "done", or "undone".
 */
function remember_import( array $job ): void {
	$past  = array_column( past_imports(), null, 'key' );
	$entry = $past[ $job['key'] ] ?? array(
		'key'    => $job['key'],
		'name'   => $job['name'],
		'user'   => get_current_user_id(),
		'begun'  => time(),
		'counts' => NO_LINE['counts'],
		'undone' => 0,
	);
	if ( 'done' === $job['step'] ) {
		$entry['counts'] = log_progress( log_file( $job ) )['counts'];
	} elseif ( 'undone' === $job['step'] ) {
		$entry['undone'] = time();
	}
	update_option( PAST_OPTION, array_slice( array_values( array( $job['key'] => $entry ) + $past ), 0, MOST_PAST ), false );
}

/**
 * An import that can be taken back.
 *
 * @param mixed $key Key.
 * @return ImportJob|null In the step "undo"; null where it is taken back, or its journal is not there any more.
 */
function import_to_undo( $key ): ?array {
	$past = is_string( $key ) ? array_column( past_imports(), null, 'key' )[ $key ] ?? null : null;
	if ( null === $past || $past['undone'] > 0 || ! is_file( import_file( $past['key'], 'import' ) ) ) {
		return null;
	}

	return array(
		'key'   => $past['key'],
		'name'  => $past['name'],
		'step'  => 'undo',
		'total' => log_progress( import_file( $past['key'], 'import' ) )['row'],
	) + NO_JOB;
}

/** Prints the list. */
function print_past_imports(): void {
	$past   = past_imports();
	$format = WordPress\only_text( get_option( 'date_format' ) ) . ' ' . WordPress\only_text( get_option( 'time_format' ) );
	if ( array() === $past ) {
		return;
	}
	printf( '<h2>%1$s</h2><div class="programs-filter-table is-list" role="region" tabindex="0" aria-label="%1$s"><table class="widefat striped"><thead><tr>', esc_html__( 'Past imports', 'programs-filter' ) );
	foreach ( array( __( 'Date', 'programs-filter' ), __( 'User', 'programs-filter' ), __( 'File', 'programs-filter' ), __( 'Result', 'programs-filter' ), __( 'Undo', 'programs-filter' ) ) as $name ) {
		printf( '<th scope="col">%s</th>', esc_html( $name ) );
	}
	echo '</tr></thead><tbody>';
	foreach ( $past as $import ) {
		$parts = array();
		foreach ( array_diff( array_intersect_key( $import['counts'], count_labels( true ) ), array( 0 ) ) as $action => $count ) {
			$parts[] = count_labels( true )[ $action ] . ': ' . number_format_i18n( $count );
		}
		$result = array() === $parts ? __( 'Not finished', 'programs-filter' ) : implode( ', ', $parts );
		printf(
			'<tr><th scope="row">%s</th><td>%s</td><td>%s</td><td>%s</td><td>',
			esc_html( (string) wp_date( $format, $import['begun'] ) ),
			esc_html( get_the_author_meta( 'display_name', $import['user'] ) ),
			esc_html( $import['name'] ),
			esc_html( $result )
		);
		if ( null !== import_to_undo( $import['key'] ) ) {
			print_undo( $import['key'], $import['counts'] );
		} elseif ( $import['undone'] > 0 ) {
			/* translators: %s: date */
			$undone = sprintf( __( 'Undone on %s', 'programs-filter' ), (string) wp_date( $format, $import['undone'] ) );
			echo esc_html( $undone );
		} else {
			esc_html_e( 'Not possible any more', 'programs-filter' );
		}
		echo '</td></tr>';
	}
	echo '</tbody></table></div>';
}

/**
 * Prints the button that takes an import back, below what it does.
 *
 * @param string             $key    Key of the import.
 * @param array<string, int> $counts Numbers of rows by action.
 */
function print_undo( string $key, array $counts ): void {
	printf( '<details class="programs-filter-undo"><summary>%s</summary><p>', esc_html__( 'Undo the import', 'programs-filter' ) );
	if ( $counts['create'] > 0 ) {
		/* translators: %s: number */
		echo esc_html( sprintf( _n( '%s program goes to the trash.', '%s programs go to the trash.', $counts['create'], 'programs-filter' ), number_format_i18n( $counts['create'] ) ) ), ' ';
	}
	if ( $counts['change'] > 0 ) {
		/* translators: %s: number */
		echo esc_html( sprintf( _n( '%s program gets its former values.', '%s programs get their former values.', $counts['change'], 'programs-filter' ), number_format_i18n( $counts['change'] ) ) ), ' ';
	}
	esc_html_e( 'Programs that have been edited since the import stay as they are.', 'programs-filter' );
	echo '</p>';
	print_form_start( 'undo' );
	printf( '<input type="hidden" name="import" value="%s">', esc_attr( $key ) );
	submit_button( __( 'Undo now', 'programs-filter' ), 'secondary', 'submit', false, array( 'id' => "programs-filter-undo-$key" ) );
	echo '</form></details>';
}

/**
 * Prints what has become of an import that was taken back.
 *
 * @param ImportJob $job Import, in the step "undone".
 */
function print_undone( array $job ): void {
	$counts = log_progress( log_file( $job ) )['counts'];
	echo '<h2>', esc_html__( 'The import is undone', 'programs-filter' ), '</h2>';
	print_counts(
		$counts,
		array(
			'create' => __( 'In the trash', 'programs-filter' ),
			'change' => __( 'With their former values', 'programs-filter' ),
			'skip'   => __( 'Left as they are', 'programs-filter' ),
		)
	);
	if ( $counts['skip'] > 0 ) {
		print_result_rows( log_file( $job ), __( 'Left as they are', 'programs-filter' ), array( __( 'Reason', 'programs-filter' ) => __NAMESPACE__ . '\\line_problems' ) );
	}
	echo '<div class="programs-filter-actions">';
	print_programs_link();
	print_button_form( 'end', __( 'Import another file', 'programs-filter' ) );
	echo '</div>';
}

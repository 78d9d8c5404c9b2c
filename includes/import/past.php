<?php
/**
 * The imports of a site: when, by whom, from which file, what they came to, and whether they can be taken back.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Option of a site: the newest come first. */
const PAST_OPTION = 'programs_filter_imports';

/** Number of imports that are listed, however old; and in all. */
const FEWEST_PAST = 20;
const MOST_PAST   = 200;

/** How long an import can be taken back. */
const UNDO_SECONDS = 30 * DAY_IN_SECONDS;

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
	// One that is there already stays at its place.
	$past = isset( $past[ $job['key'] ] ) ? $past : array( $job['key'] => $entry ) + $past;

	$past[ $job['key'] ] = $entry;
	store_past( $past );
}

/**
 * Takes an import off the list.
 *
 * @param string $key Its key.
 */
function forget_import( string $key ): void {
	store_past( array_diff_key( array_column( past_imports(), null, 'key' ), array( $key => '' ) ) );
}

/**
 * Stores the list, without old imports.
 *
 * @param array<string, PastImport> $past By key.
 */
function store_past( array $past ): void {
	$fresh = array_filter( $past, static fn( array $import ): bool => $import['begun'] > time() - UNDO_SECONDS );
	update_option( PAST_OPTION, array_slice( array_values( array_slice( $past, 0, FEWEST_PAST ) + $fresh ), 0, MOST_PAST ), false );
}

/**
 * Whether an import can be taken back: it is over, and its journal is there.
 *
 * @param PastImport $import Import.
 */
function can_be_undone( array $import ): bool {
	return 0 === $import['undone'] && is_file( import_file( $import['key'], 'import' ) ) && ! is_file( import_file( $import['key'], 'rows' ) );
}

/**
 * An import that can be taken back.
 *
 * @param mixed $key Key.
 * @return ImportJob|null In the step "undo"; null where it cannot be.
 */
function import_to_undo( $key ): ?array {
	$past = is_string( $key ) ? array_column( past_imports(), null, 'key' )[ $key ] ?? null : null;
	if ( null === $past || ! can_be_undone( $past ) ) {
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
	$names = array( __( 'Date', 'programs-filter' ), __( 'User', 'programs-filter' ), __( 'File', 'programs-filter' ), __( 'Result', 'programs-filter' ), __( 'Undo', 'programs-filter' ) );
	foreach ( $names as $name ) {
		printf( '<th scope="col">%s</th>', esc_html( $name ) );
	}
	echo '</tr></thead><tbody>';
	foreach ( $past as $import ) {
		$counts = $import['counts'];
		if ( 0 === array_sum( $counts ) && is_file( import_file( $import['key'], 'import' ) ) ) {
			// It was not brought to its end.
			$counts = log_progress( import_file( $import['key'], 'import' ) )['counts'];
		}
		$parts = array();
		foreach ( array_diff( array_intersect_key( $counts, count_labels( true ) ), array( 0 ) ) as $action => $count ) {
			$parts[] = count_labels( true )[ $action ] . ': ' . number_format_i18n( $count );
		}
		$result = array() === $parts ? __( 'Not finished', 'programs-filter' ) : implode( ', ', $parts );
		$cells  = array( (string) wp_date( $format, $import['begun'] ), (string) get_the_author_meta( 'display_name', $import['user'] ), $import['name'], $result );
		echo '<tr>';
		foreach ( $cells as $column => $cell ) {
			printf( '<td data-colname="%s">%s</td>', esc_attr( $names[ $column ] ), esc_html( $cell ) );
		}
		printf( '<td data-colname="%s">', esc_attr( $names[4] ) );
		if ( can_be_undone( $import ) ) {
			print_undo( $import['key'], $counts );
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
		$trash = constant( 'EMPTY_TRASH_DAYS' ) > 0 ? _n( '%s program goes to the trash.', '%s programs go to the trash.', $counts['create'], 'programs-filter' )
			/* translators: %s: number */
			: _n( '%s program is deleted for good, as this site has no trash.', '%s programs are deleted for good, as this site has no trash.', $counts['create'], 'programs-filter' );
		echo esc_html( sprintf( $trash, number_format_i18n( $counts['create'] ) ) ), ' ';
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

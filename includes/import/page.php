<?php
/**
 * The admin page of import and export: its assets, its tabs, and the current step.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Adds the page to the menu of programs. */
function add_import_page(): void {
	$page = add_submenu_page(
		'edit.php?post_type=' . Program\POST_TYPE,
		__( 'Import and export', 'programs-filter' ),
		__( 'Import and export', 'programs-filter' ),
		'edit_others_' . Program\CAPABILITY_PLURAL,
		IMPORT_PAGE,
		__NAMESPACE__ . '\\print_import_page'
	);
	add_action( "load-$page", __NAMESPACE__ . '\\prepare_import_page', 10, 0 );
}

/** Adds script and style to the page. */
function prepare_import_page(): void {
	WordPress\enqueue_built_script( 'programs-filter-import', 'import/index' );
	WordPress\enqueue_built_style( 'programs-filter-import', 'import/index' );
}

/**
 * Returns the labels of the tabs.
 *
 * @return array<string, string> By tab; '' for the import.
 */
function tab_labels(): array {
	return array(
		''       => __( 'Import', 'programs-filter' ),
		'export' => __( 'Export', 'programs-filter' ),
		'past'   => __( 'Past imports', 'programs-filter' ),
	);
}

/** Returns the tab that the address asks for; '' for the import. */
function shown_tab(): string {
	$tab = $_GET['tab'] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- It only selects what is shown.

	return is_string( $tab ) && isset( tab_labels()[ $tab ] ) ? $tab : '';
}

/** Prints the tabs. They stay while an import is under way, so that all is in reach. */
function print_tabs(): void {
	printf( '<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__( 'Import and export', 'programs-filter' ) );
	foreach ( tab_labels() as $tab => $label ) {
		$is_shown = shown_tab() === $tab;
		printf( '<a class="%s" href="%s" aria-current="%s">%s</a>', esc_attr( $is_shown ? 'nav-tab nav-tab-active' : 'nav-tab' ), esc_url( import_page_url( $tab ) ), esc_attr( $is_shown ? 'page' : 'false' ), esc_html( $label ) );
	}
	echo '</nav>';
}

/** Prints the page. */
function print_import_page(): void {
	echo '<div class="wrap programs-filter-import"><h1>', esc_html__( 'Import and export', 'programs-filter' ), '</h1>';
	if ( ! may_import() ) {
		echo '<p>', esc_html__( 'Sorry, you are not allowed to import programs.', 'programs-filter' ), '</p></div>';
		return;
	}
	print_tabs();
	print_problem();
	if ( 'export' === shown_tab() ) {
		print_export();
	} elseif ( 'past' === shown_tab() ) {
		print_past_imports();
	} else {
		print_import_step( current_job() );
	}
	echo '</div>';
}

/**
 * Prints the step of an import.
 *
 * @param Job|null $job Import; null where a file is to be chosen.
 */
function print_import_step( ?Job $job ): void {
	if ( null === $job ) {
		print_file_choice();
	} else {
		// WordPress loads the class that the table extends only on screens with a list.
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		require_once __DIR__ . '/subclasses/class-rows-table.php';
		/* translators: %s: name of a file */
		echo '<p>', esc_html( sprintf( __( 'File: %s', 'programs-filter' ), $job->name ) ), '</p>';
		if ( 'checked' === $job->step ) {
			print_check( $job );
		} elseif ( '' !== Job::STEPS[ $job->step ]['next'] ) {
			print_import_progress( $job );
		} else {
			print_done( $job );
		}
	}
}

<?php
/**
 * What a dry run or an import came to: how many, and the rows with problems.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import_Results;

use ProgramsFilter\Answers;
use ProgramsFilter\Import_Actions;
use ProgramsFilter\Import_Columns;
use ProgramsFilter\Import_Folder;
use ProgramsFilter\Import_Log;
use ProgramsFilter\Import_Menu;
use ProgramsFilter\Import_Report;
use ProgramsFilter\Import_Screen;
use ProgramsFilter\New_Categories;
use ProgramsFilter\Post_Type;

defined( 'ABSPATH' ) || exit;

/**
 * How many rows with problems are shown; the report has all.
 */
const ROWS = 50;

/**
 * How many new categories are named; the report names all.
 */
const CATEGORIES = 20;

/**
 * Shows them.
 *
 * @param array $job Import, in the step "checked" or "done".
 * @phpstan-param ImportJob $job
 */
function show( array $job ): void {
	$is_done = 'done' === $job['step'];
	$log     = Import_Folder\file( $job['key'], $is_done ? 'import' : 'check' );
	$last    = Import_Log\progress( $log );
	$counts  = $last['counts'];
	echo '<h2>', $is_done ? esc_html__( 'The programs are imported', 'programs-filter' ) : esc_html__( 'What would happen', 'programs-filter' ), '</h2>';
	if ( ! $is_done ) {
		Import_Columns\show_left_out( $job );
	}
	echo '<table class="widefat striped" style="max-inline-size: 30rem"><tbody>';
	foreach ( Import_Report\actions( $is_done ) + array( 'problems' => __( 'Rows with a problem', 'programs-filter' ) ) as $action => $label ) {
		printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( Answers\number( $counts[ $action ] ?? 0 ) ) );
	}
	echo '</tbody></table>';
	if ( $last['row'] < $job['total'] ) {
		// It was stopped.
		/* translators: %1$s, %2$s: numbers */
		printf( '<p>' . esc_html__( '%1$s of %2$s rows', 'programs-filter' ) . '</p>', esc_html( Answers\number( $last['row'] ) ), esc_html( Answers\number( $job['total'] ) ) );
	}
	show_new_categories( New_Categories\read( $job['key'] ), $is_done );
	if ( ( $counts['problems'] ?? 0 ) > 0 ) {
		show_problems( $log, $is_done );
	}
	echo '<div class="programs-filter-actions">';
	if ( $is_done ) {
		printf( '<a class="button button-primary" href="%s">%s</a>', esc_url( admin_url( 'edit.php?post_type=' . Post_Type\NAME ) ), esc_html__( 'View Programs', 'programs-filter' ) );
	} else {
		if ( ( $counts['create'] ?? 0 ) + ( $counts['change'] ?? 0 ) > 0 ) {
			Import_Screen\button( 'import', __( 'Import', 'programs-filter' ), 'primary' );
		}
		Import_Screen\button( 'columns', __( 'Back to the columns', 'programs-filter' ) );
	}
	printf( '<a class="button" href="%s">%s</a>', esc_url( report_address() ), esc_html__( 'Download the report', 'programs-filter' ) );
	Import_Screen\button( 'end', $is_done ? __( 'Import another file', 'programs-filter' ) : __( 'Choose another file', 'programs-filter' ) );
	echo '</div>';
}

/**
 * The categories that are new: a name that somebody wrote in another way makes one, too.
 *
 * @param list<array{int, list<string>}> $new     Number of the row of each, and path.
 * @param bool                           $is_done Whether they are there.
 */
function show_new_categories( array $new, bool $is_done ): void {
	if ( array() === $new ) {
		return;
	}
	echo '<h3>', esc_html( Import_Report\heading_of_categories( $is_done ) ), '</h3><ul class="ul-disc">';
	foreach ( array_slice( $new, 0, CATEGORIES ) as list( , $path ) ) {
		echo '<li>', esc_html( New_Categories\name( $path ) ), '</li>';
	}
	$more = count( $new ) - CATEGORIES;
	if ( $more > 0 ) {
		/* translators: %s: number */
		echo '<li>', esc_html( sprintf( _n( 'and %s more', 'and %s more', $more, 'programs-filter' ), Answers\number( $more ) ) ), '</li>';
	}
	echo '</ul>';
}

/**
 * The rows with problems.
 *
 * @param string $log     Log.
 * @param bool   $is_done Whether it was done.
 */
function show_problems( string $log, bool $is_done ): void {
	$headings = array( __( 'Row', 'programs-filter' ), __( 'Title', 'programs-filter' ), __( 'Result', 'programs-filter' ), __( 'Problems', 'programs-filter' ) );
	printf( '<h3>%1$s</h3><div class="programs-filter-table" role="region" tabindex="0" aria-label="%1$s"><table class="widefat striped"><thead><tr>', esc_html__( 'Rows with a problem', 'programs-filter' ) );
	foreach ( $headings as $heading ) {
		printf( '<th scope="col">%s</th>', esc_html( $heading ) );
	}
	echo '</tr></thead><tbody>';
	$shown = 0;
	foreach ( Import_Log\lines( $log ) as $line ) {
		if ( array() === $line['problems'] ) {
			continue;
		}
		if ( ++$shown > ROWS ) {
			break;
		}
		$edit = 0 === $line['program'] ? null : get_edit_post_link( $line['program'] );
		printf(
			'<tr><th scope="row" class="is-narrow">%s</th><td>%s</td><td>%s</td><td>%s</td></tr>',
			esc_html( Answers\number( $line['number'] ) ),
			null === $edit ? esc_html( $line['title'] ) : sprintf( '<a href="%s">%s</a>', esc_url( $edit ), esc_html( $line['title'] ) ),
			esc_html( Import_Report\action( $line['action'], $is_done ) ),
			esc_html( Import_Report\problems( $line['problems'] ) )
		);
	}
	echo '</tbody></table></div>';
	if ( $shown > ROWS ) {
		echo '<p>', esc_html__( 'The report has all of them.', 'programs-filter' ), '</p>';
	}
}

/**
 * Address of the report.
 */
function report_address(): string {
	return wp_nonce_url(
		add_query_arg(
			array(
				'action'             => Import_Menu\ACTION,
				Import_Actions\FIELD => 'report',
			),
			admin_url( 'admin-post.php' )
		),
		Import_Menu\ACTION
	);
}

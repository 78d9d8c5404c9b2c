<?php
/**
 * Prints the file upload, the progress and the forms of the import screen. Each step works without JavaScript.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Field of a form that tells what it asks for. */
const ACTION_FIELD = 'programs_filter_do';

/** Field with the key of the import that the form shows: another window may have begun another one. */
const KEY_FIELD = 'programs_filter_key';

/** Field with rows that are pasted in place of a file. */
const TEXT_FIELD = 'programs_filter_text';

/** Prints why the last form could not be followed. */
function print_problem(): void {
	// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- They only select a sentence.
	$problem = $_GET['problem'] ?? null;
	$number  = $_GET['number'] ?? 0;
	// phpcs:enable
	if ( is_string( $problem ) ) {
		$reason = new Unusable( $problem, is_numeric( $number ) ? (int) $number : 0 );
		wp_admin_notice(
			esc_html( $reason->sentence() ),
			array(
				'type'       => 'error',
				'attributes' => array( 'role' => 'alert' ),
			)
		);
	}
}

/** Prints the choice of a file. */
function print_file_choice(): void {
	echo '<p>', esc_html__( 'A sheet with one program in each row: a workbook of Excel (.xlsx, .xls) or LibreOffice (.ods), a CSV, or a calendar (.ics). The first row of a sheet says what the columns are: Title, Starts, Place, Price, …', 'programs-filter' ), ' ', esc_html__( 'Several categories in one cell are separated by “|”: Music | Dance.', 'programs-filter' ), '</p>';
	echo '<p>', esc_html__( 'You see the result before anything is saved.', 'programs-filter' ), '</p>';
	print_form_start( 'upload', true );
	echo '<p><label for="programs_filter_file">', esc_html__( 'File', 'programs-filter' ), '</label><br>';
	echo '<input type="file" id="programs_filter_file" name="programs_filter_file" accept=".xlsx,.xlsm,.xls,.ods,.ics,.csv,.tsv,.txt,text/csv,text/plain,text/calendar" aria-describedby="programs_filter_size"></p>';
	/* translators: %s: number */
	echo '<p id="programs_filter_size" class="description">', esc_html( sprintf( __( 'At most %s MB.', 'programs-filter' ), number_format_i18n( most_megabytes() ) ) ), '</p>';
	printf(
		'<p><label for="%1$s">%2$s</label><br><textarea id="%1$s" name="%1$s" rows="6" class="large-text code" placeholder="%3$s"></textarea></p>',
		esc_attr( TEXT_FIELD ),
		esc_html__( 'Or paste the rows here, with the names of their columns, from a spreadsheet or separated by semicolons', 'programs-filter' ),
		esc_attr__( "Title; When; Place; Price; Categories\nGuitar; Tuesdays 18:00-19:30 from October to June; Room 3; 20 €; Music", 'programs-filter' )
	);
	printf(
		'<p id="programs-filter-workbook" data-zone="%s" data-today="%s" data-columns="%s"></p>',
		esc_attr( wp_timezone_string() ),
		esc_attr( current_time( 'Y-m-d' ) ),
		esc_attr( (string) wp_json_encode( calendar_columns() ) )
	);
	submit_button( __( 'Continue', 'programs-filter' ) );
	echo '</form>';
	echo '<h2>', esc_html__( 'Template', 'programs-filter' ), '</h2><p>';
	esc_html_e( 'A sheet to begin with: all columns and two examples, which you replace with your programs.', 'programs-filter' );
	echo '</p>';
	print_downloads( 'template' );
}

/** Prints the export. */
function print_export(): void {
	echo '<p>';
	/* translators: %s: name of the column of IDs */
	$text = __( 'All programs with the columns of the import: change them in your spreadsheet, and import the file again. The column “%s” says which program a row is about; delete it when the file is for another site.', 'programs-filter' );
	echo esc_html( sprintf( $text, export_header()['id'] ) );
	echo '</p>';
	if ( '' !== shown_language() ) {
		/* translators: %s: name of a language */
		echo '<p>', esc_html( sprintf( __( 'The file has the programs in the language of your list of programs: %s', 'programs-filter' ), program_languages()[ shown_language() ] ) ), '</p>';
	}
	print_downloads( 'export' );
}

/**
 * Prints two buttons: the script makes a workbook, the server a CSV.
 *
 * @param string $action Action of the form: "export" or "template".
 */
function print_downloads( string $action ): void {
	printf(
		'<div class="programs-filter-actions"><button type="button" class="button%s" data-workbook="%s" data-failed="%s" hidden>%s</button>',
		esc_attr( 'export' === $action ? ' button-primary' : '' ),
		esc_url( form_url( "$action&workbook=1" ) ),
		esc_attr__( 'The file could not be made. Try again, or download the CSV.', 'programs-filter' ),
		esc_html__( 'Download for Excel', 'programs-filter' )
	);
	print_button_form( $action, __( 'Download as CSV', 'programs-filter' ) );
	echo '<span></span></div>';
}

/**
 * Prints the progress of a dry run or an import.
 *
 * @param Job $job Import.
 */
function print_import_progress( Job $job ): void {
	$rows   = Rows::of( $job )->count();
	$titles = array(
		'check'  => __( 'Checking the rows', 'programs-filter' ),
		'import' => __( 'Importing', 'programs-filter' ),
		'undo'   => __( 'Undoing the import', 'programs-filter' ),
	);
	/* translators: %1$s, %2$s: numbers */
	$format = __( '%1$s of %2$s rows', 'programs-filter' );
	$texts  = array(
		'rows'   => $format,
		'lost'   => __( 'There is no connection. It goes on by itself once there is one.', 'programs-filter' ),
		'busy'   => __( 'Waiting: the part before has not ended, or another import is at work. It goes on by itself.', 'programs-filter' ),
		'failed' => __( 'The server does not answer. Reload this page to go on where it stopped.', 'programs-filter' ),
	);
	printf(
		'<div id="programs-filter-progress" data-key="%s" data-texts="%s"><h2 id="programs-filter-progress-title">%s</h2><progress max="%s" value="%s" aria-labelledby="programs-filter-progress-title"></progress><p class="programs-filter-rows">%s</p><p class="programs-filter-state"></p></div>',
		esc_attr( $job->key ),
		esc_attr( (string) wp_json_encode( $texts ) ),
		esc_html( $titles[ $job->step ] ?? '' ),
		esc_attr( (string) $job->total ),
		esc_attr( (string) $rows ),
		esc_html( sprintf( $format, number_format_i18n( $rows ), number_format_i18n( $job->total ) ) )
	);
	echo '<p>', esc_html__( 'You can close this page: it goes on by itself, more slowly, and where it was when you come back.', 'programs-filter' ), '</p>';
	print_form_start( 'run' );
	submit_button( __( 'Go on', 'programs-filter' ), 'primary', 'submit', true, array( 'id' => 'programs-filter-go-on' ) );
	echo '</form>';
	print_button_form( 'end', __( 'Stop', 'programs-filter' ) );
}

/**
 * Address of the page.
 *
 * @param string $tab Tab; '' for the import.
 */
function import_page_url( string $tab = '' ): string {
	return admin_url( 'edit.php?post_type=' . Program\POST_TYPE . '&page=' . IMPORT_PAGE . ( '' === $tab ? '' : "&tab=$tab" ) );
}

/**
 * Address of a form, with its nonce. Its action is a parameter, as PHP discards the fields of a request that is too large.
 *
 * @param string $action Action.
 */
function form_url( string $action ): string {
	$key = current_job()->key ?? '';

	return wp_nonce_url( admin_url( 'admin-post.php?action=' . IMPORT_ACTION . '&' . ACTION_FIELD . "=$action&" . KEY_FIELD . "=$key" ), IMPORT_ACTION );
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
 */
function print_button_form( string $action, string $label ): void {
	print_form_start( $action );
	submit_button( $label, 'secondary', 'submit', false, array( 'id' => "programs-filter-$action" ) );
	echo '</form>';
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
	esc_html_e( 'What has been edited since the import stays as it is.', 'programs-filter' );
	echo '</p>';
	print_form_start( 'undo' );
	printf( '<input type="hidden" name="import" value="%s">', esc_attr( $key ) );
	submit_button( __( 'Undo now', 'programs-filter' ), 'secondary', 'submit', false, array( 'id' => "programs-filter-undo-$key" ) );
	echo '</form></details>';
}

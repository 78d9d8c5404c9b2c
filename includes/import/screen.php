<?php
/**
 * Parts of the page of the import: choice of a file, progress, forms. All steps work without script, which only requests one part after another.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** Field of a form that tells what it asks for. */
const ACTION_FIELD = 'programs_filter_do';

/** Field with the key of the import that the form shows: another window may have begun another one. */
const KEY_FIELD = 'programs_filter_key';

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
	echo '<p>', esc_html__( 'A sheet with one program in each row: a workbook of Excel (.xlsx), or a CSV of LibreOffice or Google Sheets. The first row says what the columns are: Title, Starts, Place, Price, …', 'programs-filter' ), ' ', esc_html__( 'Several categories in one cell are separated by “|”: Music | Dance.', 'programs-filter' ), '</p>';
	echo '<p>', esc_html__( 'You see the result before anything is saved.', 'programs-filter' ), '</p>';
	print_form_start( 'upload', true );
	echo '<p><label for="programs_filter_file">', esc_html__( 'File', 'programs-filter' ), '</label><br>';
	echo '<input type="file" id="programs_filter_file" name="programs_filter_file" accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain" required aria-describedby="programs_filter_size"></p>';
	printf(
		'<div id="programs-filter-workbook" data-reading="%s" data-unreadable="%s"><p></p><label hidden>%s <select></select></label></div>',
		esc_attr__( 'Reading the workbook …', 'programs-filter' ),
		esc_attr__( 'This workbook cannot be read. Save its sheet as CSV, and choose that file.', 'programs-filter' ),
		esc_html__( 'Sheet', 'programs-filter' )
	);
	/* translators: %s: number */
	echo '<p id="programs_filter_size" class="description">', esc_html( sprintf( __( 'At most %s MB.', 'programs-filter' ), number_format_i18n( most_megabytes() ) ) ), '</p>';
	submit_button( __( 'Continue', 'programs-filter' ) );
	echo '</form>';
	print_templates();
}

/** Prints the export. */
function print_export(): void {
	echo '<p>';
	esc_html_e( 'All programs as a CSV with the columns of the import: change it in your spreadsheet, and import it again. The column ID says which program a row is about; delete it when the file is for another site.', 'programs-filter' );
	echo '</p>';
	if ( '' !== shown_language() ) {
		/* translators: %s: name of a language */
		echo '<p>', esc_html( sprintf( __( 'The file has the programs in the language of your list of programs: %s', 'programs-filter' ), program_languages()[ shown_language() ] ) ), '</p>';
	}
	print_form_start( 'export' );
	submit_button( __( 'Download my programs', 'programs-filter' ) );
	echo '</form>';
}

/** Prints the buttons of the template. */
function print_templates(): void {
	echo '<h2>', esc_html__( 'Template', 'programs-filter' ), '</h2><p>', esc_html__( 'A sheet to begin with: all columns and two examples, which you replace with your programs.', 'programs-filter' ), '</p><div class="programs-filter-actions">';
	if ( can_make_workbooks() ) {
		print_button_form( 'template-workbook', __( 'Download for Excel', 'programs-filter' ) );
	}
	print_button_form( 'template-csv', __( 'Download as CSV', 'programs-filter' ) );
	echo '</div>';
}

/**
 * Prints the progress of a dry run or an import.
 *
 * @param ImportJob $job Import.
 */
function print_import_progress( array $job ): void {
	$rows   = log_progress( log_file( $job ) )['row'];
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
		'busy'   => __( 'It is still going on.', 'programs-filter' ),
		'failed' => __( 'The server does not answer. Reload this page to go on where it stopped.', 'programs-filter' ),
	);
	printf(
		'<div id="programs-filter-progress" data-key="%s" data-texts="%s"><h2 id="programs-filter-progress-title">%s</h2><progress max="%d" value="%d" aria-labelledby="programs-filter-progress-title"></progress><p class="programs-filter-rows">%s</p><p class="programs-filter-state"></p></div>',
		esc_attr( $job['key'] ),
		esc_attr( (string) wp_json_encode( $texts ) ),
		esc_html( $titles[ $job['step'] ] ?? '' ),
		(int) $job['total'],
		(int) $rows,
		esc_html( sprintf( $format, number_format_i18n( $rows ), number_format_i18n( $job['total'] ) ) )
	);
	echo '<p>', esc_html__( 'You can leave this page and come back: it goes on where it was.', 'programs-filter' ), '</p>';
	print_form_start( 'run' );
	submit_button( __( 'Go on', 'programs-filter' ), 'primary', 'submit', true, array( 'id' => 'programs-filter-go-on' ) );
	echo '</form>';
	print_button_form( 'end', __( 'Stop', 'programs-filter' ) );
}

/**
 * Address of a form, with its nonce. Its action is a parameter, as PHP discards the fields of a request that is too large.
 *
 * @param string $action Action.
 */
function form_url( string $action ): string {
	$key = current_job()['key'] ?? '';

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
 * Prints choices, of which one is required.
 *
 * @param string                $legend  What they are about.
 * @param string                $name    Name of the field.
 * @param array<string, string> $choices Labels by value.
 * @param string                $chosen  Value; '' for none.
 */
function print_radios( string $legend, string $name, array $choices, string $chosen ): void {
	printf( '<fieldset><legend>%s</legend>', esc_html( $legend ) );
	foreach ( $choices as $value => $label ) {
		printf( '<p><label><input type="radio" name="%s" value="%s"%s required> %s</label></p>', esc_attr( $name ), esc_attr( $value ), checked( $value, $chosen, false ), esc_html( $label ) );
	}
	echo '</fieldset>';
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
	esc_html_e( 'Programs that have been edited since the import stay as they are.', 'programs-filter' );
	echo '</p>';
	print_form_start( 'undo' );
	printf( '<input type="hidden" name="import" value="%s">', esc_attr( $key ) );
	submit_button( __( 'Undo now', 'programs-filter' ), 'secondary', 'submit', false, array( 'id' => "programs-filter-undo-$key" ) );
	echo '</form></details>';
}

/** Prints the style of the page. */
function print_import_style(): void {
	echo '<style>
.programs-filter-import progress { inline-size: 100%; max-inline-size: 40rem; block-size: 1.5rem; accent-color: var(--wp-admin-theme-color, #2271b1); }
.programs-filter-import form { margin-block: 0.5rem; }
.programs-filter-actions { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin-block: 1rem; }
.programs-filter-table { overflow-x: auto; margin-block: 1rem; }
.programs-filter-table table { inline-size: auto; min-inline-size: 100%; }
.programs-filter-table th, .programs-filter-table td { min-inline-size: 9rem; max-inline-size: 24rem; vertical-align: top; overflow-wrap: break-word; white-space: normal; }
.programs-filter-table .is-narrow { box-sizing: border-box; min-inline-size: 4rem; max-inline-size: 4rem; }
.is-preview { scroll-padding-inline-start: 4rem; }
.is-preview tr { background: #fff; }
.is-preview .is-narrow, .is-preview .is-title { position: sticky; z-index: 1; inset-inline-start: 0; background: inherit; }
.is-preview .is-title { box-sizing: border-box; inset-inline-start: 4rem; max-inline-size: 16rem; border-inline-end: 1px solid #c3c4c7; }
@media (max-width: 782px) { .is-preview .is-title { position: static; } }
@media (min-width: 783px) { .is-preview { scroll-padding-inline-start: 20rem; } }
@media (max-width: 782px) {
.is-list thead { display: none; }
.is-list tr, .is-list th, .is-list td, .programs-filter-table.is-list .is-narrow { display: block; box-sizing: border-box; min-inline-size: 0; max-inline-size: none; padding-block: 4px; }
.is-list [data-colname]::before { content: attr(data-colname) ": "; font-weight: 600; }
.is-list textarea { inline-size: 100%; }
}
.programs-filter-import .widefat :is(th, td) { font-size: 13px; line-height: 1.5; }
.programs-filter-import .submit:has(#programs-filter-import) { position: sticky; z-index: 2; inset-block-end: 0; margin: 0; padding-block: 0.75rem; background: #f0f0f1; }
html:has(#programs-filter-import) { scroll-padding-block-end: 5rem; }
.programs-filter-corrections legend { padding: 0; }
.programs-filter-table select { max-inline-size: 100%; inline-size: 12rem; display: block; }
.programs-filter-found, .programs-filter-left-out { font-weight: 600; }
.programs-filter-before { display: block; color: #646970; font-style: italic; }
.programs-filter-problem { display: block; color: #b32d2e; font-weight: 600; }
.programs-filter-problem::before { content: "⚠ " / ""; }
.programs-filter-unused { color: #646970; }
</style>';
}

<?php
/**
 * The page of the import: who may send its forms, and what it tells step by step.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Forms;

use ProgramsFilter\Import;
use ProgramsFilter\Import\Unusable;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\Import_Steps\{begun, current_job, on_page, page, report_column, sign_in, through};
use function ProgramsFilter\Tests\{category, found, program, text};

require_once __DIR__ . '/import/steps.php';
Import\bootstrap_admin();

/**
 * What comes of a form that ends the import of who sends it.
 *
 * @param string      $nonce Nonce.
 * @param string|null $key   Key of the import that the form showed; null for the user's.
 * @return string "back" to the page, or the status with which it is refused; and whether the import is still there.
 */
function sent( string $nonce, ?string $key = null ): string {
	$_SERVER['REQUEST_METHOD'] = 'POST';
	$_REQUEST                  = array( '_wpnonce' => $nonce, Import\ACTION_FIELD => 'end', Import\KEY_FIELD => $key ?? Import\current_job()['key'] ?? '' );
	$result                    = '';
	try {
		Import\act_on_import();
	} catch ( \RuntimeException $end ) {
		$result = $end->getMessage();
	}

	return $result . ( null === Import\current_job() ? '' : ', still there' );
}

/**
 * What is said of a file so large that PHP kept nothing of the request but its address, and what the address still says.
 *
 * @return list<mixed>
 */
function too_large(): array {
	on_page();
	ob_start();
	Import\print_form_start( 'upload', true );
	$address = html_entity_decode( found( '/action="([^"]+)"/', (string) ob_get_clean() ) );
	wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $left );
	$_FILES                    = array();
	$_SERVER['CONTENT_LENGTH'] = '99999999';
	$problem                   = '';
	try {
		Import\uploaded_path( array() );
	} catch ( Unusable $why ) {
		$problem = $why->getMessage();
	}

	$is_valid = false !== wp_verify_nonce( text( $left['_wpnonce'] ?? '' ), Import\IMPORT_ACTION );

	return array( $problem, $left['action'] ?? '', $left[ Import\ACTION_FIELD ] ?? '', $is_valid );
}

/** What comes of it for different people, with a nonce of theirs and without. */
function answers(): object {
	$stop = static function ( $message, $title = '', $more = array() ): void {
		$status = is_array( $more ) ? $more['response'] ?? 500 : $title;
		throw new \RuntimeException( is_scalar( $status ) ? (string) $status : '?' );
	};
	add_filter( 'wp_die_handler', static fn(): callable => $stop );
	add_filter(
		'wp_redirect',
		static function ( $address ): string {
			throw new \RuntimeException( Import\import_page_url() === $address ? 'back' : (string) wp_parse_url( is_string( $address ) ? $address : '', PHP_URL_QUERY ) );
		}
	);
	$answers = array();
	foreach ( array( 'subscriber', 'author', 'editor' ) as $role ) {
		sign_in( $role );
		begun( "Título\nUno\n" );
		$answers[ "$role, another nonce" ] = sent( wp_create_nonce( 'another' ) );
		if ( 'editor' === $role ) {
			$answers['another window'] = sent( wp_create_nonce( Import\IMPORT_ACTION ), 'of another window' );
		}
		$answers[ $role ] = sent( wp_create_nonce( Import\IMPORT_ACTION ) );
		Import\end_job();
	}
	wp_set_current_user( 0 );
	$answers['nobody'] = has_action( 'admin_post_nopriv_' . Import\IMPORT_ACTION ) ? 'open' : 'closed';

	return (object) $answers;
}

/** An import that is stopped halfway, and a part of it that ends when there is another. */
function stopped(): object {
	on_page();
	$job = Import\go_to_step( begun( "Título\nUno\nDos\nTres\n" ), 'import' );
	Import\run_part( $job, 0 );
	Import\do_step_action( $job, 'end' );
	$stopped = current_job();
	$log     = Import\import_file( $job['key'], 'import' );
	$rows    = Import\log_progress( $log )['row'];
	$shown   = page();

	$late  = Import\go_to_step( begun( "Título\nCuatro\n" ), 'import' );
	$other = array();
	add_action(
		'wp_after_insert_post',
		static function () use ( &$other ): void {
			// As another request does, of which this one knows nothing.
			$other = array() === $other ? begun( "Título\nCinco\n" ) : $other;
		}
	);
	Import\advance_job( $late );
	$kept = Import\current_job();
	Import\end_job();

	return (object) array(
		'step'  => $stopped['step'],
		'rows'  => $rows,
		'says'  => str_contains( $shown, '1 de 3 filas' ),
		'other' => null !== $kept && $other['key'] === $kept['key'],
	);
}

/**
 * What the check of a sheet and its import say of new categories, a row at a time, on a site with "Artes > Música". By step the entries of the
 * page's list, and what the report says is new, row by row.
 *
 * @param string $csv     CSV.
 * @param string $refused Name of a category that another plugin forbids to add.
 */
function new_categories( string $csv, string $refused = '' ): object {
	on_page();
	wp_insert_term( 'Música', Program\TAXONOMY, array( 'parent' => max( 0, category( 'Artes' ) ) ) );
	add_filter( 'pre_insert_term', static fn( $name ) => $refused === $name ? new \WP_Error( 'refused' ) : $name );
	begun( $csv );
	$said = array();
	foreach ( array( 'check' => 'checked', 'import' => 'done' ) as $step => $then ) {
		through( $step, $then );
		preg_match_all( '/<li>(.*?)<\/li>/', page(), $items );
		$said[ $step ] = array( array_map( 'html_entity_decode', $items[1] ), report_column( 4, 'done' === $then ) );
	}
	Import\end_job();

	return (object) $said;
}

/**
 * What the page says of the first rows of a sheet: above and below their table, and which cells stay in view.
 *
 * @param string $csv CSV.
 * @return array{string, list<string>, int}
 */
function first_rows( string $csv ): array {
	on_page();
	begun( $csv );
	$page = page();
	Import\end_job();
	list( $above, $below ) = explode( '<table', $page, 2 );
	preg_match_all( '/<li>(.*?)<\/li>/', $below, $items );

	return array( found( '/<p class="programs-filter-found">([^<]*)/', $above ), $items[1], substr_count( $below, 'is-title' ) );
}

/**
 * The result of each row, in words, on a site with two programs. In the preview; by step in the rows, in the report, and of all.
 *
 * @param string $csv CSV.
 */
function results( string $csv ): object {
	on_page();
	foreach ( array( 'Otra', 'Igual' ) as $title ) {
		program( $title, array(), array( 'meta_input' => array( 'pfilter_place' => 'Aula' ) ) );
	}
	begun( $csv );
	$cells = static function ( string $before ): array {
		preg_match_all( "/class=\"is-narrow\"[^>]*>\d+<\/th>$before<td[^>]*>([^<]*?) ?</", page(), $results );
		return $results[1];
	};
	$said  = array( 'preview' => $cells( '' ) );
	foreach ( array( 'check' => 'checked', 'import' => 'done' ) as $step => $then ) {
		through( $step, $then );
		preg_match_all( '/<tr><th scope="row">([^<]*)<\/th><td>\d+/', page(), $totals );
		$said[ $step ] = array( $cells( '<td[^>]*>.*?<\/td>' ), report_column( 2, 'done' === $then ), $totals[1] );
	}
	Import\end_job();

	return (object) $said;
}

/**
 * The page while there is no import.
 *
 * @param string $tab Tab; '' for the import.
 */
function first_page( string $tab ): string {
	on_page();
	Import\end_job();
	delete_option( Import\PAST_OPTION );

	return page( $tab );
}

/** The other tabs after an import and during the next one, and the name in the menu. */
function tabs_meanwhile(): object {
	on_page();
	begun( "Título\nUno\n" );
	through( 'import', 'done' );
	Import\end_job();
	begun( "Título\nDos\n" );
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	Import\add_import_page();
	$past = page( 'past' );
	/**
	 * WordPress's menu.
	 *
	 * @var array<string, list<array{string, string, string}>> $menu
	 */
	$menu = $GLOBALS['submenu'];

	return (object) array(
		'menu'   => array_column( $menu[ 'edit.php?post_type=' . Program\POST_TYPE ], 0, 2 )[ Import\IMPORT_PAGE ] ?? '',
		'export' => str_contains( page( 'export' ), 'programs_filter_do=export' ),
		'past'   => array( found( '/data-colname="Deshacer">([^<]*)/', $past ), str_contains( $past, 'name="import"' ) ),
	);
}

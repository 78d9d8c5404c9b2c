<?php
/**
 * The forms of the page of the import: who may send them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Forms;

use ProgramsFilter\{Import_Actions, Import_Columns, Import_Folder, Import_Job, Import_Log, Import_Menu, Import_Report, Import_Results, Import_Run, Import_Screen, Rest_Import};
use ProgramsFilter\Unusable_File\Unusable;
use function ProgramsFilter\Tests\{category, found, text};
use function ProgramsFilter\Tests\Import_Steps\{begun, current_job, sign_in};
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

require_once __DIR__ . '/import/steps.php';
require_once PLUGIN_DIR . '/includes/admin/import-menu.php';

/**
 * What comes of a form that ends the import of who sends it.
 *
 * @param string $nonce Nonce.
 * @return string "back" to the page, or the status with which it is refused; and whether the import is still there.
 */
function sent( string $nonce ): string {
	$_SERVER['REQUEST_METHOD'] = 'POST';
	$_REQUEST                  = array( '_wpnonce' => $nonce, Import_Actions\FIELD => 'end' );
	$result                    = '';
	try {
		Import_Menu\act();
	} catch ( \RuntimeException $end ) {
		$result = $end->getMessage();
	}

	return $result . ( null === Import_Job\current() ? '' : ', still there' );
}

/**
 * What is said of a file so large that PHP kept nothing of the request but its address, and what the address still says.
 *
 * @return array<string, mixed>
 */
function too_large(): array {
	Import_Menu\load();
	sign_in( 'editor' );
	ob_start();
	Import_Screen\form( 'upload', true );
	$address = html_entity_decode( found( '/action="([^"]+)"/', (string) ob_get_clean() ) );
	wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $left );
	$_FILES                    = array();
	$_SERVER['CONTENT_LENGTH'] = '99999999';
	$problem                   = '';
	try {
		Import_Actions\sent( array() );
	} catch ( Unusable $why ) {
		$problem = $why->getMessage();
	}

	return array(
		'problem' => $problem,
		'action'  => $left['action'] ?? '',
		'asked'   => $left[ Import_Actions\FIELD ] ?? '',
		'nonce'   => false !== wp_verify_nonce( text( $left['_wpnonce'] ?? '' ), Import_Menu\ACTION ),
	);
}

/**
 * What comes of it for different people, with a nonce of theirs and without.
 *
 * @return array<string, string>
 */
function answers(): array {
	require_once PLUGIN_DIR . '/includes/admin/import-actions.php';
	$stop = static function ( $message, $title = '', $more = array() ): void {
		$status = is_array( $more ) ? $more['response'] ?? 500 : $title;
		throw new \RuntimeException( is_scalar( $status ) ? (string) $status : '?' );
	};
	add_filter( 'wp_die_handler', static fn(): callable => $stop );
	add_filter(
		'wp_redirect',
		static function ( $address ): string {
			throw new \RuntimeException( Import_Menu\address() === $address ? 'back' : 'elsewhere' );
		}
	);
	$answers = array();
	foreach ( array( 'subscriber', 'author', 'editor' ) as $role ) {
		sign_in( $role );
		begun( "Título\nUno\n" );
		$answers[ "$role, another nonce" ] = sent( wp_create_nonce( 'another' ) );
		$answers[ $role ]                  = sent( wp_create_nonce( Import_Menu\ACTION ) );
		Import_Job\end();
	}
	wp_set_current_user( 0 );
	$answers['nobody'] = has_action( 'admin_post_nopriv_' . Import_Menu\ACTION ) ? 'open' : 'closed';

	return $answers;
}

/**
 * An import that is stopped halfway, and a part of it that ends when there is another.
 *
 * @return array<string, mixed>
 */
function stopped(): array {
	require_once ABSPATH . 'wp-admin/includes/template.php';
	Import_Menu\load();
	sign_in( 'editor' );
	$job = Import_Job\go( begun( "Título\nUno\nDos\nTres\n" ), 'import' );
	Import_Run\part( $job, 0 );
	Import_Actions\stop( $job );
	$stopped = current_job();
	$log     = Import_Folder\file( $job['key'], 'import' );
	$rows    = Import_Log\progress( $log )['row'];
	ob_start();
	Import_Results\show( $stopped );
	$shown = (string) ob_get_clean();

	$late  = Import_Job\go( begun( "Título\nCuatro\n" ), 'import' );
	$other = array();
	add_action(
		'wp_after_insert_post',
		static function () use ( &$other ): void {
			// As another request does, of which this one knows nothing.
			$other = array() === $other ? begun( "Título\nCinco\n" ) : $other;
		}
	);
	Rest_Import\advance( $late );
	$kept = Import_Job\current();
	Import_Job\end();

	return array(
		'step'  => $stopped['step'],
		'rows'  => $rows,
		'says'  => str_contains( $shown, '1 de 3 filas' ),
		'other' => null !== $kept && $other['key'] === $kept['key'],
	);
}

/**
 * What the check of a sheet and its import say of new categories, a row at a time, on a site with "Artes > Música".
 *
 * @param string $csv     CSV.
 * @param string $refused Name of a category that another plugin does not let anybody add.
 * @return array<string, array{list<string>, list<string>}> By step the entries of the page's list, and what the report says is new, row by row.
 */
function new_categories( string $csv, string $refused = '' ): array {
	require_once ABSPATH . 'wp-admin/includes/template.php';
	Import_Menu\load();
	sign_in( 'editor' );
	wp_insert_term( 'Música', TAXONOMY, array( 'parent' => max( 0, category( 'Artes' ) ) ) );
	add_filter( 'pre_insert_term', static fn( $name ) => $refused === $name ? new \WP_Error( 'refused' ) : $name );
	$job  = begun( $csv );
	$said = array();
	foreach ( array( 'check' => 'checked', 'import' => 'done' ) as $step => $then ) {
		$job = Import_Job\go( $job, $step );
		do {
			$state = Import_Run\part( $job, 0 );
		} while ( 'going' === $state );
		$job = Import_Job\go( $job, $then );
		ob_start();
		Import_Results\show( $job );
		preg_match_all( '/<li>(.*?)<\/li>/', (string) ob_get_clean(), $items );
		$news          = array_map(
			static fn( string $row ): string => str_getcsv( $row, ';', '"', '' )[4] ?? '',
			iterator_to_array( Import_Report\csv( $job['key'], 'done' === $then ), false )
		);
		$said[ $step ] = array( array_map( 'html_entity_decode', $items[1] ), array_slice( $news, 1 ) );
	}
	Import_Job\end();

	return $said;
}

/**
 * The step of the columns, as its page shows it.
 *
 * @return string HTML.
 */
function columns_page(): string {
	ob_start();
	Import_Columns\show( current_job() );

	return (string) ob_get_clean();
}

/**
 * A sheet with two columns of titles; then a column is chosen for something that another one holds, and what is shown is sent again.
 *
 * @return array<string, mixed> Columns at which something is said, above the table and in it; the step; what the columns hold.
 */
function chosen_twice(): array {
	require_once ABSPATH . 'wp-admin/includes/template.php';
	Import_Menu\load();
	sign_in( 'editor' );
	begun( "Título;Nombre;Observaciones;Lugar\nA;B;C;D\n" );
	$says  = static function (): array {
		$page = columns_page();
		preg_match_all( '/<th [^>]*>(?:(?!<\/th>).)*?<label [^>]*>([^<]*)<\/label>(?:(?!<\/th>).)*?Ya hay otra columna con esto/', $page, $heads );
		preg_match_all( '/<p>([^<]*): Ya hay otra columna con esto/', $page, $notices );
		preg_match_all( '/aria-describedby="([^"]*)"/', $page, $described );
		return array( $notices[1], $heads[1], array_map( static fn( string $id ): bool => str_contains( $page, "id=\"$id\"" ), $described[1] ) );
	};
	$send  = static function ( array $columns ) use ( $says ): array {
		$_POST = compact( 'columns' );
		Import_Actions\step( current_job(), 'check' );
		$job = current_job();
		return array( $job['step'], $job['columns'], 'columns' === $job['step'] ? $says() : array() );
	};
	$found = array(
		'read'   => array( current_job()['columns'], $says() ),
		'chosen' => $send( array( 'title', '', 'place', 'place' ) ),
		'again'  => $send( array( 'title', '', 'place', '' ) ),
	);
	Import_Job\end();

	return $found;
}

/**
 * What the page says of the first rows of a sheet: above and below their table, and which cells stay in view.
 *
 * @param string $csv CSV.
 * @return array{string, list<string>, int}
 */
function first_rows( string $csv ): array {
	require_once ABSPATH . 'wp-admin/includes/template.php';
	Import_Menu\load();
	sign_in( 'editor' );
	begun( $csv );
	$page = columns_page();
	Import_Job\end();
	list( $above, $below ) = explode( '<table', $page, 2 );
	preg_match_all( '/<li>(.*?)<\/li>/', $below, $items );

	return array( found( '/<p class="programs-filter-found">([^<]*)/', $above ), $items[1], substr_count( $below, 'is-title' ) );
}

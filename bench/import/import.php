<?php
/**
 * An import of many rows, part by part: `PROGRAMS=24 php import.php /path/to/wordpress begin 5000 import`, then `part`, then `verify`.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of the benchmark.

declare( strict_types = 1 );

namespace ProgramsFilter\Bench\Import;

use ProgramsFilter\Import;
use ProgramsFilter\WordPress;

require dirname( __DIR__ ) . '/stack/load.php';

WordPress\load_rooms( 'program/forms', 'reader', 'import' );

/**
 * Writes a sheet and begins its import or its check, as the upload does before its first part.
 *
 * @param int    $rows How many rows.
 * @param string $step "check" or "import".
 * @return array<string, float|int> Seconds and queries of the upload, and bytes at the peak.
 */
function begin( int $rows, string $step ): array {
	wp_set_current_user( 1 );
	$path = get_temp_dir() . 'bench-import.csv';
	$file = fopen( $path, 'wb' );
	if ( false === $file ) {
		return array();
	}
	fwrite( $file, "Título;Texto;Extracto;Categorías;Comienza;Termina;Horario;Lugar;Para quién;Precio;Inscripción;Correo;Teléfono;Orden\n" );
	for ( $row = 1; $row <= $rows; $row++ ) {
		fwrite( $file, sprintf( "Importado %d;\"<p>%s</p>\n<p>Segundo párrafo.</p>\";Un extracto;Cultura > Área %d | Ocio;%s 18:00;28/12/2026;Martes y jueves;Aula %d;De 8 a 12 años;25 € al mes;abierta;hola@example.org;600 123 456;%d\n", $row, str_repeat( 'Texto del programa. ', 20 ), $row % 40, gmdate( 'd/m/Y', $row % 300 * DAY_IN_SECONDS + 1767225600 ), $row % 9, $row ) );
	}
	fclose( $file );
	$start  = microtime( true );
	$before = get_num_queries();
	$job    = Import\begin_job( $path, 'bench.csv' );
	unlink( $path );
	$job->answers['status'] = 'publish';
	Import\go_to_step( $job, $step );

	return array(
		'seconds' => microtime( true ) - $start,
		'queries' => get_num_queries() - $before,
		'memory'  => memory_get_peak_usage(),
	);
}

/**
 * The next part.
 *
 * @return array{state: string, rows: int, seconds: float, memory: int}
 */
function part(): array {
	wp_set_current_user( 1 );
	$job   = Import\current_job();
	$start = microtime( true );
	$state = null === $job ? 'done' : Import\run_part( $job );

	return array(
		'state'   => $state,
		'rows'    => null === $job ? 0 : Import\Rows::of( $job )->count(),
		'seconds' => microtime( true ) - $start,
		'memory'  => memory_get_peak_usage(),
	);
}

/**
 * What became of the rows; ends the import.
 *
 * @return array{programs: int, titles: int, lines: int, counts: array<string, int>}
 */
function verify(): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	wp_set_current_user( 1 );
	$job    = Import\current_job();
	$rows   = null === $job ? null : Import\Rows::of( $job );
	$lines  = null === $rows ? array() : iterator_to_array( $rows->lines(), false );
	$counts = null === $rows ? array() : $rows->counts();
	Import\end_job();
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Counted past everything else.
	$found = (array) $wpdb->get_row( "SELECT COUNT(*) programs, COUNT( DISTINCT post_title ) titles FROM $wpdb->posts WHERE post_type = 'pfilter_programa' AND post_title LIKE 'Importado %'", ARRAY_N );

	return array(
		'programs' => is_numeric( $found[0] ?? null ) ? (int) $found[0] : 0,
		'titles'   => is_numeric( $found[1] ?? null ) ? (int) $found[1] : 0,
		'lines'    => count( $lines ),
		'counts'   => $counts,
	);
}

/**
 * The command line.
 *
 * @var list<string> $argv
 */
echo "\n", wp_json_encode( 'begin' === $argv[2] ? begin( (int) $argv[3], $argv[4] ) : ( 'part' === $argv[2] ? part() : verify() ) );

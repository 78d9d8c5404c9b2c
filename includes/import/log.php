<?php
/**
 * What was done, row by row: a file to which one line is added for each row that is done. The last whole line says where to go on.
 *
 * A line that a kill cut in two is none: its row is done again, which makes nothing twice (write.php).
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- WordPress has nothing that appends and locks; what fails is answered.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Bytes at the end in which the last line is: longer than any.
 */
const LOG_TAIL = 262144;

/**
 * What is counted: rows by what was done, and rows with a problem.
 */
const LOG_COUNTS = array( 'create', 'change', 'same', 'skip', 'problems' );

/**
 * A log that nobody else writes to meanwhile. The system lets go of it when the process ends, however it ends.
 *
 * @param string $path File.
 * @return resource|'busy'|'stuck' Busy: somebody else writes to it. Stuck: it cannot be written, or not locked.
 */
function locked_log( string $path ) {
	$file = @fopen( $path, 'c+b' );
	if ( false === $file ) {
		return 'stuck';
	}
	if ( ! flock( $file, LOCK_EX | LOCK_NB ) ) {
		fclose( $file );
		return can_lock_files() ? 'busy' : 'stuck';
	}
	// What is in use is not too old (tidy()).
	touch( $path );

	return $file;
}

/**
 * Whether a file that nobody else has can be locked: some file systems know no locks.
 */
function can_lock_files(): bool {
	$path = import_file( new_import_key(), 'lock' );
	$file = @fopen( $path, 'c+b' );
	$can  = false !== $file && flock( $file, LOCK_EX | LOCK_NB );
	if ( false !== $file ) {
		fclose( $file );
		@unlink( $path );
	}

	return $can;
}

/**
 * What tells this run from all others, also of the same file: its first line, added where there is none.
 *
 * @param resource $file Log without half a line, at its end.
 * @return string '' where it could not be added.
 */
function run_key( $file ): string {
	rewind( $file );
	$first = json_decode( (string) fgets( $file ), true );
	$run   = is_array( $first ) ? $first['run'] ?? null : null;
	fseek( $file, 0, SEEK_END );
	if ( is_string( $run ) ) {
		return $run;
	}
	$run = new_import_key();

	return add_line( $file, compact( 'run' ) ) ? $run : '';
}

/**
 * The last line.
 *
 * @param resource $file   Log.
 * @param bool     $repair Whether half a line behind it is to be taken away.
 * @return ImportLine
 */
function last_line( $file, bool $repair = false ): array {
	fseek( $file, 0, SEEK_END );
	$size = (int) ftell( $file );
	fseek( $file, max( 0, $size - LOG_TAIL ) );
	$tail = (string) stream_get_contents( $file );
	$end  = strrpos( $tail, "\n" );
	if ( $repair ) {
		ftruncate( $file, max( 0, $size - strlen( $tail ) + ( false === $end ? 0 : $end + 1 ) ) );
		fseek( $file, 0, SEEK_END );
	}
	if ( false === $end ) {
		return log_line( '' );
	}
	$begin = strrpos( $tail, "\n", $end - strlen( $tail ) - 1 );

	return log_line( substr( $tail, false === $begin ? 0 : $begin + 1, $end ) );
}

/**
 * How far an import is, for whoever only looks.
 *
 * @param string $path Log.
 * @return ImportLine
 */
function log_progress( string $path ): array {
	$file = is_file( $path ) ? fopen( $path, 'rb' ) : false;
	if ( false === $file ) {
		return log_line( '' );
	}
	$last = last_line( $file );
	fclose( $file );

	return $last;
}

/**
 * Adds a line.
 *
 * @param resource                      $file Log.
 * @param ImportLine|array{run: string} $line Line.
 * @return bool Whether it is there: a disk may be full.
 */
function add_line( $file, array $line ): bool {
	$json = wp_json_encode( $line, JSON_INVALID_UTF8_SUBSTITUTE ) . "\n";

	return strlen( $json ) === fwrite( $file, $json ) && fflush( $file );
}

/**
 * All lines, but for attempts.
 *
 * @param string $path Log.
 * @return \Generator<ImportLine>
 */
function log_lines( string $path ): \Generator {
	$file = is_file( $path ) ? fopen( $path, 'rb' ) : false;
	while ( false !== $file && false !== ( $text = fgets( $file ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition
		$line = log_line( $text );
		if ( $line['row'] > 0 && 0 === $line['tries'] ) {
			yield $line;
		}
	}
	if ( false !== $file ) {
		fclose( $file );
	}
}

/**
 * A line as it was added.
 *
 * @param string $json JSON.
 * @return ImportLine
 */
function log_line( string $json ): array {
	$read   = json_decode( $json, true );
	$read   = is_array( $read ) ? $read : array();
	$number = static fn( array $from, string $key ): int => is_int( $from[ $key ] ?? null ) ? $from[ $key ] : 0;
	$text   = static fn( string $key ): string => is_string( $read[ $key ] ?? null ) ? $read[ $key ] : '';
	$texts  = static function ( string $key ) use ( $read ): array {
		$texts = array();
		foreach ( is_array( $read[ $key ] ?? null ) ? $read[ $key ] : array() as $name => $text ) {
			$texts[ (string) $name ] = is_string( $text ) ? $text : '';
		}
		return $texts;
	};
	$counts = is_array( $read['counts'] ?? null ) ? $read['counts'] : array();

	return array(
		'row'      => $number( $read, 'row' ),
		'number'   => $number( $read, 'number' ),
		'at'       => $number( $read, 'at' ),
		'tries'    => $number( $read, 'tries' ),
		'program'  => $number( $read, 'program' ),
		'action'   => $text( 'action' ),
		'title'    => $text( 'title' ),
		'changes'  => array_values( $texts( 'changes' ) ),
		'problems' => $texts( 'problems' ),
		'counts'   => array_map( static fn( string $key ): int => $number( $counts, $key ), array_combine( LOG_COUNTS, LOG_COUNTS ) ),
	);
}

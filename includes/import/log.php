<?php
/**
 * The logs of an import and its dry run, and the lists of programs and categories that rows were about so far.
 *
 * A log gets a line for each row that is done, so its last whole line tells where to go on. A line that a kill cut in two does not
 * count: its row is done again, which creates nothing twice (write.php).
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- WordPress has nothing that appends and locks; failures are handled.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** Bytes at the end of a log that contain the last line. */
const LOG_TAIL = 262144;

/** A log before its first row. */
const NO_LINE = array(
	'row'      => 0,
	'number'   => 0,
	'at'       => 0,
	'tries'    => 0,
	'program'  => 0,
	'action'   => '',
	'title'    => '',
	'changes'  => array(),
	'problems' => array(),
	'counts'   => array(
		'create'   => 0,
		'change'   => 0,
		'same'     => 0,
		'skip'     => 0,
		'problems' => 0,
	),
);

/**
 * Appends a line to a file of an import, behind half a line that a kill may have left.
 *
 * @param string       $key  Key of the import.
 * @param string       $kind Kind of file.
 * @param array<mixed> $line Line.
 */
function append_line( string $key, string $kind, array $line ): void {
	file_put_contents( import_file( $key, $kind ), "\n" . wp_json_encode( $line ) . "\n", FILE_APPEND );
}

/**
 * The lines of a file that append_line() has written.
 *
 * @param string $key  Key of the import.
 * @param string $kind Kind of file.
 * @return list<mixed>
 */
function appended_lines( string $key, string $kind ): array {
	$path  = import_file( $key, $kind );
	$lines = is_file( $path ) ? (array) file( $path, FILE_IGNORE_NEW_LINES ) : array();

	return array_values( array_filter( array_map( static fn( $line ) => json_decode( (string) $line, true ), $lines ), 'is_array' ) );
}

/**
 * New categories of an import. A line with the number 0 takes back a category that could not be created.
 *
 * @param string $key Key of the import.
 * @return list<array{int, list<string>, string}> Number of the row, path, and language.
 */
function new_categories( string $key ): array {
	$new = array();
	/**
	 * Numbers, paths and languages.
	 *
	 * @var list<array{int, list<string>, string}> $lines
	 */
	$lines = appended_lines( $key, 'new' );
	foreach ( $lines as list( $number, $path, $language ) ) {
		$id = "$language " . category_path_text( array_map( __NAMESPACE__ . '\\category_key', $path ) );
		if ( 0 === $number ) {
			unset( $new[ $id ] );
		} else {
			$new += array( $id => array( $number, $path, $language ) );
		}
	}

	return array_values( $new );
}

/**
 * Opens and locks a log. The system releases the lock when the process ends, in any way.
 *
 * @param string $path Log.
 * @return resource|'busy'|'stuck' Busy: another process has locked it. Stuck: it cannot be written or locked.
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
	// tidy_folder() keeps files in use.
	touch( $path );

	return $file;
}

/** Whether an unused file can be locked: some file systems have no locks, and not every PHP tells the two apart. */
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
 * The key of a run, which is the log's first line. Another import of the same file is another run.
 *
 * @param resource $file Log, at its end.
 * @return string '' where the line could not be added.
 */
function run_key( $file ): string {
	rewind( $file );
	/**
	 * As it is added below.
	 *
	 * @var array{run: string}|null $first
	 */
	$first = json_decode( (string) fgets( $file ), true );
	fseek( $file, 0, SEEK_END );
	$run = $first['run'] ?? new_import_key();

	return null !== $first || add_line( $file, compact( 'run' ) ) ? $run : '';
}

/**
 * The last whole line.
 *
 * @param resource $file   Log.
 * @param bool     $repair Whether half a line behind it is removed.
 * @return ImportLine
 */
function last_line( $file, bool $repair = false ): array {
	fseek( $file, 0, SEEK_END );
	$size = (int) ftell( $file );
	fseek( $file, max( 0, $size - LOG_TAIL ) );
	$tail  = (string) stream_get_contents( $file );
	$whole = substr( $tail, 0, (int) strrpos( "\n$tail", "\n" ) );
	if ( $repair ) {
		ftruncate( $file, max( 0, $size - strlen( $tail ) + strlen( $whole ) ) );
		fseek( $file, 0, SEEK_END );
	}

	return log_line( (string) strrchr( "\n" . rtrim( $whole ), "\n" ) );
}

/**
 * The last line of a log that this request does not write.
 *
 * @param string $path Log.
 * @return ImportLine
 */
function log_progress( string $path ): array {
	$file = is_file( $path ) ? fopen( $path, 'rb' ) : false;

	return false === $file ? NO_LINE : last_line( $file );
}

/**
 * Adds a line.
 *
 * @param resource                      $file Log.
 * @param ImportLine|array{run: string} $line Line.
 * @return bool Whether it is written: a disk may be full.
 */
function add_line( $file, array $line ): bool {
	$json = wp_json_encode( $line, JSON_INVALID_UTF8_SUBSTITUTE ) . "\n";

	return strlen( $json ) === fwrite( $file, $json ) && fflush( $file );
}

/**
 * The lines of rows that are done.
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
}

/**
 * A line of a log. That of the run's key is as good as none.
 *
 * @param string $json JSON.
 * @return ImportLine
 */
function log_line( string $json ): array {
	/**
	 * As it was added.
	 *
	 * @var ImportLine|null $line
	 */
	$line = json_decode( $json, true );

	return isset( $line['row'] ) ? $line : NO_LINE;
}

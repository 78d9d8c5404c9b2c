<?php
/**
 * The journal of an import or its dry run: a line for each row that is done, with all that later rows and the report need of it, so that the
 * last whole line tells where to go on. A line that a kill or a full disk cut in two does not count: its row is done again, which creates
 * nothing twice (write.php).
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- WordPress has nothing that appends and locks; failures are handled.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** First line of each file: a server that hands out what is in its uploads runs PHP first, and does not get to the rest. */
const GUARD = "<?php exit; ?>\n";

/** A log before its first row. */
const NO_LINE = array(
	'run'        => '',
	'row'        => 0,
	'number'     => 0,
	'at'         => 0,
	'tries'      => 0,
	'adds'       => array(),
	'program'    => 0,
	'about'      => array(),
	'action'     => '',
	'title'      => '',
	'changes'    => array(),
	'similar'    => array(),
	'new'        => array(),
	'edition'    => '',
	'understood' => '',
	'problems'   => array(),
	'kept'       => array(),
	'before'     => array(),
	'modified'   => '',
	'counts'     => array(
		'create'   => 0,
		'change'   => 0,
		'same'     => 0,
		'skip'     => 0,
		'problems' => 0,
	),
);

/**
 * The journal of the step in which an import is.
 *
 * @param ImportJob $job Import.
 */
function log_file( array $job ): string {
	$kinds = array(
		'import' => 'import',
		'done'   => 'import',
		'undo'   => 'undo',
		'undone' => 'undo',
	);

	return import_file( $job['key'], $kinds[ $job['step'] ] ?? 'check' );
}

/**
 * Opens and locks a file. The system releases the lock when the process ends, in any way.
 *
 * @param string $path File.
 * @return resource|null Null where another process has locked it.
 * @throws Unusable When it cannot be written or locked.
 */
function locked_file( string $path ) {
	$file = @fopen( $path, 'c+b' );
	if ( false !== $file && flock( $file, LOCK_EX | LOCK_NB ) ) {
		// tidy_folder() keeps files in use.
		touch( $path );
		return $file;
	}
	if ( false === $file || ! can_lock_files() ) {
		throw new Unusable( 'unwritable' );
	}
	fclose( $file );

	return null;
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
 * Opens a log behind its last whole line: what may be left of another one is written over. A new log gets its guard.
 *
 * @param string $path Log.
 * @return resource
 * @throws Unusable When it cannot be written.
 */
function opened_log( string $path ) {
	$file = @fopen( $path, 'c+b' );
	if ( false === $file ) {
		throw new Unusable( 'unwritable' );
	}
	$end  = 0;
	$text = fgets( $file );
	while ( is_string( $text ) && str_ends_with( $text, "\n" ) ) {
		$end += strlen( $text );
		$text = fgets( $file );
	}
	fseek( $file, $end );
	if ( 0 === $end ) {
		write_whole( $file, GUARD );
	}

	return $file;
}

/**
 * Writes a text.
 *
 * @param resource $file File.
 * @param string   $text Text.
 * @throws Unusable When not all of it is written: a disk may be full.
 */
function write_whole( $file, string $text ): void {
	if ( strlen( $text ) !== @fwrite( $file, $text ) || ! fflush( $file ) ) {
		throw new Unusable( 'unwritable' );
	}
}

/**
 * Adds a line.
 *
 * @param resource   $file Log.
 * @param ImportLine $line Line.
 */
function add_line( $file, array $line ): void {
	write_whole( $file, wp_json_encode( $line, JSON_INVALID_UTF8_SUBSTITUTE ) . "\n" );
}

/**
 * The last whole line: the last row that is done, and how often the next one was begun.
 *
 * @param string $path Log.
 * @return ImportLine
 */
function log_progress( string $path ): array {
	$last = '';
	foreach ( whole_lines( $path ) as $text ) {
		$last = $text;
	}

	return log_line( $last );
}

/**
 * The lines of rows that are done, without those that tell that the next one was begun.
 *
 * @param string $path Log.
 * @return \Generator<ImportLine>
 */
function log_lines( string $path ): \Generator {
	$row = 0;
	foreach ( whole_lines( $path ) as $text ) {
		$line = log_line( $text );
		if ( $line['row'] > $row ) {
			$row = $line['row'];
			yield $line;
		}
	}
}

/**
 * The whole lines of a log.
 *
 * @param string $path Log.
 * @return \Generator<string>
 */
function whole_lines( string $path ): \Generator {
	$file = is_file( $path ) ? fopen( $path, 'rb' ) : false;
	while ( false !== $file && is_string( $text = fgets( $file ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition
		if ( str_ends_with( $text, "\n" ) ) {
			yield $text;
		}
	}
}

/**
 * A line of a log. None and the guard are NO_LINE.
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

	return ( $line ?? array() ) + NO_LINE;
}

/**
 * The categories that rows have added, or would add.
 *
 * @param string $path Log.
 * @return list<array{list<string>, string}> Path and language of each.
 */
function new_categories( string $path ): array {
	$new = array();
	foreach ( log_lines( $path ) as $line ) {
		array_push( $new, ...$line['new'] );
	}

	return $new;
}

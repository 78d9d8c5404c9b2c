<?php
/**
 * The stored rows of a sheet.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Rows are read one by one.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Unusable is escaped where it is printed.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** Reads the stored rows of a sheet, with the answers about it. */
final class Sheet {

	/** The import. */
	private Job $job;

	/**
	 * Stored rows.
	 *
	 * @var resource
	 */
	private $file;

	/**
	 * Opens the rows of an import.
	 *
	 * @param Job $job Import.
	 * @throws Unusable When they cannot be read.
	 */
	public function __construct( Job $job ) {
		$path = import_file( $job->key, 'rows' );
		$file = is_file( $path ) ? fopen( $path, 'rb' ) : false;
		if ( false === $file ) {
			throw new Unusable( 'unreadable' );
		}
		$this->job  = $job;
		$this->file = $file;
	}

	/** Closes the file. */
	public function __destruct() {
		fclose( $this->file );
	}

	/**
	 * The row at a position.
	 *
	 * @param int $at Position in the file.
	 * @return StoredRow|null Null at the end of a page.
	 */
	public function row( int $at ): ?array {
		fseek( $this->file, $at );
		/**
		 * As store_sheet() wrote it; null at the end, and without a number at the beginning of a page.
		 *
		 * @var array{0?: int, 1?: list<string>, 2?: array{links?: array<int, string>, hidden?: bool}}|null $row
		 */
		$row = json_decode( (string) fgets( $this->file ), true );
		if ( ! isset( $row[0], $row[1] ) ) {
			return null;
		}
		list( $from, $to ) = array( $this->job->encoding, $this->job->answers['encoding'] );
		// A file in UTF-8 tells what it is.
		if ( isset( ENCODINGS[ $from ] ) && ! in_array( $to, array( '', $from ), true ) ) {
			$row[1] = array_map( static fn( string $cell ): string => decoded_anew( $cell, $from, $to ), $row[1] );
		}
		$typed = $this->job->answers['cells'][ $row[0] ] ?? array();

		return array(
			'number' => $row[0],
			'at'     => $at,
			'next'   => (int) ftell( $this->file ),
			'cells'  => array() === $typed ? $row[1] : array_values( array_replace( array_pad( $row[1], 1 + max( array_keys( $typed ) ), '' ), $typed ) ),
			'links'  => $row[2]['links'] ?? array(),
			'hidden' => $row[2]['hidden'] ?? false,
		);
	}

	/**
	 * The rows from a position to the end of the page.
	 *
	 * @param int $at Position of the first.
	 * @return \Generator<int, StoredRow>
	 */
	public function rows( int $at ): \Generator {
		$row = $this->row( $at );
		while ( null !== $row ) {
			yield $row;
			$row = $this->row( $row['next'] );
		}
	}
}

<?php
/**
 * Reads the stored cells of a sheet, in blocks, from the table of rows.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB, PluginCheck.Security.DirectDB -- A table of this plugin, which no cache has.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** Reads the stored rows of a sheet. */
final class Sheet {

	/** Rows that are read at once. */
	const TOGETHER = 200;

	/** Key of the import. */
	private string $key;

	/**
	 * Rows that were read, by position.
	 *
	 * @var array<int, array{page: string, number: string, cells: string}>
	 */
	private array $read = array();

	/**
	 * The rows of an import.
	 *
	 * @param Job $job Import.
	 */
	public function __construct( Job $job ) {
		$this->key = $job->key;
	}

	/**
	 * The row at a position.
	 *
	 * @param int $at Position.
	 * @return StoredRow|null Null for none.
	 */
	public function row( int $at ): ?array {
		if ( ! isset( $this->read[ $at ] ) ) {
			// Most are read one after the other.
			$this->read = array();
			foreach ( read_table( 'SELECT position, page, number, cells FROM %i WHERE job = %s AND position BETWEEN %d AND %d', array( $this->key, $at, $at + self::TOGETHER - 1 ) ) as $row ) {
				$this->read[ (int) $row['position'] ] = array(
					'page'   => $row['page'],
					'number' => $row['number'],
					'cells'  => $row['cells'],
				);
			}
		}
		/**
		 * As store_rows() stored it.
		 *
		 * @var array{0?: list<string>, 1?: array{links?: array<int, string>, hidden?: bool, unread?: string, uid?: string}} $stored
		 */
		$stored = (array) json_decode( $this->read[ $at ]['cells'] ?? '', true );
		if ( ! isset( $stored[0] ) ) {
			return null;
		}

		return array(
			'number' => (int) $this->read[ $at ]['number'],
			'page'   => (int) $this->read[ $at ]['page'],
			'at'     => $at,
			'cells'  => $stored[0],
			'links'  => $stored[1]['links'] ?? array(),
			'hidden' => $stored[1]['hidden'] ?? false,
			'unread' => $stored[1]['unread'] ?? '',
			'uid'    => $stored[1]['uid'] ?? '',
		);
	}

	/**
	 * The rows from a position to the end of the page.
	 *
	 * @param int $at Position of the first.
	 * @return \Generator<int, StoredRow>
	 */
	public function rows( int $at ): \Generator {
		$row  = $this->row( $at );
		$page = $row['page'] ?? 0;
		while ( null !== $row && $row['page'] === $page ) {
			yield $row;
			$row = $this->row( ++$at );
		}
	}
}

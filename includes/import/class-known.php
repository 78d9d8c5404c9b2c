<?php
/**
 * What one row leaves for the next: looked-up programs and categories, and what earlier rows were about. Made by run.php for each batch.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** State that the rows of one run share. Its lookups are read again for every ROWS_TOGETHER rows. */
final class Known {

	/** Programs by title. */
	public Programs $programs;

	/** Categories by name. */
	public Categories $categories;

	/**
	 * Numbers of earlier rows by what they are about: programs, and `created-` with those that they created.
	 *
	 * @var array<int|string, int>
	 */
	public array $taken = array();

	/** Number in the order of the next new program; null where the database has to be asked. It reads all programs for it. */
	public ?int $next = null;

	/** Nothing yet. */
	public function __construct() {
		$this->programs   = new Programs();
		$this->categories = new Categories();
	}

	/**
	 * Notes what a row that is done was about, and the program that it created.
	 *
	 * @param ImportLine $line Row.
	 */
	public function note( array $line ): void {
		$about = 'create' === $line['action'] ? array_merge( array( "created-$line[program]" ), $line['about'] ) : $line['about'];
		foreach ( $about as $one ) {
			// One by one: a sum of both would copy all of them for each row.
			$this->taken[ $one ] = $this->taken[ $one ] ?? $line['number'];
		}
	}

	/** The number in the order of the next new program. */
	public function next_number(): int {
		$this->next = $this->next ?? Program\get_next_order_number();

		return 0 === $this->next ? 0 : $this->next++;
	}
}

<?php
/**
 * What one row of a sheet says about a program, as values that can be stored; made by read_row().
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** A row that was read. A column that the sheet does not have is not among its values. */
final class Row {

	/** Its number in the spreadsheet. */
	public int $number = 0;

	/**
	 * Values by column, as they are stored.
	 *
	 * @var array<string, string>
	 */
	public array $values = array();

	/**
	 * Paths of categories; null where it says nothing of them.
	 *
	 * @var list<list<string>>|null
	 */
	public ?array $categories = null;

	/**
	 * What cannot be used, a sentence by column.
	 *
	 * @var array<string, string>
	 */
	public array $problems = array();

	/**
	 * What is used, and should be looked at, a sentence by column.
	 *
	 * @var array<string, string>
	 */
	public array $doubts = array();

	/**
	 * By which identifiers the sheet or calendar tells it, and those of its sessions, from others.
	 *
	 * @var list<string>
	 */
	public array $identifiers = array();

	/** Whether its days say no year. */
	public bool $lacks_year = false;

	/**
	 * A row.
	 *
	 * @param int $number Its number in the spreadsheet.
	 */
	public function __construct( int $number ) {
		$this->number = $number;
	}

	/** Day or month below which it stands, such as "MARZO 2027"; '' for none. */
	public string $heading = '';

	/** The program that it corrects, as was answered; 0 for none. */
	public int $correction = 0;

	/** The program that it is about by its ID, or as was answered; 0 where neither says it. */
	public function named_program(): int {
		return 0 !== $this->correction ? $this->correction : (int) ( $this->values['id'] ?? 0 );
	}

	/** Whether it has a beginning that cannot be read. It is about a program without one then. */
	public function is_beginning_unread(): bool {
		return ! isset( $this->values['start'] ) && ( isset( $this->problems['day'] ) || isset( $this->problems['start'] ) );
	}
}

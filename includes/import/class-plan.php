<?php
/**
 * What an import will do with one row of a sheet: made by row_plan(), carried out by write_plan().
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** The plan of a row, which a check shows and an import carries out. */
final class Plan {

	/** Row, as far as it is about this program. */
	public Row $row;

	/** What is done: "create", "change", "same" or "skip". */
	public string $action = 'skip';

	/** Program; 0 for a new one. */
	public int $program = 0;

	/** Its language. */
	public string $language = '';

	/** Its title. */
	public string $title = '';

	/**
	 * Fields of the post that change.
	 *
	 * @var array<string, string>
	 */
	public array $post = array();

	/**
	 * Facts that change, by meta key.
	 *
	 * @var array<string, string>
	 */
	public array $meta = array();

	/**
	 * Categories; null where nothing changes.
	 *
	 * @var array{ids: list<int>, missing: list<list<string>>}|null
	 */
	public ?array $terms = null;

	/**
	 * Picture; null where nothing changes.
	 *
	 * @var array{id: int, address: string}|null
	 */
	public ?array $picture = null;

	/**
	 * Columns that change.
	 *
	 * @var list<string>
	 */
	public array $changes = array();

	/**
	 * What the program has in these, as far as it is text.
	 *
	 * @var array<string, string>
	 */
	public array $before = array();

	/** Why a new program is a draft though others are published. */
	public string $why_draft = '';

	/**
	 * What cannot be done, a sentence by column.
	 *
	 * @var array<string, string>
	 */
	public array $problems = array();

	/**
	 * A plan for a row.
	 *
	 * @param Row $row Row.
	 */
	public function __construct( Row $row ) {
		$this->row      = $row;
		$this->language = $row->values['language'] ?? '';
		$this->title    = $row->values['title'] ?? '';
	}
}

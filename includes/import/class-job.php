<?php
/**
 * The state of a user's import, from the uploaded file to the report; stored with the user, made anew from there by each request (job.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * The import of a user: its file, the answers about it, and its step. A user has one at a time, stored as an array in the user options, so that it
 * survives a reload and continues on another device.
 */
final class Job {

	/**
	 * Answers about a sheet, before they are given: its page and the row of its header; whether the month comes first, and the year of days that say
	 * none; status and language of new programs; what columns hold; programs that rows change, by row.
	 */
	const NO_ANSWERS = array(
		'page'        => '',
		'header'      => '',
		'month_first' => '',
		'year'        => '',
		'status'      => 'draft',
		'language'    => '',
		'columns'     => array(),
		'corrections' => array(),
	);

	/** The steps: which one follows when all rows are done, for those that do rows, and the state of rows that are done. */
	const STEPS = array(
		'check'   => array(
			'next'  => 'checked',
			'state' => 'check',
		),
		'checked' => array(
			'next'  => '',
			'state' => 'check',
		),
		'import'  => array(
			'next'  => 'done',
			'state' => 'import',
		),
		'done'    => array(
			'next'  => '',
			'state' => 'import',
		),
		'undo'    => array(
			'next'  => 'undone',
			'state' => 'undo',
		),
		'undone'  => array(
			'next'  => '',
			'state' => 'undo',
		),
	);

	/** A day in digits that begins with the day or the month. */
	const DIGITS_PATTERN = '/(?<![\d-])(\d{1,2})([-\/.])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/';

	/** Key of its files. */
	public string $key = '';

	/** Name of its file. */
	public string $name = '';

	/** Hash of file and options of a command, which goes on with the import when it is run again. */
	public string $command = '';

	/** User whose capabilities its rows have. */
	public int $user = 0;

	/** When its file was read, Unix time. */
	public int $begun = 0;

	/** One of STEPS. */
	public string $step = 'check';

	/**
	 * What was answered about its sheet.
	 *
	 * @var ImportAnswers
	 */
	public array $answers = self::NO_ANSWERS;

	/**
	 * Names of the pages of its sheet, and where their rows begin.
	 *
	 * @var list<array{name: string, at: int}>
	 */
	public array $pages = array();

	/** Index of the page that is read. */
	public int $page = 0;

	/**
	 * Names of the columns.
	 *
	 * @var list<string>
	 */
	public array $header = array();

	/** Number of the row with the names. */
	public int $header_row = 0;

	/**
	 * What each column holds; '' for nothing.
	 *
	 * @var list<string>
	 */
	public array $columns = array();

	/**
	 * The same as it was recognized.
	 *
	 * @var list<string>
	 */
	public array $recognized = array();

	/**
	 * A sentence for each column that is left out, by its number.
	 *
	 * @var array<int, string>
	 */
	public array $notes = array();

	/**
	 * How days are written in digits: the largest first and second number, and an example that can be read both ways.
	 *
	 * @var array{}|array{int, int, string}
	 */
	public array $days = array();

	/**
	 * The first rows with one cell only, above others: titles of sections, or of programs.
	 *
	 * @var list<string>
	 */
	public array $lone_cells = array();

	/** Whether they are titles of sections. */
	public bool $are_sections = false;

	/**
	 * How many rows are no programs, and the first numbers of these, by what they are: "hidden", "total", "header", "line", "blank".
	 *
	 * @var array<string, array{int, list<int>}>
	 */
	public array $left_out = array();

	/** Number of rows that became sessions of the program of another. */
	public int $joined = 0;

	/**
	 * Programs that rows may be about, whose title, day or place they correct, by number of the row.
	 *
	 * @var array<int, int>
	 */
	public array $possible = array();

	/** Number of programs. */
	public int $total = 0;

	/**
	 * An import.
	 *
	 * @param array<string, mixed> $values Values by property. Others are left out.
	 */
	public function __construct( array $values ) {
		foreach ( array_intersect_key( $values, get_object_vars( $this ) ) as $name => $value ) {
			$this->{$name} = $value; // @phpstan-ignore property.dynamicName (a property of this class)
		}
		$this->answers += self::NO_ANSWERS;
	}

	/**
	 * The import in another step.
	 *
	 * @param string $step Step.
	 */
	public function in_step( string $step ): self {
		$job       = clone $this;
		$job->step = $step;

		return $job;
	}

	/** The import with columns of which nothing is read. */
	public function without_columns(): self {
		$job          = clone $this;
		$job->columns = array_fill( 0, count( $job->columns ), '' );

		return $job;
	}

	/**
	 * Notes how cells write days in digits, while its sheet is looked through.
	 *
	 * @param array<int, string> $cells Cells of columns with days.
	 */
	public function note_days( array $cells ): void {
		foreach ( $cells as $cell ) {
			preg_match_all( self::DIGITS_PATTERN, $cell, $all, PREG_SET_ORDER );
			foreach ( $all as $parts ) {
				list( $first, $second, $example ) = $this->days + array( 0, 0, '' );
				$is_open                          = (int) $parts[1] <= 12 && (int) $parts[3] <= 12 && $parts[1] !== $parts[3];

				$this->days = array( max( $first, (int) $parts[1] ), max( $second, (int) $parts[3] ), '' === $example && $is_open ? $parts[0] : $example );
			}
		}
	}

	/** Whether its sheet writes the month first: as the user has said, else by its days. */
	public function is_month_first(): bool {
		if ( '' !== $this->answers['month_first'] ) {
			return 'yes' === $this->answers['month_first'];
		}
		list( $first, $second ) = $this->days + array( 0, 0 );

		return $second > 12 && $first <= 12;
	}

	/** A day of its sheet that can be read both ways, where no other day of it tells how; '' where there is no doubt. */
	public function ambiguous_day(): string {
		list( $first, $second, $example ) = $this->days + array( 0, 0, '' );

		return $first > 12 || $second > 12 ? '' : $example;
	}
}

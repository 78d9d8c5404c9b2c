<?php
/**
 * Reads and writes the table of rows (import-table.php): which rows are programs, and the result of each in the current step.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB, PluginCheck.Security.DirectDB -- A table of this plugin, which no cache has. Conditions are constants.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * The rows of an import in one of its steps: "check", "import" or "undo". A result is written in the same transaction as the program, so that a kill
 * loses both or neither. Made where rows are needed, for one request.
 */
final class Rows {

	/** A row of which nothing is known yet. */
	const NO_LINE = array(
		'row'      => 0,
		'number'   => 0,
		'program'  => 0,
		'about'    => array(),
		'action'   => '',
		'title'    => '',
		'changes'  => array(),
		'sought'   => array(),
		'new'      => array(),
		'problems' => array(),
		'doubts'   => array(),
		'shown'    => array(),
		'before'   => array(),
		'wrote'    => array(),
	);

	/** Numbers of rows before the first. */
	const NO_COUNTS = array(
		'create'   => 0,
		'change'   => 0,
		'same'     => 0,
		'skip'     => 0,
		'problems' => 0,
		'drafts'   => 0,
		'over'     => 0,
	);

	/** Conditions of the rows that a step still has to do. */
	const DUE = array(
		'check'  => "state = ''",
		'import' => "state <> 'import'",
		'undo'   => "state = 'import' AND action IN ('create', 'change')",
	);

	/** How often a row is tried at which the server ends; the last time without fetching its picture. */
	const TRIES = 3;

	/** Rows that are read at once. */
	const TOGETHER = 500;

	/** Key of the import. */
	private string $job;

	/** Step in which rows are done. */
	private string $state;

	/**
	 * The rows of an import.
	 *
	 * @param string $job   Its key.
	 * @param string $state One of DUE.
	 */
	public function __construct( string $job, string $state = 'import' ) {
		$this->job   = $job;
		$this->state = $state;
	}

	/**
	 * The rows of an import in the step in which it is.
	 *
	 * @param Job $job Import.
	 */
	public static function of( Job $job ): self {
		return new self( $job->key, Job::STEPS[ $job->step ]['state'] );
	}

	/**
	 * Stores which rows are programs, and forgets what had become of them.
	 *
	 * @param array<int, list<array{int, string, string}>> $programs Position, section, and day or month above each row of a program, by the position of the first.
	 * @throws Unusable When the database fails.
	 */
	public function outline( array $programs ): void {
		query_rows( "UPDATE %i SET head = 0, above = '', state = '', tries = 0, tags = '', program = 0 WHERE job = %s", array( $this->job ) );
		foreach ( array_chunk( $programs, self::TOGETHER, true ) as $some ) {
			$values = array();
			foreach ( $some as $head => $rows ) {
				foreach ( $rows as list( $position, $section, $date ) ) {
					$above = array( mb_substr( $section, 0, LONGEST_FILE_NAME ), mb_substr( $date, 0, LONGEST_FILE_NAME ) );
					array_push( $values, $this->job, $position, $head, array( '', '' ) === $above ? '' : (string) wp_json_encode( $above ) );
				}
			}
			$rows = substr( str_repeat( ", (%s, %d, %d, %s, 0, 0, '')", intdiv( count( $values ), 4 ) ), 2 );
			query_rows( "INSERT INTO %i (job, position, head, above, page, number, cells) VALUES $rows ON DUPLICATE KEY UPDATE head = VALUES(head), above = VALUES(above)", $values );
		}
	}

	/** Whether there are rows, of any step. */
	public function exist(): bool {
		return $this->has( '1 = 1' );
	}

	/**
	 * Whether there is a row.
	 *
	 * @param string       $where  SQL behind the key of the import.
	 * @param list<scalar> $values Values of it.
	 */
	private function has( string $where, array $values = array() ): bool {
		return array() !== $this->select( "$where LIMIT 1", $values, 'position' );
	}

	/** Whether something is left to be done in this step. */
	public function are_left(): bool {
		return $this->has( 'head = position AND ' . self::DUE[ $this->state ] );
	}

	/** Whether the cells of its sheet are there, so that it may go on. */
	public function have_cells(): bool {
		return $this->has( "cells <> ''" );
	}

	/**
	 * The next programs to be done.
	 *
	 * @param int $after Position behind which they are.
	 * @param int $most  How many at most.
	 * @return list<DueRow>
	 */
	public function due( int $after, int $most ): array {
		$due = array();
		foreach ( $this->select( 'position > %d AND head = position AND ' . self::DUE[ $this->state ] . ' ORDER BY position LIMIT %d', array( $after, $most ) ) as $row ) {
			$is_begun = 'begun' === $row['state'];
			$due[]    = array(
				'at'       => (int) $row['position'],
				'tries'    => (int) $row['tries'],
				'is_begun' => $is_begun,
				'line'     => $is_begun || 'undo' === $this->state ? self::line( $row ) : self::NO_LINE,
			);
		}

		return $due;
	}

	/**
	 * The rows of programs.
	 *
	 * @param list<int> $heads Positions of their first rows.
	 * @return array<int, list<array{int, string, string}>> Position, section, and day or month of each row, by the first one.
	 */
	public function members( array $heads ): array {
		$members = array();
		foreach ( array() === $heads ? array() : $this->select( 'head IN (' . implode( ', ', array_fill( 0, count( $heads ), '%d' ) ) . ') ORDER BY head, position', $heads, 'position, head, above' ) as $row ) {
			/**
			 * As outline() stored it.
			 *
			 * @var array{string, string}|null $above
			 */
			$above = json_decode( $row['above'], true );

			$members[ (int) $row['head'] ][] = array( (int) $row['position'], $above[0] ?? '', $above[1] ?? '' );
		}

		return $members;
	}

	/**
	 * Counts that a row is tried, or that the row was not at fault.
	 *
	 * @param int $at Position.
	 * @param int $by 1 or -1.
	 * @throws Unusable When the database fails.
	 */
	public function count_try( int $at, int $by ): void {
		query_rows( 'UPDATE %i SET tries = tries + %d WHERE job = %s AND position = %d', array( $by, $this->job, $at ) );
	}

	/**
	 * Notes what begins to be written: without transactions, an interruption leaves part of it.
	 *
	 * @param int        $at   Position.
	 * @param ImportLine $line Program, what it has, and new categories.
	 * @return string Mark, as mark() sets it.
	 * @throws Unusable When the database fails, or another request has ended the import.
	 */
	public function begin( int $at, array $line ): string {
		$mark = new_import_key();
		$this->update( $at, 'begun', $line, array(), $mark );

		return $mark;
	}

	/**
	 * Marks a row within a transaction.
	 *
	 * @param int $at Position.
	 * @return string Mark.
	 * @throws Unusable When the database fails.
	 */
	public function mark( int $at ): string {
		$mark = new_import_key();
		query_rows( 'UPDATE %i SET searched = %s WHERE job = %s AND position = %d', array( $mark, $this->job, $at ) );

		return $mark;
	}

	/**
	 * Whether a row has its mark still. Where the connection was lost, or another plugin has rolled back, the transaction is gone without an error.
	 *
	 * @param int    $at   Position.
	 * @param string $mark Mark.
	 */
	public function has_mark( int $at, string $mark ): bool {
		return $this->has( 'position = %d AND searched = %s', array( $at, $mark ) );
	}

	/**
	 * Whether a row has the program with which it was begun.
	 *
	 * @param int $at      Position.
	 * @param int $program Program.
	 */
	public function has_program( int $at, int $program ): bool {
		return $this->has( 'position = %d AND program = %d', array( $at, $program ) );
	}

	/**
	 * Notes what has become of a row.
	 *
	 * @param int          $at   Position.
	 * @param ImportLine   $line What has become of it.
	 * @param list<string> $tags What it is counted under beside its action.
	 * @throws Unusable When the database fails.
	 */
	public function finish( int $at, array $line, array $tags ): void {
		$this->update( $at, $this->state, $line, array_merge( $tags, array() === $line['problems'] ? array() : array( 'problems' ), array() === $line['problems'] + $line['doubts'] ? array() : array( 'look' ) ) );
	}

	/**
	 * Writes what is known of a row.
	 *
	 * @param int          $at    Position.
	 * @param string       $state State.
	 * @param ImportLine   $line  What has become of it.
	 * @param list<string> $tags  What it is counted under.
	 * @param string       $mark  Mark in place of what is searched; '' for none.
	 * @throws Unusable When the database fails, or the row is gone.
	 */
	private function update( int $at, string $state, array $line, array $tags, string $mark = '' ): void {
		$texts    = self::texts( $line );
		$texts[0] = '' === $mark ? $texts[0] : $mark;
		$changed  = query_rows(
			"UPDATE %i SET tries = CASE %s WHEN 'begun' THEN tries ELSE 0 END, state = %s, action = %s, tags = %s, program = %d, searched = %s, result = %s, was = %s, wrote = %s WHERE job = %s AND position = %d",
			array_merge( array( $state, $state, $line['action'], array() === $tags ? '' : ' ' . implode( ' ', $tags ) . ' ', $line['program'] ), $texts, array( $this->job, $at ) )
		);
		if ( 0 === $changed && ! $this->has( 'position = %d', array( $at ) ) ) {
			// Another request has ended the import.
			throw new Unusable( 'busy' );
		}
	}

	/**
	 * What is said of a row, as it is stored.
	 *
	 * @param ImportLine $line What has become of it.
	 * @return list<string> What is searched, result, values before, and fingerprints of those after it.
	 */
	private static function texts( array $line ): array {
		$searched = array_merge( array( (string) $line['number'], $line['title'] ), array_filter( $line['shown'], 'is_string' ), $line['problems'], $line['doubts'] );
		$result   = array_diff_key( $line, array_flip( array( 'row', 'program', 'action', 'before', 'wrote' ) ) );
		$json     = static fn( array $values ): string => (string) wp_json_encode( $values, JSON_INVALID_UTF8_SUBSTITUTE );

		return array( self::searched_text( implode( ' ', $searched ) ), $json( $result ), $json( $line['before'] ), $json( $line['wrote'] ) );
	}

	/**
	 * A text as it is searched: without case and accents, and without emoji, which not all tables have.
	 *
	 * @param string $text Text.
	 */
	private static function searched_text( string $text ): string {
		return (string) preg_replace( '/[\x{10000}-\x{10FFFF}]/u', '', category_key( $text ) );
	}

	/**
	 * The rows that are done.
	 *
	 * @return \Generator<ImportLine>
	 */
	public function lines(): \Generator {
		$after = 0;
		do {
			$rows = $this->select( 'state = %s AND position > %d ORDER BY position LIMIT %d', array( $this->state, $after, self::TOGETHER ) );
			foreach ( $rows as $row ) {
				$after = (int) $row['position'];
				yield self::line( $row );
			}
		} while ( array() !== $rows );
	}

	/**
	 * The rows with some numbers that are done.
	 *
	 * @param list<int> $numbers Numbers.
	 * @return list<ImportLine>
	 */
	public function with_numbers( array $numbers ): array {
		return array() === $numbers ? array() : array_map(
			array( self::class, 'line' ),
			$this->select( 'state = %s AND number IN (' . implode( ', ', array_fill( 0, count( $numbers ), '%d' ) ) . ') ORDER BY position', array_merge( array( $this->state ), $numbers ) )
		);
	}

	/**
	 * Has rows checked once more.
	 *
	 * @param list<int> $numbers Their numbers.
	 * @throws Unusable When the database fails.
	 */
	public function check_again( array $numbers ): void {
		if ( array() !== $numbers ) {
			query_rows( "UPDATE %i SET state = '' WHERE job = %s AND state = 'check' AND number IN (" . implode( ', ', array_fill( 0, count( $numbers ), '%d' ) ) . ')', array_merge( array( $this->job ), $numbers ) );
		}
	}

	/**
	 * A page of the rows that are done, those with problems first.
	 *
	 * @param string $view   Action or tag; '' for all.
	 * @param string $search Words; '' for none.
	 * @param int    $page   Number of the page.
	 * @param int    $most   How many rows a page has.
	 * @return array{list<ImportLine>, int} Rows, and how many there are on all pages.
	 */
	public function page( string $view, string $search, int $page, int $most ): array {
		$where  = "state = %s AND (%s = '' OR action = %s OR tags LIKE %s) AND searched LIKE %s";
		$values = array( $this->state, $view, $view, "% $view %", '%' . get_database()->esc_like( self::searched_text( $search ) ) . '%' );
		$count  = (int) $this->select( $where, $values, 'COUNT(*) AS number' )[0]['number'];
		$first  = $most * ( min( $page, 1 + intdiv( max( 0, $count - 1 ), $most ) ) - 1 );
		$rows   = $this->select( "$where ORDER BY tags LIKE %s DESC, tags LIKE %s DESC, position LIMIT %d, %d", array_merge( $values, array( '% problems %', '% look %', $first, $most ) ) );

		return array( array_map( array( self::class, 'line' ), $rows ), $count );
	}

	/**
	 * How many rows are done, by action and tag.
	 *
	 * @return array<string, int> With all keys of NO_COUNTS.
	 */
	public function counts(): array {
		$counts = self::NO_COUNTS;
		foreach ( $this->select( 'state = %s GROUP BY action, tags', array( $this->state ), 'action, tags, COUNT(*) AS number' ) as $row ) {
			foreach ( array_diff( explode( ' ', "$row[action] $row[tags]" ), array( '' ) ) as $name ) {
				$counts[ $name ] = ( $counts[ $name ] ?? 0 ) + (int) $row['number'];
			}
		}

		return $counts;
	}

	/** How many rows an undoing does in all. */
	public function count_of_undo(): int {
		return (int) $this->select( "state IN ('import', 'undo') AND action IN ('create', 'change')", array(), 'COUNT(*) AS number' )[0]['number'];
	}

	/** How many rows are done. */
	public function count(): int {
		return (int) $this->select( 'state = %s', array( $this->state ), 'COUNT(*) AS number' )[0]['number'];
	}

	/**
	 * Numbers of rows with a tag.
	 *
	 * @param string $tag  Tag.
	 * @param int    $most How many at most.
	 * @return list<int>
	 */
	public function numbers( string $tag, int $most ): array {
		return array_map( 'intval', array_column( $this->select( 'state = %s AND tags LIKE %s ORDER BY position LIMIT %d', array( $this->state, "% $tag %", $most ), 'number' ), 'number' ) );
	}

	/**
	 * The categories that rows have added, or would add.
	 *
	 * @return list<array{list<string>, string}> Path and language of each.
	 */
	public function new_categories(): array {
		$new = array();
		foreach ( $this->lines() as $line ) {
			array_push( $new, ...$line['new'] );
		}

		return $new;
	}

	/**
	 * Reads rows.
	 *
	 * @param string       $where   SQL behind the key of the import.
	 * @param list<scalar> $values  Values of it.
	 * @param string       $columns What is read.
	 * @return list<array<string, string>>
	 */
	private function select( string $where, array $values = array(), string $columns = 'position, number, head, above, state, action, tries, program, result, was, wrote' ): array {
		return read_table( "SELECT $columns FROM %i WHERE job = %s AND $where", array_merge( array( $this->job ), $values ) );
	}

	/**
	 * A row as it was written.
	 *
	 * @param array<string, string|null> $row Row of the table.
	 * @return ImportLine
	 */
	public static function line( array $row ): array {
		$decode = static fn( string $column ): array => (array) json_decode( (string) $row[ $column ], true );
		/**
		 * As update() wrote it.
		 *
		 * @var ImportLine $line
		 */
		$line = array(
			'row'     => (int) $row['position'],
			'program' => (int) $row['program'],
			'action'  => (string) $row['action'],
			'before'  => $decode( 'was' ),
			'wrote'   => $decode( 'wrote' ),
		) + $decode( 'result' ) + array( 'number' => (int) $row['number'] ) + self::NO_LINE;

		return $line;
	}
}

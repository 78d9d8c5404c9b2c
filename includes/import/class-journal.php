<?php
/**
 * The journal of a step of an import.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- WordPress has nothing that appends; failures are handled.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * A line for each row that is done, with all that later rows, the report and the undoing need of it, so that the last whole line tells where to go
 * on. A line that a kill or a full disk cut in two does not count: its row is done again, which creates nothing twice (write.php).
 */
final class Journal {

	/** A journal before its first row. */
	const NO_LINE = array(
		'run'      => '',
		'row'      => 0,
		'number'   => 0,
		'at'       => 0,
		'tries'    => 0,
		'adds'     => array(),
		'program'  => 0,
		'about'    => array(),
		'action'   => '',
		'title'    => '',
		'changes'  => array(),
		'similar'  => array(),
		'new'      => array(),
		'edition'  => '',
		'problems' => array(),
		'doubts'   => array(),
		'asks'     => array(),
		'shown'    => array(),
		'kept'     => array(),
		'before'   => array(),
		'wrote'    => array(),
		'erased'   => array(),
		'counts'   => array(
			'create'   => 0,
			'change'   => 0,
			'same'     => 0,
			'skip'     => 0,
			'problems' => 0,
			'drafts'   => 0,
			'over'     => 0,
		),
	);

	/**
	 * File.
	 *
	 * @var string
	 */
	public string $path;

	/**
	 * The file, open for writing.
	 *
	 * @var resource|null
	 */
	private $file = null;

	/**
	 * Who writes has it.
	 *
	 * @var Lock|null
	 */
	private ?Lock $lock = null;

	/**
	 * Where this process began to write.
	 *
	 * @var int<0, max>
	 */
	private int $begin = 0;

	/**
	 * A journal.
	 *
	 * @param string $path File, which need not be there.
	 */
	public function __construct( string $path ) {
		$this->path = $path;
	}

	/**
	 * The journal of the step in which an import is.
	 *
	 * @param Job $job Import.
	 */
	public static function of( Job $job ): self {
		return new self( import_file( $job->key, STEPS[ $job->step ]['journal'] ) );
	}

	/**
	 * Opens it for writing behind its last whole line: what may be left of another one is written over. A new one gets its guard.
	 *
	 * @param Lock $lock Lock, which is kept with each line.
	 * @throws Unusable When it cannot be written.
	 */
	public function open( Lock $lock ): void {
		$file = @fopen( $this->path, 'c+b' );
		if ( false === $file ) {
			throw new Unusable( 'unwritable' );
		}
		$this->file = $file;
		$this->lock = $lock;
		$text       = fgets( $file );
		while ( is_string( $text ) && str_ends_with( $text, "\n" ) ) {
			$this->begin += strlen( $text );
			$text         = fgets( $file );
		}
		fseek( $file, $this->begin );
		if ( 0 === $this->begin ) {
			write_whole( $file, GUARD );
			$this->begin = strlen( GUARD );
		}
	}

	/**
	 * Adds a line.
	 *
	 * @param ImportLine $line Line.
	 * @throws Unusable When it cannot be written, or another process has the lock.
	 */
	public function add( array $line ): void {
		if ( null !== $this->file && null !== $this->lock ) {
			$this->lock->keep();
			write_whole( $this->file, self::text( $line ) );
		}
	}

	/**
	 * Replaces all lines that this process has added. Also a full disk has room where they stood.
	 *
	 * @param ImportLine $line Line.
	 * @throws Unusable When it cannot be written.
	 */
	public function replace_added( array $line ): void {
		// The database may be what fails.
		if ( null !== $this->file && null !== $this->lock && $this->lock->is_sure() ) {
			ftruncate( $this->file, $this->begin );
			fseek( $this->file, $this->begin );
			write_whole( $this->file, self::text( $line ) );
		}
	}

	/** Closes it. */
	public function close(): void {
		if ( null !== $this->file ) {
			fclose( $this->file );
			$this->file = null;
		}
	}

	/**
	 * The last whole line: the last row that is done, and how often the next one was begun.
	 *
	 * @return ImportLine
	 */
	public function last(): array {
		$last = '';
		foreach ( $this->whole_lines() as $text ) {
			$last = $text;
		}

		return self::line( $last );
	}

	/**
	 * The lines of rows that are done, without those that tell that the next one was begun.
	 *
	 * @return \Generator<ImportLine>
	 */
	public function lines(): \Generator {
		$row = 0;
		foreach ( $this->whole_lines() as $text ) {
			$line = self::line( $text );
			if ( $line['row'] > $row ) {
				$row = $line['row'];
				yield $line;
			}
		}
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
	 * The whole lines, with the guard.
	 *
	 * @return \Generator<string>
	 */
	public function whole_lines(): \Generator {
		$file = is_file( $this->path ) ? fopen( $this->path, 'rb' ) : false;
		while ( false !== $file && is_string( $text = fgets( $file ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition
			if ( str_ends_with( $text, "\n" ) ) {
				yield $text;
			}
		}
	}

	/**
	 * A line of the file. None and the guard are NO_LINE.
	 *
	 * @param string $json JSON.
	 * @return ImportLine
	 */
	public static function line( string $json ): array {
		/**
		 * As it was added.
		 *
		 * @var ImportLine|null $line
		 */
		$line = json_decode( $json, true );

		return ( $line ?? array() ) + self::NO_LINE;
	}

	/**
	 * A line as it stands in the file.
	 *
	 * @param ImportLine $line Line.
	 */
	public static function text( array $line ): string {
		return wp_json_encode( $line, FILE_JSON ) . "\n";
	}
}

<?php
/**
 * Values in files: slow, but needs no server.
 *
 * @package ProgramsFilter
 */

// phpcs:disable Squiz.Commenting.FunctionComment, Generic.Commenting.DocComment -- The interface says what they do, and their names.
// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.DiscouragedPHPFunctions -- Loaded before WordPress's own.
// phpcs:disable WordPress.PHP.NoSilencedErrors -- Another process may have removed the file a moment ago.

declare( strict_types = 1 );

namespace ProgramsFilter\Object_Cache;

/** Keeps each value in a file. */
final class File_Store implements Store {

	/** File that add() locks. */
	private const GUARD = '.guard';

	/**
	 * Folder.
	 *
	 * @var string
	 */
	private $folder;

	public function __construct( string $folder ) {
		$this->folder = $folder;
		@mkdir( $folder, 0777, true );
	}

	public function get( array $keys ): array {
		$found = array();
		foreach ( $keys as $key ) {
			$entry = $this->entry( $key );
			if ( null !== $entry ) {
				$found[ $key ] = $entry['value'];
			}
		}

		return $found;
	}

	public function set( string $key, $value, int $expire ): bool {
		$temporary = tempnam( $this->folder, 'new' );
		file_put_contents( $temporary, $this->encode( $value, $expire ) );

		return rename( $temporary, $this->file( $key ) );
	}

	public function add( string $key, $value, int $expire ): bool {
		// Not by creating the file exclusively: a worker of Playground remembers a file that another worker has removed.
		$guard = fopen( $this->folder . '/' . self::GUARD, 'c' );
		if ( false === $guard || ! flock( $guard, LOCK_EX ) ) {
			return false;
		}
		$is_new = null === $this->entry( $key );
		if ( $is_new ) {
			$this->set( $key, $value, $expire );
		}
		fclose( $guard );

		return $is_new;
	}

	public function delete( string $key ): bool {
		$was_there = null !== $this->entry( $key );
		if ( $was_there ) {
			@unlink( $this->file( $key ) );
		}

		return $was_there;
	}

	public function flush(): void {
		$files = glob( $this->folder . '/*' );
		array_map( 'unlink', false === $files ? array() : $files );
	}

	/**
	 * What a file holds.
	 *
	 * @param string $key Key.
	 * @return array{value: mixed}|null Null when there is none, or it is past its end.
	 */
	private function entry( string $key ): ?array {
		$stored = @unserialize( (string) @file_get_contents( $this->file( $key ) ) );
		$end    = is_array( $stored ) ? $stored['end'] ?? null : null;

		return 0 === $end || $end > time() ? array( 'value' => $stored['value'] ?? null ) : null;
	}

	/** @param mixed $value */
	private function encode( $value, int $expire ): string {
		return serialize( array( 'end' => $expire > 0 ? time() + $expire : 0, 'value' => $value ) );
	}

	private function file( string $key ): string {
		return $this->folder . '/' . md5( $key );
	}
}

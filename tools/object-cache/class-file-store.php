<?php
/**
 * Values in files: slow, but needs no server.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.DiscouragedPHPFunctions -- Loaded before WordPress's own.
// phpcs:disable WordPress.PHP.NoSilencedErrors -- Another process may have removed the file a moment ago.

declare( strict_types = 1 );

namespace ProgramsFilter\Object_Cache;

/**
 * Keeps each value in a file.
 */
final class File_Store implements Store {

	/**
	 * Folder.
	 *
	 * @var string
	 */
	private $folder;

	/**
	 * Uses a folder, and makes it when it is not there.
	 *
	 * @param string $folder Folder.
	 */
	public function __construct( string $folder ) {
		$this->folder = $folder;
		@mkdir( $folder, 0777, true );
	}

	// phpcs:ignore Squiz.Commenting.FunctionComment.Missing -- The interface has it.
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

	// phpcs:ignore Squiz.Commenting.FunctionComment.Missing -- The interface has it.
	public function set( string $key, $value, int $expire ): void {
		$temporary = tempnam( $this->folder, 'new' );
		file_put_contents( $temporary, $this->encode( $value, $expire ) );
		rename( $temporary, $this->file( $key ) );
	}

	// phpcs:ignore Squiz.Commenting.FunctionComment.Missing -- The interface has it.
	public function add( string $key, $value, int $expire ): bool {
		$stored = $this->stored( $key );
		// One that cannot be read is being written.
		if ( null !== $stored && $this->is_over( $stored ) ) {
			@unlink( $this->file( $key ) );
		}
		$file = @fopen( $this->file( $key ), 'x' );
		if ( false === $file ) {
			return false;
		}
		fwrite( $file, $this->encode( $value, $expire ) );

		return fclose( $file );
	}

	// phpcs:ignore Squiz.Commenting.FunctionComment.Missing -- The interface has it.
	public function delete( string $key ): bool {
		return @unlink( $this->file( $key ) );
	}

	// phpcs:ignore Squiz.Commenting.FunctionComment.Missing -- The interface has it.
	public function flush(): void {
		$files = glob( $this->folder . '/*' );
		array_map( 'unlink', false === $files ? array() : $files );
	}

	/**
	 * A value that counts.
	 *
	 * @param string $key Key.
	 * @return array{end: int, value: mixed}|null Null when there is none, or it is past its end.
	 */
	private function entry( string $key ): ?array {
		$stored = $this->stored( $key );

		return null === $stored || $this->is_over( $stored ) ? null : $stored;
	}

	/**
	 * What a file holds.
	 *
	 * @param string $key Key.
	 * @return array{end: int, value: mixed}|null Null when there is none.
	 */
	private function stored( string $key ): ?array {
		$stored = @unserialize( (string) @file_get_contents( $this->file( $key ) ) );

		return is_array( $stored ) && is_int( $stored['end'] ?? null )
			? array(
				'end'   => $stored['end'],
				'value' => $stored['value'] ?? null,
			)
			: null;
	}

	/**
	 * Whether a value is past its end.
	 *
	 * @param array{end: int, value: mixed} $stored What a file holds.
	 */
	private function is_over( array $stored ): bool {
		return 0 !== $stored['end'] && $stored['end'] <= time();
	}

	/**
	 * Content of a file.
	 *
	 * @param mixed $value  Value.
	 * @param int   $expire Seconds; 0 for no end.
	 */
	private function encode( $value, int $expire ): string {
		return serialize(
			array(
				'end'   => $expire > 0 ? time() + $expire : 0,
				'value' => $value,
			)
		);
	}

	/**
	 * Path of a key's file.
	 *
	 * @param string $key Key.
	 */
	private function file( string $key ): string {
		return $this->folder . '/' . md5( $key );
	}
}

<?php
/**
 * Reads the content that people wrote.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

use RuntimeException;

const CONTENT = __DIR__ . '/../content';

/**
 * The records of a file in content/.
 *
 * @param string $name File name without `.json`.
 * @return list<array<array-key, mixed>>
 * @throws RuntimeException When the file is not a list in JSON.
 */
function content( string $name ): array {
	$records = json_decode( text( "$name.json" ), true );
	if ( ! is_array( $records ) ) {
		throw new RuntimeException( esc_html( "$name.json: " . json_last_error_msg() ) );
	}

	return array_values( array_filter( $records, 'is_array' ) );
}

/**
 * The text of a file in content/.
 *
 * @param string $path Relative to content/.
 * @throws RuntimeException When it cannot be read.
 */
function text( string $path ): string {
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this repository.
	$text = file_get_contents( CONTENT . "/$path" );
	if ( false === $text ) {
		throw new RuntimeException( esc_html( "Cannot read $path." ) );
	}

	return $text;
}

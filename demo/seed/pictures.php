<?php
/**
 * The pictures, in the media library.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

use RuntimeException;

/**
 * Folder of the uploads, so that the addresses are the same on every run.
 */
const MONTH = '2025/01';

/**
 * A picture's attachment.
 *
 * @param non-empty-string $file File name in content/images/, or among the plugin's own examples.
 * @param string           $alt  Alternative text.
 */
function picture( string $file, string $alt ): int {
	return once( "picture:$file", static fn (): int => write_picture( $file, $alt ) );
}

/**
 * Copies a picture into the uploads.
 *
 * @param non-empty-string $file File name in content/images/, or among the plugin's own examples.
 * @param string           $alt  Alternative text.
 * @throws RuntimeException When the folder cannot be written.
 */
function write_picture( string $file, string $alt ): int {
	$shipped = \ProgramsFilter\PLUGIN_DIR . "/images/examples/$file";
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this repository.
	$bits = is_readable( $shipped ) ? (string) file_get_contents( $shipped ) : text( "images/$file" );
	$copy = wp_upload_bits( $file, null, $bits, MONTH );
	if ( false !== $copy['error'] ) {
		throw new RuntimeException( esc_html( $copy['error'] ) );
	}
	$id = id_of(
		wp_insert_attachment(
			wp_slash(
				array(
					'post_title'     => $alt,
					'post_name'      => 'imagen-' . pathinfo( $file, PATHINFO_FILENAME ),
					'post_mime_type' => $copy['type'],
					'post_date'      => '2025-01-01 09:00:00',
					'post_author'    => AUTHOR,
					'meta_input'     => array( '_wp_attachment_image_alt' => $alt ),
				)
			),
			$copy['file'],
			0,
			true
		)
	);
	add_filter( 'intermediate_image_sizes_advanced', __NAMESPACE__ . '\\without_large' );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $copy['file'] ) );

	return $id;
}

/**
 * Leaves out "large" (1024 pixels): the originals have 1200, and PHP as WebAssembly takes its time.
 *
 * @param array<string, mixed> $sizes Sizes by name.
 * @return array<string, mixed>
 */
function without_large( array $sizes ): array {
	unset( $sizes['large'] );

	return $sizes;
}

<?php
/**
 * Finds the picture that a cell names by file name or address, and downloads it if the media library does not have it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Seconds in which another site has to answer. */
const PICTURE_TIMEOUT = 20;

/**
 * The picture of a cell.
 *
 * @param string $text    File name or address; '' for no picture.
 * @param bool   $fetches Whether it may be fetched.
 * @return array{id: int, address: string, problem: string} ID, 0 for none; address from which it is to be fetched.
 */
function found_picture( string $text, bool $fetches ): array {
	$address = '';
	$problem = '';
	if ( 1 === preg_match( '#^https?://#i', $text ) ) {
		$id = picture_by_address( $text );
		if ( 0 === $id ) {
			if ( 1 !== preg_match( '/\.(?:jpe?g|jpe|png|gif|webp|avif)(?:\?|$)/i', $text ) ) {
				$problem = __( 'This is not the address of a picture: it has to end in .jpg, .png, .webp, .avif or .gif.', 'programs-filter' );
			} elseif ( ! current_user_can( 'upload_files' ) ) {
				$problem = __( 'You are not allowed to add pictures to the media library.', 'programs-filter' );
			} elseif ( ! $fetches ) {
				$problem = picture_not_fetched( $text );
			} else {
				$address = $text;
			}
		}
	} else {
		$file = sanitize_file_name( wp_basename( str_replace( '\\', '/', $text ) ) );
		$name = preg_quote( pathinfo( $file, PATHINFO_FILENAME ), '/' ) . '(-scaled)?\.' . preg_quote( pathinfo( $file, PATHINFO_EXTENSION ), '/' );
		$id   = '' === $file ? 0 : newest_picture( array( '_wp_attached_file', "(^|/)$name$", 'REGEXP' ) );
		if ( 0 === $id && '' !== $text ) {
			$problem = __( 'There is no picture of this name in the media library.', 'programs-filter' );
		}
	}

	return compact( 'id', 'address', 'problem' );
}

/**
 * The picture of the library that has an address, or was fetched from it.
 *
 * @param string $address Address.
 * @return int ID; 0 for none.
 */
function picture_by_address( string $address ): int {
	$id = attachment_url_to_postid( $address );

	return $id > 0 && wp_attachment_is_image( $id ) ? $id : newest_picture( array( '_source_url', array( esc_url_raw( $address ), $address ), 'IN' ) );
}

/**
 * The newest picture with some metadata.
 *
 * @param array{string, string|list<string>, string} $condition Meta key, value and comparison.
 * @return int ID; 0 for none.
 */
function newest_picture( array $condition ): int {
	// Where pictures have a language, of any.
	$found = WordPress\run_in_language(
		WordPress\ALL_LANGUAGES,
		static fn(): array => get_posts(
			array(
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'numberposts' => 1,
				'orderby'     => 'ID',
				'fields'      => 'ids',
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Only while sheets are imported.
				'meta_query'  => array(
					array(
						'key'     => $condition[0],
						'value'   => $condition[1],
						'compare' => $condition[2],
						// MariaDB compares texts without case and accents, which tell addresses apart.
						'type'    => 'IN' === $condition[2] ? 'BINARY' : 'CHAR',
					),
				),
			)
		)
	);

	return isset( $found[0] ) && wp_attachment_is_image( $found[0] ) ? $found[0] : 0;
}

/**
 * The problem of a picture that could not be fetched.
 *
 * @param string $reason Message, or address.
 */
function picture_not_fetched( string $reason ): string {
	/* translators: %s: message */
	return sprintf( __( 'The picture could not be downloaded: %s', 'programs-filter' ), $reason );
}

/**
 * Sets the picture of a program, fetched where the library does not have it.
 *
 * @param int                             $program Program.
 * @param array{id: int, address: string} $picture Picture; without ID and address the program gets none.
 * @return string Problem; '' for none.
 */
function write_picture( int $program, array $picture ): string {
	$id = $picture['id'];
	if ( '' !== $picture['address'] ) {
		// An earlier row may have fetched it.
		$id = picture_by_address( $picture['address'] );
		$id = 0 === $id ? fetch_picture( $picture['address'] ) : $id;
	}
	if ( is_wp_error( $id ) ) {
		return picture_not_fetched( wp_strip_all_tags( $id->get_error_message() ) );
	}
	if ( 0 === $id ) {
		delete_post_thumbnail( $program );
	} else {
		set_post_thumbnail( $program, $id );
	}

	return 0 === $id || get_post_thumbnail_id( $program ) === $id ? '' : not_stored();
}

/**
 * Fetches a picture into the media library.
 *
 * @param string $address Address.
 * @return int|\WP_Error ID.
 */
function fetch_picture( string $address ) {
	require_once ABSPATH . 'wp-admin/includes/media.php';
	require_once ABSPATH . 'wp-admin/includes/file.php';
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$most = (int) wp_max_upload_size();
	// One byte more than allowed tells a larger file from one of that size.
	$limit = static fn( array $arguments ): array => array( 'limit_response_size' => $most + 1 ) + $arguments;
	add_filter( 'http_request_args', $limit );
	$file  = download_url( $address, PICTURE_TIMEOUT );
	remove_filter( 'http_request_args', $limit );
	if ( is_wp_error( $file ) ) {
		// In words of WordPress, of another site or of PHP.
		return new \WP_Error( 'programs_filter_not_downloaded', $address );
	}
	if ( (int) filesize( $file ) > $most ) {
		wp_delete_file( $file );

		/* translators: %s: number */
		return new \WP_Error( 'programs_filter_too_large', sprintf( __( 'At most %s MB.', 'programs-filter' ), number_format_i18n( (int) floor( $most / MB_IN_BYTES ) ) ) );
	}
	// Unlike media_sideload_image(), it notes the address before it makes the sizes, which may end PHP: the next attempt finds the picture.
	$id = media_handle_sideload(
		array(
			'name'     => wp_basename( explode( '?', $address )[0] ),
			'tmp_name' => $file,
		),
		0,
		null,
		array( 'meta_input' => array( '_source_url' => wp_slash( $address ) ) )
	);
	if ( is_wp_error( $id ) ) {
		wp_delete_file( $file );
	}

	return $id;
}

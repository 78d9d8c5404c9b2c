<?php
/**
 * The picture that a cell names: a file of the media library, or an address.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * How long the site of a picture may take, in seconds.
 */
const PICTURE_PATIENCE = 20;

/**
 * The picture of a cell.
 *
 * @param string $text    File name or address.
 * @param bool   $fetches Whether it may be fetched.
 * @return array{id: int, address: string, problem: string} With an address: it is to be fetched. 0 for none.
 */
function found_picture( string $text, bool $fetches ): array {
	$is_address = 1 === preg_match( '#^https?://#i', $text );
	$id         = '' === $text ? 0 : ( $is_address ? picture_by_address( $text ) : picture_by_name( $text ) );
	$problem    = '';
	if ( $is_address && 0 === $id ) {
		if ( 1 !== preg_match( '/\.(?:jpe?g|jpe|png|gif|webp|avif)(?:\?|$)/i', $text ) ) {
			$problem = __( 'This is not the address of a picture: it has to end in .jpg, .png, .webp, .avif or .gif.', 'programs-filter' );
		} elseif ( ! current_user_can( 'upload_files' ) ) {
			$problem = __( 'You are not allowed to add pictures to the media library.', 'programs-filter' );
		} elseif ( ! $fetches ) {
			$problem = picture_not_fetched( $text );
		}
	} elseif ( '' !== $text && 0 === $id ) {
		$problem = __( 'There is no picture of this name in the media library.', 'programs-filter' );
	}

	return array(
		'id'      => $id,
		'address' => $is_address && 0 === $id && '' === $problem ? $text : '',
		'problem' => $problem,
	);
}

/**
 * The picture of the library that is at an address, or was fetched from there.
 *
 * @param string $address Address.
 * @return int ID; 0 for none.
 */
function picture_by_address( string $address ): int {
	$id = attachment_url_to_postid( $address );

	return is_picture( $id ) ? $id : picture_by_metadata( array( '_source_url' => array( esc_url_raw( $address ), $address ) ) );
}

/**
 * The newest picture of the library with a file name.
 *
 * @param string $name File name, as it was before it was uploaded or after.
 * @return int ID; 0 for none.
 */
function picture_by_name( string $name ): int {
	$file  = sanitize_file_name( wp_basename( str_replace( '\\', '/', $name ) ) );
	$names = array( $file, preg_replace( '/(\.\w+)$/', '-scaled$1', $file ) );

	return '' === $file ? 0 : picture_by_metadata( array( '_wp_attached_file' => $names ) );
}

/**
 * The newest picture with one of some values.
 *
 * @param array<string, list<string|null>> $values By the key of the metadata; of a file its name, whatever its folder.
 * @return int ID; 0 for none.
 */
function picture_by_metadata( array $values ): int {
	$clauses = array( 'relation' => 'OR' );
	foreach ( $values as $key => $texts ) {
		foreach ( array_unique( array_filter( $texts, 'is_string' ) ) as $text ) {
			$clauses[] = array( 'key' => $key ) + (
				'_wp_attached_file' === $key
					? array(
						'value'   => '(^|/)' . preg_quote( $text, '/' ) . '$',
						'compare' => 'REGEXP',
					)
					: array(
						'value' => $text,
						// MariaDB compares texts without case and accents, which make another address.
						'type'  => 'BINARY',
					)
			);
		}
	}
	$found = get_posts(
		array(
			'post_type'   => 'attachment',
			'post_status' => 'inherit',
			'numberposts' => 1,
			'orderby'     => 'ID',
			'fields'      => 'ids',
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Only while sheets are imported.
			'meta_query'  => $clauses,
		)
	);
	$id    = $found[0] ?? 0;

	return is_int( $id ) && is_picture( $id ) ? $id : 0;
}

/**
 * Whether there is such a picture.
 *
 * @param int $id ID.
 */
function is_picture( int $id ): bool {
	return $id > 0 && wp_attachment_is_image( $id );
}

/**
 * That a picture could not be fetched.
 *
 * @param string $why Message, or address.
 */
function picture_not_fetched( string $why ): string {
	/* translators: %s: message */
	return sprintf( __( 'The picture could not be fetched: %s', 'programs-filter' ), $why );
}

/**
 * Fetches a picture into the media library, as WordPress does.
 *
 * @param string $address Address.
 * @return int|\WP_Error ID.
 */
function fetch_picture( string $address ) {
	require_once ABSPATH . 'wp-admin/includes/media.php';
	require_once ABSPATH . 'wp-admin/includes/file.php';
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$most    = (int) wp_max_upload_size();
	$filters = array(
		'http_request_args'            => static fn( $arguments ) => is_array( $arguments ) ? array(
			'timeout'             => PICTURE_PATIENCE,
			// A byte more, to see that there is more.
			'limit_response_size' => $most + 1,
		) + $arguments : $arguments,
		'wp_handle_sideload_prefilter' => static fn( $file ) => is_array( $file ) && is_string( $file['tmp_name'] ?? null ) && (int) filesize( $file['tmp_name'] ) > $most ? array(
			/* translators: %s: number */
			'error' => sprintf( __( 'At most %s MB.', 'programs-filter' ), number_format_i18n( (int) floor( $most / MB_IN_BYTES ) ) ),
		) + $file : $file,
		// WordPress itself knows AVIF, and leaves it out here.
		'image_sideload_extensions'    => static fn( $extensions ) => is_array( $extensions ) ? array_merge( $extensions, array( 'avif' ) ) : $extensions,
	);
	array_map( 'add_filter', array_keys( $filters ), $filters );
	try {
		$id = media_sideload_image( $address, 0, null, 'id' );
	} finally {
		array_map( 'remove_filter', array_keys( $filters ), $filters );
	}

	return is_wp_error( $id ) || is_numeric( $id ) ? ( is_wp_error( $id ) ? $id : (int) $id ) : new \WP_Error( 'programs_filter_picture' );
}

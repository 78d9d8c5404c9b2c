<?php
/**
 * The fact `documents`: attachment IDs of a program, parsed from forms and sheets, and printed as links to those that the visitor may read.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Documents that are written as IDs or as addresses of files.
 *
 * @param string $text Separated by spaces, commas or "|".
 * @return string IDs with commas, and what is not in the media library as it is.
 */
function parse_documents( string $text ): string {
	$parts = (array) preg_split( '/[\s|,;]+/', $text, -1, PREG_SPLIT_NO_EMPTY );
	$ids   = array_map(
		static function ( $part ): string {
			$id = 1 === preg_match( '#^https?://#i', (string) $part ) ? attachment_url_to_postid( (string) $part ) : 0;

			return 0 === $id ? (string) $part : (string) $id;
		},
		$parts
	);

	return implode( ',', array_unique( $ids ) );
}

/**
 * Primes the caches of the documents of programs.
 *
 * @param list<\WP_Post> $programs Programs.
 */
function prime_document_caches( array $programs ): void {
	$stored = array_map( static fn( \WP_Post $program ): string => WordPress\only_text( get_metadata_raw( 'post', $program->ID, get_fact_meta_key( 'documents' ), true ) ), $programs );
	$ids    = wp_parse_id_list( implode( ',', $stored ) );
	_prime_post_caches( $ids, false );
	// Their parents decide who can read them.
	$parents = array_map( static fn( int $id ): int => (int) wp_get_post_parent_id( $id ), $ids );
	_prime_post_caches( array_diff( $parents, array( 0 ) ), false, false );
}

/**
 * Primes them for a REST collection in the editor, whose items have their texts (fact-binding.php).
 *
 * @param array<string, mixed>                   $query_args   Arguments of the query.
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @return array<string, mixed>
 */
function prime_document_caches_for_rest( array $query_args, \WP_REST_Request $request ): array {
	if ( 'edit' === $request['context'] ) {
		$read = static function ( array $posts ) use ( &$read ): array {
			remove_filter( 'the_posts', $read );
			prime_document_caches( array_values( array_filter( $posts, static fn( $post ): bool => $post instanceof \WP_Post ) ) );

			return $posts;
		};
		add_filter( 'the_posts', $read );
	}

	return $query_args;
}

/**
 * The documents that the visitor can read.
 *
 * @param string $stored Stored IDs.
 * @return array<int, array{url: string, text: string}> By ID. Text: title, type and size.
 */
function get_documents( string $stored ): array {
	if ( '' === $stored ) {
		return array();
	}
	$ids = wp_parse_id_list( $stored );
	_prime_post_caches( $ids, false );
	$documents = array();
	foreach ( $ids as $id ) {
		$post = get_post( $id );
		$url  = null === $post || 'attachment' !== $post->post_type || ! current_user_can_read_document( $post ) ? false : wp_get_attachment_url( $id );
		if ( null !== $post && is_string( $url ) ) {
			$documents[ $id ] = array(
				'url'  => $url,
				'text' => get_document_text( $post ),
			);
		}
	}

	return $documents;
}

/**
 * Whether the visitor can read a document: not if it belongs to a private program or page, or is in the trash.
 *
 * @param \WP_Post $document Attachment.
 */
function current_user_can_read_document( \WP_Post $document ): bool {
	return is_post_publicly_viewable( $document ) || ( 'inherit' === $document->post_status && current_user_can( 'read_post', $document->ID ) );
}

/**
 * The text of a document.
 *
 * @param \WP_Post $document Attachment.
 * @return string Such as "Leaflet (PDF, 1.2 MB)".
 */
function get_document_text( \WP_Post $document ): string {
	$file  = (string) get_attached_file( $document->ID );
	$data  = wp_get_attachment_metadata( $document->ID );
	$size  = is_array( $data ) ? $data['filesize'] ?? null : null;
	$bytes = is_numeric( $size ) ? (int) $size : wp_filesize( $file );
	$about = array( strtoupper( pathinfo( $file, PATHINFO_EXTENSION ) ), $bytes > 0 ? (string) size_format( $bytes, $bytes < MB_IN_BYTES ? 0 : 1 ) : '' );
	$about = implode( ', ', array_diff( $about, array( '' ) ) );
	$title = WordPress\get_plain_text( get_the_title( $document ) );
	$title = '' === $title ? wp_basename( $file ) : $title;

	return '' === $about ? $title : "$title ($about)";
}

/**
 * The documents of a program.
 *
 * @param Facts $facts Facts.
 * @return array{string, string} Text and HTML.
 */
function get_documents_text_and_html( array $facts ): array {
	$texts = array_column( get_documents( $facts['documents'] ), 'text' );

	return array( implode( ' · ', $texts ), implode( '<br>', array_map( 'esc_html', $texts ) ) );
}

/**
 * The links to the documents of a program.
 *
 * @param Facts $facts Facts.
 * @return list<array{url: string, text: string}>
 */
function get_document_links( array $facts ): array {
	return array_values( get_documents( $facts['documents'] ) );
}

/**
 * Gives programs that WordPress's importer writes the new IDs of their documents. A file that was not imported keeps its ID, as pictures do.
 */
function remap_documents_on_import(): void {
	$ids      = array();
	$programs = array();
	add_filter(
		'wp_import_post_meta',
		static function ( $meta, int $id, array $post ) use ( &$ids ) {
			$ids[ is_numeric( $post['post_id'] ) ? (int) $post['post_id'] : 0 ] = $id;

			return $meta;
		},
		10,
		3
	);
	add_action(
		'wp_import_insert_post',
		static function ( $id ) use ( &$programs ): void {
			if ( is_int( $id ) && POST_TYPE === get_post_type( $id ) ) {
				$programs[] = $id;
			}
		}
	);
	add_action(
		'import_end',
		static function () use ( &$ids, &$programs ): void {
			foreach ( $programs as $program ) {
				$old = wp_parse_id_list( stored_facts( $program )['documents'] );
				$new = array_map( static fn( int $id ): int => $ids[ $id ] ?? $id, $old );
				if ( $new !== $old ) {
					update_post_meta( $program, get_fact_meta_key( 'documents' ), implode( ',', $new ) );
				}
			}
			$programs = array();
		}
	);
}

<?php
/**
 * What the seed made stays made, and stays deleted when an editor deletes it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

use RuntimeException;
use WP_Error;

/**
 * Option with the ids of everything that the seed made, by key.
 */
const LEDGER = 'programs_filter_playground';

/**
 * The id of something that is made once in the life of a site.
 *
 * @param string          $key  Such as "pfilter_programa:yoga".
 * @param callable(): int $make Makes it.
 */
function once( string $key, callable $make ): int {
	$ledger = get_option( LEDGER, array() );
	$ledger = is_array( $ledger ) ? $ledger : array();
	if ( ! isset( $ledger[ $key ] ) || ! is_int( $ledger[ $key ] ) ) {
		$ledger[ $key ] = $make();
		update_option( LEDGER, $ledger, false );
	}

	return $ledger[ $key ];
}

/**
 * Writes a post, unless an earlier run that was interrupted has written it.
 *
 * @param array $post As wp_insert_post() takes it, but without slashes.
 * @phpstan-param array{
 *     post_type: string,
 *     post_name: string,
 *     post_title: string,
 *     post_content: string,
 *     post_date: string,
 *     post_status?: string,
 *     post_excerpt?: string,
 *     menu_order?: int,
 *     page_template?: string,
 *     tax_input?: array<string, list<int>>,
 *     meta_input?: array<string, int>,
 * } $post
 * @throws RuntimeException When WordPress refuses it.
 */
function write_post( array $post ): int {
	$found = get_posts(
		array(
			'name'        => $post['post_name'],
			'post_type'   => $post['post_type'],
			'post_status' => 'any',
			'numberposts' => 1,
		)
	);

	if ( isset( $found[0] ) ) {
		return $found[0]->ID;
	}

	return id_of( wp_insert_post( wp_slash( array( 'post_author' => AUTHOR ) + $post ), true ) ); // @phpstan-ignore argument.type (wp_slash() keeps the shape; its stub does not say so)
}

/**
 * The id that WordPress answered with.
 *
 * @param int|WP_Error $result What WordPress answered.
 * @throws RuntimeException With WordPress's message, when it is an error.
 */
function id_of( $result ): int {
	if ( is_wp_error( $result ) ) {
		throw new RuntimeException( esc_html( $result->get_error_message() ) );
	}

	return $result;
}

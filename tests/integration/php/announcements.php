<?php
/**
 * What is announced at the end of a request.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use ProgramsFilter\Listing;

/** The changes of the request. */
function request_changes(): Listing\Changes {
	$changes = $GLOBALS['programs_filter_changes'];
	assert( $changes instanceof Listing\Changes );

	return $changes;
}

/**
 * Runs code as a request of its own.
 *
 * @param callable(): mixed $code Code.
 * @return array{times: int, pages: list<string>} How often a change of what listings show was announced; slugs of the posts that were announced to
 *                                                page caches with it, in order.
 */
function announced( callable $code ): array {
	request_changes()->announce();
	$times = 0;
	$pages = array();
	$count = static function () use ( &$times ): void {
		++$times;
	};
	$page  = static function ( int $id, \WP_Post $post ) use ( &$pages ): void {
		if ( doing_action( 'programs_filter_changed' ) ) {
			$pages[] = $post->post_name;
		}
	};
	add_action( 'programs_filter_changed', $count );
	add_action( 'clean_post_cache', $page, 10, 2 );
	try {
		$code();
		request_changes()->announce();
	} finally {
		remove_action( 'programs_filter_changed', $count );
		remove_action( 'clean_post_cache', $page );
	}
	sort( $pages );

	return array( 'times' => $times, 'pages' => $pages );
}

/**
 * How often each of some changes is announced.
 *
 * @param array<string, callable(): mixed> $changes Changes by name.
 * @return array<string, int>
 */
function announcements( array $changes ): array {
	return array_map( static fn( callable $change ): int => announced( $change )['times'], $changes );
}

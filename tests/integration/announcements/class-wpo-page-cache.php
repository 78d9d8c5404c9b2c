<?php
/**
 * What stands for page caches that have us call a function of theirs: W3 Total Cache's, and WP-Optimize's.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, Squiz.Commenting -- Names of others.
// phpcs:disable Generic.Files.OneObjectStructurePerFile, Universal.Files.SeparateFunctionsFromOO -- One stands for several.

/**
 * Slugs of the pages that a cache was told of.
 *
 * @param string   $cache Short name.
 * @param int|null $page  ID of one more.
 * @return list<string>
 */
function told_caches( string $cache, ?int $page = null ): array {
	static $told = array();
	if ( null !== $page ) {
		$told[ $cache ][] = (string) get_post_field( 'post_name', $page );
	}

	return $told[ $cache ] ?? array();
}

function w3tc_flush_post( int $page ): void {
	told_caches( 'w3tc', $page );
}

final class WPO_Page_Cache {

	public static function delete_single_post_cache( int $page ): void {
		told_caches( 'wpo', $page );
	}
}

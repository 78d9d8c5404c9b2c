<?php
/**
 * Stands for page caches that have us call a function of theirs, which does an action of that name: W3 Total Cache's, WP-Optimize's, and SiteGround Optimizer's.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, Squiz.Commenting -- Names of others.
// phpcs:disable Generic.Files.OneObjectStructurePerFile, Universal.Files.SeparateFunctionsFromOO -- One stands for several.

function w3tc_flush_post( int $page ): void {
	do_action( 'w3tc_flush_post', $page );
}

function sg_cachepress_purge_cache( string $address ): void {
	do_action( 'sg_cachepress_purge_cache', $address );
}

final class WPO_Page_Cache {

	public static function delete_single_post_cache( int $page ): void {
		do_action( 'wpo_delete_single_post_cache', $page );
	}
}

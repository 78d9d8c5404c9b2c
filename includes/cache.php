<?php
/**
 * Listings from the persistent object cache, where the site has one.
 *
 * Without one nothing is stored: in the database it would cost more than it saves.
 *
 * What is kept: an overview for each listing, and the cards under each category in HTML. The rest of the block is rendered on
 * every request, as it depends on the address and on the block's place in the page.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Cache;

use ProgramsFilter\Cache_Key;
use ProgramsFilter\Cache_Store;
use ProgramsFilter\Categories;
use ProgramsFilter\Listing;
use ProgramsFilter\Renderer;

defined( 'ABSPATH' ) || exit;

/**
 * How long a request waits for another that renders the same, in seconds. Then it renders for itself: slow, but no error.
 */
const PATIENCE = 3.0;

/**
 * Pause between two looks at the cache, in microseconds.
 */
const PAUSE = 20000;

/**
 * Everything that the templates print.
 *
 * @param array $attributes Attributes.
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return Listing
 */
function listing( array $attributes ): array {
	$key = Cache_Key\of( $attributes );
	$end = microtime( true ) + PATIENCE;
	while ( null !== $key && microtime( true ) < $end ) {
		// Read on every round, and before anything that is rendered: what is stored under it is never older than it.
		$version = Cache_Store\version();
		$listing = find( $key, $version );
		if ( null !== $listing ) {
			return $listing;
		}
		$lock = "$key:" . md5( $version );
		if ( Cache_Store\lock( $lock ) ) {
			try {
				return render( $attributes, $key, $version );
			} finally {
				Cache_Store\unlock( $lock );
			}
		}
		usleep( PAUSE );
	}

	return Listing\view_model( $attributes );
}

/**
 * A listing that is in the cache.
 *
 * @param string $key     Key of the listing.
 * @param string $version Version of the content.
 * @return array|null
 * @phpstan-return Listing|null
 */
function find( string $key, string $version ): ?array {
	/**
	 * What render() stored.
	 *
	 * @phpstan-var ListingOverview|null $overview
	 */
	$overview = Cache_Store\read( $key, $version );
	if ( null === $overview ) {
		return null;
	}
	$active = Listing\active_category( $overview );
	$html   = Cache_Store\read( cards_key( $key, $active ), $version );

	return is_string( $html ) ? Listing\with_cards( $overview, $active, $html ) : null;
}

/**
 * Renders a listing and stores it.
 *
 * @param array  $attributes Attributes.
 * @param string $key        Key of the listing.
 * @param string $version    Version of the content, read before.
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return Listing
 */
function render( array $attributes, string $key, string $version ): array {
	// What this request has in memory may be older than the version.
	wp_cache_flush_runtime();
	$listing = Listing\view_model( $attributes );
	// A setting that changed meanwhile belongs to another key.
	if ( Cache_Key\of( $attributes ) === $key ) {
		Cache_Store\write( cards_key( $key, $listing['active'] ), $listing['cards'], $version );
		Cache_Store\write( $key, array( 'cards' => '' ) + $listing, $version );
	}

	return $listing;
}

/**
 * Key of a listing's cards under a category.
 *
 * @param string $key    Key of the listing.
 * @param string $active Slug, or `all`.
 */
function cards_key( string $key, string $active ): string {
	return "$key:" . md5( $active );
}

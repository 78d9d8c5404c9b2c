<?php
/**
 * Keeps the cards of listings in the persistent object cache, where the site has one. An entry holds the slugs and the HTML of a listing's cards,
 * without what depends on the URL. Its version is `last_changed` of the plugin's cache group, which changes.php sets.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use const ProgramsFilter\VERSION;

defined( 'ABSPATH' ) || exit;

/**
 * Lifetime of an entry in seconds, for changes that are not announced, such as changed code or a query by date. An entry ends sooner where the clock
 * changes its content (clock.php).
 */
const CACHE_EXPIRATION = 3600;

/** Lifetime of the lock in seconds, for requests that crash. */
const CACHE_LOCK_EXPIRATION = 10;

/**
 * Returns the cards of a listing, from the cache or new. Never waits for another request.
 *
 * @param ListingAttributes              $attributes Attributes.
 * @param array<string, mixed>           $arguments  Arguments of the listing's query, after all filters.
 * @param callable(): list<RenderedCard> $render     Makes the cards.
 * @return list<RenderedCard>
 */
function kept_cards( array $attributes, array $arguments, callable $render ): array {
	$key = cache_key( $attributes, $arguments );
	if ( null === $key ) {
		return $render();
	}
	$version = wp_cache_get_last_changed( CACHE_GROUP );

	/**
	 * As it is set below.
	 *
	 * @var array{version: string, until: int, cards: list<RenderedCard>}|false $entry
	 */
	$entry = wp_cache_get( $key, CACHE_GROUP );
	if ( false !== $entry && $entry['version'] === $version && time() < $entry['until'] ) {
		return $entry['cards'];
	}
	if ( ! wp_cache_add( "lock:$key", 1, CACHE_GROUP, CACHE_LOCK_EXPIRATION ) ) {
		// Another request renders this listing: the old entry is used. If there is no lock, the cache refused to add one.
		return false !== $entry && false !== wp_cache_get( "lock:$key", CACHE_GROUP, true ) ? $entry['cards'] : $render();
	}
	try {
		list( $cards, $until ) = render_to_keep( $attributes, $render );
		if ( $until <= time() || ! wp_cache_set( $key, compact( 'version', 'until', 'cards' ), CACHE_GROUP, $until - time() ) ) {
			// The entry may be too large. The old one must not stay.
			wp_cache_delete( $key, CACHE_GROUP );
		}
	} finally {
		wp_cache_delete( "lock:$key", CACHE_GROUP );
	}

	return $cards;
}

/**
 * Returns the cards of some of many programs, each from the cache or new.
 *
 * @param ListingAttributes                              $attributes Attributes.
 * @param list<\WP_Post>                                 $posts      Programs.
 * @param callable( list<\WP_Post> ): list<RenderedCard> $render     Makes the cards of programs.
 * @return list<RenderedCard> In the order of the programs.
 */
function kept_cards_of_programs( array $attributes, array $posts, callable $render ): array {
	// What a card does not depend on.
	$common  = array(
		'limit'   => 0,
		'perPage' => 0,
		'anchor'  => '',
		'only'    => array(),
	);
	$key     = cache_key( $common + $attributes, array() );
	$version = wp_cache_get_last_changed( CACHE_GROUP );
	$by_id   = array();
	/**
	 * As they are set below.
	 *
	 * @var array<array{version: string, until: int, cards: list<RenderedCard>}|false> $entries
	 */
	$entries = null === $key ? array() : wp_cache_get_multiple( array_map( static fn( \WP_Post $post ): string => "$key:$post->ID", $posts ), CACHE_GROUP );
	foreach ( $entries as $entry ) {
		if ( false !== $entry && $entry['version'] === $version && time() < $entry['until'] ) {
			$by_id += array_column( $entry['cards'], null, 'id' );
		}
	}
	$missing = array_values( array_filter( $posts, static fn( \WP_Post $post ): bool => ! isset( $by_id[ $post->ID ] ) ) );
	if ( array() !== $missing ) {
		list( $new, $until ) = render_to_keep( $attributes, static fn(): array => $render( $missing ) );
		$entries             = array();
		foreach ( $new as $card ) {
			$by_id[ $card['id'] ]            = $card;
			$entries[ "$key:{$card['id']}" ] = array( 'cards' => array( $card ) ) + compact( 'version', 'until' );
		}
		if ( null !== $key && $until > time() ) {
			wp_cache_set_multiple( $entries, CACHE_GROUP, $until - time() );
		}
	}
	$cards = array();
	foreach ( $posts as $post ) {
		if ( isset( $by_id[ $post->ID ] ) ) {
			$cards[] = $by_id[ $post->ID ];
		}
	}

	return $cards;
}

/**
 * Makes cards, and says until when they may be kept.
 *
 * @param ListingAttributes              $attributes Attributes.
 * @param callable(): list<RenderedCard> $render     Makes the cards.
 * @return array{list<RenderedCard>, int} And Unix time; 0 where they may not be kept.
 */
function render_to_keep( array $attributes, callable $render ): array {
	Program\has_excerpt_been_filtered( false );
	// The moment of which the cards are.
	$until = min( time() + CACHE_EXPIRATION, kept_until( WordPress\get_current_timestamp() ) );
	$cards = $render();
	$may   = ! Program\has_excerpt_been_filtered() || is_caching_permitted( array( FILTERED_EXCERPT ), $attributes );

	return array( $cards, $may ? $until : 0 );
}

/**
 * Returns the cache key of a listing: all that its cards depend on besides the content.
 *
 * @param ListingAttributes    $attributes Attributes.
 * @param array<string, mixed> $arguments  Arguments of its query.
 * @return string|null Null when it must not be kept.
 */
function cache_key( array $attributes, array $arguments ): ?string {
	global $content_width;

	if ( ! wp_using_ext_object_cache() || ! is_public_page() || false === ( $arguments['cache_results'] ?? true ) ) {
		return null;
	}

	/**
	 * Filters what else the cards of a listing depend on, such as the visitor's country, for the cache key.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, mixed> $varies     Values by name.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	$varies = apply_filters( 'programs_filter_cache_varies', array(), $attributes );

	if ( ! is_caching_permitted( caching_objections(), $attributes ) || ! is_array( $varies ) ) {
		return null;
	}
	// Plugins of the network with the time of their activation. Sites are not notified of changes.
	$plugins = is_multisite() ? get_site_option( 'active_sitewide_plugins' ) : array();
	$words   = ! $attributes['showGrid'] && is_search_requested();
	$parts   = array( VERSION, $words, $plugins, get_stylesheet(), $content_width, determine_locale(), home_url( '/' ), is_ssl(), wp_get_upload_dir()['baseurl'] );
	try {
		return md5( serialize( array( $parts, is_user_logged_in(), Program\has_foreign_excerpt_callbacks(), wp_json_encode( Program\get_listed_content() ), $attributes, $arguments, $varies ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Never unserialized; JSON would not tell all objects apart.
	} catch ( \Throwable $error ) {
		// A closure, for example, has no key.
		return null;
	}
}

/** Objection: the visitor is signed in, and other plugins may show members something else. */
const SIGNED_IN = 'signed-in';

/** Objection: other code filters cards or replaces their template, and may depend on anything, such as the page. */
const FILTERED_CARDS = 'filtered-cards';

/** Objection: other plugins filtered an excerpt, perhaps for this visitor only. */
const FILTERED_EXCERPT = 'filtered-excerpt';

/** Objection: other code decides who may read programs, perhaps by the visitor, and nothing announces when it changes its mind. */
const RESTRICTED_READING = 'restricted-reading';

/** Filters whose results are cached. */
const CARD_FILTERS = array( 'programs_filter_card', 'programs_filter_card_html', 'programs_filter_criteria', 'programs_filter_excerpt_length', 'programs_filter_facts', 'programs_filter_picture_size', 'programs_filter_search_text' );

/**
 * Returns the objections that are known before any card is made.
 *
 * @return list<string>
 */
function caching_objections(): array {
	$objections = array(
		SIGNED_IN          => is_user_logged_in(),
		FILTERED_CARDS     => __DIR__ . '/templates/card.php' !== locate_template_file( 'card' ) || array() !== array_filter( CARD_FILTERS, 'has_filter' ),
		RESTRICTED_READING => Program\has_membership_checks(),
	);

	return array_keys( array_filter( $objections ) );
}

/**
 * Whether the cards of a listing may be cached. The filter runs once for each objection, so that a callback can answer one of them.
 *
 * @param list<string>         $objections Objections.
 * @param array<string, mixed> $attributes Attributes.
 */
function is_caching_permitted( array $objections, array $attributes ): bool {
	foreach ( array() === $objections ? array( '' ) : $objections as $objection ) {
		/**
		 * Filters whether the cards of a listing may be cached in the object cache. Runs once for each objection; every call has to return true.
		 *
		 * @since 0.1.0
		 *
		 * @param bool                 $cache      True if there is no objection.
		 * @param array<string, mixed> $attributes Block attributes.
		 * @param string               $objection  `signed-in`; `filtered-cards`: a card filter has a callback, or the card template is overridden;
		 *                                         `filtered-excerpt`: another plugin filters an excerpt; `restricted-reading`: other code
		 *                                         restricts access to programs; '' for none.
		 */
		if ( true !== apply_filters( 'programs_filter_cache', '' === $objection, $attributes, $objection ) ) {
			return false;
		}
	}

	return true;
}

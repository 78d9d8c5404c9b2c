<?php
/**
 * The cards of listings in the persistent object cache, where the site has one. Never in the database: docs/scaling.md says why.
 *
 * One entry a listing: the cards' slugs and their inside. What depends on the address is printed on the way out. An entry has the
 * version of the content that it was made from: WordPress's own `last_changed` of this plugin's group, which announcement.php raises.
 *
 * Whether the cards of a listing may be kept: what speaks against it, and what the site says to that.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Filters;
use ProgramsFilter\Program;
use const ProgramsFilter\VERSION;

defined( 'ABSPATH' ) || exit;


/**
 * An end, in seconds, for what nothing announces: code that was changed on the server, a program that somebody's query hides by its date.
 * An entry ends sooner where the clock changes what it says (clock.php).
 */
const CACHE_EXPIRATION = 3600;

/**
 * How long a lock of a request that crashed stays, in seconds.
 */
const CACHE_LOCK_EXPIRATION = 10;

/**
 * The cards of a listing: kept ones, or new ones. Never waits for anything.
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
	 * What was kept below.
	 *
	 * @phpstan-var array{version: string, until: int, cards: list<RenderedCard>}|false $entry
	 */
	$entry = wp_cache_get( $key, CACHE_GROUP );
	if ( is_array( $entry ) && $entry['version'] === $version && time() < $entry['until'] ) {
		return $entry['cards'];
	}
	if ( ! wp_cache_add( "lock:$key", 1, CACHE_GROUP, CACHE_LOCK_EXPIRATION ) ) {
		// Somebody renders this already: the version before will do. Without a lock it is the cache that refuses.
		return is_array( $entry ) && false !== wp_cache_get( "lock:$key", CACHE_GROUP, true ) ? $entry['cards'] : $render();
	}
	try {
		Program\have_others_filtered( false );
		// Before the cards are made, which may take until then.
		$until = kept_until( time() );
		$cards = $render();
		$left  = min( CACHE_EXPIRATION, $until - time() );
		if ( Program\have_others_filtered() && ! is_caching_permitted( array( FILTERED_EXCERPT ), $attributes ) ) {
			wp_cache_delete( $key, CACHE_GROUP );
		} elseif ( $left <= 0 || ! wp_cache_set( $key, compact( 'version', 'until', 'cards' ), CACHE_GROUP, $left ) ) {
			// Too large, perhaps. The version before must not outlive it.
			wp_cache_delete( $key, CACHE_GROUP );
		}
	} finally {
		wp_cache_delete( "lock:$key", CACHE_GROUP );
	}

	return $cards;
}

/**
 * Key of a listing: everything that its cards depend on besides the content.
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
	 * Filters what the cards of a listing differ by that this plugin cannot know, such as the visitor's country.
	 *
	 * @since n.e.x.t
	 *
	 * @param array<string, mixed> $varies     Values by name.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	$varies = apply_filters( 'programs_filter_cache_varies', array(), $attributes );

	$card = card_changed_at();
	if ( ! is_caching_permitted( caching_objections(), $attributes ) || ! is_array( $varies ) || null === $card ) {
		return null;
	}
	// A network's plugins, with the time of their activation: no site of it is told when they change.
	$plugins = is_multisite() ? get_site_option( 'active_sitewide_plugins' ) : array();
	$words   = ! $attributes['showGrid'] && Filters\is_search_asked();
	$parts   = array( VERSION, $words, $card, $plugins, get_stylesheet(), $content_width, determine_locale(), home_url( '/' ), is_ssl(), wp_get_upload_dir()['baseurl'] );
	try {
		return md5( serialize( array( $parts, is_user_logged_in(), Program\have_other_callbacks(), $attributes, $arguments, $varies ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Never unserialized; JSON would not tell all objects apart.
	} catch ( \Throwable $error ) {
		// A closure, for example: two of them cannot be told apart.
		return null;
	}
}

/**
 * When somebody's template of the card was changed. The plugin's own changes with its version, and has another time on each server.
 *
 * @return int|null Unix time, 0 for the plugin's own; null while PHP may still run the code before the change: OPcache looks at a file only now and then, and the
 *                  old code's cards must not be kept as the new one's.
 */
function card_changed_at(): ?int {
	$changed = (int) filectime( template_path( 'card' ) );
	$request = $_SERVER['REQUEST_TIME'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- PHP's own number.

	if ( ! is_int( $request ) || $request - $changed <= (int) ini_get( 'opcache.revalidate_freq' ) ) {
		return null;
	}

	return is_template_replaced( 'card' ) ? $changed : 0;
}

/**
 * Somebody is signed in: another plugin may show them something else.
 */
const SIGNED_IN = 'signed-in';

/**
 * Cards or their template are somebody else's, and may depend on anything, such as the page.
 */
const FILTERED_CARDS = 'filtered-cards';

/**
 * Other plugins took part in an excerpt: what they show may be for this visitor only.
 */
const FILTERED_EXCERPT = 'filtered-excerpt';

/**
 * Filters whose answers are part of what is kept.
 */
const CARD_FILTERS = array( 'programs_filter_card', 'programs_filter_card_html', 'programs_filter_criteria', 'programs_filter_excerpt_length', 'programs_filter_picture_size', 'programs_filter_search_text' );

/**
 * What is known before any card is made.
 *
 * @return list<string>
 */
function caching_objections(): array {
	$objections = array();
	if ( is_user_logged_in() ) {
		$objections[] = SIGNED_IN;
	}
	if ( is_template_replaced( 'card' ) || array() !== array_filter( CARD_FILTERS, 'has_filter' ) ) {
		$objections[] = FILTERED_CARDS;
	}

	return $objections;
}

/**
 * Whether the site lets the cards of a listing be kept. It is asked about each objection by itself, so that who knows an answer to one
 * does not answer another.
 *
 * @param list<string>         $objections Objections.
 * @param array<string, mixed> $attributes Attributes.
 */
function is_caching_permitted( array $objections, array $attributes ): bool {
	foreach ( array() === $objections ? array( '' ) : $objections as $objection ) {
		/**
		 * Filters whether the cards of a listing may be kept in the object cache. Asked for each objection; one that stays is enough.
		 *
		 * @since n.e.x.t
		 *
		 * @param bool                 $keep       True where there is no objection.
		 * @param array<string, mixed> $attributes The block's attributes.
		 * @param string               $objection  `signed-in`; `filtered-cards`, also where their template is replaced; `filtered-excerpt`, where other
		 *                                         plugins took part in one; '' for none.
		 */
		if ( true !== apply_filters( 'programs_filter_cache', '' === $objection, $attributes, $objection ) ) {
			return false;
		}
	}

	return true;
}

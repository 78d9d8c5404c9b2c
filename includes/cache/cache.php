<?php
/**
 * The cards of listings in the persistent object cache, where the site has one. Never in the database: docs/scaling.md says why.
 *
 * One entry a listing: the cards' slugs and their inside. What depends on the address is printed on the way out. An entry has the
 * version of the content that it was made from: WordPress's own `last_changed` of this plugin's group, which announcement.php raises.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Cache;

use ProgramsFilter\Asked;
use ProgramsFilter\Clock;
use ProgramsFilter\Others;
use ProgramsFilter\Permission;
use ProgramsFilter\Templates;
use const ProgramsFilter\Announcement\ACTION;
use const ProgramsFilter\VERSION;

defined( 'ABSPATH' ) || exit;

const GROUP = 'programs_filter';

/**
 * An end, in seconds, for what nothing announces: code that was changed on the server, a program that somebody's query hides by its date.
 * An entry ends sooner where the clock changes what it says (clock.php).
 */
const EXPIRATION = 3600;

/**
 * How long a lock of a request that crashed stays, in seconds.
 */
const LOCK_EXPIRATION = 10;

/**
 * Reads the version, before any post is read: from here on this request remembers it as long as it remembers posts.
 */
function bootstrap(): void {
	if ( wp_using_ext_object_cache() ) {
		wp_cache_get_last_changed( GROUP );
	}
	add_action( ACTION, __NAMESPACE__ . '\\forget', 0, 0 );
}

/**
 * Makes every entry old.
 */
function forget(): void {
	wp_cache_set_last_changed( GROUP );
}

/**
 * The cards of a listing: kept ones, or new ones. Never waits for anything.
 *
 * @param array                $attributes Attributes.
 * @param array<string, mixed> $arguments  Arguments of the listing's query, after all filters.
 * @param callable             $render     Makes the cards.
 * @phpstan-param ListingAttributes $attributes
 * @phpstan-param callable(): list<RenderedCard> $render
 * @return array
 * @phpstan-return list<RenderedCard>
 */
function cards( array $attributes, array $arguments, callable $render ): array {
	$key = key( $attributes, $arguments );
	if ( null === $key ) {
		return $render();
	}
	$version = wp_cache_get_last_changed( GROUP );

	/**
	 * What was kept below.
	 *
	 * @phpstan-var array{version: string, until: int, cards: list<RenderedCard>}|false $entry
	 */
	$entry = wp_cache_get( $key, GROUP );
	if ( is_array( $entry ) && $entry['version'] === $version && time() < $entry['until'] ) {
		return $entry['cards'];
	}
	if ( ! wp_cache_add( "lock:$key", 1, GROUP, LOCK_EXPIRATION ) ) {
		// Somebody renders this already: the version before will do. Without a lock it is the cache that refuses.
		return is_array( $entry ) && false !== wp_cache_get( "lock:$key", GROUP, true ) ? $entry['cards'] : $render();
	}
	try {
		Others\took_part( false );
		// Before the cards are made, which may take until then.
		$until = Clock\right_until( time() );
		$cards = $render();
		$left  = min( EXPIRATION, $until - time() );
		if ( Others\took_part() && ! Permission\given( array( Permission\FILTERED_EXCERPT ), $attributes ) ) {
			wp_cache_delete( $key, GROUP );
		} elseif ( $left <= 0 || ! wp_cache_set( $key, compact( 'version', 'until', 'cards' ), GROUP, $left ) ) {
			// Too large, perhaps. The version before must not outlive it.
			wp_cache_delete( $key, GROUP );
		}
	} finally {
		wp_cache_delete( "lock:$key", GROUP );
	}

	return $cards;
}

/**
 * Key of a listing: everything that its cards depend on besides the content.
 *
 * @param array                $attributes Attributes.
 * @param array<string, mixed> $arguments  Arguments of its query.
 * @phpstan-param ListingAttributes $attributes
 * @return string|null Null when it must not be kept.
 */
function key( array $attributes, array $arguments ): ?string {
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
	if ( ! Permission\given( Permission\objections(), $attributes ) || ! is_array( $varies ) || null === $card ) {
		return null;
	}
	// A network's plugins, with the time of their activation: no site of it is told when they change.
	$plugins = is_multisite() ? get_site_option( 'active_sitewide_plugins' ) : array();
	$words   = ! $attributes['showGrid'] && Asked\is_searched();
	$parts   = array( VERSION, $words, $card, $plugins, get_stylesheet(), $content_width, determine_locale(), home_url( '/' ), is_ssl(), wp_get_upload_dir()['baseurl'] );
	try {
		return md5( serialize( array( $parts, is_user_logged_in(), Others\have_a_say(), $attributes, $arguments, $varies ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Never unserialized; JSON would not tell all objects apart.
	} catch ( \Throwable $error ) {
		// A closure, for example: two of them cannot be told apart.
		return null;
	}
}

/**
 * Whether this is a page as any visitor gets it.
 */
function is_public_page(): bool {
	return ! is_admin() && ! wp_is_serving_rest_request() && ! is_feed() && ! is_preview() && ! is_customize_preview() && ! ( is_multisite() && ms_is_switched() );
}

/**
 * When somebody's template of the card was changed. The plugin's own changes with its version, and has another time on each server.
 *
 * @return int|null Unix time, 0 for the plugin's own; null while PHP may still run the code before the change: OPcache looks at a file only now and then, and the
 *                  old code's cards must not be kept as the new one's.
 */
function card_changed_at(): ?int {
	$changed = (int) filectime( Templates\path( 'card' ) );
	$request = $_SERVER['REQUEST_TIME'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- PHP's own number.

	if ( ! is_int( $request ) || $request - $changed <= (int) ini_get( 'opcache.revalidate_freq' ) ) {
		return null;
	}

	return Templates\is_replaced( 'card' ) ? $changed : 0;
}

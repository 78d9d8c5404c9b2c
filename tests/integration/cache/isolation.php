<?php
/**
 * Requests that must not get each other's cards.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cache;

use ProgramsFilter\Cache;
use function ProgramsFilter\Attributes\schema;
use function ProgramsFilter\Tests\found;
use function ProgramsFilter\Tests\load_admin;
use function ProgramsFilter\Tests\main_query;
use function ProgramsFilter\Tests\program;
use function ProgramsFilter\Tests\request;
use function ProgramsFilter\Tests\small_site;

require_once __DIR__ . '/others.php';

/**
 * What people see whose names a filter shows, and what is rendered for them.
 *
 * @return list<array{string, int}>
 */
function of_each_person(): array {
	add_filter( 'the_title', static fn( string $title ): string => $title . ' usuario ' . get_current_user_id() );
	Cache\forget();
	$seen = array();
	foreach ( array( 1, 0, 1, 0 ) as $user ) {
		wp_set_current_user( $user );
		$request = request();
		$seen[]  = array( found( '/usuario \d/', $request['html'] ), $request['renders'] );
	}

	return $seen;
}

/**
 * What a protected program is called in two languages, and what is rendered for it.
 *
 * @return list<array{string, int}>
 */
function in_languages(): array {
	program( 'Secreto', array(), array( 'post_password' => 'x' ) );
	$seen = array();
	foreach ( array( 'es_ES', 'en_US', 'es_ES', 'en_US' ) as $locale ) {
		switch_to_locale( $locale );
		$request = request();
		$seen[]  = array( found( '/Protegido|Protected/', $request['html'] ), $request['renders'] );
		restore_previous_locale();
	}

	return $seen;
}

/**
 * What is rendered for a visitor, in a special place, and for a visitor again, while a filter that came too late changes titles.
 *
 * @param string $place As places() names it.
 * @return array{int, int, int, bool} Also whether the special place has the changed titles.
 */
function in_place( string $place ): array {
	load_admin();
	request();
	add_filter( 'the_title', static fn(): string => 'otra cosa' );
	$public = request();
	places()[ $place ]();
	$special = request();
	Cache\forget();
	$again = request();

	return array( $public['renders'], $special['renders'], $again['renders'], str_contains( $special['html'], 'otra cosa' ) );
}

/**
 * Places where nothing is kept: what leads there.
 *
 * @return array<string, callable(): mixed>
 */
function places(): array {
	return array(
		'previews'          => static fn() => main_query()->is_preview = true,
		'feeds'             => static fn() => main_query()->is_feed = true,
		'the admin'         => static fn() => set_current_screen( 'edit-post' ),
		'sites that say so' => static fn() => add_filter( 'programs_filter_cache', '__return_false' ),
	);
}

/**
 * What visitors of two countries see, of whom the first comes again, and what is rendered for them.
 *
 * @return list<array{string, int}>
 */
function in_countries(): array {
	$country = '';
	add_filter(
		'programs_filter_cache_varies',
		static function ( array $varies ) use ( &$country ): array {
			return array( 'country' => $country ) + $varies;
		}
	);
	add_filter(
		'the_title',
		static function ( string $title ) use ( &$country ): string {
			return "$title en $country";
		}
	);
	$seen = array();
	foreach ( array( 'MX', 'CL', 'MX' ) as $country ) {
		$request = request();
		$seen[]  = array( found( '/en (..)/', $request['html'] ), $request['renders'] );
	}

	return $seen;
}

/**
 * What pages show of which a filter gives each another program.
 *
 * @return list<string>
 */
function on_pages(): array {
	$page = 0;
	add_filter(
		'programs_filter_query_args',
		static function ( array $arguments ) use ( &$page ): array {
			return array( 'post__in' => array( $page ) ) + $arguments;
		}
	);
	$ids  = small_site();
	$seen = array();
	foreach ( array( 'acuarela', 'coro', 'acuarela' ) as $name ) {
		$page   = $ids[ $name ];
		$seen[] = found( '/Acuarela|Coro/', request()['html'] );
	}

	return $seen;
}

/**
 * What people see on a site that keeps listings for those who are signed in too, and what is rendered for them.
 *
 * @return list<array{bool, int}> Whether it is for members.
 */
function for_members(): array {
	small_site();
	add_filter( 'programs_filter_cache', '__return_true' );
	add_filter( 'the_title', static fn( string $title ): string => $title . ( is_user_logged_in() ? ' para socios' : '' ) );
	$seen = array();
	foreach ( array( 1, 0, 1, 0 ) as $user ) {
		wp_set_current_user( $user );
		$request = request();
		$seen[]  = array( str_contains( $request['html'], 'para socios' ), $request['renders'] );
	}

	return $seen;
}

/**
 * What is rendered for somebody who is signed in, the second time, on a site that says what a listing differs by.
 */
function renders_for_administrator(): int {
	add_filter( 'programs_filter_cache_varies', static fn( array $varies ): array => array( 'country' => 'MX' ) + $varies );
	wp_set_current_user( 1 );
	request();

	return request()['renders'];
}

/**
 * For each attribute how often the cards are rendered when it has another value, and when it has that value again.
 *
 * @param list<string> $names Of attributes.
 * @return list<array{string, int, int}>
 */
function with_another( array $names ): array {
	request();
	$renders = array();
	foreach ( $names as $name ) {
		$listing = array( $name => 'facts' === $name ? array( 'place' ) : other_value( schema()[ $name ] ) );
		// A listing that shows its cards controls no others.
		$listing  += 'target' === $name ? array( 'showGrid' => false ) : array();
		$renders[] = array( $name, request( $listing )['renders'], request( $listing )['renders'] );
	}

	return $renders;
}

/**
 * A value that is allowed and is not the default.
 *
 * @param array<string, mixed> $schema Of an attribute.
 * @return mixed
 */
function other_value( array $schema ) {
	switch ( $schema['type'] ) {
		case 'boolean':
			return true !== $schema['default'];
		case 'integer':
			return is_int( $schema['default'] ) ? $schema['default'] + 1 : 1;
		case 'array':
			return array( 'musica' );
	}

	if ( is_string( $schema['pattern'] ?? null ) ) {
		// Of a length, or of a color.
		return rest_validate_json_schema_pattern( $schema['pattern'], '1px' ) ? '1px' : '#fff';
	}

	return is_array( $schema['enum'] ?? null ) ? end( $schema['enum'] ) : 'otra';
}

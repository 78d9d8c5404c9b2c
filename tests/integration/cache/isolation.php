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
use function ProgramsFilter\Tests\remove;
use function ProgramsFilter\Tests\request;
use function ProgramsFilter\Tests\small_site;
use function ProgramsFilter\Tests\text;
use function ProgramsFilter\Tests\theme;

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
 * What two pages show whose cards a filter changes, and what is rendered once the site says that they may be kept.
 *
 * @param string $hook Filter of a card, or of its HTML.
 * @return list<mixed>
 */
function with_filtered_cards( string $hook ): array {
	$page = '';
	add_filter(
		$hook,
		static function ( $value ) use ( &$page ) {
			return is_array( $value ) ? array( 'title' => "Título $page" ) + $value : text( $value ) . " $page";
		}
	);
	$seen = array();
	foreach ( array( 'una', 'otra' ) as $page ) {
		$seen[] = found( '/\b(una|otra)\b/', request()['html'] );
	}
	$seen[] = renders_when_kept();

	return $seen;
}

/**
 * What is rendered for the second of two requests once the site says that cards may be kept.
 */
function renders_when_kept(): int {
	add_filter( 'programs_filter_cache', '__return_true' );
	request();

	return request()['renders'];
}

/**
 * What two pages show whose theme has a card of its own, and what is rendered once the site says that it may be kept.
 *
 * @return list<mixed>
 */
function with_card_of_theme(): array {
	theme( 'cuatro', '<p><?php echo $GLOBALS["programs_filter_word"]; ?></p>' );
	switch_theme( 'cuatro' );
	$_SERVER['REQUEST_TIME'] = time() + 100;

	$seen = array();
	foreach ( array( 'una', 'otra' ) as $word ) {
		$GLOBALS['programs_filter_word'] = $word;

		$seen[] = found( '/\b(una|otra)\b/', request()['html'] );
	}
	$seen[] = renders_when_kept();
	switch_theme( 'twentytwentyfive' );

	return $seen;
}

/**
 * What a visitor who paid and one who did not see of a text, before and after the site says that it may be kept.
 *
 * @return list<string>
 */
function behind_paywall(): array {
	program(
		'De pago',
		array(),
		array(
			'post_content' => '<p>Entero</p>',
			'post_excerpt' => '',
		)
	);
	$shown = '';
	add_filter(
		'the_content',
		static function () use ( &$shown ): string {
			return $shown;
		}
	);
	$seen = array();
	foreach ( array( false, true ) as $asked ) {
		if ( $asked ) {
			add_filter( 'programs_filter_cache', '__return_true' );
		}
		foreach ( array( '<p>Entero</p>', 'Suscríbete' ) as $shown ) {
			$seen[] = found( '/Entero|Suscríbete/', request()['html'] );
		}
	}

	return $seen;
}

/**
 * What visitors who paid, who did not, and who paid see of an excerpt that another plugin filters.
 *
 * @param string $hook Its filter.
 * @return list<string>
 */
function behind_paywall_of_excerpts( string $hook ): array {
	remove();
	program(
		'De pago',
		array(),
		array(
			'post_content' => '<p>Entero</p>',
			'post_excerpt' => '',
		)
	);
	$shown = '';
	add_filter(
		$hook,
		static function ( string $excerpt ) use ( &$shown ): string {
			return str_replace( 'Entero', $shown, $excerpt );
		}
	);
	$seen = array();
	foreach ( array( 'Entero', 'Suscríbete', 'Entero' ) as $shown ) {
		$seen[] = found( '/Entero|Suscríbete/', request()['html'] );
	}

	return $seen;
}

/**
 * What a visitor sees for whom another plugin filters excerpts, after one for whom it does not.
 */
function for_those_with_filter(): string {
	remove();
	program( 'De pago', array(), array( 'post_excerpt' => 'Entero' ) );
	request();
	add_filter( 'the_excerpt', static fn(): string => 'Suscríbete' );

	return found( '/Entero|Suscríbete/', request()['html'] );
}

/**
 * What is rendered the second time of a program with an excerpt of its own where another plugin filters contents.
 */
function renders_with_filtered_contents(): int {
	remove();
	program(
		'A',
		array(),
		array(
			'post_content' => 'Texto',
			'post_excerpt' => 'Resumen',
		)
	);
	add_filter( 'the_content', static fn( string $html ): string => $html . '<p>Compartir</p>' );
	request();

	return request()['renders'];
}

/**
 * What is rendered the second time on a site that answers for its cards, after each thing that speaks against keeping them.
 *
 * @return array<string, int>
 */
function renders_by_objection(): array {
	remove();
	program( 'De pago', array(), array( 'post_excerpt' => 'Entero' ) );
	$answer_for = static fn( string $answered ) => add_filter( 'programs_filter_cache', static fn( bool $keep, array $attributes, string $objection ): bool => $keep || $answered === $objection, 10, 3 );
	$renders    = static function (): int {
		request();

		return request()['renders'];
	};
	$answer_for( 'filtered-cards' );
	$seen = array( 'nothing speaks against it' => $renders() );
	add_filter( 'programs_filter_card_html', static fn( string $html ): string => $html . ' ' );
	$seen['cards'] = $renders();
	wp_set_current_user( 1 );
	$seen['signed in'] = $renders();
	wp_set_current_user( 0 );
	add_filter( 'the_excerpt', static fn( string $excerpt ): string => $excerpt . ' ' );
	Cache\forget();
	$seen['excerpt'] = $renders();
	$answer_for( 'filtered-excerpt' );
	$seen['excerpt, answered for'] = $renders();

	return $seen;
}

/**
 * When the card was last changed, as a server says whose files of the plugin are newer than they are.
 *
 * @return int|null
 */
function card_changed_at(): ?int {
	$_SERVER['REQUEST_TIME'] = time() + 100;

	return Cache\card_changed_at();
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
		$listing   = array( $name => other_value( schema()[ $name ] ) );
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

	return is_array( $schema['enum'] ?? null ) ? end( $schema['enum'] ) : 'otra';
}

<?php
/**
 * Requests that must not get each other's cards.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cache;

use ProgramsFilter\Listing;
use function ProgramsFilter\Tests\{found, load_admin, main_query, program, remove, request, small_site, text, theme};

/**
 * What requests show, and behind it how often something is rendered for them.
 *
 * @param string             $pattern What is looked for.
 * @param list<T>            $values  What the requests differ by.
 * @param callable(T): mixed $begin   Begins each: gets its value.
 * @phpstan-template T
 * @return list<string>
 */
function seen( string $pattern, array $values, callable $begin ): array {
	return array_map(
		static function ( $value ) use ( $pattern, $begin ): string {
			$begin( $value );
			$request = request();

			return found( $pattern, $request['html'] ) . " {$request['renders']}";
		},
		$values
	);
}

/**
 * What people see whose names a filter shows; on a site that keeps listings for those who are signed in, too; and what is rendered for them.
 *
 * @return list<list<string>>
 */
function of_each_person(): array {
	small_site();
	add_filter( 'the_title', static fn( string $title ): string => $title . ' usuario ' . get_current_user_id() );
	$people  = array( 1, 0, 1, 0 );
	$sign_in = static fn( int $id ) => wp_set_current_user( $id );
	$seen    = array( seen( '/usuario \d/', $people, $sign_in ) );
	Listing\forget_listings();
	add_filter( 'programs_filter_cache', '__return_true' );
	$seen[] = seen( '/usuario \d/', $people, $sign_in );

	return $seen;
}

/**
 * What a protected program is called in two languages, and what is rendered for it.
 *
 * @return list<string>
 */
function in_languages(): array {
	small_site();
	program( 'Secreto', array(), array( 'post_password' => 'x' ) );

	return seen( '/Protegido|Protected/', array( 'es_ES', 'en_US', 'es_ES', 'en_US' ), static fn( string $locale ) => switch_to_locale( $locale ) );
}

/**
 * What is rendered for a visitor, in a special place, and for a visitor again, while a filter that came too late changes titles.
 *
 * @param string $place Where nothing is kept.
 * @return array{int, int, int, bool} Also whether the special place has the changed titles.
 */
function in_place( string $place ): array {
	small_site();
	load_admin();
	request();
	add_filter( 'the_title', static fn(): string => 'otra cosa' );
	$public = request();
	$places = array(
		'previews'          => static fn() => main_query()->is_preview = true,
		'feeds'             => static fn() => main_query()->is_feed = true,
		'the admin'         => static fn() => set_current_screen( 'edit-post' ),
		'sites that say so' => static fn() => add_filter( 'programs_filter_cache', '__return_false' ),
	);
	$places[ $place ]();
	$special = request();
	Listing\forget_listings();
	$again = request();

	return array( $public['renders'], $special['renders'], $again['renders'], str_contains( $special['html'], 'otra cosa' ) );
}

/**
 * What visitors of two countries see, by what the site says that listings differ by; and what pages show of which a filter gives each another program.
 *
 * @return array{list<string>, list<string>} Of the countries also what is rendered for them.
 */
function by_filters(): array {
	$ids     = small_site();
	$country = '';
	$page    = 0;
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
	$countries = seen(
		'/en (..)/',
		array( 'MX', 'CL', 'MX' ),
		static function ( $value ) use ( &$country ): void {
			$country = $value;
		}
	);
	add_filter(
		'programs_filter_query_args',
		static function ( array $arguments ) use ( &$page ): array {
			return array( 'post__in' => array( $page ) ) + $arguments;
		}
	);
	$pages = seen(
		'/Acuarela|Coro/',
		array( $ids['acuarela'], $ids['coro'], $ids['acuarela'] ),
		static function ( $value ) use ( &$page ): void {
			$page = $value;
		}
	);

	return array( $countries, $pages );
}

/**
 * For each attribute how often the cards are rendered when it has another value, and when it has that value again.
 *
 * @param list<string> $names Of attributes.
 * @return list<array{string, int, int}>
 */
function with_another( array $names ): array {
	small_site();
	request();
	$renders = array();
	foreach ( $names as $name ) {
		$listing = array( $name => 'facts' === $name ? array( 'place' ) : other_value( Listing\attributes_schema()[ $name ] ) );
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

/**
 * What two pages show whose cards a filter or the theme changes, and what is rendered once the site says that they may be kept.
 *
 * @param string $by Filter; "theme" for its card.
 * @return list<mixed>
 */
function with_own_cards( string $by ): array {
	small_site();
	$words = array( 'una', 'otra' );
	$set   = static function ( $word ): void {
		$GLOBALS['programs_filter_word'] = $word;
	};
	if ( 'theme' === $by ) {
		theme( 'cuatro', '<p><?php echo $GLOBALS["programs_filter_word"]; ?></p>' );
		switch_theme( 'cuatro' );
		$_SERVER['REQUEST_TIME'] = time() + 100;
	} else {
		add_filter( $by, static fn( $value ) => is_array( $value ) ? array( 'title' => 'Título ' . text( $GLOBALS['programs_filter_word'] ) ) + $value : text( $value ) . ' ' . text( $GLOBALS['programs_filter_word'] ) );
	}
	$seen = seen( '/\b(una|otra)\b/', $words, $set );
	add_filter( 'programs_filter_cache', '__return_true' );
	request();
	$seen[] = request()['renders'];
	switch_theme( 'twentytwentyfive' );

	return $seen;
}

/**
 * What visitors who paid, who did not, and who paid see of an excerpt that another plugin filters; and who did not, after others for whom it does not.
 *
 * @param string $hook Its filter.
 * @return list<string>
 */
function behind_paywall( string $hook ): array {
	remove();
	program( 'De pago', array(), array( 'post_content' => '<p>Entero</p>', 'post_excerpt' => '' ) );
	request();
	$shown = '';
	$set   = static function ( string $value ) use ( &$shown ): void {
		$shown = $value;
	};
	add_filter(
		$hook,
		static function ( string $text ) use ( &$shown ): string {
			return str_replace( 'Entero', $shown, $text );
		}
	);

	return seen( '/Entero|Suscríbete/', array( 'Suscríbete', 'Entero', 'Suscríbete' ), $set );
}

/**
 * What is rendered the second time, after each thing that speaks against keeping a listing, on a site that answers for its cards.
 *
 * @return array<string, int>
 */
function renders_by_objection(): array {
	remove();
	program( 'De pago', array(), array( 'post_content' => 'Texto', 'post_excerpt' => 'Entero' ) );
	$answer_for = static fn( string $answered ) => add_filter( 'programs_filter_cache', static fn( bool $keep, array $attributes, string $objection ): bool => $keep || $answered === $objection, 10, 3 );
	$renders    = static function (): int {
		request();

		return request()['renders'];
	};
	$answer_for( 'filtered-cards' );
	add_filter( 'the_content', static fn( string $html ): string => $html . '<p>Compartir</p>' );
	$seen = array( 'filtered contents, an excerpt by hand' => $renders() );
	add_filter( 'programs_filter_card_html', static fn( string $html ): string => $html . ' ' );
	add_filter( 'programs_filter_cache_varies', static fn( array $varies ): array => array( 'country' => 'MX' ) + $varies );
	$seen['cards'] = $renders();
	wp_set_current_user( 1 );
	$seen['signed in'] = $renders();
	wp_set_current_user( 0 );
	add_filter( 'the_excerpt', static fn( string $excerpt ): string => $excerpt . ' ' );
	Listing\forget_listings();
	$seen['excerpt'] = $renders();
	$answer_for( 'filtered-excerpt' );
	$seen['excerpt, answered for'] = $renders();
	add_filter( 'programs_filter_may_read', '__return_true' );
	$seen['reading'] = $renders();
	$answer_for( 'restricted-reading' );
	$seen['reading, answered for'] = $renders();
	// Another on each server.
	$_SERVER['REQUEST_TIME']                = time() + 100;
	$seen['date of the plugin’s own files'] = Listing\card_changed_at() ?? -1;

	return $seen;
}

<?php
/**
 * A site in two languages, by Polylang.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Polylang;

use ProgramsFilter\Admin;
use ProgramsFilter\Import;
use ProgramsFilter\Program;
use ProgramsFilter\Tests\Import_Steps;
use function ProgramsFilter\Tests\{block, category, category_named, load_admin, post, post_named, program};

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- Polylang's own hooks.
// phpcs:disable Generic.Commenting.DocComment.MissingShort -- Tells PHPStan the same.

/** Activates it, in Spanish and English. */
function activate(): void {
	load_admin();
	activate_plugin( 'polylang/polylang.php' );
	// As if its translation were there, without which WordPress does not switch to a language.
	wp_mkdir_p( WP_LANG_DIR );
	file_put_contents( WP_LANG_DIR . '/en_GB.l10n.php', '<?php return array();' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A test site.
}

/** Its languages, of which the first is the usual one. Its functions are there from the next request on. */
function languages(): void {
	$model = new \PLL_Model( new \WP_Syntex\Polylang\Options\Options() ); // @phpstan-ignore-line (Polylang's)
	foreach ( array( array( 'Español', 'es', 'es_ES' ), array( 'English', 'en', 'en_GB' ) ) as $order => list( $name, $slug, $locale ) ) {
		$model->add_language( // @phpstan-ignore-line (Polylang's)
			array( 'name' => $name, 'slug' => $slug, 'locale' => $locale, 'rtl' => 0, 'term_group' => $order )
		);
	}
}

/** The same programs, categories and page in two languages. */
function contents(): void {
	$words = array(
		array( 'es', 'Programas', array( 'Acuarela', 'Coro' ), array( 'Arte', 'Música' ) ),
		array( 'en', 'Programs', array( 'Watercolor', 'Choir' ), array( 'Art', 'Music' ) ),
	);
	$all   = array();
	foreach ( $words as list( $language, $page, $titles, $names ) ) {
		$terms = array_map( 'ProgramsFilter\Tests\category', $names );
		foreach ( $terms as $index => $term ) {
			pll_set_term_language( $term, $language ); // @phpstan-ignore-line (Polylang's)
			$all[ "term$index" ][ $language ] = $term;
		}
		foreach ( $titles as $index => $title ) {
			$id = program( $title, array( $terms[ $index ] ), array( 'menu_order' => $index ) );
			pll_set_post_language( $id, $language ); // @phpstan-ignore-line (Polylang's)
			// The language comes with a term of its own, after which the categories are set again.
			wp_set_object_terms( $id, array( $terms[ $index ] ), Program\TAXONOMY );
			$all[ "post$index" ][ $language ] = $id;
		}
		$id = post( array( 'post_type' => 'page', 'post_title' => $page, 'post_status' => 'publish', 'post_content' => block() ) );
		pll_set_post_language( $id, $language ); // @phpstan-ignore-line (Polylang's)
		$all['postpage'][ $language ] = $id;
	}
	foreach ( array(
		'only-music'  => array( 'only' => array( 'categoria' => array( 'musica' ) ) ),
		'music-first' => array( 'initial' => array( 'categoria' => array( 'musica' ) ) ),
	) as $slug => $attributes ) {
		$id = post( array( 'post_type' => 'page', 'post_title' => $slug, 'post_status' => 'publish', 'post_content' => block( $attributes ) ) );
		pll_set_post_language( $id, 'en' ); // @phpstan-ignore-line (Polylang's)
	}
	foreach ( $all as $kind => $translations ) {
		if ( 0 === strpos( $kind, 'term' ) ) {
			pll_save_term_translations( $translations ); // @phpstan-ignore-line (Polylang's)
		} else {
			pll_save_post_translations( $translations ); // @phpstan-ignore-line (Polylang's)
		}
	}
	flush_rewrite_rules();
}

/**
 * Where the categories of both languages lead in a request of one language; and whether programs and categories are translated.
 *
 * @return array<string, mixed>
 */
function links(): array {
	$links = array();
	foreach ( array( 'musica', 'music' ) as $slug ) {
		$terms = get_terms(
			// @phpstan-ignore argument.type (Polylang's `lang`)
			array( 'taxonomy' => Program\TAXONOMY, 'slug' => $slug, 'hide_empty' => false, 'lang' => '' )
		);
		$link           = is_array( $terms ) && isset( $terms[0] ) && $terms[0] instanceof \WP_Term ? get_term_link( $terms[0] ) : '';
		$links[ $slug ] = is_string( $link ) ? wp_make_link_relative( $link ) : '';
	}

	return $links + array(
		'language'   => pll_current_language(), // @phpstan-ignore-line (Polylang's)
		'translated' => array( pll_is_translated_post_type( Program\POST_TYPE ), pll_is_translated_taxonomy( Program\TAXONOMY ) ), // @phpstan-ignore-line (Polylang's)
	);
}

/**
 * Copies of the choir in both languages for the next season, one after the other: the translations of the first, by language, and whether they are the copies.
 *
 * @return array{list<string>, bool}
 */
function copied(): array {
	load_admin();
	Program\bootstrap_admin();
	Admin\bootstrap_admin();
	set_current_screen( 'edit-' . Program\POST_TYPE );
	wp_set_current_user( 1 );
	$sources = get_posts(
		// @phpstan-ignore argument.type (Polylang's `lang`)
		array( 'post_type' => Program\POST_TYPE, 'post_name__in' => array( 'coro', 'choir' ), 'fields' => 'ids', 'lang' => '' )
	);
	Admin\handle_season_action( '', Admin\SEASON_ACTION, $sources );
	Admin\continue_season();
	$copies = get_posts(
		// @phpstan-ignore argument.type (Polylang's `lang`)
		array( 'post_type' => Program\POST_TYPE, 'post_status' => 'draft', 'fields' => 'ids', 'lang' => '' )
	);
	$linked = (array) pll_get_post_translations( $copies[0] ); // @phpstan-ignore-line (Polylang's)
	ksort( $linked );
	array_map( 'wp_delete_post', $copies );

	return array( array_map( 'strval', array_keys( $linked ) ), array() === array_diff( array_filter( $linked, 'is_int' ), $copies ) && 2 === count( $copies ) );
}

/**
 * Gives a category another slug.
 *
 * @param string $slug Slug.
 * @param string $to   The other one.
 */
function rename( string $slug, string $to ): void {
	wp_update_term( category_named( $slug )->term_id, Program\TAXONOMY, array( 'slug' => $to ) );
}

/** Has each request be one of the administrator's. */
function be_administrator(): void {
	add_filter( 'determine_current_user', static fn(): int => 1, 99 );
}

/** Offers an import by the administrator in the REST API, as that of the page goes on. */
function offer_import(): void {
	be_administrator();
	$import = static fn( \WP_REST_Request $request ): array => imported( is_string( $request['csv'] ) ? $request['csv'] : '' );
	add_action( 'rest_api_init', static fn() => register_rest_route( 'test/v1', '/import', array( 'callback' => $import, 'permission_callback' => '__return_true' ) ) );
}

/**
 * What the administrator's import did with rows of the choir, and what there is then, in each language.
 *
 * @param string $csv CSV.
 * @return array<string, mixed>
 */
function imported( string $csv ): array {
	require_once __DIR__ . '/import/steps.php';
	wp_set_current_user( 1 );
	$actions  = Import_Steps\actions( $csv, 'publish' );
	$programs = array();
	$counts   = array();
	foreach ( Import\exported_programs() as $program ) {
		if ( 'Coro' !== $program->post_title ) {
			continue;
		}
		$words = array( 'Coro', pll_get_post_language( $program->ID ), get_post_meta( $program->ID, 'pfilter_place', true ) ); // @phpstan-ignore-line (Polylang's)
		foreach ( Program\get_program_categories( $program ) as $term ) {
			$language = pll_get_term_language( $term->term_id ); // @phpstan-ignore-line (Polylang's)
			$words[]  = "$term->name ($language)"; // @phpstan-ignore-line (Polylang's)
			$counts  += 'en' === $language ? array( $term->name => $term->count ) : array();
		}
		$programs[] = implode( ' ', array_diff( $words, array( '' ) ) ); // @phpstan-ignore-line (Polylang's)
	}

	return compact( 'actions', 'programs', 'counts' );
}

/**
 * ID of a page.
 *
 * @param string $slug Slug.
 */
function page_id( string $slug ): int {
	return post_named( $slug, 'page' )->ID;
}

/**
 * Beginning and price of the choir in English: what a new translation begins with; what follows the original, where the site keeps translations in step.
 *
 * @return list<list<mixed>>
 */
function facts(): array {
	$es    = post_named( 'coro', Program\POST_TYPE )->ID;
	$en    = post_named( 'choir', Program\POST_TYPE )->ID;
	$write = static function ( int $id, array $facts ): void {
		foreach ( $facts as $key => $value ) {
			update_post_meta( $id, "pfilter_$key", $value );
		}
	};
	$read  = static fn(): array => array( get_post_meta( $en, 'pfilter_start', true ), get_post_meta( $en, 'pfilter_price', true ) );
	$write( $es, array( 'sessions' => '2030-01-02', 'price' => '5 €' ) );
	PLL()->sync->post_metas->copy( $es, $en, 'en', false ); // @phpstan-ignore-line (Polylang's)
	$facts = array( $read() );

	PLL()->options['sync'] = array( 'post_meta' ); // @phpstan-ignore-line (Polylang's)
	$write( $en, array( 'price' => '5 pounds' ) );
	$write( $es, array( 'sessions' => '2030-02-03', 'price' => '6 €' ) );
	PLL()->sync->post_metas->copy( $es, $en, 'en', true ); // @phpstan-ignore-line (Polylang's)
	$facts[] = $read();

	return $facts;
}
